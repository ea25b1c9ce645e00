// What both drawings of the action board, the table's and the phone's, are given, and what each space's card is told.
import type { Mark } from "../../../table/face";
import { SPACES, themeOf, type Space } from "../data";
import type { FeastForecast, FeastView, Occupied, SpaceForecast } from "../view";

export interface SpacesProps {
  view: FeastView;
  names: string[];
  /** Spaces that can be chosen now. */
  lit: ReadonlySet<string>;
  /** While one space among some is asked for: those, and the notation that chooses each. */
  offered?: ReadonlyMap<string, string> | null;
  forecast: FeastForecast | null;
  /** Nobody chooses here, so nothing is out of reach. */
  watching: boolean;
  /** All one's Vikings are at work: nothing is missing but Vikings, so the spaces rest instead of saying so one by one. */
  atWork: boolean;
  chosen: string | null;
  /** Moves a hint or a review points at, and what is worth a look, by space. */
  marks: ReadonlyMap<string, Mark>;
  worth: ReadonlySet<string>;
  choose: (space: string, planned?: boolean) => void;
}

export interface SpaceProps {
  space: Space;
  /** What emigration costs: the number of the round, unless a card says otherwise. */
  round: number;
  players: number;
  occupied: Occupied | undefined;
  forecast: SpaceForecast | undefined;
  /** It can be chosen now. */
  lit: boolean;
  /** It is one of some that are asked for: the notation that chooses it. */
  offered?: string;
  watching: boolean;
  resting: boolean;
  mark?: Mark | null;
  worth?: boolean;
  names: string[];
}

const IMITATION_LINE = 19;

/** The spaces of this game: those that imitate only with four players. */
export const spacesOf = (view: FeastView): Space[] =>
  SPACES.filter((space) => space.lines[0] !== IMITATION_LINE || view.imitations.includes(space.id));

/** Pixels that a heading and a row of two cards take on a small screen, at least. */
const HEADING = 36;
const ROW = 76;

/** The first spaces by theme, as many as fill so many pixels. */
export function fillingSpaces(spaces: readonly Space[], room: number): Space[] {
  const found: Space[] = [];
  let [theme, inTheme, height] = ["", 0, 0];
  for (const space of spaces) {
    if (themeOf(space) !== theme) {
      if (height >= room) break;
      [theme, inTheme] = [themeOf(space), 0];
      height += HEADING;
    }
    if (inTheme % 2 === 0) {
      if (height >= room) break;
      height += ROW;
    }
    inTheme += 1;
    found.push(space);
  }
  return found;
}

const restingForecast = ({ reason, clause }: SpaceForecast): SpaceForecast => ({ reason, clause });

export function spaceProps(
  { view, names, lit, offered, forecast, watching, atWork, marks, worth }: SpacesProps,
  space: Space,
): SpaceProps {
  const found = forecast?.spaces[space.id];
  return {
    space,
    round: forecast?.round?.emigration.price ?? view.round,
    players: view.players,
    occupied: view.spaces[space.id],
    forecast: found && atWork ? restingForecast(found) : found,
    lit: lit.has(space.id),
    offered: offered?.get(space.id),
    watching,
    resting: atWork,
    mark: marks.get(space.id) ?? null,
    worth: worth.has(space.id),
    names,
  };
}
