/** What the options of programs must be, call by call. */

import { checkEvaluatorName } from "./decision/evaluation.js";
import type { OpponentOptions } from "./opponent/opponent.js";
import * as CHECK from "./options/check-options.js";
import { THINK_OPTIONS } from "./options/think-options.js";
import { checkFacts } from "./rules/first-states.js";
import { checkIsGame, namedRules, withNamedErrorOf } from "./rules/named-error.js";
import type { OptionChecks } from "./rules/option-checks.js";
import { methodNamed } from "./think/table.js";

/** The options of `createOpponent`; levels have their own message. */
export const OPPONENT_OPTIONS: CHECK.RulesOf<OpponentOptions<never>> = {
  level: [() => true, { id: "api-option-level", values: {}, message: "a level" }],
  time: CHECK.LIMITS.time,
  nodes: CHECK.LIMITS.nodes,
  evaluator: THINK_OPTIONS.evaluator,
  algorithm: CHECK.NAME,
  seed: CHECK.SEED,
  unit: CHECK.amount("units of value"),
  model: CHECK.objectWith("predict", {
    id: "api-option-model",
    values: {},
    message: "a model of a player, such as epsilonGreedyModel of @tyche/engine/opponents returns",
  }),
  strategy: CHECK.objectWith("sets", {
    id: "api-option-strategy",
    values: {},
    message: "the strategy of solveEquilibrium or readStrategy",
  }),
  saved: [
    (value) => value instanceof Uint8Array,
    { id: "api-option-saved", values: {}, message: "the Uint8Array that save() returned" },
  ],
  worker: CHECK.objectWith("think", {
    id: "api-option-worker",
    values: {},
    message: "what connect returns: connect(new Worker(…))",
  }),
  elo: [Number.isFinite, { id: "api-option-elo", values: {}, message: "a rating" }],
  temperature: [
    (value) => Number.isFinite(value) && (value as number) >= 0,
    { id: "api-option-temperature", values: {}, message: "a number of units of value, 0 or more" },
  ],
  onThought: CHECK.FUNCTION,
};

const ASK_OPTIONS = { signal: CHECK.SIGNAL };

export const CHECKS: OptionChecks = {
  think: (who, options, methods) =>
    CHECK.checkOptions(who, options, THINK_OPTIONS, (name) =>
      methods().some(({ settings }) => settings.some((setting) => setting.name === name))
        ? {
            id: "api-option-setting",
            values: { name },
            message: `it is a setting of a method, write settings: { ${name} }`,
          }
        : undefined,
    ),
  opponent(options, game) {
    CHECK.checkOptions("createOpponent", options, OPPONENT_OPTIONS);
    checkIsGame(game);
    checkFacts(game);
    for (const { algorithm, evaluator } of [
      options as { algorithm?: unknown; evaluator?: unknown },
      ...(game.levels ?? []),
    ]) {
      if (typeof algorithm === "string") methodNamed(algorithm, game);
      if (typeof evaluator === "string") checkEvaluatorName(game, evaluator);
    }
  },
  errors: withNamedErrorOf,
  named: namedRules,
  ask: (who, options) => CHECK.checkOptions(who, options, ASK_OPTIONS),
};
