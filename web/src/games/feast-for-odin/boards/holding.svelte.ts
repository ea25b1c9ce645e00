// The piece in one's hand while it is being laid: which, how turned, and over which cell it hangs.
import type { Cell } from "../pieces/shapes";
import { flipped, mayFlip, shapeOf, sizeOf, turned } from "../pieces/shapes";

export interface Spot {
  area: string;
  anchor: Cell;
  /** The cell a finger pointed at. */
  pointed?: Cell;
}

export class Holding {
  item = $state<string | null>(null);
  turn = $state(0);
  /** Where the ghost stands; null while the piece is over no board. */
  spot = $state.raw<Spot | null>(null);
  /** The ghost stays where it was set until it is moved: touch and keys. A mouse carries it along. */
  resting = $state(false);

  grab(item: string): void {
    this.item = item;
    this.turn = 0;
    this.spot = null;
    this.resting = false;
  }

  putBack(): void {
    this.item = null;
    this.spot = null;
    this.resting = false;
  }

  /** Turn by a quarter about its middle, or about its top left corner for those who count cells. */
  rotate(back = false, corner = false): void {
    if (this.item) this.change(turned(this.item, this.turn, back), corner);
  }

  /** Turn it over; false if it has but one side to show. */
  flip(): boolean {
    if (!this.item || !mayFlip(this.item)) return false;
    this.change(flipped(this.item, this.turn));
    return true;
  }

  private change(turn: number, corner = false): void {
    if (!this.item) return;
    const before = sizeOf(shapeOf(this.item, this.turn) ?? []);
    const after = sizeOf(shapeOf(this.item, turn) ?? []);
    this.turn = turn;
    if (!this.spot || corner) return;
    const [row, column] = this.spot.anchor;
    const down = Math.trunc((before.rows - after.rows) / 2);
    const right = Math.trunc((before.columns - after.columns) / 2);
    this.spot = { ...this.spot, anchor: [row + down, column + right] };
  }
}
