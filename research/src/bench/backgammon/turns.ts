import { backgammon } from "@tyche/games/backgammon";
import { benchmarkPositions } from "../../backgammon/positions.js";
import type { Report } from "../../kit/report.js";
import { compareVariants, rowOf } from "../../kit/variants.js";

const DEPTH = 3;

/** Complete turns three decisions deep, with every search variant. */
export function bench(): Report {
  const game = backgammon();
  const positions = benchmarkPositions().map((state) => game.position(state));
  const rows = compareVariants(positions, { facts: game.facts, depth: DEPTH });
  const full = rowOf(rows, "full width");
  const star2 = rowOf(rows, "Star2, table");
  const best = rowOf(rows, "the same, deepening");
  return {
    name: "backgammon",
    about: `${DEPTH} decisions (whole turns) deep with the evaluator pips, sums over twenty middle games.`,
    rows,
    goals: [
      { what: "M nodes/s at full width", figure: full.millionsPerSecond, atLeast: 8 },
      { what: "leaves, full width / Star2 with table", figure: full.leaves / star2.leaves, atLeast: 5 },
      { what: "seconds a position at best", figure: best.ms / 1000 / positions.length, atMost: 0.1 },
    ],
  };
}
