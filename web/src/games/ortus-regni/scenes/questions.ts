// Which questions are answered in a scene; all others are answered on the table itself.
const SCENES: Record<string, string> = {
  "field-attack": "battle",
  "field-defence": "battle",
  "church-ruling": "battle",
  tactics: "battle",
  spread: "battle",
  "spread-horde": "battle",
  "towers-fall": "battle",
  "properties-fall": "battle",
  spoils: "battle",
  capture: "battle",
  ransom: "ransom",
  "ransom-item": "ransom",
  "ransom-property": "ransom",
  struggle: "struggle",
  joust: "joust",
  stake: "joust",
  rider: "joust",
  levy: "levy",
  deck: "deck",
  house: "deck",
  draft: "draft",
  "tray-towers": "pick",
  "legacy-tower": "pick",
  legacy: "pick",
  barter: "pick",
  "barter-take": "pick",
  mulligan: "opening",
  series: "opening",
};

/** The question a prompt asks: `ortus-regni.ask-struggle` is `struggle`. */
export const questionOf = (prompt: { key: string }): string =>
  prompt.key.startsWith("ortus-regni.ask-") ? prompt.key.slice("ortus-regni.ask-".length) : "";

/** The scene in which a question is answered; nothing if the table itself answers it. */
export const sceneOf = (prompt: { key: string }): string | null => SCENES[questionOf(prompt)] ?? null;
