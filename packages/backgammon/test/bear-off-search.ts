import { think } from "@tyche/engine";
import { backgammon } from "../src/index.js";

/** The probability that the player on roll bears off first, by a search of the rules to the end of the game. */
export async function afterSearch(own: readonly number[], other: readonly number[]): Promise<number> {
  const game = backgammon({ stakes: "single" });
  const points = [0, ...own, ...new Array<number>(12).fill(0), ...other.map((count) => -count).reverse(), 0];
  let value = Number.NaN;
  const state = { points, player: 0, dice: null } as const;
  for await (const decision of think(game, state, { algorithm: "star2", depth: 12, rank: "best" })) {
    value = decision.value!;
    if (decision.solved) return (value + 1) / 2;
  }
  throw new Error("The search came to no end.");
}
