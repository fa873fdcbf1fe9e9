/** The measured ratings of docs/levels.md, read when the page is built (`vite.config.ts`). */
declare module "virtual:ratings" {
  /** By the name of the game, for levels 1 to 10: Elo, and its 95 % interval. */
  export const RATINGS: Readonly<
    Record<string, readonly (readonly [elo: number, low: number, high: number])[]>
  >;
}
