import { positionOf } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { reportOfChild } from "../../kit/child.js";
import { cpuOf, nodesOf, type Report, type Row } from "../../kit/report.js";
import { connectFourBoards, emptyBoard, evaluateBoard } from "./connect-four-boards.js";
import { minimaxerConnectFour } from "./minimaxer.js";

/** Depths, with the number of repetitions. The least time counts, as when a game is played. */
const ROUNDS = [
  [6, 400],
  [8, 60],
  [10, 8],
  [12, 2],
] as const;

/**
 * Connect four with rules that copy their boards: the engine, and the library minimaxer, whose nodes are such boards.
 * Each runs in its own process because minimaxer takes gigabytes.
 */
export async function benchCopiedBoards(): Promise<Report> {
  const [engine, minimaxer] = [
    await reportOfChild("copied-boards engine"),
    await reportOfChild("copied-boards minimaxer"),
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

/** The engine's measurement. */
export function benchEngineOnBoards(): Report {
  const run = (depth: number): number =>
    nodesOf(
      search(positionOf(connectFourBoards, emptyBoard()), {
        facts: connectFourBoards.facts,
        algorithm: "alpha-beta",
        evaluator: (at) =>
          evaluateBoard((at as unknown as { state(): ReturnType<typeof emptyBoard> }).state()),
        depth,
        deepening: false,
        table: false,
        ordering: false,
      }),
    );
  return { name: "copied-boards engine", about: "The engine.", rows: rowsOf("engine", run), goals: [] };
}

/** minimaxer's measurement; it does not count its root. */
export function benchMinimaxerOnBoards(): Report {
  const run = (depth: number): number => minimaxerConnectFour(depth).nodes + 1;
  return {
    name: "copied-boards minimaxer",
    about: "minimaxer 3.2.3.",
    rows: rowsOf("minimaxer 3.2.3", run),
    goals: [],
  };
}

function rowsOf(what: string, run: (depth: number) => number): Row[] {
  return ROUNDS.map(([depth, rounds]) => {
    let least = Number.POSITIVE_INFINITY;
    let nodes = 0;
    for (let round = 0; round < rounds; round++) {
      const { result, ms } = cpuOf(() => run(depth));
      nodes = result;
      least = Math.min(least, ms);
    }
    return {
      what: `${what}, depth ${depth}`,
      depth,
      nodes,
      ms: least,
      millionsPerSecond: nodes / least / 1000,
    };
  });
}
