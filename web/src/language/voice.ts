// One language's way of putting messages into words, from the texts of its catalogues.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Amount, FUNCTIONS, Name, Names, type ListStyle, type Lookup } from "./inflection";

export type Value = number | string | number[] | string[];
export type Args = Record<string, Value>;

export interface Message {
  key: string;
  args?: Args;
  clause?: string;
}

export const kindOf = (argument: string) => argument.slice(argument.lastIndexOf("_") + 1);

/** The catalogue files of a language as one bundle. */
export function bundleOf(
  locale: string,
  texts: readonly string[],
  transform: (text: string) => string = (text) => text,
): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: FUNCTIONS, transform });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export class Voice implements Lookup {
  /** What the first bundle lacks is said by the next. */
  constructor(
    private readonly locale: string,
    private readonly bundles: readonly FluentBundle[],
  ) {}

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(id)?.value != null);
  }

  /** The words of a catalogue entry, or null if no catalogue has it. */
  words(id: string, args?: Record<string, FluentVariable>): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return null;
  }

  gender(id: string): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (!message) continue;
      const pattern = message.attributes.gender;
      return pattern == null ? null : bundle.formatPattern(pattern, null, []);
    }
    return null;
  }

  list(items: readonly string[], style: ListStyle = "and"): string {
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
      counts.map(([value, count]) => {
        const name = this.typed(game, kind, value);
        return name instanceof Name ? new Amount(new FluentNumber(count), name) : `${count} ${name}`;
      }),
    );
  }

  private argument(game: string, kind: string, value: Value, seats: readonly string[]): FluentVariable {
    if (Array.isArray(value))
      return new Names(
        this,
        value.map((item) => asFluent(this.argument(game, kind, item, seats))),
      );
    if (kind === "seat" && typeof value === "number")
      return seats[value] ?? this.words("seat-number", { number: value + 1 }) ?? String(value + 1);
    if (kind === "message" && typeof value === "string") return this.speak(JSON.parse(value) as Message, seats);
    return this.typed(game, kind, value);
  }

  /** An argument, and with it the cards that lie there, if a companion (`fief_cards`) tells them. */
  private withCards(game: string, name: string, given: Args, seats: readonly string[]): FluentVariable {
    const kind = kindOf(name);
    const said = this.argument(game, kind, given[name]!, seats);
    const cards = given[`${name}_cards`];
    if (!Array.isArray(cards) || !cards.length) return said;
    const args = { [kind]: said, cards: this.argument(game, "card", cards, seats) };
    return this.words(`${game}-${kind}-with-cards`, args) ?? said;
  }

  /** A message of the hall or of a game, in words, with the names of those who sit at the table. */
  speak(message: Message, seats: readonly string[] = []): string {
    const game = message.key.includes(".") ? message.key.slice(0, message.key.indexOf(".")) : "";
    const given = message.args ?? {};
    const args = Object.fromEntries(Object.keys(given).map((name) => [name, this.withCards(game, name, given, seats)]));
    const id = message.key.replaceAll(".", "-");
    const text = this.words(id, args) ?? id;
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }
}

const asFluent = (value: FluentVariable) => (typeof value === "number" ? new FluentNumber(value) : (value as Name));
