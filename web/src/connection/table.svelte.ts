// One table as one person follows it: what the hall says about it, and what can be done there.
import { Refusal, UNREACHABLE } from "./api";
import { firstWatch } from "./early";
import { hall, type SocketMessage } from "./socket.svelte";
import { seatNames } from "./names";
import type { ChatLine, Entry, Forecast, Message, Preview, State, Table } from "./types";

const FORECASTS_KEPT = 20;

export class TableStore {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  journal = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the hall last said no; cleared by the next thing that works. */
  refusal = $state.raw<Message | null>(null);
  /** The table can't be looked at: it doesn't exist, or asks for its key. */
  closed = $state.raw<Message | null>(null);
  /** An action of mine is on its way, or the state here doesn't show it yet. */
  readonly busy = $derived.by(() => this.playing > 0 || (this.state?.version ?? 0) < this.played);
  /** What the rules foresaw at the last few plies: a board may still show how the present state came about. */
  private foreseen = $state.raw<{ ply: number; forecast: Forecast }[]>([]);
  private foreseeing = false;
  /** The state a forecast was asked for, unless it was taken back since. */
  private asked: State | null = null;
  private playing = $state(0);
  /** The version of the table with my latest action in it. */
  private played = $state(0);
  /** The seat looked from; undefined leaves it to the hall. */
  private eyes: number | null | undefined = undefined;
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    private readonly key: string,
  ) {
    this.stop = hall.listen((message) => this.take(message));
    hall.watch(id, () => this.watchFrame());
  }

  leave(): void {
    this.stop();
    hall.unwatch(this.id);
  }

  /** Look from another of my seats: the journal is that seat's, so it is read anew. */
  lookFrom(seat: number | null | undefined): void {
    this.eyes = seat;
    this.state = null;
    this.journal = [];
    this.foreseen = [];
    this.asked = null;
    hall.watch(this.id, () => this.watchFrame());
  }

  get names(): string[] {
    return this.table ? seatNames(this.table.seats) : [];
  }

  async do(what: string, body: Record<string, unknown> = {}): Promise<SocketMessage | null> {
    try {
      const answer = await hall.command(what, this.id, body);
      this.refusal = null;
      return answer;
    } catch (error) {
      this.refusal = error instanceof Refusal ? error.said : UNREACHABLE;
      return null;
    }
  }

  /** Play an action by its code, or a line of notation. */
  async play(action: number | string): Promise<SocketMessage | null> {
    const { seat, ply, version } = this.state ?? {};
    this.playing += 1;
    const answer = await this.do("play", { seat, ply, version, action });
    if (answer) this.played = Number(answer.version);
    this.playing -= 1;
    return answer;
  }

  /** Why an action may not be played now; null if it may. */
  async why(notation: string): Promise<Message | null> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined) return null;
    const answer = await hall.command("why", this.id, { seat, action: notation }).catch(() => null);
    return answer && answer.legal === false ? (answer.message as Message) : null;
  }

  /** Where a line of notation would lead; null if the hall can't say, or the state has changed meanwhile. */
  async preview(line: string): Promise<Preview | null> {
    const asked = this.state;
    if (!asked || asked.seat === null) return null;
    const question = { seat: asked.seat, ply: asked.ply, line };
    const answer = await hall.command("preview", this.id, question).catch(() => null);
    return answer && this.state === asked ? (answer as unknown as Preview) : null;
  }

  /** What the rules foresee as a line imagines things; null if they can't say, or the state has changed meanwhile. */
  async suppose(line: string): Promise<Forecast | null> {
    const asked = this.state;
    if (!asked) return null;
    const question = { seat: asked.seat, supposing: line };
    const answer = await hall.command("forecast", this.id, question).catch(() => null);
    return answer?.version === asked.version ? (answer.forecast as Forecast) : null;
  }

  /** What the rules foresaw at a ply; null until it was asked for and has come. */
  forecastAt(ply: number): Forecast | null {
    return this.foreseen.find((one) => one.ply === ply)?.forecast ?? null;
  }

  /** Ask what the rules foresee in the present state, one question at a time, until the answer is about it. */
  async foresee(): Promise<void> {
    if (this.foreseeing) return;
    this.foreseeing = true;
    while (this.state && !this.forecastAt(this.state.ply)) {
      const asked: State = this.state;
      this.asked = asked;
      const answer = await hall.command("forecast", this.id, { seat: asked.seat }).catch(() => null);
      if (answer?.version === asked.version && this.asked === asked) this.takeForecast(asked.ply, answer);
      else if (this.state === asked) break; // refused, or the next state is on its way and will ask again
    }
    this.foreseeing = false;
  }

  private takeForecast(ply: number, answer: SocketMessage): void {
    const forecast = answer.forecast as Forecast;
    this.foreseen = [...this.foreseen.slice(1 - FORECASTS_KEPT), { ply, forecast }];
  }

  private watchFrame(): Record<string, unknown> {
    const message = firstWatch(this.id, this.key);
    if (this.eyes !== undefined) message.seat = this.eyes;
    if (this.state) message.after = this.state.ply;
    return message;
  }

  private take(message: SocketMessage): void {
    // Refused when we asked to watch, or put out while we did.
    const putOut = message.id === null && message.table === this.id;
    if (message.is === "refused" && (message.id === `watch-${this.id}` || putOut)) {
      this.closed = (message.error as Message | undefined) ?? UNREACHABLE;
    } else if (message.is === "table" && message.id === this.id) {
      this.takeTable(message as unknown as Table);
    } else if (message.table === this.id) {
      if (message.is === "refused" && !message.id) this.closed = (message.error as Message | undefined) ?? UNREACHABLE;
      else if (message.is === "state") this.takeState(message as unknown as State);
      else if (message.is === "chat") this.takeChat(message.lines as ChatLine[]);
      else if (message.is === "presence") this.takePresence(message.connected as boolean[], Number(message.watchers));
    }
  }

  /** Whoever sits down was watching as somebody without a seat: look again, with that seat's eyes. */
  private takeTable(table: Table): void {
    const before = this.table?.my_seats;
    this.table = table;
    this.closed = null;
    if (before && this.eyes === undefined && before[0] !== table.my_seats[0]) this.lookFrom(undefined);
  }

  private takeState(state: State): void {
    const { after, entries } = state.journal;
    this.journal = [...this.journal.filter((entry) => entry.ply <= after), ...entries];
    this.foreseen = this.foreseen.filter((one) => one.ply <= after);
    if (this.asked && this.asked.ply > after) this.asked = null;
    this.state = this.asKnown(state);
  }

  /** What the page came with is said again by the socket, with the journal: what is the same needn't be drawn anew. */
  private asKnown(state: State): State {
    const known = this.state;
    if (known?.version !== state.version || known.seat !== state.seat) return state;
    const { view, prompt, actions, awaiting } = known;
    return { ...state, view, prompt, actions, awaiting };
  }

  private takeChat(lines: ChatLine[]): void {
    // The newest word on a line counts: its text may have been removed.
    const have = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...have.values()].sort((a, b) => a.number - b.number);
  }

  private takePresence(connected: boolean[], watchers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({ ...seat, connected: connected[i] ?? seat.connected }));
    this.table = { ...this.table, seats, watchers };
  }
}
