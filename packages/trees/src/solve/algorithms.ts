import { alphaBeta, pvs } from "../algorithms/alpha-beta.js";
import { beam, expectimax, expectiminimax, hMinimax, minimax } from "../algorithms/full-width.js";
import { maxN, teams } from "../algorithms/max-n.js";
import { iterativeDeepening, mtdF } from "../algorithms/memory.js";
import { negamax, negamaxAlphaBeta } from "../algorithms/negamax.js";
import { bestReply, paranoid } from "../algorithms/one-against-all.js";
import { sss } from "../algorithms/sss.js";
import { star1, star1Ballard } from "../algorithms/star1.js";
import { star2, star25 } from "../algorithms/star2.js";
import { RefusalError } from "../model/error.js";
import { factsOf, type TreeFacts } from "../model/facts.js";
import type { Tree } from "../model/node.js";
import type { Algorithm } from "../search/algorithm.js";

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

/** Alternative names. */
const ALIASES: Readonly<Record<string, string>> = {
  alphabeta: "alpha-beta",
  negascout: "pvs",
  scout: "pvs",
  "principal-variation-search": "pvs",
  mtdf: "mtd-f",
  "mtd(f)": "mtd-f",
  "sss*": "sss",
  "sss-star": "sss",
  deepening: "iterative-deepening",
  "negamax-alphabeta": "negamax-alpha-beta",
  hminimax: "h-minimax",
  "h-expectiminimax": "expectiminimax",
  "star1-general": "star1",
  star25: "star2.5",
  "star-1": "star1",
  "star-2": "star2",
  maxn: "max^n",
  "max-n": "max^n",
  brs: "best-reply",
  bestreply: "best-reply",
};

/** The algorithm with that name; an unknown name is refused with the list of all. */
export function algorithmNamed(name: string): Algorithm {
  const wanted = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
  const found = ALGORITHMS.find((algorithm) => algorithm.name === wanted);
  if (found) return found;
  const names = ALGORITHMS.map((algorithm) => algorithm.name);
  throw new RefusalError("tree-no-algorithm", { name: name.slice(0, 40), all: names });
}

/** The basic algorithm that gives the value of a tree without any setting. */
export function fittingAlgorithm(tree: Tree): string {
  return fitting(factsOf(tree));
}

export function fitting({ players, constantSum, counts }: TreeFacts): string {
  if (players > 2 || !constantSum) return "max^n";
  return counts.chance > 0 ? "expectiminimax" : "minimax";
}
