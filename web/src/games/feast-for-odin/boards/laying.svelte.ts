// Laying a piece: which one is in hand, where its ghost stands and what that would mean, and how it gets into the plan.
import { untrack } from "svelte";
import type { LegalAction } from "../../../connection/types";
import { say } from "../../../language/speech.svelte";
import { announce } from "../../../shell/announcer.svelte";
import { heading, itemIn, itemName } from "../pieces/words";
import { Ground } from "./ground";
import { gridOf } from "./grids";
import { Holding, type Spot } from "./holding.svelte";
import type { Plan } from "./plan.svelte";
import type { FeastView, Laid } from "./props";
import { boardTitle } from "./titles";
import { gainWords, refusalWords } from "./verdict";

/** The table as it stands, for the seat that lays; read field by field, so that each is followed by itself. */
export interface Live {
  readonly view: FeastView;
  readonly seat: number | null;
  readonly actions: LegalAction[];
  readonly watching: boolean;
  readonly busy: boolean;
  play: (code: number) => void;
}

/** Coins and ore are laid cell by cell: the next one comes to hand by itself. */
const BY_THE_CELL = new Set(["silver", "ore"]);

export class Laying {
  readonly holding = new Holding();
  /** A piece the rules already ask about, step by step: its area, its turn, its cell. */
  private finishing: Laid | null = null;

  constructor(
    private readonly live: Live,
    readonly plan: Plan,
  ) {}

  private readonly me = $derived.by(() => this.live.seat ?? 0);
  readonly own = $derived.by(() => this.live.view.seats[this.me]!);
  /** The view, and one's own part of it, as they would be after the plan. */
  readonly shownView = $derived.by(() => this.plan.viewed(this.live.view));
  readonly shown = $derived.by(() => this.plan.applied(this.live.view, this.me) ?? this.own);
  readonly playing = $derived.by(() => {
    const { seat, watching, view } = this.live;
    return seat !== null && !watching && !view.over;
  });
  readonly ready = $derived.by(() => this.playing && !this.live.busy && this.live.actions.length > 0);
  readonly grounds = $derived.by(() =>
    this.shown.areas.map(
      (area) => new Ground(area, gridOf(area, this.shownView.boards), this.shown.laid, this.shown.played),
    ),
  );
  /** What may be taken up: a card may let one lay what isn't in the supply yet. */
  readonly supply = $derived.by(() => {
    const offered = this.live.actions
      .filter((action) => action.kind === "Lay")
      .map((action) => String(action.fields.item))
      .filter((item) => !this.own.supply[item]);
    return { ...Object.fromEntries(offered.map((item) => [item, 1])), ...this.shown.supply };
  });
  readonly reach = $derived.by(() => {
    const { item } = this.holding;
    return item ? new Map(this.grounds.map((ground) => [ground.area, ground.reach(item)])) : null;
  });
  readonly ghost = $derived.by(() => {
    const { item, turn, spot } = this.holding;
    const ground = spot && this.groundOf(spot.area);
    if (!item || !ground) return null;
    const refusal = ground.refusal(item, turn, spot.anchor);
    const gain = refusal ? null : ground.gain(item, turn, spot.anchor);
    const words = refusal ? refusalWords(refusal, ground, boardTitle(ground.area, this.shownView)) : gainWords(gain!);
    return { area: ground.area, item, turn, anchor: spot.anchor, refusal, warns: !!gain?.buried.length, words };
  });
  private readonly turning = $derived.by(() => {
    const { view, seat, actions } = this.live;
    return view.laying?.seat === seat && actions.some(({ kind }) => ["On", "Turned", "At"].includes(kind));
  });

  groundOf(area: string): Ground | undefined {
    return this.grounds.find((ground) => ground.area === area);
  }

  /** Take a piece up, or put it back if it is in hand already. */
  grab(item: string): void {
    if (!this.playing) return;
    if (this.holding.item === item) this.putBack();
    else this.holding.grab(item);
  }

  putBack(): void {
    if (this.holding.item) announce(say("feast-for-odin-boards-put-back", { item: itemIn(this.holding.item) }));
    this.holding.putBack();
  }

  lay(): void {
    const { ghost } = this;
    if (!ghost) return;
    if (ghost.refusal) return announce(ghost.words);
    const laid: Laid = [ghost.item, ghost.area, ghost.anchor, ghost.turn];
    if (this.turning) return this.finish(laid);
    this.plan.addPiece(laid, say("feast-for-odin-boards-step-lay", { item: itemIn(ghost.item) }));
    announce(
      say("feast-for-odin-boards-laid", {
        item: heading(itemName(ghost.item)),
        board: boardTitle(ghost.area, this.shownView),
      }),
    );
    const more = BY_THE_CELL.has(ghost.item) && (this.shown.supply[ghost.item] ?? 0) > 0;
    // By keys the focus stays on the cell: whoever wants another one takes it up from there.
    const byKeys = this.holding.resting && !this.holding.spot?.pointed;
    if (more && !byKeys) this.holding.grab(ghost.item);
    else this.holding.putBack();
  }

  /** Take a planned piece up again. */
  lift(piece: Laid): void {
    const place = this.plan.steps.findIndex((step) => step.laid?.join() === piece.join());
    if (place < 0) return;
    this.plan.remove(place);
    this.holding.grab(piece[0]);
    this.holding.turn = piece[3];
    this.holding.spot = { area: piece[1], anchor: piece[2] };
    this.holding.resting = true;
  }

  /** By key the cell one is on stays its corner, and what the new place means is said. */
  turn(back = false): void {
    this.holding.rotate(back, this.holding.resting);
    if (this.holding.resting && this.ghost) announce(this.ghost.words);
  }

  /** A finger points at a cell, and the piece should cover it: where it may not lie with its middle there, it lies as near
   *  to that as it may. */
  fit(spot: Spot): Spot {
    const { item, turn } = this.holding;
    const ground = this.groundOf(spot.area);
    const anchor = item && spot.pointed && ground?.nearest(item, turn, spot.anchor, spot.pointed);
    return anchor ? { ...spot, anchor } : spot;
  }

  /** By finger it goes on covering the cell pointed at. */
  turnByFinger(): void {
    this.holding.rotate();
    if (this.holding.spot) this.holding.spot = this.fit(this.holding.spot);
  }

  flip(): void {
    if (this.holding.item && !this.holding.flip())
      announce(say("feast-for-odin-boards-no-flip", { item: itemIn(this.holding.item) }));
  }

  /** Answer the rules' questions about a piece that is being laid; called once while the table is set up. */
  tend(): void {
    $effect(() => {
      const { view, busy, actions } = this.live;
      void actions;
      if (!this.turning || busy) {
        this.finishing = null;
        return;
      }
      untrack(() => (this.finishing ? this.answer() : view.laying && this.holding.grab(view.laying.item)));
    });
  }

  private finish(laid: Laid): void {
    this.finishing = laid;
    this.holding.putBack();
    this.answer();
  }

  private answer(): void {
    if (!this.finishing || !this.turning) return;
    const [, area, [row, column], turn] = this.finishing;
    const { actions, play } = this.live;
    const wanted = actions.find(
      ({ kind, fields }) =>
        (kind === "On" && fields.area === area) ||
        (kind === "Turned" && fields.turn === turn) ||
        (kind === "At" && fields.row === row && fields.column === column),
    );
    if (wanted) play(wanted.code);
    else this.finishing = null;
  }
}
