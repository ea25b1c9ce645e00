// Where a label must go so that what it stands in doesn't cut it.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels left between the label and the edge. */
const EDGE = 2;

const along = (low: number, high: number, from: number, to: number): number =>
  low < from + EDGE || high - low > to - from ? from + EDGE - low : Math.min(0, to - EDGE - high);

/** How far to the right and down a box is moved to lie inside another; one that is too large begins with it. */
export const shiftInside = (box: Box, frame: Box): [number, number] => [
  along(box.left, box.right, frame.left, frame.right),
  along(box.top, box.bottom, frame.top, frame.bottom),
];
