import { say } from "../language/speech.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is until then, in the unit that matters: “19 h left”. */
export function leftWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return say("home-days-left", { days: Math.floor(left / DAY) });
  if (left >= HOUR) return say("home-hours-left", { hours: Math.floor(left / HOUR) });
  return say("home-minutes-left", { minutes: Math.ceil(left / MINUTE) });
}

/** When today's deal ends: “ends in 7 h 20”. */
export function endsWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  return say("home-ends-in", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
}
