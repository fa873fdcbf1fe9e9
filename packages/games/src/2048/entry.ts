import { outcomesOf } from "@tyche/engine";
import { packedNTuplesOf } from "@tyche/learn/ntuple";
import { type Ending, type GameEntry, named } from "../kit/entry.js";
import { about, type Twenty48Options } from "./about.js";
import { variantOf } from "./board/board.js";
import { startSolver } from "./exact/exact.js";
import { rareExponent } from "./network/downgrading.js";
import { forecastBy } from "./network/evaluator.js";
import { texts } from "./texts.js";
import { twenty48WithNetwork } from "./with-network.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  trainers: async () => [(await import("./training/trainer.js")).nTupleTrainer],
  create(options: Twenty48Options) {
    const game = twenty48WithNetwork(options);
    return {
      ...named(game, about, {
        afterstateEvaluators: ["score"],
        terminal: {
          typing: texts.phrase("typing-2048", {}),
          arrows: { up: "up", down: "down", left: "left", right: "right" },
          ending: (state) => endingOf(options.target ?? 0, game.payoff(state)[0]!, state.tiles),
        },
        afterstate(state, action) {
          const boards = outcomesOf(game, state, action).outcomes.map(({ result }) => result);
          const [first] = boards;
          // Each empty cell can stay empty or get a 2 or a 4; all other cells are the same in all outcomes.
          const tiles = first!.tiles.map((tile, cell) =>
            boards.some((board) => board.tiles[cell] !== tile) ? 0 : tile,
          );
          return tiles.join(" ");
        },
        scored: ({ score }, evaluator) => (evaluator === "score" ? score : 0),
      }),
      solver: startSolver(variantOf(options)),
      learned(name, model) {
        const network = game.positionEvaluators?.net && packedNTuplesOf(model);
        if (!network) return undefined;
        const learned = { network, rare: rareExponent(model.header.history) };
        return { positionEvaluators: { [name]: forecastBy(() => learned, game.facts.bounds[1]) } };
      },
    };
  },
};

/** Won or lost if the game has a target tile, else points. */
function endingOf(target: number, payoff: number, tiles: readonly number[]): Ending {
  const largest = Math.max(...tiles);
  const told = `the largest tile is ${largest}`;
  if (target === 0)
    return {
      won: undefined,
      words: {
        id: "ending-2048-points",
        values: { who: "you", points: payoff, largest },
        message: `you have ${payoff.toLocaleString("en")} points, ${told}`,
      },
    };
  return payoff === 1
    ? { won: true, words: texts.phrase("ending-2048-won", { who: "you", target }) }
    : {
        won: false,
        words: {
          id: "ending-2048-lost",
          values: { who: "you", largest },
          message: `you have lost, no tile can slide and ${told}`,
        },
      };
}
