// One language's way of putting messages into words, from the texts of its catalogues.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { entriesOf, ENTRY, REFERENCE } from "./entries";
import { Amount, FUNCTIONS, Inflected, Name, Names, Phrase, PLAIN, type ListStyle, type Lookup } from "./inflection";
import { speakPlainNumbers } from "./plainNumbers";

export type Value = number | string | number[] | string[];
export type Args = Record<string, Value>;

export interface Message {
  key: string;
  args?: Args;
  clause?: string;
}

/** What somebody at the table is called: a name, or what a sentence puts into a form. */
export type Seated = string | Inflected<unknown>;

/** Somebody at the table, inside a sentence. */
export interface SeatInWords {
  seat: number;
  name: string;
}

/** How a message writes so many of a thing: “2 item-chest”. */
const AMOUNT = /^(\d+) ([a-z]+)-(.+)$/;
const MARK = /\uE000(\d+):([^\uE001]*)\uE001/;

/** Somebody at the table, marked wherever a sentence names them. */
class Marked extends Inflected<number> {
  constructor(
    seat: number,
    private readonly called: Seated,
  ) {
    super(seat);
  }

  inForm(form: string | null, scope: Scope): string {
    const name = typeof this.called === "string" ? this.called : this.called.inForm(form, scope);
    return `\uE000${this.value}:${name}\uE001`;
  }
}

/** A sentence begins with a capital letter, whatever stands first in it. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const kindOf = (argument: string) => argument.slice(argument.lastIndexOf("_") + 1);

/** The catalogue files of a language. A table says a few hundred of some thousand messages: each is read when it is
 * first said. */
export class Catalogue extends FluentBundle {
  private readonly rooms = new Set<string>();
  /** What each message is in its file, until it is read. */
  private readonly unread = new Map<string, string>();

  constructor(locale: string, transform: (text: string) => string = (text) => text) {
    super(locale, { useIsolating: false, functions: FUNCTIONS, transform });
    speakPlainNumbers(this, locale);
  }

  /** Add a file, once. */
  add(room: string, text: string): void {
    if (this.rooms.has(room)) return;
    this.rooms.add(room);
    for (const entry of entriesOf(text)) {
      const id = ENTRY.exec(entry)?.[1];
      if (id && !this.hasMessage(id)) this.unread.set(id, entry);
    }
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(id);
    return super.getMessage(id);
  }

  private read(id: string): void {
    const text = this.unread.get(id);
    if (text === undefined) return;
    this.unread.delete(id);
    for (const [, other] of text.matchAll(REFERENCE)) this.read(other ?? "");
    this.addResource(new FluentResource(text));
  }
}

export class Voice implements Lookup {
  private readonly catalogues: FluentBundle[];

  constructor(
    private readonly locale: string,
    catalogues: readonly FluentBundle[],
  ) {
    this.catalogues = [...catalogues];
  }

  /** What the catalogues so far lack is said by another. */
  fallBackOn(catalogue: FluentBundle): void {
    this.catalogues.push(catalogue);
  }

  has(id: string): boolean {
    return this.catalogues.some((bundle) => bundle.getMessage(id)?.value != null);
  }

  /** The words of a catalogue entry, or null if no catalogue has it. */
  words(id: string, args?: Record<string, FluentVariable>): string | null {
    for (const bundle of this.catalogues) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return null;
  }

  gender(id: string): string | null {
    for (const bundle of this.catalogues) {
      const message = bundle.getMessage(id);
      if (!message) continue;
      const pattern = message.attributes.gender;
      return pattern == null ? null : bundle.formatPattern(pattern, null, []);
    }
    return null;
  }

  list(items: readonly string[], style: ListStyle = "and"): string {
    if (items.length < 2) return items[0] ?? ""; // to begin with `Intl` costs a slow phone some frames
    return new Intl.ListFormat(this.locale, { type: style === "and" ? "conjunction" : "disjunction" }).format(items);
  }

  /** A thing of a game inside a sentence; what has no name is said as it is. */
  typed(game: string, kind: string, value: number | string): Name | number | string {
    const id = `${game}-${kind}-${value}`;
    return this.has(id) ? new Name(this, id, value) : value;
  }

  /** Several things inside a sentence. */
  typedList(game: string, kind: string, values: readonly (number | string)[]): Names {
    return new Names(
      this,
      values.map((value) => asFluent(this.typed(game, kind, value))),
    );
  }

  /** Several things inside a sentence, each with how many of it. */
  amounts(game: string, kind: string, counts: readonly (readonly [string | number, number])[]): Names {
    return new Names(
      this,
      counts.map(([value, count]) => this.amount(game, kind, value, count)),
    );
  }

  private amount(game: string, kind: string, value: string | number, count: number): Amount | string {
    const name = this.typed(game, kind, value);
    return name instanceof Name ? new Amount(new FluentNumber(count), name) : `${count} ${name}`;
  }

  /** Somebody at the table inside a sentence, which chooses the form of who is known by a number only. A name that says
   * no more than that counts as none: it is what a seat is called until somebody gives it another. */
  seated(seat: number, seats: readonly Seated[]): Seated {
    const unnamed = new Phrase(this, "seat-number", { number: seat + 1 });
    const name = seats[seat];
    return name === undefined || name === unnamed.inForm(PLAIN) ? unnamed : name;
  }

  private argument(game: string, kind: string, value: Value, seats: readonly Seated[]): FluentVariable {
    if (Array.isArray(value))
      return new Names(
        this,
        value.map((item) => asFluent(this.argument(game, kind, item, seats))),
      );
    if (kind === "amounts" && typeof value === "string") {
      const [, count, type, thing] = AMOUNT.exec(value) ?? [];
      return type && thing ? this.amount(game, type, thing, Number(count)) : value;
    }
    if (kind === "seat" && typeof value === "number") return this.seated(value, seats);
    if (kind === "message" && typeof value === "string") return this.speak(JSON.parse(value) as Message, seats);
    if (kind === "cell" && typeof value === "string") return this.cell(game, value);
    return this.typed(game, kind, value);
  }

  /** A place on a grid: notation counts rows and columns from 0, words count them from 1. */
  private cell(game: string, value: string): Phrase {
    const [row = 0, column = 0] = value.split(",").map(Number);
    return new Phrase(this, `${game}-cell`, { row: row + 1, column: column + 1 });
  }

  /** An argument; with a companion (`fief_cards`), named by the first of the cards that lie there, or by the card the
   * sentence tells of itself. */
  private withCards(game: string, name: string, given: Args, seats: readonly Seated[]): FluentVariable {
    const kind = kindOf(name);
    const said = this.argument(game, kind, given[name]!, seats);
    const cards = given[`${name}_cards`];
    if (!Array.isArray(cards)) return said;
    const card = (value: Value | undefined) => (value === undefined ? "" : this.argument(game, "card", value, seats));
    const args = { [kind]: said, card: card(cards[0]), told_card: card(given.card) };
    return new Phrase(this, `${game}-${kind}-with-cards`, args);
  }

  /** A message of the hall or of a game, in words, with the names of those who sit at the table. */
  speak(message: Message, seats: readonly Seated[] = []): string {
    const game = message.key.includes(".") ? message.key.slice(0, message.key.indexOf(".")) : "";
    const given = message.args ?? {};
    const args = Object.fromEntries(Object.keys(given).map((name) => [name, this.withCards(game, name, given, seats)]));
    const id = message.key.replaceAll(".", "-");
    return capital(this.words(id, args) ?? id);
  }

  /** A message in words, taken apart where it names those who sit at the table. */
  speakParts(message: Message, seats: readonly string[]): (string | SeatInWords)[] {
    const marked = seats.map((_, seat) => new Marked(seat, this.seated(seat, seats)));
    const parts: (string | SeatInWords)[] = [];
    // Split, a text is followed by the seat and the name of each mark.
    this.speak(message, marked)
      .split(MARK)
      .forEach((part, i, all) => {
        if (i % 3 === 0) parts.push(part);
        else if (i % 3 === 1) parts.push({ seat: Number(part), name: all[i + 1] ?? "" });
      });
    return parts;
  }
}

const asFluent = (value: FluentVariable) => (typeof value === "number" ? new FluentNumber(value) : (value as Name));
