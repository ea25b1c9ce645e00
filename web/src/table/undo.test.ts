import { expect, test, vi } from "vitest";
import { refusedUndo, undoWords } from "./undo";

vi.mock("../language/speech.svelte", () => ({
  say: (id: string, args: Record<string, string>) => `${id} ${Object.values(args).join(" | ")}`,
  speak: (message: { key: string }) => message.key,
}));

const NAMES = ["Ana", "Bruno"];
const JOURNAL = [
  { ply: 14, message: { key: "earlier" } },
  { ply: 15, private: true, message: { key: "Ana holds 3" } },
  { ply: 15, message: { key: "Ana plays 7" } },
  { ply: 16, message: { key: "later" } },
];
const notice = (version: number, key: string, args = {}) => ({
  version,
  ply: 15,
  at: 0,
  message: { key: `hall.${key}`, args },
});

test("the move is named by its line of the log", () => {
  expect(undoWords("refused", 1, 14, JOURNAL, NAMES)).toBe("shell-undo-refused-move Bruno | Ana plays 7");
  expect(undoWords("asked", 0, 14, [], NAMES)).toBe("shell-undo-asked Ana");
});

test("a refusal is told until another undo is asked for", () => {
  const asked = notice(20, "undo-asked", { seat: 0, ply_count: 14 });
  const refused = notice(21, "undo-refused", { seat: 1, ply_count: 14 });
  expect(refusedUndo({ notices: [asked] }, 10)).toBeNull();
  expect(refusedUndo({ notices: [asked, refused, notice(22, "came-back", { seat: 1 })] }, 10)).toEqual({
    version: 21,
    seat: 1,
    ply: 14,
  });
  expect(refusedUndo({ notices: [asked, refused] }, 21)).toBeNull();
  expect(refusedUndo({ notices: [refused, notice(30, "undo-asked", { seat: 0, ply_count: 20 })] }, 10)).toBeNull();
});
