import type { Twenty48Options } from "./about.js";
import { variantOf } from "./board/board.js";
import { LEVELS } from "./levels.js";
import { forecastBy, shippedLearned } from "./network/evaluator.js";
import { packedMethod } from "./packed-method.js";
import { type Twenty48Game, twenty48 } from "./rules.js";

const NET = forecastBy(shippedLearned, variantOf({}).highest);

/** Measured by `npm run research -- errors 2048`. */
const ERRORS = [37_000, 7700, 4600];

/**
 * 2048 with the shipped network and its weights: adds the evaluator `net` and the packed search that uses it. Other
 * sizes and games with a target have no trained network and are the same as `twenty48`.
 *
 * @throws GameOptionError as `twenty48`
 */
export function twenty48WithNetwork(options: Twenty48Options = {}): Twenty48Game {
  const game = twenty48(options);
  const { rows, columns, target } = variantOf(options);
  if (rows !== 4 || columns !== 4 || target !== 0) return game;
  return {
    ...game,
    evaluators: { ...game.evaluators, net: (state) => NET(game.position(state)) },
    positionEvaluators: { ...game.positionEvaluators, net: NET },
    differenceErrors: { default: ERRORS, net: ERRORS },
    methods: [packedMethod],
    levels: LEVELS,
  };
}
