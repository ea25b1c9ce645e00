// What three cards of a Joust are called (OR-12.11); who wins is the rules' to say.
export function handOf(rider: string | null, dealt: readonly string[]): string {
  const first = dealt.slice(0, 2);
  const count = (card: string) => first.filter((one) => one === card).length + (rider === card ? 1 : 0);
  let princes = count("prince");
  let vassals = count("vassal");
  if (rider === "champion") {
    // He counts as whichever makes the better hand: a pair or three of what there is, else a Prince.
    if (vassals > princes && vassals > 0) vassals += 1;
    else princes += 1;
  }
  if (princes >= 3) return "three-princes";
  if (vassals >= 3) return "three-vassals";
  if (princes === 2) return vassals ? "princes-and-vassal" : "princes";
  if (vassals === 2) return princes ? "vassals-and-prince" : "vassals";
  if (princes) return vassals ? "prince-and-vassal" : "prince";
  return vassals ? "vassal" : "nothing";
}

/** Cards dealt to each rider. */
const DEALT = 2;

/** What a rider has, once all of it lies there: the first card alone says nothing yet. */
export const rankOf = (rider: string | null, dealt: readonly string[]): string | null =>
  dealt.length < DEALT ? null : handOf(rider, dealt);
