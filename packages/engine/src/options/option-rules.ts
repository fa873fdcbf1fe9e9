import { HORIZONS, TIES } from "../contract/options.js";
import type { SolveOptions } from "../exact/solve.js";
import type { ThinkOptions } from "../methods/think.js";
import type { OpponentOptions } from "../opponent/opponent.js";
import { Table } from "../search/table.js";
import {
  amount,
  FLAG,
  FUNCTION,
  LIMITS,
  NAME,
  OBJECT,
  objectWith,
  oneOf,
  RANK,
  type RulesOf,
  SEED,
  SIGNAL,
  whole,
} from "./check-options.js";

/** What `think` and `decide` take. */
export const THINK_OPTIONS: RulesOf<ThinkOptions<never>> = {
  ...LIMITS,
  algorithm: NAME,
  evaluator: [
    (value) => typeof value === "string" || typeof value === "function",
    "the name of an evaluator, or a function of the state",
  ],
  positionEvaluator: FUNCTION,
  rank: RANK,
  outcomes: FLAG,
  settings: OBJECT,
  kept: [(value) => value instanceof Map, "a Map"],
  table: [
    (value) => value === false || value instanceof Table || (typeof value === "number" && value >= 1),
    "a Table, a number of entries, or false",
  ],
  native: FLAG,
  enumeration: OBJECT,
  horizon: oneOf(HORIZONS),
  ties: oneOf(TIES),
  probes: whole("of moves"),
  beam: whole("of moves"),
  threshold: [
    (value) => typeof value === "number" && value >= 0 && value < 1,
    "a probability, 0 or more and below 1",
  ],
  sparse: whole("of samples"),
  seed: SEED,
  deepening: FLAG,
  ordering: FLAG,
  pvs: FLAG,
  pool: objectWith("threads", "a WorkerPool"),
  deterministic: FLAG,
};

/** What `decideSync` takes. */
export const SYNC_OPTIONS = without(THINK_OPTIONS, ["settings", "kept", "pool", "deterministic"]);

/** What `createOpponent` takes; levels have a sentence of their own. */
export const OPPONENT_OPTIONS: RulesOf<OpponentOptions<never>> = {
  level: [() => true, "a level"],
  time: LIMITS.time,
  nodes: LIMITS.nodes,
  evaluator: THINK_OPTIONS.evaluator,
  algorithm: NAME,
  seed: SEED,
  unit: amount("of units of value"),
  model: objectWith(
    "predict",
    "a model of a player, such as epsilonGreedyModel of @tyche/engine/opponents gives",
  ),
  saved: [(value) => value instanceof Uint8Array, "the Uint8Array that save() gave"],
  worker: objectWith("think", "what connect gives: connect(new Worker(…))"),
};

/** What the functions `play` and `hint` of an opponent take. */
export const ASK_OPTIONS = { signal: SIGNAL };

/** What `solveGame` takes. */
export const SOLVE_OPTIONS: RulesOf<SolveOptions<never>> = {
  method: oneOf(["value-iteration", "retrograde"]),
  from: [() => true, "a state"],
  limit: whole("of positions"),
  endless: [(value) => typeof value === "number", "a number"],
  native: FLAG,
  enumeration: OBJECT,
  tolerance: amount(""),
  sweeps: whole("of sweeps"),
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
