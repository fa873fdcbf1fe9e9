import type { Method } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { inTurns } from "../deepening/turns.js";
import { monteCarloMethods } from "../monte-carlo/methods.js";
import { hiddenRefusal } from "./information.js";
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
    const { settings = {}, time, nodes, signal, budget, seed } = options;
    const { simulations, exploration } = settings as Record<string, number | undefined>;
    const given = defined<IsmctsOptions>({ time, nodes, signal, budget, seed, simulations, exploration });
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
    const { settings = {}, time, nodes, signal, budget, seed } = options;
    const { simulations } = settings as Record<string, number | undefined>;
    const given = defined<IsmctsOptions>({ time, nodes, signal, budget, seed, simulations });
    yield* inTurns(regretIsmctsSteps(game, state, given));
  },
};

export const hiddenMethods: readonly Method[] = [ismcts, regretIsmcts];

/** One of these methods. */
export function hiddenMethod(name: "ismcts" | "regret-ismcts"): Method {
  return name === "ismcts" ? ismcts : regretIsmcts;
}
