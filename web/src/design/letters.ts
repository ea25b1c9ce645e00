// The fonts are a third of what a first visit loads, and the least of what it is for: they come when the page stands,
// into lines that the stand-in of design.css has kept for them. Whoever has them already sees nothing else.
import latin400 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2";
import latin700 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2";
import latin800 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2";
import more400 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2";
import more700 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2";
import more800 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-800-normal.woff2";
import { afterFirstView } from "../shell/firstView";

const HERE = "meadhall-letters";

const LATIN = "U+0000-00FF, U+2013-2014, U+2018-201E, U+2022, U+2026, U+2212";
const MORE = "U+0100-02BA, U+1E00-1E9F";
const NEEDS_MORE = /[\u0100-\u02ba\u1e00-\u1e9f]/;

/** The same letters three times: to read, bold, and for what is set large. */
const faces = (unicodeRange: string, [reading, bold, display]: [string, string, string]): FontFace[] => [
  new FontFace("Alegreya Sans", `url(${reading})`, { unicodeRange, weight: "400", display: "swap" }),
  new FontFace("Alegreya Sans", `url(${bold})`, { unicodeRange, weight: "700", display: "swap" }),
  new FontFace("Alegreya Sans Display", `url(${display})`, { unicodeRange, display: "swap" }),
];

/** At once where they have been before, else when the page stands. */
export function loadLetters(): void {
  const latin = faces(LATIN, [latin400, latin700, latin800]);
  const more = faces(MORE, [more400, more700, more800]);
  if (localStorage.getItem(HERE)) use([...latin, ...more]);
  else void fetchLetters(latin, more).catch(() => {}); // the stand-in stays
}

/** They are used when all that the page needs have come: with each of them every line of it is laid out anew. */
async function fetchLetters(latin: FontFace[], more: FontFace[]): Promise<void> {
  await afterFirstView;
  const needed = NEEDS_MORE.test(document.body.textContent) ? [...latin, ...more] : latin;
  await Promise.all(needed.map((face) => face.load()));
  use([...latin, ...more]);
  localStorage.setItem(HERE, "yes");
}

const use = (letters: FontFace[]): void => letters.forEach((face) => document.fonts.add(face));
