// What is opened over the table, or flies over it.
export { default as FeastTable } from "../feast/FeastTable.svelte";
export { default as FeastWaits } from "../feast/FeastWaits.svelte";
export { default as Flights } from "../Flights.svelte";
export { default as Outlook } from "./Outlook.svelte";
export { default as SpacePanel } from "./SpacePanel.svelte";
export { default as WindowBar } from "./WindowBar.svelte";
