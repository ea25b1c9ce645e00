// The rules of a game in our own words, clause by clause, from docs/rules; in English where no translation exists.
import type { Language } from "../language/languages";

const english = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });
const translated = import.meta.glob<string>("../../../docs/rules/*/*.md", { query: "?raw", import: "default" });

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "clause"; id: string; text: string }
  | { kind: "item"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "figure"; name: string; caption: string };

export async function readRules(game: string, language: Language): Promise<Block[]> {
  const load = translated[`../../../docs/rules/${language}/${game}.md`] ?? english[`../../../docs/rules/${game}.md`];
  return load ? parseRules(await load()) : [];
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** Just the Markdown rules and lessons are written in: headings, lists, clauses, tables, figures. Worked data in fences is left out. */
export function parseRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  let fenced = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    if (fenced || line.startsWith("```") || !line.trim()) continue;
    const heading = /^(#+) (.*)$/.exec(line);
    const clause = /^- \*\*([A-Z]+-[\w.]+)\*\* (.*)$/.exec(line);
    const figure = /^!\[(.*)\]\(figure:([\w-]+)\)$/.exec(line);
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
    else if (clause) blocks.push({ kind: "clause", id: clause[1]!, text: withoutBasis(clause[2]!) });
    else if (figure) blocks.push({ kind: "figure", caption: figure[1]!, name: figure[2]! });
    else if (line.startsWith("- ")) blocks.push({ kind: "item", text: line.slice(2) });
    else if (/^\|[\s:|-]+\|$/.test(line)) continue;
    else if (line.startsWith("|")) {
      if (last?.kind === "table") last.rows.push(cells(line));
      else blocks.push({ kind: "table", head: cells(line), rows: [] });
    } else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

/** Clauses end with where they come from, which matters to those who check the rules and not to those who play. */
const withoutBasis = (text: string) => text.replace(/ \[[a-z, ]+\]$/, "");

export const clauseText = (blocks: readonly Block[], id: string): string | null => {
  const found = blocks.find((block) => block.kind === "clause" && block.id === id);
  return found?.kind === "clause" ? found.text : null;
};

export interface Run {
  text: string;
  style: "plain" | "strong" | "code" | "clause";
}

/** A line as runs of text: **strong**, `code`, and clause ids that become links. */
export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-\d+(?:\.\d+)*\b)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      return { text: part, style: /^[A-Z]{2}-\d+(?:\.\d+)*$/.test(part) ? "clause" : "plain" };
    });
}
