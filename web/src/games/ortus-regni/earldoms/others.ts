import type { OrtusView } from "../view";

/** The other Earls in the order of turns; where one is seen at a time, those who are out of the game come last. */
export function othersOf(view: Pick<OrtusView, "seats">, bottom: number, strips: boolean): number[] {
  const all = view.seats.map((_, i) => (bottom + 1 + i) % view.seats.length).slice(0, -1);
  if (!strips) return all;
  const alive = (seat: number) => view.seats[seat]?.alive === true;
  return [...all.filter(alive), ...all.filter((seat) => !alive(seat))];
}
