// Shows what happened one effect at a time, so that nothing is a jump cut; whoever is in a hurry skips.
import type { Entry, State, View } from "../connection/types";
import type { Face } from "./face";

const BEAT = { slow: 1150, normal: 700, fast: 320, none: 0 };

export type Tempo = keyof typeof BEAT;

interface Chapter {
  entries: Entry[];
  view: View;
}

export class Presenter {
  view = $state.raw<View | null>(null);
  entry = $state.raw<Entry | null>(null);
  /** Effects still to be shown. */
  left = $state(0);
  paused = $state(false);
  private queue: Chapter[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ply = -1;
  private seat: number | null | undefined;
  private running = false;
  private staged = false;

  constructor(
    private readonly face: Face | null,
    private readonly tempo: () => Tempo,
    private readonly tell: (entry: Entry) => void,
  ) {}

  get idle(): boolean {
    return this.left === 0 && this.entry === null;
  }

  /** A new state has come: show how it came about, unless there is nothing to follow it from. */
  feed(state: State, journal: readonly Entry[]): void {
    const entries = journal.filter((entry) => entry.ply > this.ply && entry.ply <= state.ply);
    const follows = this.view !== null && state.ply > this.ply && state.seat === this.seat;
    this.ply = state.ply;
    this.seat = state.seat;
    if (!follows || !this.face || this.tempo() === "none") {
      if (follows) entries.forEach(this.tell);
      this.cut(state.view);
      return;
    }
    this.queue.push({ entries, view: state.view });
    this.count();
    if (!this.running) this.begin();
  }

  skip(): void {
    const last = this.queue.at(-1);
    for (const chapter of this.queue) chapter.entries.forEach(this.tell);
    if (last) this.cut(last.view);
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.next();
  }

  /** One more effect, then wait again. */
  step(): void {
    this.paused = true;
    clearTimeout(this.timer);
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  /** Nothing is shown before what it is shown with is here; if that never comes, without it. */
  private begin(): void {
    this.running = true;
    if (this.staged || !this.face?.stage) {
      this.next();
      return;
    }
    void this.face
      .stage()
      .catch(() => {})
      .then(() => {
        this.staged = true;
        if (this.running && !this.entry && !this.paused) this.next();
      });
  }

  private cut(view: View): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.running = false;
    this.paused = false;
    this.entry = null;
    this.view = view;
    this.count();
  }

  private count(): void {
    this.left = this.queue.reduce(
      (sum, chapter) => sum + chapter.entries.filter((entry) => this.beats(entry) > 0).length,
      0,
    );
  }

  private beats(entry: Entry): number {
    return this.face?.beats?.(entry, this.seat ?? null) ?? 1;
  }

  private next(): void {
    this.running = true;
    for (;;) {
      const chapter = this.queue[0];
      if (!chapter) {
        this.running = false;
        this.paused = false;
        this.entry = null;
        this.count();
        return;
      }
      const entry = chapter.entries.shift();
      if (!entry) {
        this.view = chapter.view;
        this.queue.shift();
        continue;
      }
      this.tell(entry);
      if (this.view && this.face?.follow) this.view = this.face.follow(this.view, entry);
      const beats = this.beats(entry);
      if (beats > 0) {
        this.entry = entry;
        this.count();
        if (!this.paused) this.timer = setTimeout(() => this.next(), beats * BEAT[this.tempo()]);
        return;
      }
    }
  }
}
