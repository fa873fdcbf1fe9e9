import { backgammon } from "@tyche/backgammon";
import { methodNamed, type Settings } from "@tyche/engine";
import { type Report, speedRow } from "../kit/report.js";

/** The opening 31 from the start of the game. */
const POSITION = ["4HPwATDgc/ABMA", "31"] as const;

const WAYS: readonly (readonly [what: string, method: string, simulations: number, settings: Settings])[] = [
  ["uct, random playouts to the end", "mcts", 5000, {}],
  ["uct, evaluator pips", "mcts", 200_000, { playout: 0 }],
  ["the same, one at a time", "mcts", 100_000, { playout: 0, batches: "off" }],
  ["puct, evaluator pips", "puct", 100_000, {}],
];

/** Simulations per second on backgammon, with random playouts and with the static evaluator. */
export async function benchSimulations(): Promise<Report> {
  const game = backgammon();
  const state = game.notation!.parsePosition(...POSITION);
  const rows = [];
  for (const [what, method, simulations, settings] of WAYS) {
    let least = Number.POSITIVE_INFINITY;
    for (let seed = 0; seed < 5; seed++) {
      const before = process.cpuUsage();
      const options = { seed, settings: { ...settings, simulations } };
      for await (const _ of methodNamed(method as "mcts", game).think(game, state, options));
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    rows.push(speedRow(what, simulations, least));
  }
  return {
    name: "mcts",
    about:
      "Monte-Carlo tree search from the opening 31 of backgammon, the best of several new trees; M/s are simulations.",
    rows,
    // OpenSpiel 2.0.1 has 1,100.
    goals: [
      { what: "simulations/s with random playouts", figure: 1e6 * rows[0]!.millionsPerSecond, atLeast: 5500 },
    ],
  };
}
