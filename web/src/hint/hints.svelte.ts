// The hints one seat asks for at a table: the newest, and the move of it that is pointed at.
import { askHint, hintOf, stopHint, type Hint } from "../connection/analysis";
import { Refusal, UNREACHABLE } from "../connection/api";
import type { TableStore } from "../connection/table.svelte";
import type { Message } from "../connection/types";
import type { Mark } from "../table/face";
import { hintState, isStale, mayAsk, type HintState } from "./state";

/** Milliseconds between two looks at a hint that is being thought of. */
const LOOK_EVERY = 300;
const BADGES = ["1", "2", "3"] as const;

export class Hints {
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Message | null>(null);
  /** Which of its moves is pointed at. */
  pointed = $state(0);
  asking = $state(false);
  readonly state = $derived.by((): HintState => {
    const { table, state } = this.store;
    return table && state ? hintState(table, state, this.hint) : "closed";
  });
  readonly mayAsk = $derived.by(() => mayAsk(this.state, this.store.state?.actions.length ?? 0) && !this.asking);
  /** This seat has asked before: asking again changes nothing for the game. */
  readonly marked = $derived.by(() => {
    const seat = this.store.state?.seat;
    return typeof seat === "number" && (this.store.table?.hints ?? []).includes(seat);
  });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  /** The moves of a hint that still holds, for the board. */
  readonly marks = $derived.by((): Mark[] => {
    const { hint } = this;
    const now = this.store.state;
    if (!hint || !now || isStale(hint, now)) return [];
    return hint.moves.flatMap((move, rank) => {
      const action = now.actions.find((one) => one.code === move.code);
      return action && BADGES[rank] ? [{ badge: BADGES[rank], action, pointed: rank === this.pointed }] : [];
    });
  });

  /** What to look at, of a hint that still holds. */
  readonly where = $derived.by(() => {
    const now = this.store.state;
    return this.hint && now && !isStale(this.hint, now) && !this.hint.moves.length ? (this.hint.where ?? []) : [];
  });

  async ask(look: "where" | "moves"): Promise<void> {
    const seat = this.store.state?.seat;
    if (typeof seat !== "number" || !this.mayAsk) return;
    this.asking = true;
    await this.take(() => askHint(this.store.id, seat, look));
    this.asking = false;
    this.pointed = 0;
  }

  /** What it has found so far is kept. */
  async stop(): Promise<void> {
    const seat = this.hint?.seat;
    if (seat !== undefined) await this.take(() => stopHint(this.store.id, seat));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private async take(question: () => Promise<Hint>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.hint = await question();
      this.refusal = null;
    } catch (error) {
      this.refusal = error instanceof Refusal ? error.said : UNREACHABLE;
    }
    const hint = this.hint;
    if (hint?.status === "thinking" && !this.refusal)
      this.timer = setTimeout(() => void this.take(() => hintOf(this.store.id, hint.seat)), LOOK_EVERY);
  }
}
