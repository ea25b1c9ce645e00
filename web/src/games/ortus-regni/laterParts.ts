// Parts of the table that no first view of a phone shows: what is to be watched begins below the screen, the outlook is
// asked for, and answers in words are few.
export { default as Aside } from "./Aside.svelte";
export { default as ChoiceBar } from "./choosing/ChoiceBar.svelte";
export { default as Outlook } from "./panels/Outlook.svelte";
export { default as ToWatch } from "./panels/ToWatch.svelte";
