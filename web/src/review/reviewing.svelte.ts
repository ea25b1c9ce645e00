// One review as somebody looks through it: the game, what was computed of it so far, the move and the seat looked at.
import { beginReview, reviewOf, type Review, type ReviewMoment } from "../connection/analysis";
import { allMoments, get, Refusal, UNREACHABLE } from "../connection/api";
import { seatNames } from "../connection/names";
import type { Message, Moment, Table } from "../connection/types";
import { faceOf } from "../shell/games";
import type { Face } from "../table/face";
import { pointsOf, type Point } from "./chart";
import { asOthersSawThem } from "./others";
import { nextPoint, turningPoints, type TurningPoint } from "./turning";

/** Milliseconds between two looks at a review that is being computed. */
const LOOK_EVERY = 1000;
/** From so many seats on, lines would tangle. */
const LANES_FROM = 5;

export class Reviewing {
  table = $state.raw<Table | null>(null);
  review = $state.raw<Review | null>(null);
  face = $state.raw<Face | null>(null);
  /** The game as the seat looked from saw it. */
  moments = $state.raw<Moment[]>([]);
  trouble = $state.raw<Message | null>(null);
  /** How many moves were made in the position looked at. */
  ply = $state(0);
  eyes = $state(0);
  /** The curve with everything known. */
  truth = $state(false);
  all = $state(false);
  private wantsLanes = $state<boolean | null>(null);
  /** Somebody has chosen a move to look at: it is left to them from then on. */
  private touched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly names = $derived.by(() => (this.table ? seatNames(this.table.seats) : []));
  readonly last = $derived.by(() => this.moments.at(-1)?.ply ?? this.review?.plies ?? 0);
  /** Which of the moments is looked at. */
  readonly at = $derived.by(() =>
    Math.max(
      0,
      this.moments.findLastIndex((moment) => moment.ply <= this.ply),
    ),
  );
  readonly lanes = $derived.by(() => this.wantsLanes ?? this.names.length >= LANES_FROM);
  readonly points = $derived.by(() => (this.review ? turningPoints(this.review, this.eyes) : { all: [], listed: [] }));
  /** What the costliest slip of the seat looked from lost. */
  readonly costliest = $derived.by(() =>
    Math.max(
      0,
      ...(this.review?.moments ?? []).filter((one) => one.slip && one.seat === this.eyes).map(({ cost }) => cost),
    ),
  );
  readonly shownPoints = $derived.by(() => (this.all ? this.points.all : this.points.listed));
  readonly curve = $derived.by(() => (this.truth && this.review?.truth) || this.review?.curve || []);
  /** The values of every seat. */
  readonly lines = $derived.by((): Point[][] => this.names.map((_, seat) => pointsOf(this.curve, seat)));
  /** What is known of the position looked at: its choice and the chance events after it. */
  readonly here = $derived.by((): ReviewMoment[] =>
    (this.review?.moments ?? []).filter((moment) => moment.ply === this.ply),
  );

  constructor(private readonly id: string) {}

  async open(query: URLSearchParams): Promise<void> {
    try {
      this.table = (await get<{ table: Table }>(`/tables/${this.id}`)).table;
      this.face = await faceOf(this.table.game);
      this.eyes = this.seatWanted(query.get("seat"));
      const [review] = await Promise.all([beginReview(this.id), this.look(this.eyes)]);
      this.take(review);
      const ply = query.get("ply");
      if (ply !== null) this.go(Number(ply));
      else this.goToFirst();
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.said : UNREACHABLE;
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Look from another seat: the board shows what that seat saw. */
  async look(seat: number): Promise<void> {
    this.eyes = seat;
    const found = await allMoments(this.id, seat);
    if (this.eyes === seat) this.moments = found;
  }

  go(ply: number): void {
    this.touched = true;
    this.ply = Math.min(Math.max(0, Number.isFinite(ply) ? ply : 0), this.last);
  }

  goToPoint(step: 1 | -1): TurningPoint | null {
    const point = nextPoint(this.shownPoints, this.ply, step);
    if (point) this.go(point.moment.ply);
    return point;
  }

  toggleLanes(): void {
    this.wantsLanes = !this.lanes;
  }

  /** Whoever opens a review begins at their first slip, once it is known. */
  private goToFirst(): void {
    const first = this.points.listed.find((point) => point.whose === "mine") ?? this.points.listed[0];
    if (first && !this.touched && this.review?.status === "done") this.go(first.moment.ply);
  }

  /** The seat of the address, else one of mine, else the winner's. */
  private seatWanted(written: string | null): number {
    const table = this.table!;
    const seat = written === null ? NaN : Number(written);
    if (Number.isInteger(seat) && seat >= 0 && seat < table.players) return seat;
    return table.my_seats[0] ?? Math.max(0, table.result?.places?.indexOf(1) ?? 0);
  }

  private take(review: Review): void {
    this.review = { ...review, moments: asOthersSawThem(review) };
    if (review.status === "waiting" || review.status === "working")
      this.timer = setTimeout(() => void this.readAgain(), LOOK_EVERY);
  }

  private async readAgain(): Promise<void> {
    try {
      this.take(await reviewOf(this.id));
      this.goToFirst();
    } catch (error) {
      // What there is stays readable; whoever loads the page anew joins again.
      if (!(error instanceof Refusal) || error.status !== 0) return;
      this.timer = setTimeout(() => void this.readAgain(), LOOK_EVERY * 5);
    }
  }
}
