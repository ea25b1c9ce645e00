/** What scripts/build.ts makes of the catalogues. */
declare module "virtual:catalogues" {
  export const catalogues: Record<string, (() => Promise<{ default: Record<string, string> }>) | undefined>;
  /** The rooms of what each game is called. */
  export const fronts: readonly string[];
  /** Games whose first view has a room of its own, `<game>-first`, and the rooms it stands in for. */
  export const openings: Record<string, readonly string[] | undefined>;
}
