import { Budget } from "../contract/budget.js";
import type { Method, MethodOptions } from "../contract/game.js";
import { lastOf } from "../deepening/turns.js";
import { ismcts, regretIsmcts } from "../hidden-information/methods.js";

/** With at least this many milliseconds, an answer after a few simulations comes first. */
const LONG = 200;
const FEW = 100;

/**
 * Solves the whole game, or the rest of it where all players know the state, and plays a mixed strategy; a search of
 * information sets decides instead if the game does not fit.
 */
export const equilibriumMethod: Method = {
  name: "equilibrium",
  help: "For hidden information, two players: a mixed strategy of the whole game where it is small, by regret minimisation (CFR, Zinkevich et al. 2007) or, for simultaneous decisions, backward induction; otherwise ismcts, or regret-ismcts if decisions are simultaneous.",
  settings: ismcts.settings,
  unused: ismcts.unused,
  instead: ismcts.instead!,
  refusal(facts) {
    const { players, zeroSum } = facts;
    if (!facts.hidden) return ismcts.refusal(facts);
    if (players === 2 && zeroSum) return undefined;
    return {
      id: "search-equilibrium-players",
      values: {},
      message: "equilibrium needs two players with payoffs of a constant sum: use ismcts.",
    };
  },
  async *think(game, state, given) {
    const budget = Budget.of(given);
    const options = { ...given, budget };
    const { time = Number.POSITIVE_INFINITY, nodes, settings } = options;
    const search = game.simultaneous ? regretIsmcts : ismcts;
    if (settings?.simulations === undefined) {
      const { isSolved, solvedChoice } = await import("./solved-choice.js");
      // Whoever waits sees an answer before a game is solved, which may take seconds.
      if (time >= LONG && nodes === undefined && !isSolved(game, options)) {
        const few = { ...options, settings: { simulations: FEW } } as MethodOptions<unknown>;
        const quick = await lastOf(search.think(game, state, few));
        yield quick;
        if (quick.stopped !== "simulations") return;
      }
      const found = await solvedChoice(game, state, options);
      if (found) {
        yield found;
        return;
      }
    }
    yield* search.think(game, state, options);
  },
};
