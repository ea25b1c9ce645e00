// What is opened over the table.
export { default as FeastTable } from "../feast/FeastTable.svelte";
export { default as Outlook } from "./Outlook.svelte";
export { default as SpacePanel } from "./SpacePanel.svelte";
