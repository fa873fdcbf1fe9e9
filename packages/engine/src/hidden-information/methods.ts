import type { Method } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { inTurns } from "../deepening/turns.js";
import { monteCarloMethods } from "../monte-carlo/methods.js";
import type { DeterminizedOptions } from "./determinized.js";
import { DETERMINIZED, hiddenRefusal } from "./information.js";
import type { IsmctsOptions } from "./ismcts.js";

/** Settings with the same meaning as in the tree search for games without hidden information. */
const SHARED = monteCarloMethods[0]!.settings.filter(
  ({ name }) => name === "simulations" || name === "exploration",
);

const ismcts: Method = {
  name: "ismcts",
  help: "For hidden information: one tree of what the player knows (SO-ISMCTS, Cowling, Powley and Whitehouse 2012).",
  settings: SHARED,
  unused: ["depth", "horizon", "beam", "threshold", "sparse", "outcomes"],
  instead: {
    id: "method-limit-simulations",
    values: {},
    message: "limit it by simulations, time or nodes",
  },
  refusal: (facts) => hiddenRefusal("ismcts", facts),
  async *think(game, state, options) {
    const { ismctsSteps } = await import("./ismcts.js");
    const { settings = {}, time, nodes, signal, seed } = options;
    const { simulations, exploration } = settings as Record<string, number | undefined>;
    const given = defined<IsmctsOptions>({ time, nodes, signal, seed, simulations, exploration });
    yield* inTurns(ismctsSteps(game, state, given));
  },
};

const regretIsmcts: Method = {
  name: "regret-ismcts",
  help: "For hidden information: a tree for each player, with regret matching, which mixes (Lisý 2014).",
  settings: SHARED.filter(({ name }) => name === "simulations"),
  unused: ismcts.unused,
  instead: ismcts.instead!,
  refusal: (facts) => hiddenRefusal("regret-ismcts", facts),
  async *think(game, state, options) {
    const { regretIsmctsSteps } = await import("./regret-ismcts.js");
    const { settings = {}, time, nodes, signal, seed } = options;
    const { simulations } = settings as Record<string, number | undefined>;
    const given = defined<IsmctsOptions>({ time, nodes, signal, seed, simulations });
    yield* inTurns(regretIsmctsSteps(game, state, given));
  },
};

const determinized: Method = {
  name: "determinized",
  help: "For hidden information: expectiminimax on states that fit what is seen, and the mean (Ginsberg 2001).",
  settings: [
    {
      name: "worlds",
      help: `Maximum number of sampled states. Default: ${DETERMINIZED.worlds}.`,
      takes: "whole",
      least: 1,
    },
    {
      name: "world-nodes",
      help: `Node limit of the search of each state if no depth is given. Default: ${DETERMINIZED.worldNodes}.`,
      takes: "whole",
      least: 1,
    },
  ],
  unused: ["horizon", "beam", "threshold", "sparse", "outcomes"],
  instead: {
    id: "method-own-searches",
    values: {},
    message: "it searches each sampled state by its own rules",
  },
  refusal: (facts) => hiddenRefusal("determinized", facts),
  async *think(game, state, options) {
    const { determinizedSteps } = await import("./determinized.js");
    const { settings = {}, depth, time, nodes, signal, seed, table } = options;
    const { evaluator, positionEvaluator, native } = options;
    const { worlds, "world-nodes": worldNodes } = settings as Record<string, number | undefined>;
    const given = defined<DeterminizedOptions<unknown>>({
      ...{ depth, time, nodes, signal, seed, table, evaluator, positionEvaluator, native },
      worlds,
      worldNodes,
    });
    yield* inTurns(determinizedSteps(game, state, given));
  },
};

export const hiddenMethods: readonly Method[] = [ismcts, regretIsmcts, determinized];

/** One of these methods. */
export function hiddenMethod(name: "ismcts" | "regret-ismcts"): Method {
  return name === "ismcts" ? ismcts : regretIsmcts;
}
