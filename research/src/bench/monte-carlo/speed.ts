import { type Decision, methodNamed, type Settings } from "@tyche/engine";
import { backgammon } from "@tyche/games/backgammon";
import { nodesOf, type Report, speedRow } from "../../kit/report.js";

/** The opening 31 from the start of the game. */
const POSITION = "4HPwATDgc/ABMA";
const ROLL = "31";

/** Simulations per second of OpenSpiel 2.0.1 on backgammon: playouts; a static evaluator, slowest and best. */
const OPEN_SPIEL = { playouts: 1100, slowest: 410_000, best: 710_000 } as const;
const TIMES = 5;

/** Simulations per second on backgammon, with random playouts and with the static evaluator. */
export async function bench(): Promise<Report> {
  const playouts = await measure("uct, random playouts to the end", 5000, 3, "mcts");
  const uct = await measure("uct, evaluator pips", 200_000, 16, "mcts", { playout: 0 });
  const single = await measure("the same, one at a time", 100_000, 8, "mcts", {
    playout: 0,
    batches: "off",
  });
  const puct = await measure("puct, evaluator pips", 100_000, 8, "puct");
  return {
    name: "mcts",
    about: `Monte-Carlo tree search from the opening 31 of backgammon, the best of several new trees; M/s are simulations.`,
    rows: [playouts, uct, single, puct],
    goals: [
      {
        what: `simulations/s with random playouts, of OpenSpiel's ${OPEN_SPIEL.playouts}`,
        figure: (playouts.millionsPerSecond * 1e6) / OPEN_SPIEL.playouts,
        atLeast: TIMES,
      },
      ...[OPEN_SPIEL.slowest, OPEN_SPIEL.best].map((theirs) => ({
        what: `simulations/s with an evaluator, of OpenSpiel's ${theirs}`,
        figure: (uct.millionsPerSecond * 1e6) / theirs,
        atLeast: TIMES,
      })),
    ],
  };
}

async function measure(
  what: string,
  simulations: number,
  rounds: number,
  method: "mcts" | "puct",
  settings: Settings = {},
) {
  const game = backgammon();
  const state = game.notation!.parsePosition(POSITION, ROLL);
  let least = Number.POSITIVE_INFINITY;
  let nodes = 0;
  for (let seed = 0; seed < rounds; seed++) {
    const before = process.cpuUsage();
    let decision: Decision<unknown> | undefined;
    const options = { seed, settings: { ...settings, simulations } };
    for await (decision of methodNamed(method, game).think(game, state, options));
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms >= least) continue;
    least = ms;
    nodes = nodesOf(decision!);
  }
  const name = `${what}, ${simulations.toLocaleString("en")} simulations`;
  return { ...speedRow(name, simulations, least), nodes };
}
