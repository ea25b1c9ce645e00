// A card is also played by dragging it to a lit place: the same as picking it and clicking there.
import type { Choosing } from "./choosing.svelte";

export interface Dragged {
  choosing: Choosing;
  card: string;
  /** Its place in the hand; -1 for what doesn't come from there. */
  index: number;
}

/** How far a pointer moves before it is a drag and no click. A finger must move upwards: sideways it leafs through the hand. */
const FAR = 8;

const LIT = "[data-fief].lit, [data-lit]";

const litAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(LIT) ?? null;

/** The lit thing a card is carried over. For a mouse the browser has looked already: to ask it costs a layout at every move.
 * Under a finger it may name what the finger first touched. */
const litUnder = (event: PointerEvent): HTMLElement | null =>
  event.pointerType === "mouse" && event.target instanceof Element
    ? event.target.closest<HTMLElement>(LIT)
    : litAt(event);

/** What takes the card there: the lit thing itself, or the part of a lit Fief that is reached by keys. */
const taker = (lit: HTMLElement): HTMLElement | null =>
  lit.matches("[data-lit]") ? lit : lit.querySelector<HTMLElement>("[data-lit]");

/** What is carried, and how far its middle is from its corner: measured once. */
interface Ghost {
  element: HTMLElement;
  middle: { x: number; y: number };
}

function ghostOf(card: HTMLElement): Ghost {
  const { width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset.ghost = "";
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    zIndex: "50",
    opacity: "0.85",
    transition: "none",
    willChange: "transform",
  });
  card.parentElement?.append(ghost);
  return { element: ghost, middle: { x: width / 2, y: height / 2 } };
}

export function draggable(node: HTMLElement, given: Dragged): { update: (next: Dragged) => void; destroy: () => void } {
  let dragged = given;
  let from: { x: number; y: number } | null = null;
  let ghost: Ghost | null = null;
  let over: HTMLElement | null = null;

  function begin(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !dragged.choosing.usesOf(dragged.card).length) return;
    from = { x: event.clientX, y: event.clientY };
    // What lies under a finger is to notice it, as with a mouse: it puts into words what would be done there.
    if (node.hasPointerCapture(event.pointerId)) node.releasePointerCapture(event.pointerId);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", giveUp);
  }
  function isDrag(event: PointerEvent): boolean {
    if (!from) return false;
    const up = from.y - event.clientY;
    return event.pointerType === "touch" ? up > FAR : Math.hypot(event.clientX - from.x, up) > FAR;
  }
  function move(event: PointerEvent) {
    if (!ghost) {
      if (!isDrag(event)) return;
      dragged.choosing.lift(dragged.card, dragged.index);
      ghost = ghostOf(node);
    }
    const { element, middle } = ghost;
    element.style.transform = `translate(${event.clientX - middle.x}px, ${event.clientY - middle.y}px)`;
    const lit = litUnder(event);
    if (lit === over) return;
    over?.removeAttribute("data-under-card");
    over = lit;
    over?.setAttribute("data-under-card", "");
  }
  function drop(event: PointerEvent) {
    if (!ghost) {
      stop();
      return;
    }
    const lit = litAt(event);
    const place = lit ? taker(lit) : null;
    stop();
    if (place) place.click();
    else dragged.choosing.putBack();
    // The click the browser makes of the end of a drag is none.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }
  function giveUp() {
    if (ghost) dragged.choosing.putBack();
    stop();
  }
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  function stop() {
    from = null;
    if (ghost) dragged.choosing.letGo();
    ghost?.element.remove();
    over?.removeAttribute("data-under-card");
    ghost = over = null;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", giveUp);
  }
  node.addEventListener("pointerdown", begin);
  return {
    update: (next) => (dragged = next),
    destroy() {
      node.removeEventListener("pointerdown", begin);
      stop();
    },
  };
}
