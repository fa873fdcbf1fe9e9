import { boundedChance } from "../chance/bounded.js";
import { outcomeAt } from "../chance/draws.js";
import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { outcomesAt } from "../position/lists.js";
import type { RulesPosition } from "../position/rules-position.js";
import { noAction } from "../rules/first-states.js";
import { checkPayoff, middleOf } from "../search/settings.js";
import type { Generator } from "./generator.js";
import { LONGEST_PLAYOUT, type PlayoutEnd } from "./playout.js";

/**
 * A random playout by the rules themselves, which draw one outcome of chance where the adapter enumerates all.
 * @returns a function that plays on from a `RulesPosition` and writes the payoffs
 */
export function rulesPlayout<State, Action>(
  game: Game<State, Action>,
  generator: Generator,
  seed: number | string,
  isTimeUp: () => boolean,
): (position: Position, into: Float64Array) => PlayoutEnd {
  const chance = boundedChance(seededChance(`Monte-Carlo playout ${seed}`));
  const [least, most] = game.facts.bounds;
  return (position, into) => {
    const adapter = position as RulesPosition<State, Action>;
    const plies = position.turn() === CHANCE ? rollOnce(position, generator) : 0;
    let state = adapter.state() as State;
    for (let i = 0; i < plies; i++) position.undo();
    let decisions = 0;
    while (game.turn(state) !== OVER) {
      if (isTimeUp()) return "late";
      if (++decisions > LONGEST_PLAYOUT) {
        into.fill(middleOf(game.facts.bounds));
        return "endless";
      }
      const actions = game.actions(state);
      if (actions.length === 0) throw noAction(game, state);
      chance.begin();
      state = game.play(state, actions[generator.below(actions.length)]!, chance);
    }
    const payoffs = game.payoff(state);
    for (let player = 0; player < into.length; player++) {
      into[player] = payoffs[player]!;
      checkPayoff(into[player]!, least, most);
    }
    return "over";
  };
}

/** Plays outcomes until the next decision or the end; returns how many. */
function rollOnce(position: Position, generator: Generator): number {
  let plies = 0;
  while (position.turn() === CHANCE) {
    const { outcomes, probabilities } = outcomesAt(position);
    position.play(outcomes[outcomeAt(probabilities, outcomes.length, generator.unit())]!);
    plies++;
  }
  return plies;
}
