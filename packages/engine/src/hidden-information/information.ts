import type { Chance } from "../contract/chance.js";
import { type Problem, SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import { gameIsOver } from "../search/settings.js";

/** What the player to move knows, and nothing else: a search that gets this cannot see what is hidden. */
export interface Information<State, Action> {
  readonly player: number;
  readonly view: unknown;
  /** Legal actions; they follow from the view. */
  readonly actions: readonly Action[];
  /** A state that looks like this to the player. */
  draw(chance: Chance): State;
}

/** Why a method for hidden information cannot decide in a game with these facts; undefined if it can. */
export function hiddenRefusal(name: string, facts: Facts): Problem | undefined {
  if (facts.hidden) return undefined;
  return {
    id: "search-nothing-hidden",
    values: { method: name },
    message: `${name} is for games with hidden information, and this game hides nothing: use max-n or mcts.`,
  };
}

/** @throws SearchError if the game hides nothing, has no `determinize`, or is over */
export function informationAt<State, Action>(
  name: string,
  game: Game<State, Action>,
  state: State,
  chance: Chance,
): Information<State, Action> {
  const refusal = hiddenRefusal(name, game.facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
  if (!game.view || !game.determinize) {
    throw new SearchError(
      "search-no-view",
      { game: game.name },
      `${game.name} hides something, but has no view and determinize: give it both.`,
    );
  }
  const player = game.turn(state);
  if (player === OVER) throw gameIsOver(game.name);
  const view = game.view(state, player);
  const draw = (dice: Chance): State => game.determinize!(view, player, dice);
  return { player, view, actions: game.actions(draw(chance)), draw };
}
