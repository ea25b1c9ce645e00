// The plain tables of text in which the hall lays out any game, and where on them an action belongs.
import { get } from "../../connection/api";
import type { LegalAction, Message } from "../../connection/types";
import type { Language } from "../../language/languages";
import { capital } from "../../language/voice";
import { namedSomehow } from "./words";

export interface Sheet {
  title: string;
  head: string[];
  rows: string[][];
}

export async function readSheets(
  table: string,
  seat: number | null,
  ply: number,
  language: Language,
  names: readonly string[],
): Promise<Sheet[]> {
  const query = new URLSearchParams({ seat: seat === null ? "none" : String(seat), ply: String(ply), language });
  for (const name of names) query.append("name", name);
  return (await get<{ sheets: Sheet[] }>(`/tables/${table}/sheets?${query}`)).sheets;
}

/** A sheet whose rows and columns are numbered: a board of cells. */
export const isGrid = (sheet: Sheet): boolean =>
  sheet.head[0] === "" && sheet.head.length > 2 && sheet.head.slice(1).every((head, column) => head === String(column));

/** Ids beside their own names say nothing new: the names' column is left out, and the ids are put into words. */
export function withoutEchoes(sheet: Sheet, game: string): Sheet {
  const echo = sheet.head.findIndex(
    (_, column) =>
      column > 0 &&
      sheet.rows.length > 0 &&
      sheet.rows.every((row) => row[column] === cellWords(game, row[column - 1] ?? "").words),
  );
  if (echo < 0 || isGrid(sheet)) return sheet;
  const head = sheet.head.map((words, column) => (column === echo - 1 ? (sheet.head[echo] ?? words) : words));
  return { ...sheet, head: head.toSpliced(echo, 1), rows: sheet.rows.map((row) => row.toSpliced(echo, 1)) };
}

const ID_AT_END = / \(([a-z0-9_]+)\)$/;

/** Titles end with the id that notation uses; people read the rest. */
export const titleWords = (sheet: Sheet): string => {
  return capital(sheet.title.replace(ID_AT_END, ""));
};

/** The board whose cells are the choices, if the choices are cells of one board. */
export function litGrid(sheets: readonly Sheet[], actions: readonly LegalAction[], prompt: Message): Sheet | null {
  if (!actions.some(isCell)) return null;
  const grids = sheets.filter(isGrid);
  const meant = Object.values(prompt.args ?? {});
  return (
    grids.find((sheet) => meant.includes(ID_AT_END.exec(sheet.title)?.[1] ?? "")) ??
    (grids.length === 1 ? (grids[0] ?? null) : null)
  );
}

export const isCell = (action: LegalAction): boolean => "row" in action.fields && "column" in action.fields;

export const cellOf = (
  actions: readonly LegalAction[],
  row: string | undefined,
  column: string | undefined,
): LegalAction | undefined =>
  actions.find(
    (action) => isCell(action) && String(action.fields.row) === row && String(action.fields.column) === column,
  );

const NOTE = / \[(.*)\]$/;

/** A cell's id and what is noted behind it: `forge [Ana 2]`. */
export const partsOf = (cell: string): { id: string; note: string } => ({
  id: cell.replace(NOTE, ""),
  note: NOTE.exec(cell)?.[1] ?? "",
});

const names = (action: LegalAction, id: string) => id !== "" && Object.values(action.fields).includes(id);

/**
 * The actions that can be chosen on a sheet, by the ids in its cells. A sheet is the board of one kind of action if it
 * has a place for every action of that kind; where several kinds would do, a cell wouldn't say what it does.
 */
export function litCells(sheet: Sheet, actions: readonly LegalAction[]): Map<string, LegalAction> {
  const free = new Set(sheet.rows.flat().filter((cell) => !partsOf(cell).note));
  const kinds = [...new Set(actions.map((action) => action.kind))].map((kind) =>
    actions.filter((action) => action.kind === kind),
  );
  const boards = kinds.filter((ofKind) => ofKind.every((action) => [...free].some((id) => names(action, id))));
  const [only] = boards.length === 1 ? boards : [];
  return new Map((only ?? []).map((action) => [[...free].find((id) => names(action, id)) ?? "", action]));
}

/** A cell in words: an id becomes what the game calls it, anything else stays. */
export function cellWords(game: string, cell: string): { words: string; note: string } {
  const { id, note } = partsOf(cell);
  return { words: (/^[a-z][a-z0-9_]*$/.test(id) && namedSomehow(game, id)) || id, note };
}
