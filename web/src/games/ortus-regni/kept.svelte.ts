// What the rules foresaw last, until what they foresee now has come: figures beside the table don't vanish at every move.
import type { OrtusForecast } from "./view";

interface Seen {
  seat: number | null;
  forecast: OrtusForecast | null;
}

/** For what is only read. What is clicked needs the forecast of this very moment. */
export function keptForecast(seen: () => Seen): { readonly now: OrtusForecast | null } {
  let kept = $state.raw<Seen>({ seat: null, forecast: null });
  $effect.pre(() => {
    const { seat, forecast } = seen();
    if (forecast) kept = { seat, forecast };
  });
  return {
    get now() {
      const { seat, forecast } = seen();
      // At a screen shared by several people nobody is shown what another one's rules foresaw.
      return forecast ?? (kept.seat === seat ? kept.forecast : null);
    },
  };
}
