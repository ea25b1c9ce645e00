// Whole numbers as a table says them, without `Intl`: what it needs to begin with costs a slow phone a tenth of a second,
// and nothing on a table reaches a thousand, above or below nought. Everything else is asked of `Intl` itself.
import type { FluentBundle } from "@fluent/bundle";

/** A number below nought has a true minus, everywhere: a hyphen is too short beside digits, and lines break after it. */
export const withMinus = (number: string): string => number.replace("-", "−");

/** A small whole number as it is written on a board. */
export const signed = (value: number): string => withMinus(String(value));

/** From here on languages write a number with marks between its digits, or count it otherwise. */
const MOST = 1000;
const isPlain = (value: number | bigint): value is number =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < MOST && !Object.is(value, -0);

const few = (value: number) => value % 10 >= 2 && value % 10 <= 4 && (value % 100 < 12 || value % 100 > 14);

/** The plural category of a plain number, by language. */
const CATEGORIES: Record<string, (value: number) => Intl.LDMLPluralRule> = {
  en: (value) => (value === 1 ? "one" : "other"),
  es: (value) => (value === 1 ? "one" : "other"),
  pl: (value) => (value === 1 ? "one" : few(value) ? "few" : "many"),
  pt: (value) => (value < 2 ? "one" : "other"),
};

/** How `Intl` is asked without options. */
const NO_OPTIONS = "{}";

/** Let a bundle say plain numbers by itself. */
export function speakPlainNumbers(bundle: FluentBundle, locale: string): void {
  const category = CATEGORIES[locale.slice(0, 2)];
  if (!category) return;
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const format = (value: number) =>
    withMinus(isPlain(value) ? String(value) : (numbers ??= new Intl.NumberFormat(locale)).format(value));
  const select = (value: number) =>
    isPlain(value) ? category(Math.abs(value)) : (plurals ??= new Intl.PluralRules(locale)).select(value);
  bundle._intls.set(Intl.NumberFormat, { [NO_OPTIONS]: { format } as Intl.NumberFormat });
  bundle._intls.set(Intl.PluralRules, { [NO_OPTIONS]: { select } as Intl.PluralRules });
}
