// What a person has set for themselves, kept in this browser.
import { LANGUAGES, preferredLanguage, speakLanguage, type Language } from "../language/speech.svelte";

export interface Settings {
  language: Language | "";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  sound: boolean;
  patterns: boolean;
  /** How fast effects are shown one by one. */
  steps: "slow" | "normal" | "fast" | "none";
}

const KEY = "meadhall-settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: false,
  patterns: true,
  steps: "normal",
};

function remembered(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(remembered());
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

export function wantsStillness(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && systemStill.matches);
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (systemDark.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
}

export async function change(part: Partial<Settings>): Promise<void> {
  Object.assign(settings, part);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  if (part.language !== undefined) await speakLanguage(chosenLanguage());
}

export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return LANGUAGES.find((language) => language === asked) ?? (settings.language || preferredLanguage());
}

export async function applySettings(): Promise<void> {
  systemDark.addEventListener("change", show);
  show();
  await speakLanguage(chosenLanguage());
}
