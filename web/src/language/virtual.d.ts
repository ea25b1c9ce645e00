/** What scripts/build.ts makes of the catalogues. */
declare module "virtual:catalogues" {
  export const catalogues: Record<string, (() => Promise<{ default: Record<string, string> }>) | undefined>;
  /** The rooms of what each game is called. */
  export const fronts: readonly string[];
}
