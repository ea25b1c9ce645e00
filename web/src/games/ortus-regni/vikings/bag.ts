import type { OrtusForecast } from "../view";

/** Whose cube is drawn: each cube is as likely as any other. */
export function shares(cubes: readonly number[]): number[] {
  const all = cubes.reduce((sum, count) => sum + count, 0);
  return cubes.map((count) => (all ? count / all : 0));
}

/** Whether the horde sails this round, as the rules foresee it; what they foresaw before it landed says it by the number of its cards. */
export function sails(horde: number, ahead: OrtusForecast["vikings"] | null): boolean {
  if (!ahead) return false;
  return ahead.lands === null ? ahead.active : horde > ahead.active_above;
}
