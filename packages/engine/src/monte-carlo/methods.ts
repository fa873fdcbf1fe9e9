import type { Problem } from "../contract/errors.js";
import type { Method } from "../contract/game.js";
import { defined, type Setting } from "../contract/options.js";
import {
  componentsOf,
  MONTE_CARLO,
  type MonteCarloOptions,
  refusalOfMonteCarlo,
  type Selection,
} from "./settings.js";

const UNUSED = ["depth", "horizon", "beam", "threshold", "sparse", "outcomes"] as const;
const INSTEAD: Problem = {
  id: "method-limit-tree",
  values: {},
  message: "limit it by simulations, time or nodes, and its width by widen-actions and widen-outcomes",
};

const TREE_SETTINGS: readonly Setting[] = [
  {
    name: "simulations",
    help: "Maximum number of simulations. Default: no limit.",
    takes: "whole",
    least: 0,
  },
  {
    name: "exploration",
    help: `Exploration constant c, in units of the range of payoffs. Default: ${MONTE_CARLO.exploration}.`,
    takes: "number",
    least: 0,
  },
  {
    name: "playout",
    help: "Number of random decisions before the evaluator is called. Default: all to the end for mcts, 0 for puct.",
    takes: "whole",
    least: 0,
  },
  {
    name: "widen-actions",
    help: `Number of actions of a new decision; visits add more. Default: ${MONTE_CARLO.widenActions}.`,
    takes: "whole",
    least: 1,
  },
  {
    name: "widen-outcomes",
    help: `Number of outcomes of a new chance node; visits add more. Default: ${MONTE_CARLO.widenOutcomes}.`,
    takes: "whole",
    least: 1,
  },
  {
    name: "batches",
    help: "Without playouts, count each action of a new decision as one simulation (mcts only). Default: on.",
    takes: ["on", "off"],
  },
  { name: "solver", help: "Propagate proved values to the parents. Default: on.", takes: ["on", "off"] },
  {
    name: "memory",
    help: `Memory limit of the tree in megabytes. Default: ${MONTE_CARLO.memory}.`,
    takes: "whole",
    least: 1,
  },
];

/** Monte-Carlo tree search without learning: UCT and random playouts. */
const mcts = treeMethod(
  "mcts",
  "Monte-Carlo tree search: UCT and random playouts to the end (Kocsis and Szepesvari 2006, Coulom 2006).",
  "uct",
);

/** The same with priors in place of first visits and an evaluator in place of playouts. */
const puct = treeMethod(
  "puct",
  "Monte-Carlo tree search: PUCT with the game's hints as priors and its evaluator at the leaves (Silver et al. 2017).",
  "puct",
  0,
);

function treeMethod(name: string, help: string, selection: Selection, usualPlayout?: number): Method {
  const method: Method = {
    name,
    help,
    settings: TREE_SETTINGS,
    unused: UNUSED,
    instead: INSTEAD,
    shares: true,
    refusal: (facts) => refusalOfMonteCarlo(name, facts),
    async *think(game, state, options) {
      if (options.pool) return yield* options.pool.mergeSearches(method, game, state, options);
      const { settings = {}, time, nodes, signal, budget, seed, kept, enumeration } = options;
      const { evaluator, positionEvaluator, policy, native } = options;
      const number = (setting: string): number | undefined => settings[setting] as number | undefined;
      const flag = (setting: string): boolean | undefined =>
        settings[setting] === undefined ? undefined : settings[setting] === "on";
      const given = defined<MonteCarloOptions<unknown>>({
        ...{ time, nodes, signal, budget, seed, kept, enumeration },
        ...{ evaluator, positionEvaluator, policy, native },
        selection,
        simulations: number("simulations"),
        exploration: number("exploration"),
        playout: number("playout") ?? (componentsOf(game.facts) === 1 ? usualPlayout : undefined),
        widenActions: number("widen-actions"),
        widenOutcomes: number("widen-outcomes"),
        batch: flag("batches"),
        solver: flag("solver"),
        memory: number("memory"),
      });
      const { thinkMonteCarlo } = await import("./monte-carlo.js");
      yield* thinkMonteCarlo(game, state, given, name);
    },
  };
  return method;
}

export const monteCarloMethods: readonly Method[] = [mcts, puct];
