import { readFileSync } from "node:fs";
import { parseReferenceSet, type ReferencePosition } from "../../backgammon/reference-set.js";
import { inCheckout } from "../../root.js";

/**
 * The positions of `research/positions/backgammon-400.jsonl`: natural ones with a roll, made by `tyche reference
 * --positions 400 --seed judge-1`, with every play evaluated by GNU Backgammon 1.07.001 at 2 ply in money play without
 * a cube. Only for testing, never for training.
 */
export function backgammonReference(): readonly ReferencePosition[] {
  return parseReferenceSet(readFileSync(inCheckout("research/positions/backgammon-400.jsonl"), "utf8"));
}
