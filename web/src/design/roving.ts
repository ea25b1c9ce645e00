// One stop for the Tab key in a group of buttons; the arrows move among them as they lie on the screen.
const MOVES: Record<string, (from: DOMRect, to: DOMRect) => boolean> = {
  ArrowUp: (from, to) => to.bottom <= from.top + 1,
  ArrowDown: (from, to) => to.top >= from.bottom - 1,
};

const middle = (box: DOMRect) => (box.left + box.right) / 2;

function nearest(
  buttons: HTMLElement[],
  from: HTMLElement,
  lies: (from: DOMRect, to: DOMRect) => boolean,
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const distance = (button: HTMLElement) => {
    const there = button.getBoundingClientRect();
    return Math.abs(there.top - here.top) * 3 + Math.abs(middle(there) - middle(here));
  };
  return buttons
    .filter((button) => lies(here, button.getBoundingClientRect()))
    .sort((a, b) => distance(a) - distance(b))[0];
}

function target(key: string, buttons: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  if (key === "ArrowRight") return buttons[at + 1];
  if (key === "ArrowLeft") return buttons[at - 1];
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  const lies = MOVES[key];
  return lies && nearest(buttons, from, lies);
}

export function roving(group: HTMLElement): { destroy: () => void } {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button")];

  function settle(stop?: HTMLElement): void {
    const all = buttons();
    const chosen = stop ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
  }
  function pressed(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    const next = target(event.key, buttons(), from);
    if (!(event.key.startsWith("Arrow") || next)) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }
  function focused(event: FocusEvent): void {
    if ((event.target as HTMLElement).matches("button")) settle(event.target as HTMLElement);
  }

  settle();
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", pressed);
  group.addEventListener("focusin", focused);
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("keydown", pressed);
      group.removeEventListener("focusin", focused);
    },
  };
}
