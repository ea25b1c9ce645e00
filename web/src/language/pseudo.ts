// Words nobody speaks, for looking at the layout: longer by 40 %, with accents, in brackets. What is cut, is built from
// pieces or isn't in a catalogue shows at once. Set `meadhall-pseudo` in the browser's storage to see them.

const ACCENTS: Record<string, string> = {
  a: "á",
  c: "ć",
  e: "ę",
  i: "í",
  l: "ł",
  n: "ñ",
  o: "ö",
  s: "ś",
  u: "ü",
  z: "ż",
};

export const isPseudo = (): boolean =>
  typeof localStorage !== "undefined" && localStorage.getItem("meadhall-pseudo") === "yes";

/** One text of a catalogue; words grow at their end, so that lines still break between them. */
export function pseudoWords(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  const longer = text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.round(word.length * 0.4)));
  return `[${[...longer].map((letter) => ACCENTS[letter] ?? letter).join("")}]`;
}
