import { type Chance, type Game, RulesError } from "@tyche/engine";
import { checkOptions } from "@tyche/engine/search";
import type { Game as Definition, PlayerID } from "boardgame.io";
import type { BoardAction } from "./actions.js";
import { GAME_OPTIONS, type GameOptions, numberOf, vectorOf } from "./options.js";
import { type BoardState, type LibraryMatch, Rules } from "./rules.js";

/** A game made of a definition. */
export interface BoardGame<G = unknown> extends Game<BoardState<G>, BoardAction, BoardState<G>> {
  /**
   * The state of a match as a player knows it, to be decided by that player.
   *
   * @param match of a client, a master or a reducer of the library; of it nothing is used that `playerView` hides
   * @param chance for what is hidden
   */
  stateOf(match: LibraryMatch<G>, playerID: PlayerID, chance: Chance): BoardState<G>;
}

/**
 * An honest game of an unchanged boardgame.io 0.50 definition: its moves, phases, stages, events and hooks are run as the library
 * runs them, and every draw of `random` is a draw of the search. What the match in progress will roll is never seen, and
 * what `playerView` hides is never read.
 *
 * Of several active players one after another is asked, in seating order.
 *
 * @throws RulesError where something is missing that the definition does not say; the message names the fix
 */
export function gameOf<G>(definition: Definition<G>, options: GameOptions<G> = {}): BoardGame<G> {
  checkOptions("gameOf", options, GAME_OPTIONS, undefined, RulesError);
  return makeGame(definition, options);
}

/** The same for a bot, whose options were checked with its own. */
export function makeGame<G>(definition: Definition<G>, options: GameOptions<G>): BoardGame<G> {
  const rules = new Rules(definition, options);
  const { name, facts } = rules;
  const { evaluate, key } = options;
  const isOneNumber = facts.players === 1 || facts.cooperative || (facts.players === 2 && facts.zeroSum);
  const judges =
    evaluate &&
    (isOneNumber
      ? { evaluators: { default: ({ G, ctx }: BoardState<G>) => numberOf(evaluate(G, ctx)) } }
      : { vectorEvaluators: { default: ({ G, ctx }: BoardState<G>) => vectorOf(name, evaluate(G, ctx)) } });
  return {
    name,
    facts,
    start: (chance) => rules.start(chance),
    turn: (state) => rules.turn(state),
    actions: (state) => rules.actions(state),
    play: (state, action, chance) => rules.play(state, action, chance),
    payoff: (state) => rules.payoff(state),
    ...judges,
    ...(key && { key: ({ G, ctx, mover }) => `${mover} ${key(G, ctx)}` }),
    ...(facts.hidden && {
      view: (state, player) => rules.view(state, player),
      determinize: (seen, player, chance) => rules.determinize(seen, player, chance),
    }),
    stateOf: (match, playerID, chance) => rules.stateOf(match, playerID, chance),
  };
}
