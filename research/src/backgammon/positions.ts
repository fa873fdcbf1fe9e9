import { readFileSync } from "node:fs";
import { type BackgammonState, backgammon } from "@tyche/games/backgammon";
import { inCheckout } from "../kit/root.js";
import { parseReferenceSet, type ReferencePosition } from "./reference-set.js";

/** The twenty positions of `research/positions/backgammon-20.txt`, with their rolls. */
export function benchmarkPositions(): readonly BackgammonState[] {
  const { notation } = backgammon();
  return readFileSync(inCheckout("research/positions/backgammon-20.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => notation.parsePosition(line));
}

/**
 * The positions of `research/positions/backgammon-400.jsonl`: natural ones with a roll, made by `tyche reference
 * --positions 400 --seed judge-1`, with every play evaluated by GNU Backgammon 1.07.001 at 2 ply in money play without
 * a cube. Only for testing, never for training.
 */
export function backgammonReference(): readonly ReferencePosition[] {
  return parseReferenceSet(readFileSync(inCheckout("research/positions/backgammon-400.jsonl"), "utf8"));
}
