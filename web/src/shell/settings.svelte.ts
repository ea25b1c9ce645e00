// What a person has set for themselves, kept in this browser.
import { languageFor, SETTINGS_KEY, type Language } from "../language/languages";
import { speakLanguage } from "../language/speech.svelte";

export interface Settings {
  language: Language | "";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  sound: boolean;
  patterns: boolean;
  /** How fast effects are shown one by one. */
  steps: "slow" | "normal" | "fast" | "none";
}

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
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(remembered());
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: systemDark.matches });
const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

export function wantsStillness(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && systemStill.matches);
}

/** What is shown: one's own wish, or the system's. */
export const shownTheme = (): "light" | "dark" =>
  settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme;

function show(): void {
  system.dark = systemDark.matches;
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.dataset.motion = settings.motion;
}

export async function change(part: Partial<Settings>): Promise<void> {
  Object.assign(settings, part);
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  show();
  if (part.language === undefined) return;
  tellHall(part.language);
  await speakLanguage(chosenLanguage());
}

const YEAR = 365 * 24 * 3600;

/** The hall sends the words of the chosen language with a table's page; a cookie of no age is forgotten. */
function tellHall(language: Language | ""): void {
  document.cookie = `meadhall-language=${language}; path=/; max-age=${language ? YEAR : 0}; samesite=lax`;
}

export const chosenLanguage = (): Language => languageFor(settings.language);

export async function applySettings(): Promise<void> {
  systemDark.addEventListener("change", show);
  show();
  await speakLanguage(chosenLanguage());
}
