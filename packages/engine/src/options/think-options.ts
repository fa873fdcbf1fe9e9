import type { MethodOptions } from "../contract/game.js";
import { HORIZONS, type MethodName } from "../contract/options.js";
import { Table } from "../search/table.js";
import {
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
  whole,
} from "./check-options.js";

export const THINK_OPTIONS: RulesOf<MethodOptions<never> & { readonly algorithm: MethodName }> = {
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
  policy: FUNCTION,
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
