// A finger that rests somewhere says what a mouse says that points there, and is no tap. The words stay until the next touch.

export interface Held {
  /** What pointing would show beside the pointer; empty where it is said elsewhere on the table. */
  words: string;
  x: number;
  y: number;
}

interface Given {
  /** Whether the table says something about what lies under the finger. */
  pointing: () => boolean;
  /** Words are held, or let go again. */
  hold: (held: Held | null) => void;
}

/** Milliseconds until a finger rests, and how far it may stray. */
const REST = 450;
const FAR = 8;
/** The click of a long touch comes a little after it, if at all. */
const CLICK = 700;

/** What the nearest thing under a finger is titled. */
function titleOf(target: EventTarget | null, root: HTMLElement): string {
  for (let one = target instanceof Element ? target : null; one && one !== root; one = one.parentElement) {
    const words = one.getAttribute("title") ?? one.querySelector(":scope > title")?.textContent;
    if (words) return words;
  }
  return "";
}

export function restingFinger(node: HTMLElement, given: Given): { destroy: () => void } {
  let touch: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let resting = false;
  let held = false;

  // Before the next thing notices the finger: the browser says so first.
  function over() {
    if (!held || touch) return;
    held = false;
    given.hold(null);
  }
  function down(event: PointerEvent) {
    window.removeEventListener("click", swallow, { capture: true });
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const { clientX: x, clientY: y, target } = event;
    resting = false;
    touch = { x, y, timer: setTimeout(() => rest({ words: titleOf(target, node), x, y }), REST) };
  }
  function rest(found: Held) {
    if (!found.words && !given.pointing()) return;
    resting = held = true;
    given.hold(found);
  }
  function move(event: PointerEvent) {
    if (touch && !resting && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > FAR) stop();
  }
  function up() {
    if (touch && resting) {
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), CLICK);
    }
    stop();
  }
  function stop() {
    if (touch) clearTimeout(touch.timer);
    touch = null;
  }
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  /** The browser's own menu of a long touch. */
  const menu = (event: Event) => {
    if (touch) event.preventDefault();
  };

  const early = { capture: true };
  window.addEventListener("pointerover", over, early);
  window.addEventListener("pointermove", move, early);
  window.addEventListener("pointerup", up, early);
  window.addEventListener("pointercancel", stop, early);
  node.addEventListener("pointerdown", down, early);
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      stop();
      window.removeEventListener("pointerover", over, early);
      window.removeEventListener("pointermove", move, early);
      window.removeEventListener("pointerup", up, early);
      window.removeEventListener("pointercancel", stop, early);
      node.removeEventListener("pointerdown", down, early);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
