// How large boards and supply are drawn, by the room there is for one side of the table.
const HOME_ROWS = 12;
const HOME_COLUMNS = 13;
// What is above and below: the tray with supply and cards, titles and frames, the tray alone, the supply's own lines.
const BELOW = 262;
const FRAME = 30;
const TRAY = 60;
const SUPPLY_HEAD = 62;
const HOME_SHARE = 0.45;
/** With more boards than these the small ones shrink. */
const FEW_BOARDS = 4;

/** Pixels a cell is wide: on the home board, on the other boards, in the supply. */
export interface CellSizes {
  large: number;
  small: number;
  supply: number;
}

/** The same of a supply that stays below on a small screen. */
export const PINNED_CELL = 15;

const fit = (least: number, most: number, size: number) => Math.max(least, Math.min(most, Math.floor(size)));

export function cellSizes(layout: "desktop" | "phone", width: number, height: number, boards: number): CellSizes {
  if (layout === "phone")
    return {
      large: Math.max(20, Math.floor((width - 10) / HOME_COLUMNS)),
      small: fit(14, 30, (width - 26) / 11),
      supply: PINNED_CELL,
    };
  const large = fit(16, 44, Math.min((height - BELOW - FRAME) / HOME_ROWS, (width * HOME_SHARE) / HOME_COLUMNS));
  const below = height - large * HOME_ROWS - FRAME - TRAY;
  return {
    large,
    small: fit(11, 30, large * (boards > FEW_BOARDS ? 0.5 : 0.63)),
    supply: fit(9, 22, Math.min((width - 320) / 34, ((below - SUPPLY_HEAD) / 4 - 3) / 3)),
  };
}
