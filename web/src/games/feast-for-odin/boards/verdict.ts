// What the place of a ghost means, in words.
import { say } from "../../../language/speech.svelte";
import { heading, itemIn } from "../pieces/words";
import type { Gain, Ground, Refusal } from "./ground";

/** What a legal place brings, and what it buries. */
export function gainWords(gain: Gain): string {
  const parts: string[] = [];
  if (gain.income !== gain.incomeBefore)
    parts.push(say("feast-for-odin-boards-gain-income", { before: gain.incomeBefore, after: gain.income }));
  if (gain.penalties) parts.push(say("feast-for-odin-boards-gain-penalties", { count: gain.penalties }));
  for (const item of gain.completed) parts.push(say("feast-for-odin-boards-gain-bonus", { gives: itemIn(item) }));
  for (const item of gain.buried) parts.push(say("feast-for-odin-boards-gain-buried", { gives: itemIn(item) }));
  return heading(parts.length ? parts.join(", ") : say("feast-for-odin-boards-gain-nothing"));
}

/** Why a piece may not lie there, short enough for a label beside it. */
export function refusalWords(refusal: Refusal, ground: Ground, board: string): string {
  const args = refusal.message.args ?? {};
  const [row = 0, column = 0] = String(args.cell ?? "0,0")
    .split(",")
    .map(Number);
  const reason = refusal.message.key.slice("feast-for-odin.refuse-".length);
  return heading(
    say(`feast-for-odin-boards-refuse-${reason}`, {
      item: itemIn(String(args.item)),
      colour: String(args.colour ?? ""),
      board,
      count: refusal.needed.length,
      income: ground.cell(row, column)?.income ?? 0,
    }),
  );
}
