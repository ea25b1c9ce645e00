// Whoever plays by keyboard keeps their place: when the control they used is gone, focus goes to the next question.

const ANSWERS = [
  '[data-part="board"] [data-legal][tabindex="0"]',
  '[data-part="choices"] button',
  '[data-part="hand"] [data-playable][tabindex="0"]',
].join();

export class FocusKeeper {
  private inside = false;
  private byKey = false;
  private decided = false;

  /** Focus has come to something, anywhere on the page. */
  came(root: HTMLElement, target: EventTarget | null): void {
    this.inside = target instanceof Node && root.contains(target);
  }

  pressed(key: string): void {
    this.byKey = true;
    this.decided = key === "Enter" || key === " ";
  }

  pointed(): void {
    this.byKey = false;
    this.decided = false;
  }

  /** The table has changed: if focus was here and what held it is gone or has been answered, it goes to the next question. */
  restore(root: HTMLElement): void {
    if (!this.inside) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active === root;
    const answered = this.decided && active?.matches("[data-town]:not([data-legal])");
    if (!lost && !answered) return;
    const next = root.querySelector<HTMLElement>(ANSWERS) ?? (lost ? root : null);
    next?.focus({ preventScroll: !this.byKey });
  }
}
