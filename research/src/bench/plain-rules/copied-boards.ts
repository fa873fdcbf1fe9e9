import { positionOf } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { partNamed, reportOfChild } from "../../kit/child.js";
import { leastOf, nodesOf, type Report, speedRow } from "../../kit/report.js";
import { type Board, connectFourBoards, emptyBoard, evaluateBoard } from "./connect-four-boards.js";
import { minimaxerConnectFour } from "./minimaxer.js";

/** Depths, with the number of repetitions. The least time counts, as when a game is played. */
const ROUNDS = [
  [4, 4000],
  [6, 400],
  [8, 60],
  [10, 8],
  [12, 2],
] as const;

/** The number of nodes to a depth, by each program. */
const PROGRAMS: Readonly<Record<string, (depth: number) => number>> = {
  engine: (depth) =>
    nodesOf(
      search(positionOf(connectFourBoards, emptyBoard()), {
        facts: connectFourBoards.facts,
        algorithm: "alpha-beta",
        evaluator: (at) => evaluateBoard((at as unknown as { state(): Board }).state()),
        depth,
        deepening: false,
        table: false,
        ordering: false,
      }),
    ),
  // It does not count its root.
  minimaxer: (depth) => minimaxerConnectFour(depth).nodes + 1,
};

/**
 * Connect four with rules that copy their boards: the engine, and the library minimaxer, whose nodes are such boards.
 * Each runs in its own process because minimaxer takes gigabytes.
 */
export async function bench(part?: string): Promise<Report> {
  if (part !== undefined) return measured(part);
  const [engine, minimaxer] = [
    await reportOfChild("copied-boards", "engine"),
    await reportOfChild("copied-boards", "minimaxer"),
  ];
  return {
    name: "copied-boards",
    about:
      "alpha-beta on connect four from the empty board by rules that copy the board, no table, no ordering.",
    rows: engine.rows.flatMap((row, i) => [row, minimaxer.rows[i]!]),
    goals: engine.rows.flatMap((row, i) => {
      const other = minimaxer.rows[i]!;
      return [
        {
          what: `depth ${row.depth}: nodes, engine less minimaxer`,
          figure: row.nodes! - other.nodes!,
          atLeast: 0,
          atMost: 0,
        },
        {
          what: `depth ${row.depth}: CPU of minimaxer / engine`,
          figure: other.ms! / row.ms!,
          atLeast: row.depth === 12 ? 5 : 1,
        },
      ];
    }),
  };
}

function measured(program: string): Report {
  const run = partNamed(PROGRAMS, program);
  const rows = ROUNDS.map(([depth, rounds]) => {
    const [{ result, ms }] = leastOf(rounds, [() => run(depth)]);
    return { ...speedRow(`${program}, depth ${depth}`, result, ms), depth };
  });
  return { name: `copied-boards, ${program}`, about: "one program.", rows, goals: [] };
}
