// Words that lie within a button whose label would hide them.

type Owner = Pick<Element, "setAttribute" | "removeAttribute">;
type Words = { id: string; closest(selector: string): Owner | null };

/** A button or link named by its label has nothing else read out: there the words describe it. */
export function describes(words: Words): { destroy(): void } {
  const owner = words.closest("[aria-label]:is(button, a)");
  owner?.setAttribute("aria-describedby", words.id);
  return { destroy: () => owner?.removeAttribute("aria-describedby") };
}
