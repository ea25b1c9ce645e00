// How the client is put together for slow networks: few files, each asked for early, each as small as it gets.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { entriesOf, ENTRY, REFERENCE } from "../src/language/entries.ts";
import { LANGUAGES } from "../src/language/languages.ts";

type Bundle = Rolldown.OutputBundle;
type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const brotli = promisify(brotliCompress);
const SOURCE = new URL("../src/", import.meta.url).pathname;
const LOCALES = new URL("../../src/meadhall/locales/", import.meta.url).pathname;
/** What the builder itself adds to every file that loads others. */
const HELPERS = /preload-helper|rolldown[/:]runtime/;
/** Parts of Svelte that no first view of a table uses: fields to fill in, copies of state, transitions. */
export const LATER_SVELTE =
  /svelte\/src\/internal\/(client\/dom\/elements\/(transitions|bindings\/input)|shared\/clone)\.js$/;
const SHELL_ROOMS = ["shell", "kernel", "hall"];
/** Rooms that a game's table can do without at first sight. */
const LATER = /-(cards|decks|scenes)$/;
/** What a game is called, known to every page without the rest of its words. */
const FRONT = /-front$/;
/** Words of the terminal. */
const NOT_HERE = ["cli", "help", "operate", "report"];
const games = readdirSync(`${SOURCE}games`);

/** The file a room's words are in: rooms that are needed together are loaded together. */
function shelfOf(room: string): string {
  if (SHELL_ROOMS.includes(room) || FRONT.test(room)) return "hall";
  const game = games.find((name) => room === name || room.startsWith(`${name}-`));
  return game && !LATER.test(room) ? game : room;
}

/** What the room of a game's first view is called; `games/<id>/first-words.txt` lists its messages. */
const FIRST = "-first";
const listOf = (game: string): string => `${SOURCE}games/${game}/first-words.txt`;
const openings = games.filter((game) => existsSync(listOf(game)));

/** Of a catalogue only the words: notes to translators stay at home. */
const wordsOf = (language: string, room: string): string =>
  readFileSync(`${LOCALES}${language}/${room}.ftl`, "utf-8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\n{2,}/g, "\n");

const roomsIn = (language: string): string[] =>
  readdirSync(LOCALES + language)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.replace(".ftl", ""))
    .filter((room) => !NOT_HERE.includes(room));

/** The rooms that the room of a game's first view stands in for. */
const roomsBehind = (game: string): string[] => roomsIn("en").filter((room) => ["hall", game].includes(shelfOf(room)));

/** The messages a game's first view says on a small screen, and whatever they refer to. */
function firstWordsOf(language: string, game: string): string {
  const entries = roomsBehind(game).flatMap((room) => entriesOf(wordsOf(language, room)));
  const texts = new Map(entries.map((entry) => [ENTRY.exec(entry)?.[1] ?? "", entry]));
  const wanted = new RegExp(`^(${patternsOf(game).join("|")})$`);
  const found = new Set([...texts.keys()].filter((id) => wanted.test(id)));
  // A set goes on to what is added to it meanwhile.
  for (const id of found)
    for (const [, other] of texts.get(id)?.matchAll(REFERENCE) ?? [])
      if (texts.has(other ?? "")) found.add(other ?? "");
  return [...found].map((id) => texts.get(id)).join("\n");
}

/** A line is a message, with stars for whatever may stand there; what begins with # is a note. */
const patternsOf = (game: string): string[] =>
  readFileSync(listOf(game), "utf-8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replaceAll("*", ".*"));

/** The catalogues as `virtual:catalogues`: for each language and room a way to load the file it is in. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: { filter: { id: /^virtual:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const [, language, shelf] = id.split("/");
        if (language === undefined) return loaders();
        const opening = openings.find((game) => shelf === game + FIRST);
        if (opening) {
          this.addWatchFile(listOf(opening));
          return `export default ${JSON.stringify({ [shelf ?? ""]: firstWordsOf(language, opening) })}`;
        }
        const rooms = roomsIn(language).filter((room) => shelfOf(room) === shelf);
        for (const room of rooms) this.addWatchFile(`${LOCALES}${language}/${room}.ftl`);
        return `export default ${JSON.stringify(Object.fromEntries(rooms.map((room) => [room, wordsOf(language, room)])))}`;
      },
    },
  };
}

function loaders(): string {
  const line = (language: string, room: string, shelf: string) =>
    `"${language}/${room}": () => import("virtual:words/${language}/${shelf}"),`;
  const lines = LANGUAGES.flatMap((language) => [
    ...roomsIn(language).map((room) => line(language, room, shelfOf(room))),
    ...openings.map((game) => line(language, game + FIRST, game + FIRST)),
  ]);
  const fronts = roomsIn("en").filter((room) => FRONT.test(room));
  const behind = Object.fromEntries(openings.map((game) => [game, roomsBehind(game)]));
  return `export const catalogues = {${lines.join("")}};
    export const fronts = ${JSON.stringify(fronts)};
    export const openings = ${JSON.stringify(behind)};`;
}

/** Everything that is loaded together whenever some module is. */
function drawnInBy(start: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One file for what every page needs, one for what every table adds; of each game one for its pieces, which the home
 * page shows too, and one for its table. */
export function splitting(): Splitting {
  const sets = new Map<string, Set<string>>();
  const drawnIn = (start: string, graph: Graph) => {
    const found = sets.get(start) ?? drawnInBy(SOURCE + start, graph);
    sets.set(start, found);
    return found;
  };
  const gameOf = (id: string) => games.find((name) => id.includes(`/games/${name}/`) || id.includes(`/${name}.json`));
  const within = (starts: (game: string) => string[], name: (game: string) => string) => (id: string, graph: Graph) => {
    const game = gameOf(id) ?? "";
    if (LATER_SVELTE.test(id)) return null;
    return starts(game).some((start) => drawnIn(start, graph).has(id)) ? name(game) : null;
  };
  // What only the table of a game without an opening needs comes by itself: the first views of the others are measured.
  const faces = openings.map((game) => `games/${game}/face.ts`);
  const names = [
    (id: string, graph: Graph) => (HELPERS.test(id) || drawnIn("early.ts", graph).has(id) ? "early" : null),
    within(
      () => ["main.ts"],
      () => "shell",
    ),
    within(
      (game) => ["table/TablePage.svelte", ...(game ? [] : faces)],
      () => "table",
    ),
    within(
      (game) => (game ? [`games/${game}/home/Glance.svelte`] : []),
      (game) => `${game}-pieces`,
    ),
    within(
      (game) => (game ? [`games/${game}/face.ts`] : []),
      (game) => `${game}-table`,
    ),
  ];
  // What several files need is in the first of them: every page has that one by then.
  // Each name covers all it draws in, except for what `LATER_SVELTE` leaves out.
  const groups = names.map((name, i) => ({ name, priority: names.length - i }));
  return { groups, includeDependenciesRecursively: false };
}

/** The first script of a page loads all others; the main one needn't wait for it. */
export function mainFirst(): Plugin {
  return {
    name: "main-first",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const main = Object.values(bundle ?? {}).find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/src/main.ts"),
        );
        const here = (name: string) => html.includes(`/${name}"`);
        return main ? [...filesOf(bundle ?? {}, main.fileName)].filter((name) => !here(name)).map(asTag) : [];
      },
    },
  };
}

/** A file that only hands on what another has: all of it, or one thing by its proper name. */
const HANDS_ON = /^(?:import|export\{(\w+) as (\w+)\}from)"\.\/([\w-]+\.js)";\s*$/;
/** Which file holds a module after all, where the one that handed it on is gone. */
const movedTo = new Map<string, string>();

/** Files that only hand on are left out: each would be a request more, and as many wait for it as for a large one. */
export function withoutHandlers(): Plugin {
  return {
    name: "without-handlers",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const [, inner, outer, target] = (file.type === "chunk" && HANDS_ON.exec(file.code)) || [];
          if (file.type !== "chunk" || !target) continue;
          const own = name.replace("assets/", "");
          const found = outer ? `.then(e=>({${outer}:e.${inner}}))` : "";
          for (const other of Object.values(bundle)) redirect(other, own, target, found);
          movedTo.set(file.facadeModuleId ?? "", `assets/${target}`);
          delete bundle[name];
        }
      },
    },
  };
}

/** Let a file ask for another instead of the one that hands it on. */
function redirect(file: Bundle[string], from: string, to: string, found: string): void {
  if (file.type === "chunk") {
    if (!file.code.includes(from)) return;
    file.code = file.code.replaceAll(`import(\`./${from}\`)`, `import(\`./${to}\`)${found}`).replaceAll(from, to);
    file.imports = file.imports.map((name) => (name === `assets/${from}` ? `assets/${to}` : name));
  } else if (file.fileName === "index.html") {
    const html = String(file.source);
    const link = (name: string) => new RegExp(` *<link rel="modulepreload"[^>]*/assets/${name}">\n`);
    // The page has a link to the true one, or asks for it as its first script.
    const script = html.replace(`src="/assets/${from}"`, `src="/assets/${to}"`);
    file.source = script.replace(link(script === html ? from : to), "");
  }
}

/** `tables.json` for the hall: the files that each game's table is drawn with, and those of its words by language (all of
 * them, and the first ones of a small screen). The page of a table then asks for them at once (hall/web/first_look.py). */
export function tableFiles(): Plugin {
  return {
    name: "table-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const filesFrom = (...modules: string[]) => [
          ...new Set(modules.flatMap((id) => [...filesOf(bundle, chunkOf(bundle, id))])),
        ];
        const wordsFrom = (language: string, ...shelves: string[]) =>
          filesFrom(...shelves.map((shelf) => `\0virtual:words/${language}/${shelf}`));
        const filesFor = (game: string) => ({
          "": filesFrom(`${SOURCE}table/TablePage.svelte`, `${SOURCE}games/${game}/face.ts`),
          ...Object.fromEntries(LANGUAGES.map((language) => [language, wordsFrom(language, "hall", game)])),
          ...(openings.includes(game) &&
            Object.fromEntries(
              LANGUAGES.map((language) => [`${language}${FIRST}`, wordsFrom(language, game + FIRST)]),
            )),
        });
        const source = JSON.stringify(Object.fromEntries(games.map((game) => [game, filesFor(game)])));
        this.emitFile({ type: "asset", fileName: "tables.json", source });
      },
    },
  };
}

/** The file that a module loaded by itself is in. */
function chunkOf(bundle: Bundle, module: string): string {
  const moved = movedTo.get(module);
  if (moved) return moved;
  const found = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === module);
  if (!found) throw new Error(`no file begins with ${module}`);
  return found.fileName;
}

function filesOf(bundle: Bundle, start: string): Set<string> {
  const found = new Set<string>();
  const ahead = [start];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    const file = bundle[name];
    if (file?.type !== "chunk" || file.isEntry || found.has(name)) continue;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    ahead.push(...file.imports);
  }
  return found;
}

const asTag = (name: string) => ({
  tag: "link",
  injectTo: "head" as const,
  attrs: name.endsWith(".css")
    ? { rel: "stylesheet", crossorigin: true, href: `/${name}` }
    : { rel: "modulepreload", crossorigin: true, href: `/${name}` },
});

/** The files of a first view, by the names `splitting` gives them. */
const FIRST_FILES = new RegExp(`^(early|shell|table|(${games.join("|")})-(table|pieces))$`);

/** Most of what these files hold runs before the first view. Browsers that read this line compile all of it beside the main
 * thread while it arrives, instead of each function when it is first called there, after a look at it before. */
export function calledOnLoad(): Plugin {
  return {
    name: "called-on-load",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && FIRST_FILES.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** Beside every script and style the same as brotli: the hall itself has only gzip, which is a seventh larger. */
export function squeezed(): Plugin {
  return {
    name: "squeezed",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => /\.(js|css)$/.test(file.fileName));
        const squeeze = async (file: Bundle[string]) => {
          const source = await brotli(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        };
        await Promise.all(files.map(squeeze));
      },
    },
  };
}
