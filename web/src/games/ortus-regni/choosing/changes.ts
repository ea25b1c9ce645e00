// What a gesture would change for its Earl, by the rules' own preview: the view before, and as it would be after.
import { shares } from "../vikings/bag";
import type { OrtusForecast, OrtusView } from "../view";

export interface Change {
  id: "fields" | "recruits" | "towers" | "banners" | "deck" | "lead" | "king" | "church";
  before: number;
  after: number;
}

export interface Moment {
  view: OrtusView;
  forecast: OrtusForecast | null;
}

/** The chance to lead the Vikings, in percent. */
const lead = (view: OrtusView, seat: number): number =>
  Math.round((shares(view.seats.map((earl) => (earl.alive ? earl.cubes : 0)))[seat] ?? 0) * 100);

const FIGURES: [Change["id"], (moment: Moment, seat: number) => number][] = [
  ["fields", ({ view }, seat) => view.seats[seat]?.field_limit ?? 0],
  ["recruits", ({ forecast }, seat) => forecast?.recruits?.[seat] ?? 0],
  ["towers", ({ view }, seat) => view.seats[seat]?.towers ?? 0],
  ["banners", ({ view }, seat) => view.seats[seat]?.banners ?? 0],
  ["deck", ({ view }, seat) => view.seats[seat]?.deck ?? 0],
  ["lead", ({ view }, seat) => lead(view, seat)],
  ["king", ({ view }, seat) => Number(view.king === seat)],
  ["church", ({ view }, seat) => Number(view.church_controller === seat)],
];

export function changes(before: Moment, after: Moment, seat: number): Change[] {
  const found = FIGURES.map(([id, figure]) => ({
    id,
    before: figure(before, seat),
    after: figure(after, seat),
  })).filter((change) => change.before !== change.after);
  // Whoever is crowned has no Banners left: that they are gone would say the opposite of what they brought.
  return found.some(({ id }) => id === "king") ? found.filter(({ id }) => id !== "banners") : found;
}
