import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import type { Game } from "../contract/game.js";
import { keyOf } from "../position/adapter.js";
import { canonicalText } from "../position/canonical-text.js";
import { promise } from "./check-error.js";
import { checkPlain } from "./check-plain.js";

/** States drawn for each player at each state that is looked at. */
const DRAWS = 3;

/**
 * Holds a game with hidden information to what it says a player knows: views are plain data; a state drawn from a view
 * looks the same, has the same player to move and, on the player's own turn, the same actions; and the draw uses nothing
 * but the view and its chance.
 *
 * @returns whether a state was drawn that is not the one at hand
 */
export function checkHidden<State, Action>(
  game: Game<State, Action>,
  state: State,
  choose: Chance,
  where: string,
): boolean {
  const { name, facts } = game;
  let hides = false;
  for (let player = 0; player < facts.players; player++) {
    const view = game.view!(state, player);
    checkPlain(game, view, `view of player ${player}`, () => where);
    const seen = canonicalText(view);
    for (let draw = 0; draw < DRAWS; draw++) {
      const seed = choose.die(1_000_000);
      const drawn = game.determinize!(structuredClone(view), player, seededChance(seed));
      if (keyOf(game, drawn) !== keyOf(game, state)) hides = true;
      const at = `${where}; player ${player} may believe ${keyOf(game, drawn)}`;
      promise(
        canonicalText(game.view!(drawn, player)) === seen,
        () =>
          `${name}: a state drawn for player ${player} looks different from the one it was drawn for ${at}.`,
      );
      promise(
        game.turn(drawn) === game.turn(state),
        () => `${name}: player ${player} cannot know whose turn it is ${at}.`,
      );
      promise(
        game.turn(state) !== player ||
          canonicalText(game.actions(drawn)) === canonicalText(game.actions(state)),
        () => `${name}: player ${player} cannot know its own actions ${at}.`,
      );
      promise(
        keyOf(game, game.determinize!(game.view!(drawn, player), player, seededChance(seed))) ===
          keyOf(game, drawn),
        () =>
          `${name}: two states that look the same to player ${player} give different draws from one seed ${at}.`,
      );
    }
  }
  return hides;
}
