// Names inside sentences: a thing reaches a sentence as a typed value, and the catalogue of each language says which
// form of its name it needs. The same functions as in `meadhall.kernel.words.inflection`, which explains them.
import {
  FluentNone,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

export const PLAIN = "plain";
export const COUNTED = "counted";
export type ListStyle = "and" | "or";

/** Where names are looked up: the catalogues of the language spoken now. */
export interface Lookup {
  words(id: string, args?: Record<string, FluentVariable>): string | null;
  gender(id: string): string | null;
  list(items: readonly string[], style?: ListStyle): string;
}

/** A value of a sentence that has forms. */
export abstract class Inflected<T> extends FluentType<T> {
  abstract inForm(form: string | null, scope: Scope, style?: ListStyle): string;

  toString(scope: Scope): string {
    return this.inForm(null, scope);
  }
}

/** A thing that has a name in the catalogue: the message `id`. */
export class Name extends Inflected<string | number> {
  constructor(
    private readonly lookup: Lookup,
    readonly id: string,
    value: string | number,
  ) {
    super(value);
  }

  said(form: string, count: FluentValue | number = 1): string {
    return this.lookup.words(this.id, { form, count }) ?? String(this.value);
  }

  inForm(form: string | null): string {
    return this.said(form ?? PLAIN);
  }

  counted(number: FluentNumber, form: string, scope: Scope): string {
    const name = this.said(form, number);
    return this.lookup.words("counted", { number, name }) ?? `${number.toString(scope)} ${name}`;
  }

  gender(): string | null {
    return this.lookup.gender(this.id);
  }
}

/** So many of a thing; in a list of them, each is counted. */
export class Amount extends Inflected<number> {
  constructor(
    readonly number: FluentNumber,
    readonly name: Name,
    private readonly form = COUNTED,
  ) {
    super(number.value);
  }

  inForm(form: string | null, scope: Scope): string {
    return this.name.counted(this.number, form ?? this.form, scope);
  }
}

/** A phrase of the catalogue inside a sentence, such as “your second Castle”: it knows the form it is asked for. */
export class Phrase extends Inflected<string> {
  constructor(
    private readonly lookup: Lookup,
    id: string,
    private readonly args: Record<string, FluentVariable>,
  ) {
    super(id);
  }

  inForm(form: string | null): string {
    return this.lookup.words(this.value, { ...this.args, form: form ?? PLAIN }) ?? this.value;
  }
}

/** Several things, listed as the language lists them. */
export class Names extends Inflected<readonly FluentValue[]> {
  constructor(
    private readonly lookup: Lookup,
    items: readonly FluentValue[],
  ) {
    super(items);
  }

  inForm(form: string | null, scope: Scope, style: ListStyle = "and"): string {
    const said = this.value.map((item) =>
      item instanceof Inflected ? item.inForm(form, scope) : item.toString(scope),
    );
    return this.lookup.list(said, style);
  }

  /** Each thing once, in the order they come; how many of it, where there are several. */
  inGroups(form: string | null, repeated: string, scope: Scope, style: ListStyle): string {
    const groups = new Map<unknown, FluentValue[]>();
    for (const item of this.value) {
      const key = item instanceof Name ? item.id : item;
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    const said = [...groups.values()].flatMap((several) => {
      const one = several[0];
      if (several.length > 1 && one instanceof Name)
        return [one.counted(new FluentNumber(several.length), repeated, scope)];
      return several.map((item) => (item instanceof Inflected ? item.inForm(form, scope) : item.toString(scope)));
    });
    return this.lookup.list(said, style);
  }
}

/** What NAME gives: a value in a form, said once the language is known. */
class Formed extends FluentType<Inflected<unknown>> {
  constructor(
    value: Inflected<unknown>,
    private readonly form: string | null,
    private readonly style: ListStyle,
    private readonly repeated: string | null,
  ) {
    super(value);
  }

  toString(scope: Scope): string {
    if (this.repeated !== null && this.value instanceof Names)
      return this.value.inGroups(this.form, this.repeated, scope, this.style);
    return this.value.inForm(this.form, scope, this.style);
  }
}

const word = (named: Record<string, FluentValue>, key: string): string | null =>
  named[key] === undefined ? null : String(named[key].valueOf());

const nameFunction: FluentFunction = ([value], named) => {
  const style = word(named, "list") ?? "and";
  if (style !== "and" && style !== "or") throw new RangeError(`there is no list "${style}"`);
  return value instanceof Inflected
    ? new Formed(value, word(named, "form"), style, word(named, "repeated"))
    : (value ?? new FluentNone());
};

const countFunction: FluentFunction = ([number, name], named) => {
  if (name === undefined) return new FluentNumber(number instanceof Names ? number.value.length : 1);
  if (!(number instanceof FluentNumber) || !(name instanceof Name))
    throw new TypeError("COUNT takes a number and a thing that has a name");
  return new Amount(number, name, word(named, "form") ?? COUNTED);
};

const genderFunction: FluentFunction = ([value]) =>
  (value instanceof Name ? value.gender() : null) ?? new FluentNone("GENDER()");

const idFunction: FluentFunction = ([value]) =>
  value instanceof Name ? String(value.value) : (value ?? new FluentNone());

export const FUNCTIONS: Record<string, FluentFunction> = {
  NAME: nameFunction,
  COUNT: countFunction,
  GENDER: genderFunction,
  ID: idFunction,
};
