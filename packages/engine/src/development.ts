/**
 * The package for everything but a page's production build (condition "production"): it checks the options passed by
 * a program.
 */

import { HORIZONS } from "./contract/options.js";
import type { SolveOptions } from "./exact/solve.js";
import type { OpponentOptions } from "./opponent/opponent.js";
import {
  amount,
  checkOptions,
  FLAG,
  FUNCTION,
  LIMITS,
  NAME,
  OBJECT,
  type OptionChecks,
  objectWith,
  oneOf,
  optionChecks,
  RANK,
  type RulesOf,
  SEED,
  SIGNAL,
  whole,
} from "./options/check-options.js";
import { Table } from "./search/table.js";
import type { ThinkOptions } from "./think/think.js";

export * from "./index.js";

/** The options of `think` and `decide`. */
export const THINK_OPTIONS: RulesOf<ThinkOptions<never>> = {
  ...LIMITS,
  algorithm: NAME,
  evaluator: [
    (value) => typeof value === "string" || typeof value === "function",
    {
      id: "api-option-evaluator",
      values: {},
      message: "the name of an evaluator, or a function of the state",
    },
  ],
  positionEvaluator: FUNCTION,
  rank: RANK,
  outcomes: FLAG,
  settings: OBJECT,
  kept: [(value) => value instanceof Map, { id: "api-option-map", values: {}, message: "a Map" }],
  table: [
    (value) => value === false || value instanceof Table || (typeof value === "number" && value >= 1),
    { id: "api-option-table", values: {}, message: "a Table, a number of entries, or false" },
  ],
  native: FLAG,
  enumeration: OBJECT,
  horizon: oneOf(HORIZONS),
  beam: whole("moves"),
  threshold: [
    (value) => typeof value === "number" && value >= 0 && value < 1,
    { id: "api-option-threshold", values: {}, message: "a probability, 0 or more and below 1" },
  ],
  sparse: whole("samples"),
  seed: SEED,
  deepening: FLAG,
  ordering: FLAG,
  pvs: FLAG,
  pool: objectWith("threads", { id: "api-option-pool", values: {}, message: "a WorkerPool" }),
  deterministic: FLAG,
};

/** The options of `decideSync`. */
export const SYNC_OPTIONS = without(THINK_OPTIONS, ["settings", "kept", "pool", "deterministic"]);

/** The options of `createOpponent`; levels have their own message. */
export const OPPONENT_OPTIONS: RulesOf<OpponentOptions<never>> = {
  level: [() => true, { id: "api-option-level", values: {}, message: "a level" }],
  time: LIMITS.time,
  nodes: LIMITS.nodes,
  evaluator: THINK_OPTIONS.evaluator,
  algorithm: NAME,
  seed: SEED,
  unit: amount("units of value"),
  model: objectWith("predict", {
    id: "api-option-model",
    values: {},
    message: "a model of a player, such as epsilonGreedyModel of @tyche/engine/opponents returns",
  }),
  saved: [
    (value) => value instanceof Uint8Array,
    { id: "api-option-saved", values: {}, message: "the Uint8Array that save() returned" },
  ],
  worker: objectWith("think", {
    id: "api-option-worker",
    values: {},
    message: "what connect returns: connect(new Worker(…))",
  }),
};

/** The options of the functions `play` and `hint` of an opponent. */
export const ASK_OPTIONS = { signal: SIGNAL };

/** The options of `solveGame`. */
export const SOLVE_OPTIONS: RulesOf<SolveOptions<never>> = {
  method: oneOf(["value-iteration", "retrograde"]),
  from: [() => true, { id: "api-option-state", values: {}, message: "a state" }],
  limit: whole("positions"),
  endless: [
    (value) => typeof value === "number",
    { id: "api-option-number", values: {}, message: "a number" },
  ],
  native: FLAG,
  enumeration: OBJECT,
  tolerance: amount(),
  sweeps: whole("sweeps"),
  time: LIMITS.time,
  signal: LIMITS.signal,
};

function without<Rules extends object, Name extends keyof Rules>(
  rules: Rules,
  names: readonly Name[],
): Omit<Rules, Name> {
  return Object.fromEntries(
    Object.entries(rules).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Omit<Rules, Name>;
}

/** All checks of options. */
export const CHECKS: OptionChecks = {
  think: (who, options, methods) =>
    checkOptions(who, options, THINK_OPTIONS, (name) =>
      methods().some(({ settings }) => settings.some((setting) => setting.name === name))
        ? {
            id: "api-option-setting",
            values: { name },
            message: `it is a setting of a method, write settings: { ${name} }`,
          }
        : undefined,
    ),
  sync: (options) => checkOptions("decideSync", options, SYNC_OPTIONS),
  opponent: (options) => checkOptions("createOpponent", options, OPPONENT_OPTIONS),
  ask: (who, options) => checkOptions(who, options, ASK_OPTIONS),
  solve: (options) => checkOptions("solveGame", options, SOLVE_OPTIONS),
};

optionChecks.installed = CHECKS;
