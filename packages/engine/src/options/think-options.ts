import type { MethodOptions } from "../contract/game.js";
import { HORIZONS, type MethodName } from "../contract/options.js";
import { Table } from "../search/table.js";
import * as CHECK from "./check-options.js";

export const THINK_OPTIONS: CHECK.RulesOf<
  MethodOptions<never> & { readonly algorithm: MethodName; readonly tabled: boolean }
> = {
  ...CHECK.LIMITS,
  algorithm: CHECK.NAME,
  tabled: CHECK.FLAG,
  evaluator: [
    (value) => typeof value === "string" || typeof value === "function",
    {
      id: "api-option-evaluator",
      values: {},
      message: "the name of an evaluator, or a function of the state",
    },
  ],
  positionEvaluator: CHECK.FUNCTION,
  policy: CHECK.FUNCTION,
  rank: CHECK.RANK,
  outcomes: CHECK.FLAG,
  settings: CHECK.OBJECT,
  kept: [(value) => value instanceof Map, { id: "api-option-map", values: {}, message: "a Map" }],
  table: [
    (value) => value === false || value instanceof Table || (typeof value === "number" && value >= 1),
    { id: "api-option-table", values: {}, message: "a Table, a number of entries, or false" },
  ],
  native: CHECK.FLAG,
  enumeration: CHECK.OBJECT,
  horizon: CHECK.oneOf(HORIZONS),
  beam: CHECK.whole("moves"),
  threshold: [
    (value) => typeof value === "number" && value >= 0 && value < 1,
    { id: "api-option-threshold", values: {}, message: "a probability, 0 or more and below 1" },
  ],
  sparse: CHECK.whole("samples"),
  seed: CHECK.SEED,
  deepening: CHECK.FLAG,
  ordering: CHECK.FLAG,
  pvs: CHECK.FLAG,
  pool: CHECK.objectWith("threads", { id: "api-option-pool", values: {}, message: "a WorkerPool" }),
  deterministic: CHECK.FLAG,
};
