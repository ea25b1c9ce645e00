import { mount } from "svelte";
import "./design/design.css";
import { loadLetters } from "./design/letters";
import App from "./shell/App.svelte";
import { arrival } from "./shell/arrival";
import { applySettings } from "./shell/settings.svelte";

loadLetters();
await applySettings();
const target = document.getElementById("app");
// Not awaited here: the files of the page need this one to be ready.
if (target) void arrival().then(() => mount(App, { target }));
