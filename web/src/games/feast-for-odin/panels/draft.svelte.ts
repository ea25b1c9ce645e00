// Decisions gathered before they are sent: a line of notation, played by the rules in imagination after every step.
import type { LegalAction, Message, Preview } from "../../../connection/types";
import type { FeastForecast, FeastView } from "../view";
import type { Plan } from "../boards/plan.svelte";
import { spaceName } from "../words";
import { answersTo, doneIn, isAtRest, leftUnasked, questionOf, widgetFor } from "./question";

export interface Live {
  view: FeastView;
  actions: LegalAction[];
  prompt: Message;
  forecast: FeastForecast | null;
  seat: number | null;
}

/** The step draws chance or shows something: it can be played, but nobody knows yet what follows. */
const isBarrier = (stopped: Message) => stopped.key.endsWith("action-past-barrier");

export class Draft {
  /** The steps chosen so far, as notation. */
  steps = $state<string[]>([]);
  /** The space the line begins with, if it does. */
  space = $state<string | null>(null);
  /** The rules are being asked. */
  asking = $state(false);
  /** Why the last step couldn't be taken. */
  refused = $state.raw<Message | null>(null);
  /** What each of the steps answers. */
  answered = $state<string[]>([]);
  /** Nothing comes after the question asked now: leaving it is all there is left to do. Null until that is known. */
  lastQuestion = $state<boolean | null>(null);
  private ahead = $state.raw<Preview | null>(null);
  private before: (Preview | null)[] = [];

  constructor(
    private readonly live: () => Live,
    private readonly preview: (line: string) => Promise<Preview | null>,
    private readonly write: (line: string) => void,
    private readonly plan: Plan,
  ) {}

  /** Where the steps begin. */
  readonly start = $derived.by(() => this.live().view);
  /** What the rules foresee before the steps, with the plan in the tray done. */
  readonly startForecast = $derived.by(() =>
    this.plan.preview ? (this.plan.preview.forecast as unknown as FeastForecast | null) : this.live().forecast,
  );
  /** Where the chosen steps lead. */
  readonly view = $derived.by(() => (this.ahead ? (this.ahead.view as FeastView) : this.live().view));
  readonly actions = $derived.by(() => (this.ahead ? this.ahead.actions : this.live().actions));
  readonly prompt = $derived.by(() => (this.ahead ? this.ahead.prompt : this.live().prompt));
  readonly forecast = $derived.by(() =>
    this.ahead ? (this.ahead.forecast as unknown as FeastForecast | null) : this.live().forecast,
  );
  readonly entries = $derived(this.ahead?.entries ?? []);
  readonly question = $derived(questionOf(this.prompt));
  /** What was asked when the first step was chosen. */
  readonly firstWidget = $derived.by(() => {
    const { prompt, actions } = this.live();
    const question = questionOf(prompt);
    return widgetFor(question, answersTo(actions, question));
  });
  readonly answers = $derived(answersTo(this.actions, this.question));
  readonly line = $derived(this.steps.join("; "));
  /** The plan in the tray comes first: what is chosen here is added to it. */
  readonly planned = $derived.by(() => this.plan.steps.flatMap((step) => step.line.split("; ")));
  /** Chance speaks with the last step: what comes after it can't be chosen yet. */
  readonly atBarrier = $derived(Boolean(this.ahead?.stopped));

  /** What the steps chosen so far would bring and take, by item. */
  readonly balance = $derived.by((): Record<string, number> => {
    const { seat, view } = this.live();
    const base = ((this.plan.preview?.view ?? view) as FeastView).seats[seat ?? -1]?.supply ?? {};
    const then = (this.ahead && this.view.seats[seat ?? -1]?.supply) ?? base;
    const items = [...new Set([...Object.keys(base), ...Object.keys(then)])];
    const changes = items.map((item) => [item, (then[item] ?? 0) - (base[item] ?? 0)] as const);
    return Object.fromEntries(changes.filter(([, change]) => change !== 0));
  });

  /** They bring something. */
  readonly gains = $derived(Object.values(this.balance).some((change) => change > 0));

  /** How many columns of the feast would stay empty, if the steps give away food that would have filled some. */
  readonly hungry = $derived.by((): number => {
    const empty = (forecast: FeastForecast | null) => forecast?.meal?.penalties ?? 0;
    return this.ahead && empty(this.forecast) > empty(this.startForecast) ? empty(this.forecast) : 0;
  });

  /** Nothing is left to choose before the line is sent. */
  readonly complete = $derived.by(() => this.ahead !== null && this.endsWith(this.ahead));

  private endsWith({ view: anyView, stopped, prompt }: Preview): boolean {
    const { seat } = this.live();
    const view = anyView as FeastView;
    return (
      Boolean(stopped) || seat === null || !view.awaiting.includes(seat) || isAtRest(questionOf(prompt)) || view.over
    );
  }

  /** Choose one more step; if the hall can't say where it leads, it is sent as it is. */
  async add(notation: string, space: string | null = null): Promise<void> {
    if (this.asking || this.complete) return;
    this.asking = true;
    const steps = [...this.steps, notation];
    const found = await this.preview([...this.planned, ...steps].join("; "));
    this.asking = false;
    this.refused = found?.stopped && !isBarrier(found.stopped) ? found.stopped : null;
    if (this.refused) return;
    if (!found) {
      this.write(steps.join("; "));
      this.clear();
      return;
    }
    this.before.push(this.ahead);
    this.answered.push(this.question);
    this.ahead = found;
    this.steps = steps;
    if (space) this.space = space;
    void this.look();
  }

  /** Find out whether anything is asked after this question. */
  private async look(): Promise<void> {
    this.lastQuestion = null;
    const done = doneIn(this.answers);
    const { line } = this;
    if (this.complete || !done) return;
    const found = await this.preview([...this.planned, ...this.steps, done.notation].join("; "));
    if (this.line === line) this.lastQuestion = found !== null && this.endsWith(found);
  }

  /** Leave what is asked now and the rest of the space; what a card offers then is still asked. */
  async finish(): Promise<void> {
    for (let tries = 0; tries < 12 && !this.complete; tries++) {
      const done = doneIn(this.answers);
      if (!done || (tries && !leftUnasked(this.question))) return;
      await this.add(done.notation);
    }
  }

  /** Take back all steps from one on. */
  back(to: number): void {
    this.ahead = (to === 0 ? null : this.before[to]) ?? null;
    this.before = this.before.slice(0, to);
    this.steps = this.steps.slice(0, to);
    this.answered = this.answered.slice(0, to);
    this.refused = null;
    if (to === 0) this.space = null;
    if (to > 0) void this.look();
  }

  clear(): void {
    this.back(0);
  }

  /** Close a window between phases: the plan is done first, and may close it by itself when nothing is left to do. */
  goOn(done: string): void {
    const { view } = this.live();
    const after = this.plan.preview;
    if (!this.planned.length) return this.write(done);
    const open = after && questionOf(after.prompt) === this.question && (after.view as FeastView).phase === view.phase;
    this.plan.commit((line) => this.write(open ? `${line}; ${done}` : line), view.ply);
  }

  send(): void {
    if (!this.steps.length) return;
    if (this.planned.length) this.keep();
    else this.write(this.line);
  }

  /** Put it into the plan instead of sending it. */
  keep(): void {
    const step = { line: this.line, words: this.space ? spaceName(this.space) : this.line };
    this.clear();
    this.plan.add(step);
  }
}
