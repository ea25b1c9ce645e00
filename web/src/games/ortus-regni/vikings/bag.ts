/** Whose cube is drawn: each cube is as likely as any other. */
export function shares(cubes: readonly number[]): number[] {
  const all = cubes.reduce((sum, count) => sum + count, 0);
  return cubes.map((count) => (all ? count / all : 0));
}
