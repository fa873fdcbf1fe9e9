import { alphaBeta, pvs } from "../algorithms/alpha-beta.js";
import { beam, expectimax, expectiminimax, hMinimax, minimax } from "../algorithms/full-width.js";
import { maxN, teams } from "../algorithms/max-n.js";
import { iterativeDeepening, mtdF } from "../algorithms/memory.js";
import { negamax, negamaxAlphaBeta } from "../algorithms/negamax.js";
import { bestReply, paranoid } from "../algorithms/one-against-all.js";
import { sss } from "../algorithms/sss.js";
import { star1, star1Ballard } from "../algorithms/star1.js";
import { star2, star25 } from "../algorithms/star2.js";
import type { Algorithm } from "../search/algorithm.js";
import { canonicalName, refuseName } from "./names.js";

/** Every algorithm, in teaching order. */
export const ALGORITHMS: readonly Algorithm[] = [
  minimax,
  alphaBeta,
  negamax,
  negamaxAlphaBeta,
  pvs,
  mtdF,
  sss,
  iterativeDeepening,
  hMinimax,
  beam,
  expectimax,
  expectiminimax,
  star1,
  star1Ballard,
  star2,
  star25,
  maxN,
  paranoid,
  bestReply,
  teams,
] as readonly Algorithm[];

/** The algorithm with that name; an unknown name is refused with the list of all. */
export function algorithmNamed(name: string): Algorithm {
  const wanted = canonicalName(name);
  return (
    ALGORITHMS.find((algorithm) => algorithm.name === wanted) ??
    refuseName(
      name,
      ALGORITHMS.map((algorithm) => algorithm.name),
    )
  );
}
