import type { Algorithm } from "../search/algorithm.js";
import { canonicalName, refuseName } from "./names.js";

/** The algorithms by name, each with its file. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  minimax: () => import("../algorithms/full-width.js").then(({ minimax }) => minimax),
  "alpha-beta": () => import("../algorithms/alpha-beta.js").then(({ alphaBeta }) => alphaBeta),
  negamax: () => import("../algorithms/negamax.js").then(({ negamax }) => negamax),
  "negamax-alpha-beta": () =>
    import("../algorithms/negamax.js").then(({ negamaxAlphaBeta }) => negamaxAlphaBeta),
  pvs: () => import("../algorithms/alpha-beta.js").then(({ pvs }) => pvs),
  "mtd-f": () => import("../algorithms/memory.js").then(({ mtdF }) => mtdF),
  sss: () => import("../algorithms/sss.js").then(({ sss }) => sss),
  "iterative-deepening": () =>
    import("../algorithms/memory.js").then(({ iterativeDeepening }) => iterativeDeepening),
  "h-minimax": () => import("../algorithms/full-width.js").then(({ hMinimax }) => hMinimax),
  beam: () => import("../algorithms/full-width.js").then(({ beam }) => beam),
  expectimax: () => import("../algorithms/full-width.js").then(({ expectimax }) => expectimax),
  expectiminimax: () => import("../algorithms/full-width.js").then(({ expectiminimax }) => expectiminimax),
  star1: () => import("../algorithms/star1.js").then(({ star1 }) => star1),
  "star1-ballard": () => import("../algorithms/star1.js").then(({ star1Ballard }) => star1Ballard),
  star2: () => import("../algorithms/star2.js").then(({ star2 }) => star2),
  "star2.5": () => import("../algorithms/star2.js").then(({ star25 }) => star25),
  "max^n": () => import("../algorithms/max-n.js").then(({ maxN }) => maxN),
  paranoid: () => import("../algorithms/one-against-all.js").then(({ paranoid }) => paranoid),
  "best-reply": () => import("../algorithms/one-against-all.js").then(({ bestReply }) => bestReply),
  teams: () => import("../algorithms/max-n.js").then(({ teams }) => teams),
};

/**
 * Like `algorithmNamed`, but loads only this algorithm's file: for pages. Throws a RefusalError for an unknown name.
 */
export async function loadAlgorithm(name: string): Promise<Algorithm> {
  const load = LOADERS[canonicalName(name)] ?? refuseName(name, Object.keys(LOADERS));
  return (await load()) as Algorithm;
}
