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

type Search = typeof import("./ismcts.js").ismctsSteps;

function hiddenSearch(
  name: string,
  help: string,
  settings: Method["settings"],
  load: () => Promise<Search>,
): Method {
  return {
    name,
    help,
    settings,
    unused: ["depth", "horizon", "beam", "threshold", "sparse", "outcomes"],
    instead: {
      id: "method-limit-simulations",
      values: {},
      message: "limit it by simulations, time or nodes",
    },
    refusal: (facts) => hiddenRefusal(name, facts),
    async *think(game, state, options) {
      const { settings: chosen, time, nodes, signal, budget, seed } = options;
      const given = defined<IsmctsOptions>({ time, nodes, signal, budget, seed, ...chosen });
      yield* inTurns((await load())(game, state, given));
    },
  };
}

export const ismcts = hiddenSearch(
  "ismcts",
  "For hidden information: one tree of what the player knows (SO-ISMCTS, Cowling, Powley and Whitehouse 2012).",
  SHARED,
  async () => (await import("./searches.js")).ismctsSteps,
);

export const regretIsmcts = hiddenSearch(
  "regret-ismcts",
  "For hidden information: a tree for each player, with regret matching, which mixes (Lisý 2014).",
  SHARED.filter(({ name }) => name === "simulations"),
  async () => (await import("./searches.js")).regretIsmctsSteps,
);
