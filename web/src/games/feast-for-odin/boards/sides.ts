// What a small screen doesn't show at first: somebody's boards, supply and occupations, and the action board drawn whole.
export { default as ActionBoard } from "../action-board/ActionBoard.svelte";
export { default as MySide } from "./MySide.svelte";
export { default as OtherSide } from "./OtherSide.svelte";
