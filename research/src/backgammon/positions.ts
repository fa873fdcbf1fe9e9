import { readFileSync } from "node:fs";
import { type BackgammonState, backgammon } from "@tyche/games/backgammon";
import { inCheckout } from "../../root.js";

/** The twenty positions of `research/positions/backgammon-20.txt`, with their rolls. */
export function benchmarkPositions(): readonly BackgammonState[] {
  const { notation } = backgammon();
  return readFileSync(inCheckout("research/positions/backgammon-20.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => notation.parsePosition(line));
}
