import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { canonicalText } from "../position/canonical-text.js";

/**
 * The rules of a game in which chance has turns of its own: an action leads to a state in which `turn` is CHANCE, and
 * `draw` goes on from there. `withChanceTurns` turns them into a `Game`.
 *
 * A state that waits for a draw has only what the draw depends on, such as the dice that are kept: actions that lead to
 * the same such state share its outcomes, and rules run once for all of them.
 */
export interface ChanceTurnRules<State, Action, View = unknown>
  extends Omit<Game<State, Action, View>, "turn" | "play" | "chanceTurns"> {
  /** The player to move, from 0, CHANCE where a draw comes next, or OVER. */
  turn(state: State): number;
  /** The state after the action, without any draw. */
  play(state: State, action: Action): State;
  /** The state after the next draw, at a state where the turn is CHANCE; a draw may follow again. */
  draw(state: State, chance: Chance): State;
}

/** More draws than this after one action are taken to be endless. */
const MOST_DRAWS = 1000;

/**
 * Rules with turns of chance as a `Game`: `start` and `play` make all draws before the next decision, and no player
 * sees a state that waits for one. `key` and `hash`, if there are any, must tell states that wait from all others.
 *
 * @throws RulesError from `start` and `play` if `play` draws, or draws do not end
 */
export function withChanceTurns<State, Action, View = unknown>(
  rules: ChanceTurnRules<State, Action, View>,
): Game<State, Action, View> {
  const { draw, ...others } = rules;
  const noChance = refusing(rules.name);
  const waits = (state: State): boolean => rules.turn(state) === CHANCE;
  const before = (state: State, action: Action): State =>
    // Rules in JavaScript may use the third argument that `Game.play` has.
    (rules.play as Game<State, Action>["play"])(state, action, noChance);
  const drawn = (first: State, chance: Chance): State => {
    let state = first;
    for (let draws = 0; waits(state); draws++) {
      if (draws === MOST_DRAWS) throw endless(rules.name, state);
      state = draw.call(rules, state, chance);
    }
    return state;
  };
  return {
    ...others,
    start: (chance) => drawn(rules.start(chance), chance),
    play: (state, action, chance) => drawn(before(state, action), chance),
    chanceTurns: { before, waits, draw: drawn },
  };
}

/** Refuses draws in `play`: they would be shared by actions that draw differently. */
function refusing(game: string): Chance {
  const refuse = (): never => {
    throw new RulesError(
      "rules-draw-in-play",
      { game },
      `${game}: play draws, although chance has turns of its own: return a state in which turn is CHANCE, and draw in "draw".`,
    );
  };
  return { die: refuse, dice: refuse, pick: refuse, weighted: refuse, shuffle: refuse };
}

function endless(game: string, state: unknown): RulesError {
  const text = canonicalText(state).slice(0, 80);
  return new RulesError(
    "rules-draws-endless",
    { game, count: MOST_DRAWS, state: text },
    `${game}: after ${MOST_DRAWS} draws it is still the turn of chance, at ${text}.`,
  );
}
