import { spawnSync } from "node:child_process";
import { search } from "@tyche/engine/search";
import { connectFour } from "@tyche/games/connect-four";
import { SCRIPT } from "../../kit/child.js";
import { cpuOf, leastOf, nodesOf, type Report, type Row } from "../../kit/report.js";
import { connectFourLoop } from "./connect-four-loop.js";

const DEPTH = 12;
const NODES = 798_501;
const ROUNDS = 12;

/** The cost of a search beyond the game itself: the same tree by the engine, by hand, and by another library. */
export function benchConnectFour(): Report {
  const game = connectFour({ payoff: "stones" });
  const position = game.position!(game.start(undefined as never));
  const options = {
    facts: game.facts,
    depth: DEPTH,
    deepening: false,
    algorithm: "alpha-beta",
    table: false,
    ordering: false,
    pvs: false,
  } as const;
  const [engine, byHand] = leastOf(ROUNDS, [() => search(position, options), () => connectFourLoop(DEPTH)]);
  const rows: Row[] = [
    row("engine", nodesOf(engine.result), engine.ms),
    row("loop written by hand for this game", byHand.result.nodes, byHand.ms),
  ];
  const other = minimaxer();
  if (other) rows.push(other);
  return {
    name: "connect-four",
    about: `alpha-beta to depth ${DEPTH} from the empty board, no table, no ordering: ${NODES.toLocaleString("en")} nodes each.`,
    rows,
    goals: [
      { what: "nodes of the engine", figure: nodesOf(engine.result), atLeast: NODES, atMost: NODES },
      { what: "CPU of the engine / by hand", figure: engine.ms / byHand.ms, atMost: 1.25 },
      ...(other ? [{ what: "CPU of minimaxer / engine", figure: other.ms! / engine.ms, atLeast: 20 }] : []),
    ],
  };
}

function row(what: string, nodes: number, ms: number): Row {
  return { what, nodes, ms, millionsPerSecond: nodes / ms / 1000 };
}

/** Runs in its own process because it takes gigabytes; undefined if it is not installed. */
function minimaxer(): Row | undefined {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--max-old-space-size=4096", SCRIPT, "bench", "minimaxer", "--json"],
    { encoding: "utf8", maxBuffer: 1 << 24 },
  );
  return status === 0 ? (JSON.parse(stdout) as Report).rows[0] : undefined;
}

/** The same tree by minimaxer. */
export async function benchMinimaxer(): Promise<Report> {
  const { minimaxerConnectFour } = await import("../plain-rules/minimaxer.js");
  const { result, ms } = cpuOf(() => minimaxerConnectFour(DEPTH));
  return {
    name: "minimaxer",
    about: `minimaxer 3.2.3 on the tree of the benchmark connect-four.`,
    // It does not count its root.
    rows: [row("minimaxer 3.2.3", result.nodes + 1, ms)],
    goals: [],
  };
}
