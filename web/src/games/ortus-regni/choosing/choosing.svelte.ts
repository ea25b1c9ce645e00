// What somebody is about to do: a card or a place picked, where it may go, and what waits to be confirmed.
import { getContext, setContext } from "svelte";
import type { Mark } from "../../../table/face";
import type { Message } from "../../../connection/types";
import type { Barred, Closed, PlaceId } from "../view";
import { whyClosed } from "./closed";
import { byPlace, type Option } from "./options";

const KEY = Symbol("choosing");

export type Picked = { card: string; index: number } | { place: PlaceId } | { mode: string };

/** Modes of the buttons that light targets, and the verbs they light. */
const MODES: Record<string, string[]> = { attack: ["storm", "raid", "siege", "attack"], look: ["look"] };

/** Milliseconds for which a place stays pointed at after a dragged card has left it. */
const LINGER = 200;

/** What lies somewhere, in words, and what such a thing is. */
interface Words {
  label: string;
  about: string;
}

export class Choosing {
  options = $state.raw<Option[]>([]);
  barred = $state.raw<Barred[]>([]);
  /** Why places don't take a card; null until the rules' reasons have come. */
  closed = $state.raw<Closed[] | null>(null);
  /** Those at the table, as reasons name them. */
  names = $state.raw<string[]>([]);
  picked = $state.raw<Picked | null>(null);
  /** What lies where somebody points; asked whenever it is shown, since it may change meanwhile. */
  over = $state.raw<(() => Words) | null>(null);
  /** Moves a hint or a review points at, and the cards it says are worth a look. */
  marked = $state.raw<{ mark: Mark; option: Option }[]>([]);
  worth = $state.raw<ReadonlySet<string>>(new Set());
  /** An answer in words that somebody points at. */
  answer = $state.raw<Option | null>(null);
  /** Where somebody points or has tapped, the nearest place first. */
  at = $state.raw<readonly PlaceId[] | null>(null);
  /** A finger rested where it points: what is said there stays until the next touch. */
  held = $state(false);
  /** A place tapped before it was known what it takes: the tap counts as soon as that has come. */
  private tapped: readonly PlaceId[] | null = null;
  /** A card is being dragged, and what forgets the place it has left. */
  private carried = false;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  /** What waits for a Confirm. */
  asked = $state.raw<Option | null>(null);
  /** In the turn nothing is lit before a card, a place or a button is picked; any other question lights its answers. */
  inTurn = $state(false);
  /** A touch screen: everything is confirmed. */
  careful = $state(false);

  readonly card = $derived(this.picked && "card" in this.picked ? this.picked.card : null);
  readonly mode = $derived(this.picked && "mode" in this.picked ? this.picked.mode : null);
  readonly place = $derived(this.picked && "place" in this.picked ? this.picked.place : null);
  /** What the pick leaves. */
  readonly open = $derived.by(() => {
    const { card, mode, place } = this;
    if (card !== null) return this.options.filter((option) => option.card === card);
    if (mode !== null) return this.options.filter((option) => MODES[mode]?.includes(option.verb));
    if (place !== null) return this.options.filter((option) => option.place === place);
    return this.inTurn ? [] : this.options.filter((option) => option.card === null);
  });
  readonly lit = $derived(byPlace(this.place === null ? this.open : []));
  readonly known = $derived(byPlace(this.options));
  /** Cards that fit the picked place. */
  readonly fitting = $derived(new Set(this.place === null ? [] : this.open.map((option) => option.card)));
  readonly choosing = $derived(this.picked !== null);
  /** Why what is picked can't go where somebody points; said as soon as it is known. */
  readonly refused = $derived.by(() => (this.at ? this.whyNot(this.at) : null));
  /** What is pointed at, to be put into words; a place may be lit only after somebody points there. */
  readonly pointed = $derived(this.answer ?? (this.at ? this.litAt(this.at) : null));

  constructor(private readonly send: (option: Option) => void) {}

  static provide(send: (option: Option) => void): Choosing {
    return setContext(KEY, new Choosing(send));
  }
  static use(): Choosing {
    return getContext<Choosing>(KEY);
  }

  usesOf(card: string): Option[] {
    return this.options.filter((option) => option.card === card);
  }

  /** What would be done at a place that stands for these, the nearest first; null where it isn't lit. */
  litAt(ids: readonly PlaceId[]): Option | null {
    return ids.map((id) => this.lit.get(id)?.[0]).find((found) => found !== undefined) ?? null;
  }

  /** Whether it waits for a Confirm. The options are made anew when the rules have thought further: their lines tell. */
  isAsked(option: Option | null): boolean {
    return option !== null && this.asked?.line === option.line;
  }

  /** Why what is picked can't go to a place that stands for these, the nearest first; null where it can, or nothing is picked. */
  whyNot(ids: readonly PlaceId[]): Message | null {
    const what = this.card ?? this.mode;
    if (what === null || this.closed === null || ids.some((id) => this.lit.has(id))) return null;
    return whyClosed(this.closed, what, ids);
  }

  /** The marked move that begins with a card; the one pointed at, or else the best. */
  markOfCard(card: string): Mark | null {
    const found = this.marked.filter(({ option }) => option.card === card);
    return (found.find(({ mark }) => mark.pointed) ?? found[0])?.mark ?? null;
  }

  /** The move pointed at, if it goes to one of these places. */
  markOfPlace(ids: readonly PlaceId[]): Mark | null {
    return (
      this.marked.find(({ mark, option }) => mark.pointed && option.place && ids.includes(option.place))?.mark ?? null
    );
  }

  /** A marked move without card or place, by what is done. */
  markOfVerb(...verbs: string[]): Mark | null {
    const found = this.marked.filter(({ option }) => !option.card && verbs.includes(option.verb));
    return (found.find(({ mark }) => mark.pointed) ?? found[0])?.mark ?? null;
  }

  /** The marked move an answer is the first step of. */
  markOfCode(code: number | null): Mark | null {
    return this.marked.find(({ mark }) => mark.action.code === code)?.mark ?? null;
  }

  putBack(): void {
    this.picked = null;
    this.asked = null;
    this.answer = null;
    this.at = null;
    this.tapped = null;
  }

  pickCard(card: string, index: number): void {
    if (this.picked && "index" in this.picked && this.picked.index === index && this.card === card) {
      this.putBack();
      return;
    }
    const here = this.place;
    if (here !== null) {
      const fits = this.open.find((option) => option.card === card);
      if (fits) {
        this.take(fits);
        return;
      }
    }
    this.asked = null;
    this.answer = null;
    this.tapped = null;
    this.picked = { card, index };
  }

  /** A card is in the hand that drags it, whatever was picked before. */
  lift(card: string, index: number): void {
    this.putBack();
    this.picked = { card, index };
    this.carried = true;
  }

  /** A dragged card is dropped: whatever it was carried away from is no longer pointed at. */
  letGo(): void {
    this.carried = false;
    if (this.leaving) this.unpoint();
  }

  /** Somebody points at a place that stands for these; `over` says what lies there. */
  point(ids: readonly PlaceId[], over: (() => Words) | null): void {
    this.stay();
    this.at = ids;
    this.over = over;
  }

  /** Nobody points there any longer. A card that is carried on to the next place meets it a moment later: until then the
   * words stay, which otherwise would change twice within two frames. So they do where a finger rested. */
  unpoint(): void {
    if (this.held) return;
    this.stay();
    if (this.carried) this.leaving = setTimeout(() => this.pointNowhere(), LINGER);
    else this.pointNowhere();
  }

  private stay(): void {
    clearTimeout(this.leaving);
    this.leaving = undefined;
  }

  private pointNowhere(): void {
    this.leaving = undefined;
    this.at = null;
    this.over = null;
    this.answer = null;
  }

  pickMode(mode: string): void {
    const again = this.mode === mode;
    this.putBack();
    if (!again) this.picked = { mode };
  }

  /** A place that is lit takes what is picked; any other shows what can go there. */
  pickPlace(ids: readonly PlaceId[]): void {
    this.tapped = null;
    const taken = this.litAt(ids);
    if (taken) {
      this.take(taken);
      return;
    }
    // Where it can't go, what is picked stays in the hand, and the place says why.
    this.at = ids;
    const known = ids.find((id) => this.known.has(id));
    const holding = (this.card ?? this.mode) !== null;
    if (this.closed === null && (holding || (known === undefined && this.inTurn))) this.tapped = ids;
    else if (this.refused) return;
    else if (known === undefined || known === this.place) this.putBack();
    else this.showPlace(known);
  }

  /** What the rules think has come: a place tapped before takes what is picked, or says why not. */
  resume(): void {
    if (this.tapped && this.closed !== null) this.pickPlace(this.tapped);
  }

  private showPlace(place: PlaceId): void {
    this.asked = null;
    this.picked = { place };
    const [only, more] = this.open;
    // Only one thing could be done there, without a card: it is asked at once.
    if (only && !more && only.card === null) this.asked = only;
  }

  /** Do it, or ask first if it can't be taken back. */
  take(option: Option): void {
    if (option.opens) return; // it stays picked, and its places light up as soon as they are known
    if ((option.final || this.careful) && !this.isAsked(option)) {
      this.asked = option;
      this.answer = null;
    } else this.confirm(option);
  }

  confirm(option: Option): void {
    this.putBack();
    this.send(option);
  }
}
