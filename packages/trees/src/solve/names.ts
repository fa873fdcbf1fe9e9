import { refuse } from "../model/error.js";
import { factsOf, type TreeFacts } from "../model/facts.js";
import type { Tree } from "../model/node.js";

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

/** The name of an algorithm, for any of its names. */
export function canonicalName(name: string): string {
  return ALIASES[name.toLowerCase()] ?? name.toLowerCase();
}

/** Refuses an unknown name with the list of all. */
export function refuseName(name: string, all: readonly string[]): never {
  refuse("tree-no-algorithm", { name: name.slice(0, 40), all });
}

/** The basic algorithm that gives the value of a tree without any setting. */
export function fittingAlgorithm(tree: Tree): string {
  return fitting(factsOf(tree));
}

export function fitting({ players, constantSum, counts }: TreeFacts): string {
  if (players > 2 || !constantSum) return "max^n";
  return counts.chance > 0 ? "expectiminimax" : "minimax";
}
