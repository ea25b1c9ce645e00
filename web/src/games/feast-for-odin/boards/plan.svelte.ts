// What one means to do, in order: nothing is sent before "Do it", and the rules play it in imagination meanwhile.
import type { Message } from "../../../connection/types";
import { placeLine } from "./ground";
import type { FeastPreview, FeastView, Laid, SeatView } from "./props";

export interface PlanStep {
  /** The line of notation that plays it. */
  line: string;
  /** What it does, for the tray and for whoever listens. */
  words: string;
  /** The thing whose picture stands for it. */
  item?: string;
  /** The piece it lays. */
  laid?: Laid;
  /** What it takes out of the supply. */
  uses?: Record<string, number>;
}

export interface Break {
  /** The step that no longer works. */
  at: number;
  message: Message | null;
}

export type PreviewLine = (line: string) => Promise<FeastPreview | null>;

/** Said of a line that goes on behind chance or something shown. */
const BARRIER = "action-past-barrier";

const isStep = (step: unknown): step is PlanStep =>
  typeof step === "object" && step !== null && "line" in step && typeof step.line === "string" && "words" in step;

const lineOf = (steps: readonly PlanStep[]): string => steps.map((step) => step.line).join("; ");

export class Plan {
  steps = $state.raw<readonly PlanStep[]>([]);
  preview = $state.raw<FeastPreview | null>(null);
  broken = $state.raw<Break | null>(null);
  /** A step whose end is chance or something revealed: nothing can be planned after it. */
  ended = $state(false);
  /** How many of the steps the preview has played. */
  private covered = $state(0);
  /** On its way to the hall since this ply. */
  private sentAt = $state(-1);
  private asked = 0;

  get line(): string {
    return lineOf(this.steps);
  }

  /** It was sent, and the game hasn't gone on yet. */
  get underWay(): boolean {
    return this.sentAt >= 0;
  }

  get laid(): readonly Laid[] {
    return this.steps.flatMap((step) => (step.laid ? [step.laid] : []));
  }

  add(step: PlanStep): void {
    this.steps = [...this.steps, step];
  }

  addPiece(laid: Laid, words: string): void {
    this.add({ line: placeLine(laid), words, item: laid[0], laid, uses: { [laid[0]]: 1 } });
  }

  remove(place: number): void {
    this.steps = this.steps.filter((_, i) => i !== place);
    this.preview = null;
    this.covered = 0;
    this.broken = null;
    if (!this.steps.length) this.forget();
  }

  forget(): void {
    this.steps = [];
    this.preview = null;
    this.covered = 0;
    this.broken = null;
    this.ended = false;
    this.sentAt = -1;
    this.asked++;
  }

  /** Ask the rules what the plan would come to; only the last answer counts. */
  async check(play: PreviewLine): Promise<void> {
    const question = ++this.asked;
    const { steps } = this;
    if (!steps.length) return;
    const answer = await play(this.line);
    if (question !== this.asked || !answer) return;
    if (!answer.stopped) {
      this.take(answer, steps.length, null);
      return;
    }
    // Steps of the rules are finer than ours: which of ours stopped the line is found by trying one after the other.
    let [last, done] = [answer, steps.length - 1];
    for (let count = 1; count < steps.length; count++) {
      const part = await play(lineOf(steps.slice(0, count)));
      if (question !== this.asked || !part) return;
      if (!part.stopped) continue;
      [last, done] = [part, count - 1];
      break;
    }
    const chance = last.stopped?.key === BARRIER;
    this.take(
      last,
      done,
      chance && done === steps.length - 1 ? null : { at: done + (chance ? 1 : 0), message: last.stopped },
    );
    this.ended = chance;
  }

  private take(answer: FeastPreview, covered: number, broken: Break | null): void {
    this.preview = answer;
    this.covered = covered;
    this.broken = broken;
    this.ended = false;
  }

  /** While the rules can't be asked: what stands in the way as things lie now. */
  recheck(broken: Break | null): void {
    this.asked++;
    this.preview = null;
    this.covered = 0;
    this.ended = false;
    this.broken = broken;
  }

  /** The steps as text, and back; what can't be read is no plan. */
  get stored(): string {
    return JSON.stringify(this.steps);
  }

  restore(text: string | null): void {
    try {
      const steps: unknown = JSON.parse(text ?? "[]");
      if (Array.isArray(steps) && steps.every(isStep)) this.steps = steps;
    } catch {
      this.steps = [];
    }
  }

  commit(write: (notation: string) => void, ply: number): void {
    this.sentAt = ply;
    write(this.line);
  }

  /** What was sent is done as soon as the game has gone on. */
  settle(ply: number): void {
    if (this.sentAt >= 0 && ply > this.sentAt) this.forget();
  }

  /** What was refused is a plan again. */
  resume(): void {
    this.sentAt = -1;
  }

  /** The view as far as the rules have played the plan; the rest of it is put on top at once. */
  viewed(view: FeastView): FeastView {
    return (this.preview?.view as FeastView | undefined) ?? view;
  }

  /** The seat as it would be after the plan. */
  applied(view: FeastView, seat: number): SeatView | undefined {
    const base = this.viewed(view).seats[seat];
    const rest = this.steps.slice(this.covered);
    if (!base || !rest.length) return base;
    const supply = { ...base.supply };
    for (const { uses } of rest)
      for (const [item, count] of Object.entries(uses ?? {})) {
        const left = (supply[item] ?? 0) - count;
        if (left > 0) supply[item] = left;
        else delete supply[item];
      }
    // A piece that was sent may lie there already.
    const lies = new Set(base.laid.map(String));
    const more = rest.flatMap((step) => (step.laid && !lies.has(String(step.laid)) ? [step.laid] : []));
    return { ...base, supply, laid: [...base.laid, ...more] };
  }

  /** The seat as the rules say it would be; null until they have played all of it. */
  expected(seat: number): SeatView | null {
    if (!this.preview || this.covered < this.steps.length) return null;
    return this.viewed(this.preview.view as FeastView).seats[seat] ?? null;
  }
}
