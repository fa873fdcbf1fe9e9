import { type Chance, type Game, RulesError } from "@tyche/engine";
import { checkOptions } from "@tyche/engine/search";
import type { Game as Definition, PlayerID } from "boardgame.io";
import type { BoardAction } from "./actions.js";
import { type BoardGameOptions, GAME_OPTIONS, numberOf, vectorOf } from "./options.js";
import { type BoardState, type LibraryMatch, Rules } from "./rules.js";

/** A game built from a definition. */
export interface BoardGame<G = unknown> extends Game<BoardState<G>, BoardAction, BoardState<G>> {
  /**
   * The state of a match as a player knows it, for that player to decide.
   *
   * @param match of a client, a master or a reducer of the library; nothing is used that `playerView` hides
   * @param chance for what is hidden
   */
  stateOf(match: LibraryMatch<G>, playerID: PlayerID, chance: Chance): BoardState<G>;
}

/**
 * Builds a game from an unchanged boardgame.io 0.50 definition: its moves, phases, stages, events and hooks run as in
 * the library, and every draw of `random` becomes a chance outcome in the search. Future rolls of the match in progress
 * are never seen, and what `playerView` hides is never read.
 *
 * If several players are active, they are asked one after another, in seating order.
 *
 * @throws RulesError if required information is missing from the definition; the message names the fix
 */
export function gameOf<G>(definition: Definition<G>, options: BoardGameOptions<G> = {}): BoardGame<G> {
  checkOptions("gameOf", options, GAME_OPTIONS, undefined, RulesError);
  return makeGame(definition, options);
}

/** The same for a bot, whose options were checked together with its own. */
export function makeGame<G>(definition: Definition<G>, options: BoardGameOptions<G>): BoardGame<G> {
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
