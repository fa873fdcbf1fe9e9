import { type Decision, type Game, methodNamed, seededChance } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { decideSync } from "@tyche/engine/search";
import { einstein } from "@tyche/games/einstein";
import { pig } from "@tyche/games/pig";
import { ticTacToe } from "@tyche/games/tic-tac-toe";
import type { Curve, Report, Row } from "../../kit/report.js";

const MOST = 2 ** 16;
/** The first report comes after 2^6 simulations. */
const FIRST = 6;
const SEEDS = 12;

/** Root mean square error of the value against the exact value, as the number of simulations doubles. */
export async function bench(): Promise<Report> {
  const pigs = pig({ target: 20 });
  const small = einstein({ size: 3, placement: "standard" });
  const curves = [
    await curveOf("tic-tac-toe, empty board", ticTacToe(), ticTacToe().start(seededChance(0))),
    await curveOf("pig to 20", pigs, pigs.start(seededChance(0))),
    await curveOf("einstein, 3 x 3", small, small.start(seededChance(1))),
  ];
  return {
    name: "mcts-error",
    about: `root mean square error of the value, as a share of the range of payoffs, over ${SEEDS} seeds; uct, random playouts, solver.`,
    rows: curves.flatMap(({ name, points }) =>
      points
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]): Row => ({ what: `${name}: ${y.toExponential(1)}`, nodes: x })),
    ),
    goals: curves.map(({ name, points }) => {
      const [last] = points.slice(-1);
      return {
        what: `error after ${last![0].toLocaleString("en")} simulations, ${name}`,
        figure: last![1],
        atMost: 0.02,
      };
    }),
    curves,
  };
}

async function curveOf<State, Action>(name: string, game: Game<State, Action>, state: State): Promise<Curve> {
  const [least, most] = game.facts.bounds;
  const exact = game.facts.cycles ? middle(solveGame(game).at(state).value) : decideSync(game, state).value!;
  const counts = Array.from({ length: Math.log2(MOST) - FIRST + 1 }, (_, i) => 2 ** (FIRST + i));
  const squares = counts.map(() => 0);
  for (let seed = 0; seed < SEEDS; seed++) {
    let decision: Decision<unknown> | undefined;
    const options = { seed, settings: { simulations: MOST } };
    for await (decision of methodNamed("mcts", game).think(game, state, options)) {
      const error = (decision.value! - exact) / (most - least);
      // A solved value does not change any more.
      for (const [i, count] of counts.entries()) {
        const last = decision.stopped === "solved" && count > decision.simulations!;
        if (last || count === decision.simulations) squares[i]! += error ** 2;
      }
    }
  }
  return {
    name,
    points: counts.map((count, i) => [count, Math.sqrt(squares[i]! / SEEDS)] as const),
  };
}

function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}
