import { Table } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { pacMan } from "@tyche/games/pac-man";
import { leastOf, nodesOf, type Report, speedRow } from "../../kit/report.js";

const ROUNDS = 5;

/** The depth of each search variant, in rounds. */
const WAYS = [
  {
    what: "expectimax with the score, depth 5",
    algorithm: "expectiminimax",
    depth: 5,
    score: true,
    table: false,
  },
  { what: "expectimax, depth 5", algorithm: "expectiminimax", depth: 5, score: false, table: false },
  { what: "expectimax, depth 5, table", algorithm: "expectiminimax", depth: 5, score: false, table: true },
  { what: "Star2, depth 5, table", algorithm: "star2", depth: 5, score: false, table: true },
] as const;

/** States generated per second from the start of the 20x7 maze against two directional ghosts. */
export function bench(): Report {
  const game = pacMan({ layout: "small", ghosts: "directional" });
  const position = game.position(game.start(undefined as never));
  const measured = leastOf(
    ROUNDS,
    WAYS.map(
      ({ algorithm, depth, score, table }) =>
        () =>
          search(position, {
            facts: game.facts,
            algorithm,
            depth,
            deepening: false,
            table: table ? new Table(2 ** 16) : false,
            ...(score && { evaluator: (at) => at.payoff(0) }),
          }),
    ),
  );
  const rows = measured.map(({ result, ms }, i) => ({
    ...speedRow(WAYS[i]!.what, nodesOf(result), ms),
    leaves: result.nodes.leaf,
  }));
  return {
    name: "pac-man",
    about: "five rounds from the start of the 20x7 maze against two directional ghosts, their true model.",
    rows,
    goals: [
      { what: "M states/s", figure: rows[0]!.millionsPerSecond, atLeast: 3 },
      { what: "M states/s with the strategic evaluator", figure: rows[1]!.millionsPerSecond, atLeast: 3 },
    ],
  };
}
