import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { thinkMonteCarlo } from "../monte-carlo/monte-carlo.js";
import {
  componentsOf,
  MONTE_CARLO,
  type MonteCarloOptions,
  refusalOfMonteCarlo,
  type Selection,
} from "../monte-carlo/settings.js";
import { type Method, type MethodOptions, refuseOptions, type Setting } from "./method.js";

const INSTEAD = "limit it by simulations, time or nodes, and its width by widen-actions and widen-outcomes";

const TREE_SETTINGS: readonly Setting[] = [
  { name: "simulations", help: "Simulations at most; no limit.", takes: "whole", least: 0 },
  {
    name: "exploration",
    help: `The c of the selection, in units of the range of payoffs; ${MONTE_CARLO.exploration}.`,
    takes: "number",
    least: 0,
  },
  {
    name: "playout",
    help: "Decisions played at random before the evaluator speaks; all to the end for mcts, 0 for puct.",
    takes: "whole",
    least: 0,
  },
  {
    name: "widen-actions",
    help: `Actions that a decision begins with, more as visits grow; ${MONTE_CARLO.widenActions}.`,
    takes: "whole",
    least: 1,
  },
  {
    name: "widen-outcomes",
    help: `Outcomes that a chance node begins with, more as visits grow; ${MONTE_CARLO.widenOutcomes}.`,
    takes: "whole",
    least: 1,
  },
  {
    name: "batches",
    help: "Without playouts, the actions of a new decision are as many simulations at once (mcts only); on.",
    takes: ["on", "off"],
  },
  { name: "solver", help: "Carry proved values up; on.", takes: ["on", "off"] },
  {
    name: "memory",
    help: `Megabytes that the tree may take; ${MONTE_CARLO.memory}.`,
    takes: "whole",
    least: 1,
  },
];

/** Monte-Carlo tree search as it is known without learning: UCT and random playouts. */
const mcts: Method = {
  name: "mcts",
  help: "Monte-Carlo tree search: UCT and random playouts to the end (Kocsis and Szepesvari 2006, Coulom 2006).",
  settings: TREE_SETTINGS,
  refusal: (facts) => refusalOfMonteCarlo("mcts", facts),
  think: (game, state, options) => thinkTree("mcts", game, state, options, "uct", undefined),
};

/** The same with priors in place of first visits and an evaluator in place of playouts. */
const puct: Method = {
  name: "puct",
  help: "Monte-Carlo tree search: PUCT with the game's hints as priors and its evaluator at the leaves (Silver et al. 2017).",
  settings: TREE_SETTINGS,
  refusal: (facts) => refusalOfMonteCarlo("puct", facts),
  think: (game, state, options) => thinkTree("puct", game, state, options, "puct", 0),
};

function thinkTree<State, Action>(
  name: string,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
  selection: Selection,
  playout: number | undefined,
): AsyncGenerator<Decision<Action>, void, void> {
  refuseOptions(name, options, ["depth", "horizon", "beam", "threshold", "sparse", "outcomes"], INSTEAD);
  const { settings = {}, time, nodes, signal, seed, kept, enumeration } = options;
  const { evaluator, positionEvaluator, native } = options;
  const number = (setting: string): number | undefined => settings[setting] as number | undefined;
  return thinkMonteCarlo(
    game,
    state,
    defined<MonteCarloOptions<State>>({
      ...{ time, nodes, signal, seed, kept, enumeration, evaluator, positionEvaluator, native },
      selection,
      simulations: number("simulations"),
      exploration: number("exploration"),
      playout: number("playout") ?? (componentsOf(game.facts) === 1 ? playout : undefined),
      widenActions: number("widen-actions"),
      widenOutcomes: number("widen-outcomes"),
      batch: settings.batches === undefined ? undefined : settings.batches === "on",
      solver: settings.solver === undefined ? undefined : settings.solver === "on",
      memory: number("memory"),
    }),
    name,
  );
}

/** Leaves out what was not given, so that defaults hold. */
function defined<T extends object>(given: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}

export const monteCarloMethods: readonly Method[] = [mcts, puct];
