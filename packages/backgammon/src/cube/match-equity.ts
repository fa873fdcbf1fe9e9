import { LONGEST_MATCH } from "./cube-rules.js";
import { CubeChances } from "./janowski.js";
import { type MatchEquities, matchChance } from "./match-cube.js";

/**
 * Parameters of the table, fitted once to the tables of the strongest programs (rms error 0.0014): the share of wins
 * between equals that are gammons; that share for the trailing player from the Crawford game on, whom a gammon helps
 * much more than the leader; the cube efficiency over a whole game; and what the leader gains by a free drop after the
 * Crawford game, when the trailer needs 2 or 4 points.
 */
const GAMMONS = 0.23;
const GAMMONS_OF_TRAILER = 0.29;
const EFFICIENCY = 0.95;
const FREE_DROPS: Readonly<Record<number, number>> = { 2: 0.012, 4: 0.008 };

/**
 * The match equity table of this project, computed by recursion over scores (N. Zadeh, Management Science 23, 1977).
 * Every game is between equals who win gammons at a fixed rate and use the cube with a fixed efficiency; each score
 * follows from the scores it leads to.
 */
export function computedEquities(): MatchEquities {
  known ??= compute();
  return known;
}

let known: MatchEquities | undefined;

function compute(): MatchEquities {
  const size = LONGEST_MATCH + 1;
  const before = new Float64Array(size * size);
  /** The trailer's match-winning probability after the Crawford game, by the points the trailer needs. */
  const after = new Float64Array(size);
  const trailer = (need: number): number => (need <= 0 ? 1 : after[need]!);
  after[1] = 0.5;
  for (let need = 2; need < size; need++)
    after[need] =
      0.5 * (GAMMONS_OF_TRAILER * trailer(need - 4) + (1 - GAMMONS_OF_TRAILER) * trailer(need - 2)) -
      (FREE_DROPS[need] ?? 0);
  const table: MatchEquities = {
    name: "computed",
    longest: LONGEST_MATCH,
    chance(own, other, postCrawford) {
      if (own <= 0) return 1;
      if (other <= 0) return 0;
      if (postCrawford && own === 1) return 1 - trailer(other);
      if (postCrawford && other === 1) return trailer(own);
      return before[own * size + other]!;
    },
  };
  before[size + 1] = 0.5;
  for (let need = 2; need < size; need++) {
    // The Crawford game has no cube; after it the trailer doubles at once.
    const chance =
      0.5 * (GAMMONS_OF_TRAILER * trailer(need - 2) + (1 - GAMMONS_OF_TRAILER) * trailer(need - 1));
    before[need * size + 1] = chance;
    before[size + need] = 1 - chance;
  }
  const start = new CubeChances().read([0.5, 0.5 * GAMMONS, 0, 0.5 * GAMMONS, 0]);
  for (let total = 4; total <= 2 * LONGEST_MATCH; total++) {
    for (let own = Math.max(2, total - LONGEST_MATCH); own <= Math.min(total - 2, LONGEST_MATCH); own++) {
      const score = { own, other: total - own, postCrawford: false, crawford: false };
      before[own * size + total - own] = matchChance(table, score, start, 1, "centre", EFFICIENCY);
    }
  }
  return table;
}
