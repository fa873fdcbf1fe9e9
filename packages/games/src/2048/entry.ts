import { type Evaluator, outcomesOf } from "@tyche/engine";
import { type PackedNTuples, packedNTuplesOf } from "@tyche/learn";
import { defined, named, type RegisteredGame } from "../entry.js";
import type { Twenty48Options, Twenty48State } from "./board.js";
import { nTupleCourse } from "./network/course.js";
import { shippedNetwork } from "./network/shipped.js";
import { positionEvaluators, type Twenty48Position } from "./positions/position.js";
import { twenty48 } from "./rules.js";

/** Of the game that the network learned: 4 x 4 cells, no target. */
const LARGEST_SCORE = twenty48().facts.bounds[1];

/** The points made and those to come, as a network expects them. */
const forecast =
  (network: () => PackedNTuples) =>
  (position: Twenty48Position): number => {
    const expected = network().evaluate(position.packedLow(), position.packedHigh());
    return Math.max(0, Math.min(LARGEST_SCORE, position.score() + expected));
  };

const net = forecast(shippedNetwork);

export const entry: RegisteredGame = {
  name: "2048",
  help: "Slide all tiles, merge equal ones, and make room for the next.",
  options: [
    { name: "size", values: "RxC", help: "Rows and columns of the board, 2 to 8 each, 4x4 by default." },
    {
      name: "target",
      values: "N",
      help: "The tile that wins: the value is then the probability to make it instead of the expected score.",
    },
  ],
  courses: [nTupleCourse],
  create(given) {
    const [rows, columns] = given.sizes("size") ?? [];
    const rules = twenty48(defined<Twenty48Options>({ rows, columns, target: given.whole("target") }));
    const learned = rules.facts.bounds[1] === LARGEST_SCORE;
    const game = learned
      ? {
          ...rules,
          evaluators: { ...rules.evaluators, net: (state: Twenty48State) => net(rules.position(state)) },
        }
      : rules;
    const shown = named(
      game,
      {
        position: "the tiles row by row, 0 for an empty cell; then score N for points made before",
        example: { position: "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" },
        afterstateEvaluators: ["score"],
        afterstate(state, action) {
          const boards = outcomesOf(game, state, action).outcomes.map(({ result }) => result);
          const [first] = boards;
          // Every empty cell can be left empty, get a 2 or get a 4; all other cells are the same in all outcomes.
          const tiles = first!.tiles.map((tile, cell) =>
            boards.some((board) => board.tiles[cell] !== tile) ? 0 : tile,
          );
          return tiles.join(" ");
        },
        scored: ({ score }, evaluator) => (evaluator === "score" ? score : 0),
      },
      // Safe: the positions of this game are the only ones that its evaluators are handed.
      (learned ? { ...positionEvaluators, net } : positionEvaluators) as Readonly<
        Record<string, (position: Twenty48Position) => number>
      > as Readonly<Record<string, Evaluator>>,
    );
    if (!learned) return shown;
    return {
      ...shown,
      evaluatorOf(model) {
        const network = packedNTuplesOf(model);
        // Safe, as above.
        return network && (forecast(() => network) as Evaluator);
      },
    };
  },
};
