import type { Entry } from "../../connection/types";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Catalogue, Voice } from "../../language/voice";

// A small game of its own: what the plain table knows of a game, it knows from the catalogue.
const CATALOGUE = `
game-named-types = piece
game-names-of-goods = piece
game-names-of-earl = player
game-names-of-hand = card
game-card-2 = Miller
game-names-of-king = seat
game-piece-red_hat = red hat
game-space-north = the north
game-kind-send = Send somebody
game-action-send = to { $space }
game-action-storm = { $earl }
game-action-field-lord_n = the lord of { $number }
game-action-field = { $card } from hand
game-action-option = option { $number }
game-action-option-7-1 = a hat for nothing
game-about-north = It is cold there.
`;
const catalogue = new Catalogue("en");
catalogue.add("game", CATALOGUE);
const voice = new Voice("en", [catalogue]);
vi.mock("../../language/speech.svelte", () => ({
  wordsFor: (id: string, args?: Record<string, never>) => voice.words(id, args),
  knownName: (game: string, kind: string, value: string | number) => voice.words(`${game}-${kind}-${value}`),
  typed: (game: string, kind: string, value: string | number) => voice.typed(game, kind, value),
  seated: (seat: number, names: readonly string[]) => voice.seated(seat, names),
  say: (id: string) => id,
}));
vi.mock("../../connection/api", () => ({ get: vi.fn() }));

type Words = typeof import("./words");
type Choices = typeof import("./choices");
type Sheets = typeof import("./sheets");
let words: Words, choices: Choices, sheets: Sheets;
beforeAll(async () => {
  words = await import("./words");
  choices = await import("./choices");
  sheets = await import("./sheets");
});

const NAMES = ["Ana", "Bo"];
const action = (kind: string, fields: Record<string, number | string>, code = 0) => ({
  code,
  kind,
  fields,
  notation: [kind.toLowerCase(), ...Object.values(fields)].join(" "),
});

describe("values of a view", () => {
  test("a number beside what a hand holds is how many cards it has", () => {
    expect(words.soleWords("game", "hand", 2, NAMES)).toBe("2");
    expect(words.valueWords("game", "hand", 2, NAMES)).toBe("Miller");
  });
  test("a card or a person by itself is named", () => {
    expect(words.soleWords("game", "open_card", 2, NAMES)).toBe("Miller");
    expect(words.soleWords("game", "king", 1, NAMES)).toBe("Bo");
    expect(words.soleWords("game", "earl", 1, NAMES)).toBe("Ana");
  });
});

describe("actions in words", () => {
  const said = (kind: string, fields: Record<string, number | string>, about: (number | string)[] = []) =>
    words.actionWords("game", action(kind, fields), NAMES, about);

  test("by the catalogue, beginning with a capital", () =>
    expect(said("Send", { space: "north" })).toBe("To the north"));
  test("players counted from 1 have their names", () => expect(said("Storm", { earl: 2 })).toBe("Bo"));
  test("a number inside a text is an argument", () => expect(said("Field", { card: "lord 3" })).toBe("The lord of 3"));
  test("an id of any named type has its name", () =>
    expect(said("Field", { card: "red_hat" })).toBe("Red hat from hand"));
  test("an answer means what the card on the table makes of it", () => {
    expect(said("Option", { number: 1 })).toBe("Option 1");
    expect(said("Option", { number: 1 }, ["north", 7])).toBe("A hat for nothing");
  });
  test("without words the notation is shown, legibly", () =>
    expect(said("Look", { at: "old_oak" })).toBe("Look old oak"));
});

describe("choices", () => {
  const many = Array.from({ length: 20 }, (_, i) => action("Send", { space: i ? `place_${i}` : "north" }, i));
  const all = () => choices.makeChoices("game", [action("Pass", {}, 90), ...many, action("Done", {}, 91)], NAMES, []);

  test("are grouped by kind; in a long list what stands for itself comes last", () => {
    const groups = choices.groupChoices("game", all());
    expect(groups.map((group) => [group.title, group.choices.length])).toEqual([
      ["Send somebody", 20],
      ["", 1],
      ["", 1],
    ]);
  });
  test("in a short list the game's own order stays, and neighbours without a title share a group", () => {
    const few = choices.makeChoices(
      "game",
      [action("Keep", {}, 1), action("Roll", {}, 2), action("Send", { space: "north" }, 3)],
      NAMES,
      [],
    );
    expect(choices.groupChoices("game", few).map((group) => group.choices.length)).toEqual([2, 1]);
  });
  test("are found by words of theirs, of what is said about them, and of notation", () => {
    for (const wanted of ["NORTH", "cold", "send nor"]) expect(choices.findChoices(all(), wanted)).toHaveLength(1);
    expect(choices.findChoices(all(), " ")).toHaveLength(22);
    expect(choices.findChoices(all(), "south")).toHaveLength(0);
  });
  test("are about what the journal named last", () => {
    const journal: Entry[] = [
      { ply: 1, message: { key: "game.sent", args: { seat: 0, space: "north" } } },
      { ply: 2, message: { key: "game.used", args: { card: 7, coins_count: 3 } } },
    ];
    expect(choices.subjects({ key: "game.ask" }, journal)).toEqual([7, "north"]);
  });
  test("are about what the question names first", () => {
    const prompt = { key: "game.ask-choose", args: { card: 8, options_choice: ["7-1", "7-2"] } };
    expect(choices.subjects(prompt, [])).toEqual(["7", "7"]);
    const [hat] = choices.makeChoices(
      "game",
      [action("Option", { number: 1 }, 1)],
      NAMES,
      choices.subjects(prompt, []),
    );
    expect(hat?.words).toBe("A hat for nothing");
  });
});

describe("sheets", () => {
  const home = { title: "home (home)", head: ["", "0", "1", "2"], rows: [["0", "·", "", "-1"]] };
  const other = { ...home, title: "isle (isle)" };
  const cells = [action("At", { row: 0, column: 2 }, 5)];

  test("the board that the question names is lit", () => {
    expect(sheets.litGrid([home, other], cells, { key: "game.ask", args: { area: "isle" } })).toBe(other);
    expect(sheets.litGrid([home, other], cells, { key: "game.ask" })).toBeNull();
    expect(sheets.litGrid([home], cells, { key: "game.ask" })).toBe(home);
    expect(sheets.litGrid([home], [action("Pass", {})], { key: "game.ask" })).toBeNull();
  });
  test("cells find their action", () => {
    expect(sheets.cellOf(cells, "0", "2")?.code).toBe(5);
    expect(sheets.cellOf(cells, "2", "0")).toBeUndefined();
  });
  test("a sheet with a place for every action of one kind is their board", () => {
    const board = {
      title: "places",
      head: ["A", "B"],
      rows: [
        ["north", "south"],
        ["west [Bo 1]", ""],
      ],
    };
    const send = [action("Send", { space: "north" }, 3), action("Send", { space: "south" }, 4)];
    const lit = sheets.litCells(board, [...send, action("Pass", { why: "tired" }, 9)]);
    expect([...lit].map(([id, { code }]) => [id, code])).toEqual([
      ["north", 3],
      ["south", 4],
    ]);
    expect(sheets.litCells(board, [...send, action("Send", { space: "west" }, 5)]).size).toBe(0);
    expect(sheets.litCells(board, [...send, action("Raid", { space: "south" }, 6)]).size).toBe(0);
  });
  test("ids beside their own names are said once", () => {
    const sheet = { title: "hand", head: ["Id", "Card", "Count"], rows: [["red_hat", "red hat", "2"]] };
    expect(sheets.withoutEchoes(sheet, "game")).toEqual({
      title: "hand",
      head: ["Card", "Count"],
      rows: [["red_hat", "2"]],
    });
    expect(sheets.cellWords("game", "red_hat [Ana]")).toEqual({ words: "red hat", note: "Ana" });
  });
});

describe("a view as a list", () => {
  test("leaves out what is empty or unknown and begins with one's own seat", async () => {
    const { isEmpty, partsInOrder } = await import("./view");
    expect([null, false, "", [], {}, { a: null }, [[], null]].every(isEmpty)).toBe(true);
    expect([0, -1, "x", [0], { a: 0 }].some(isEmpty)).toBe(false);
    expect(partsInOrder([{ a: 1 }, { a: 2 }, { a: null }], "seats", 1).map(([seat]) => seat)).toEqual(["1", "0"]);
  });
  test("names values by what the catalogue says their field holds", () => {
    expect(words.valueWords("game", "goods", "red_hat", NAMES)).toBe("red hat");
    expect(words.valueWords("game", "king", 1, NAMES)).toBe("Bo");
    expect(words.valueWords("game", "coins", 1, NAMES)).toBe("1");
    expect(words.fieldWords("game", "field_limit")).toBe("Field limit");
  });
});
