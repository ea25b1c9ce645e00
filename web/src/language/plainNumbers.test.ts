import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { signed, speakPlainNumbers, withMinus } from "./plainNumbers";

const LOCALES = ["en-GB", "es", "pl", "pt-BR"];
const CATEGORIES = ["zero", "one", "two", "few", "many"];
const message = `n = { $n ->
${CATEGORIES.map((category) => `    [${category}] { $n } ${category}`).join("\n")}
   *[other] { $n } other
}
`;

function saying(locale: string, plainly: boolean): (n: number) => string {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle._intls = new Map();
  if (plainly) speakPlainNumbers(bundle, locale);
  bundle.addResource(new FluentResource(message));
  const pattern = bundle.getMessage("n")?.value;
  return (n) => (pattern == null ? "" : bundle.formatPattern(pattern, { n }));
}

it.each(LOCALES)("numbers and plurals of %s are those of Intl, with a true minus", (locale) => {
  const [plain, asked] = [saying(locale, true), saying(locale, false)];
  const numbers = [...Array(1200).keys(), ...Array.from({ length: 1200 }, (_, n) => -n), 1.5, 0.5, 12345, 1e6, 2e6];
  expect(numbers.map(plain)).toEqual(numbers.map(asked).map(withMinus));
});

it("a table's numbers ask nothing of Intl", () => {
  const numbers = vi.spyOn(Intl, "NumberFormat");
  const plurals = vi.spyOn(Intl, "PluralRules");
  const say = saying("pl", true);
  expect([22, -86].map(say)).toEqual(["22 few", "−86 many"]);
  expect([numbers, plurals].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  vi.restoreAllMocks();
});

it("a number on a board is written as in a sentence", () => {
  expect([12, 0, -35].map(signed)).toEqual(["12", "0", "−35"]);
});
