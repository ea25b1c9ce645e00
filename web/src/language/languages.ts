// The languages there are, and which of them this browser is spoken to in. Nothing here needs the rest of the client:
// a page asks for its words before anything else has arrived.

export const LANGUAGES = ["en", "es", "pl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Where a person's own settings are kept. */
export const SETTINGS_KEY = "meadhall-settings";

const known = (tag: unknown): Language | undefined => LANGUAGES.find((language) => language === tag);

export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = known(tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return "en";
}

/** The language the address asks for, else the one set, else the browser's. */
export const languageFor = (set: string): Language =>
  known(new URLSearchParams(location.search).get("lang")) ?? known(set) ?? preferredLanguage();

/** The language this browser's person has set; empty if none was. */
export function languageSet(): string {
  try {
    const { language } = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as { language?: string };
    return language ?? "";
  } catch {
    return "";
  }
}
