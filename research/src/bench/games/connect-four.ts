import { search } from "@tyche/engine/search";
import { connectFour } from "@tyche/games/connect-four";
import { reportOfChild } from "../../kit/child.js";
import { leastOf, nodesOf, type Report, speedRow } from "../../kit/report.js";
import { connectFourLoop } from "./connect-four-loop.js";

const DEPTH = 12;
const NODES = 798_501;
const ROUNDS = 12;

/** The cost of a search beyond the game itself: the same tree by the engine, by hand, and by another library. */
export async function bench(): Promise<Report> {
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
  const { rows } = await reportOfChild("copied-boards", "minimaxer");
  const other = rows.find(({ depth }) => depth === DEPTH)!;
  return {
    name: "connect-four",
    about: `alpha-beta to depth ${DEPTH} from the empty board, no table, no ordering: ${NODES.toLocaleString("en")} nodes each.`,
    rows: [
      speedRow("engine", nodesOf(engine.result), engine.ms),
      speedRow("loop written by hand for this game", byHand.result.nodes, byHand.ms),
      other,
    ],
    goals: [
      { what: "nodes of the engine", figure: nodesOf(engine.result), atLeast: NODES, atMost: NODES },
      { what: "CPU of the engine / by hand", figure: engine.ms / byHand.ms, atMost: 1.25 },
      { what: "CPU of minimaxer / engine", figure: other.ms! / engine.ms, atLeast: 20 },
    ],
  };
}
