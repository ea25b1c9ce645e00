import { mount } from "svelte";
import "./design/design.css";
import App from "./shell/App.svelte";
import { applySettings } from "./shell/settings.svelte";

await applySettings();
const target = document.getElementById("app");
if (target) mount(App, { target });
