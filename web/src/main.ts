import { mount } from "svelte";
import "./design/design.css";
import { loadLetters } from "./design/letters";
import App from "./shell/App.svelte";
import { applySettings } from "./shell/settings.svelte";

await Promise.all([applySettings(), loadLetters()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
