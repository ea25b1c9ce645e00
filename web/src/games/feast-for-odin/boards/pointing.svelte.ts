// A piece under the pointer: a mouse carries it along and clicks it down, a finger sets its ghost and nudges it.
import { announce } from "../../../shell/announcer.svelte";
import { type Cell, shapeOf, sizeOf } from "../pieces/shapes";
import type { Spot } from "./holding.svelte";
import type { Laying } from "./laying.svelte";

/** So far a pointer moves, in pixels, before a press is a drag. */
const DRAG = 6;

export class Pointing {
  /** A finger was used last: buttons stand in for keys. */
  touching = $state(false);
  /** The element one's own boards lie in, and what is carried while it is over none of them. */
  root = $state.raw<HTMLElement | null>(null);
  carried = $state.raw<HTMLElement | null>(null);
  /** Where the boards lie on the screen, while a piece is carried: asking the browser at every move costs a layout. */
  private boxes: { area: string; columns: number; box: DOMRect }[] | null = null;
  /** The newest move that isn't shown yet, and the frame that will show it. */
  private waiting: { clientX: number; clientY: number } | null = null;
  private frame = 0;
  private at = { clientX: 0, clientY: 0 };
  private pressedAt: { x: number; y: number } | null = null;
  private dragging = false;

  constructor(private readonly laying: Laying) {
    const forget = () => (this.boxes = null);
    // What is carried comes to the screen after the grab, and lies under the pointer before that moves.
    $effect(() => this.carry());
    $effect(() => {
      addEventListener("resize", forget);
      addEventListener("scroll", forget, true);
      return () => {
        removeEventListener("resize", forget);
        removeEventListener("scroll", forget, true);
        cancelAnimationFrame(this.frame);
      };
    });
  }

  grabbed(event: PointerEvent): void {
    this.boxes = null;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.dragging = false;
    this.follow(event);
  }

  readonly moved = (event: PointerEvent): void => {
    const { holding } = this.laying;
    if (!holding.item) return;
    const from = this.pressedAt;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG) this.dragging = true;
    if (event.pointerType === "mouse") {
      if (holding.resting && !event.buttons) return;
      holding.resting = false;
      this.followSoon(event);
    } else if (event.buttons && (this.dragging || holding.resting)) {
      // A finger is never still: the piece moves when it has come to another cell.
      const spot = this.spotAt(event.clientX, event.clientY);
      const stays = spot?.area === holding.spot?.area && spot?.pointed?.join() === holding.spot?.pointed?.join();
      if (spot && !stays) holding.spot = this.laying.fit(spot);
    }
  };

  readonly released = (event: PointerEvent): void => {
    const dropped = this.pressedAt !== null && this.dragging;
    this.pressedAt = null;
    this.dragging = false;
    if (this.waiting) this.follow(this.waiting);
    const { holding, ghost } = this.laying;
    if (!holding.item || !dropped) return;
    if (event.pointerType !== "mouse") holding.resting = holding.spot !== null;
    else if (ghost && !ghost.refusal) this.laying.lay();
    else {
      if (ghost) announce(ghost.words);
      this.laying.putBack();
    }
  };

  readonly cancelled = (): void => {
    if (!this.dragging) this.laying.putBack();
  };

  readonly pressed = (event: PointerEvent): void => {
    const { holding } = this.laying;
    if (!holding.item || !(event.target as Element).closest("[data-area]")) return;
    this.boxes = null;
    if (event.pointerType === "mouse") {
      if (event.button !== 0) return;
      holding.resting = false;
      this.follow(event);
      this.laying.lay();
      return;
    }
    const spot = this.spotAt(event.clientX, event.clientY);
    if (spot) holding.spot = this.laying.fit(spot);
    holding.resting = true;
    if (this.laying.ghost) announce(this.laying.ghost.words);
  };

  readonly wheeled = (event: WheelEvent): void => {
    if (!this.laying.holding.item) return;
    event.preventDefault();
    this.laying.holding.rotate(event.deltaY < 0);
  };

  /** However often a pointer tells of itself, a piece is moved once a frame. */
  private followSoon({ clientX, clientY }: PointerEvent): void {
    if (!this.waiting) this.frame = requestAnimationFrame(() => this.waiting && this.follow(this.waiting));
    this.waiting = { clientX, clientY };
  }

  private follow(event: { clientX: number; clientY: number }): void {
    cancelAnimationFrame(this.frame);
    this.waiting = null;
    const { holding } = this.laying;
    if (!holding.item) return;
    const spot = this.spotAt(event.clientX, event.clientY);
    this.at = event;
    this.carry();
    const { spot: before } = holding;
    if (spot?.area !== before?.area || spot?.anchor.join() !== before?.anchor.join()) holding.spot = spot;
  }

  private carry(): void {
    if (!this.carried) return;
    // Pixels of the screen, on a table that may be enlarged.
    const zoom = this.carried.currentCSSZoom ?? 1;
    this.carried.style.transform = `translate(${this.at.clientX / zoom}px, ${this.at.clientY / zoom}px)`;
  }

  private lookForBoards(): { area: string; columns: number; box: DOMRect }[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-area]") ?? [])].map((board) => ({
      area: board.dataset.area!,
      columns: Number(board.dataset.columns),
      box: board.getBoundingClientRect(),
    }));
  }

  /** The spot under a point, the piece centred on it; null over no board. */
  private spotAt(x: number, y: number): Spot | null {
    const { holding } = this.laying;
    if (!holding.item) return null;
    const size = sizeOf(shapeOf(holding.item, holding.turn) ?? []);
    if (!this.boxes?.length) this.boxes = this.lookForBoards();
    for (const { area, columns, box } of this.boxes) {
      const cell = box.width / columns; // as it is on the screen, which may be enlarged
      if (x < box.left - cell || x > box.right + cell || y < box.top - cell || y > box.bottom + cell) continue;
      const row = Math.round((y - box.top) / cell - size.rows / 2);
      const column = Math.round((x - box.left) / cell - size.columns / 2);
      const pointed: Cell = [Math.floor((y - box.top) / cell), Math.floor((x - box.left) / cell)];
      return { area, anchor: [Math.max(0, row), Math.max(0, column)], pointed };
    }
    return null;
  }
}
