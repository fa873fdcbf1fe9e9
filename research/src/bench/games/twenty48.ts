import { type Facts, type Position, Table } from "@tyche/engine";
import { PrunedPosition, type Report as SearchReport, search } from "@tyche/engine/search";
import { twenty48 } from "@tyche/games/2048";
import { cpuOf, nodesOf, type Report, type Row, speedRow } from "../../kit/report.js";
import { compareVariants } from "../../kit/variants.js";

/** Middlegame boards with six, five and eight empty cells. */
const BOARDS = [
  "2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512",
  "0 2 4 2 0 4 8 16 2 0 64 128 0 32 256 0",
  "0 0 2 4 0 0 8 64 0 2 16 128 0 0 4 512",
];
const DEPTH = 3;
/** The depth for comparing search variants, large enough to distinguish them. */
const DEEPER = 4;
/** Outcome probability threshold: with five or more empty cells, a new 4 is below it and a new 2 is not. */
const THRESHOLD = 0.03;
const ROUNDS = 300;

/** One-player trees: afterstates per second, the time of a move, and the gain of cuts. */
export function bench(): Report {
  const game = twenty48();
  const positions = BOARDS.map((board) => game.position(game.notation!.parsePosition(board)));
  const width = fullWidth(positions, game.facts);
  const plain = moveTime("depth 3, no table", positions, (position) =>
    search(position, { ...options, facts: game.facts, table: false }),
  );
  const table = new Table(2 ** 14);
  const tabled = moveTime("depth 3, table", positions, (position) => {
    table.clear();
    return search(position, { ...options, facts: game.facts, table });
  });
  const pruned = moveTime("depth 3, table, threshold", positions, (position) => {
    table.clear();
    const seen = new PrunedPosition(position, { threshold: THRESHOLD }, game.facts);
    return search(seen, { ...options, facts: game.facts, table });
  });
  const rows = compareVariants(positions, { facts: game.facts, depth: DEEPER }, 5);
  return {
    name: "2048",
    about: `expectimax with the evaluator heuristic from three middle games; first a move's time, then sums of all three at depth ${DEEPER}.`,
    rows: [width, plain, tabled, pruned, ...rows],
    goals: [
      { what: "M afterstates/s", figure: width.millionsPerSecond!, atLeast: 10 },
      { what: "ms of a move, depth 3, table and threshold", figure: pruned.ms!, atMost: 1 },
    ],
  };
}

const options = { depth: DEPTH, deepening: false, algorithm: "expectiminimax" } as const;

/** Afterstates are the positions after a move: chance nodes and, at the horizon, leaves. */
function fullWidth(positions: readonly Position[], facts: Facts): Row {
  const run = () =>
    positions.map((position) => search(position, { ...options, facts, depth: DEEPER, table: false }));
  run();
  const { result, ms } = cpuOf(run);
  const afterstates = result.reduce((sum, { nodes }) => sum + nodes.chance + nodes.leaf, 0);
  return speedRow(`afterstates, depth ${DEEPER}`, afterstates, ms);
}

function moveTime(
  what: string,
  positions: readonly Position[],
  run: (position: Position) => SearchReport,
): Row {
  const round = () => positions.reduce((sum, position) => sum + nodesOf(run(position)), 0);
  for (let i = 0; i < ROUNDS / 10; i++) round();
  const { result, ms } = cpuOf(() => {
    let nodes = 0;
    for (let i = 0; i < ROUNDS; i++) nodes += round();
    return nodes;
  });
  const moves = ROUNDS * positions.length;
  return { what, nodes: Math.round(result / moves), ms: ms / moves, millionsPerSecond: result / ms / 1000 };
}
