import { Table } from "@tyche/engine";
import { type RootOptions, search } from "@tyche/engine/search";
import { backgammon } from "@tyche/games/backgammon";
import { benchmarkPositions } from "../../backgammon/positions.js";
import { cpuOf, type Goal, nodesOfAll, type Report, type Row } from "../../kit/report.js";

const ENTRIES = 2 ** 18;
const WAYS: readonly { readonly what: string; readonly options: Partial<RootOptions> }[] = [
  { what: "Star1", options: { algorithm: "star1", deepening: false } },
  { what: "Star2", options: { algorithm: "star2", deepening: false } },
  { what: "Star2, deepening", options: { algorithm: "star2" } },
  { what: "Star2, deepening, every action exact", options: { algorithm: "star2", rank: "all" } },
];

/** The gain of Star1 and Star2 if the evaluator pips declares its range, alternately with and without. */
export function bench(): Report {
  const game = backgammon();
  const positions = benchmarkPositions().map((state) => game.position(state));
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const depth of [2, 3]) {
    for (const { what, options } of WAYS) {
      const found = [false, true].map((ranges) => {
        const { result, ms } = cpuOf(() =>
          positions.map((position) =>
            search(position, { ...options, facts: game.facts, depth, ranges, table: new Table(ENTRIES) }),
          ),
        );
        const name = `depth ${depth}, ${what}${ranges ? ", ranges" : ""}`;
        rows.push({ what: name, nodes: nodesOfAll(result), ms });
        return result;
      });
      const changed = positions.filter((_, i) => {
        const [without, withRanges] = found.map((reports) => reports[i]!);
        return (
          without!.rows[0]!.move !== withRanges!.rows[0]!.move ||
          Math.abs(without!.value - withRanges!.value) > 1e-12
        );
      }).length;
      goals.push({ what: `depth ${depth}, ${what}: decisions changed`, figure: changed, atMost: 0 });
    }
  }
  return {
    name: "backgammon-ranges",
    about:
      "whole turns with the evaluator pips, which declares how far it can move in the rest of the search; sums over twenty middle games.",
    rows,
    goals,
  };
}
