import { type Position, Table } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { connectFour } from "@tyche/games/connect-four";
import { reportOfChild } from "../../kit/child.js";
import { type Compiled, compiled, NO_COMPILER } from "../../kit/compiled.js";
import { type Goal, leastOf, nodesOf, type Report, type Row, speedRow } from "../../kit/report.js";
import { connectFourLoop } from "./connect-four-loop.js";

const DEPTH = 12;
const NODES = 798_501;
const ROUNDS = 40;
/** Entries of the table, as a power of two, and the depths of the searches with it. */
const BITS = 18;
const TABLE_DEPTHS = [12, 14] as const;

const PLAIN = {
  depth: DEPTH,
  deepening: false,
  algorithm: "alpha-beta",
  table: false,
  ordering: false,
  pvs: false,
} as const;

/**
 * The cost of a search beyond the game itself: the same tree by the engine, by hand in JavaScript and C++, and by
 * another library; and a search with a table beside one in C++.
 */
export async function bench(): Promise<Report> {
  const game = connectFour({ payoff: "stones" });
  const { facts } = game;
  const start = (): Position => game.position!(game.start(undefined as never));
  const position = start();
  const [engine, byHand] = leastOf(ROUNDS, [
    () => search(position, { facts, ...PLAIN }),
    () => connectFourLoop(DEPTH),
  ]);
  const withTable = leastOf(
    ROUNDS,
    TABLE_DEPTHS.map((depth) => () => search(start(), { facts, depth, table: new Table(2 ** BITS) })),
  );
  const native = compiled("connect-four.cpp", [
    { words: ["plain", `${DEPTH}`], value: byHand.result.value },
    ...withTable.map(({ result }, i) => ({
      words: ["table", `${TABLE_DEPTHS[i]}`, `${BITS}`],
      // The evaluator divides the weights by 64.
      value: 64 * result.value,
    })),
  ]);
  const { rows } = await reportOfChild("copied-boards", "minimaxer");
  const other = rows.find(({ depth }) => depth === DEPTH)!;
  return {
    name: "connect-four",
    about: `alpha-beta to depth ${DEPTH} from the empty board, no table, no ordering: ${NODES.toLocaleString("en")} nodes each, a child at the horizon evaluated without being played; then deepening with a table of 2^${BITS} entries, made anew.`,
    rows: [
      speedRow("engine", nodesOf(engine.result), engine.ms),
      speedRow("loop written by hand for this game", byHand.result.nodes, byHand.ms),
      ...rowsOf(native?.slice(0, 1), () => "C++ -O3"),
      other,
      ...withTable.map(({ result, ms }, i) =>
        speedRow(`table, depth ${TABLE_DEPTHS[i]}: engine`, nodesOf(result), ms),
      ),
      ...rowsOf(native?.slice(1), (i) => `table, depth ${TABLE_DEPTHS[i]}: C++ -O3`),
    ],
    goals: [
      { what: "nodes of the engine", figure: nodesOf(engine.result), atLeast: NODES, atMost: NODES },
      { what: "CPU of the engine / by hand", figure: engine.ms / byHand.ms, atMost: 1.35 },
      { what: "CPU of minimaxer / engine", figure: other.ms! / engine.ms, atLeast: 20 },
      ...withTable.flatMap(({ ms }, i): Goal[] =>
        native === undefined
          ? []
          : [
              {
                what: `CPU of the engine / C++ with a table, depth ${TABLE_DEPTHS[i]}`,
                figure: ms / native[i + 1]!.ms,
                atMost: 2.5,
              },
            ],
      ),
    ],
    ...(native === undefined && { notes: [NO_COMPILER] }),
  };
}

function rowsOf(runs: readonly Compiled[] = [], nameOf: (index: number) => string): Row[] {
  return runs.map(({ nodes, ms }, i) => speedRow(nameOf(i), nodes, ms));
}
