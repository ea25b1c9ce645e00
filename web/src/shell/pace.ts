import type { Pace } from "../connection/types";
import { say } from "../language/speech.svelte";

export function paceWords(pace: Pace): string {
  if (pace.kind === "live") return say("shell-pace-live-short", { minutes: pace.minutes, seconds: pace.increment });
  if (pace.kind === "correspondence") return say("shell-pace-days", { days: pace.days });
  return say("shell-pace-untimed");
}
