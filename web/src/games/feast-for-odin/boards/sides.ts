// Somebody's boards, supply and occupations.
export { default as MySide } from "./MySide.svelte";
export { default as OtherSide } from "./OtherSide.svelte";
