// Keys of a review. They leave alone what is typed, and what tables and the shell use for something else.
export type Command =
  | { kind: "step"; by: number }
  | { kind: "end"; last: boolean }
  | { kind: "point"; by: 1 | -1 }
  | { kind: "look"; seat: number }
  | { kind: "try" };

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** What the arrows belong to: fields, dialogs, lists of tabs, and the board itself. */
const OWN_ARROWS = "input, select, dialog, textarea, [data-part], [role=tablist]";

export function commandOf(event: Pressed, seats: number): Command | null {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.("dialog, select, textarea")) return null;
  const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
  if (event.shiftKey && digit && Number(digit) <= seats) return { kind: "look", seat: Number(digit) - 1 };
  const letters: Record<string, Command> = {
    j: { kind: "point", by: 1 },
    k: { kind: "point", by: -1 },
    w: { kind: "try" },
  };
  const letter = letters[event.key.toLowerCase()];
  if (letter) return letter;
  if (target?.closest?.(OWN_ARROWS)) return null;
  const far = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowLeft") return { kind: "step", by: -far };
  if (event.key === "ArrowRight") return { kind: "step", by: far };
  if (event.key === "Home" || event.key === "End") return { kind: "end", last: event.key === "End" };
  return null;
}
