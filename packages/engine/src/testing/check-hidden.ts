import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { promise } from "./check-error.js";
import { checkPlain } from "./check-plain.js";

function seenBy(player: number, where: Problem): Problem {
  return {
    id: "check-seen-by",
    values: { player, where },
    message: `for player ${player} ${where.message}`,
  };
}

function believed(player: number, state: string, where: Problem): Problem {
  return {
    id: "check-believed",
    values: { player, state, where },
    message: `${where.message}; player ${player} may believe ${state}`,
  };
}

/** States drawn for each player at each checked state. */
const DRAWS = 3;

/**
 * Checks the views of a game with hidden information: they are plain data; a state drawn from a view looks the same,
 * has the same player to move and, on the player's own turn, the same actions; and the draw uses nothing but the view
 * and its chance.
 * @returns whether a state was drawn that differs from the current one
 */
export function checkHidden<State, Action>(
  game: Game<State, Action>,
  state: State,
  choose: Chance,
  where: Problem,
): boolean {
  const { name, facts } = game;
  let hides = false;
  for (let player = 0; player < facts.players; player++) {
    const view = game.view!(state, player);
    checkPlain(game, view, "view", () => seenBy(player, where));
    const seen = canonicalText(view);
    for (let draw = 0; draw < DRAWS; draw++) {
      const seed = choose.die(1_000_000);
      const drawn = game.determinize!(structuredClone(view), player, seededChance(seed));
      if (keyOf(game, drawn) !== keyOf(game, state)) hides = true;
      const at = believed(player, keyOf(game, drawn), where);
      promise(
        canonicalText(game.view!(drawn, player)) === seen,
        "check-drawn-view",
        { game: name, player, where: at },
        () =>
          `${name}: a state drawn for player ${player} looks different from the one it was drawn for ${at.message}.`,
      );
      promise(
        game.turn(drawn) === game.turn(state),
        "check-drawn-turn",
        { game: name, player, where: at },
        () => `${name}: player ${player} cannot know whose turn it is ${at.message}.`,
      );
      promise(
        game.turn(state) !== player ||
          canonicalText(game.actions(drawn)) === canonicalText(game.actions(state)),
        "check-drawn-actions",
        { game: name, player, where: at },
        () => `${name}: player ${player} cannot know its own actions ${at.message}.`,
      );
      promise(
        keyOf(game, game.determinize!(game.view!(drawn, player), player, seededChance(seed))) ===
          keyOf(game, drawn),
        "check-drawn-same",
        { game: name, player, where: at },
        () =>
          `${name}: two states that look the same to player ${player} give different draws from one seed ${at.message}.`,
      );
    }
  }
  return hides;
}
