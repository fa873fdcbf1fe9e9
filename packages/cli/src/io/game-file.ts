import { englishTexts, type Problem } from "@tyche/engine/errors";
import type { NamedGame } from "@tyche/games";

const texts = englishTexts({
  "user-game-own-position": "in the notation of the game",
  "user-game-json-position": "the state as JSON",
});

/** Describes the notation of positions in user-defined games. */
export const OWN_POSITION: Problem = texts.phrase("user-game-own-position", {});
export const JSON_POSITION: Problem = texts.phrase("user-game-json-position", {});

/** Describes the notation of a game's positions, as part of a message. */
export function positionText({ game, presentation }: NamedGame): Problem {
  const { position: message } = presentation;
  const own = [OWN_POSITION, JSON_POSITION].find((one) => one.message === message);
  return own ?? { id: `position-${game.name}`, values: {}, message };
}

/** Matches texts that are file names rather than names of games. */
const FILE = /^(\.{0,2}[/\\]|file:)|[/\\]|\.[cm]?[jt]s$/i;

/** Whether a text is a file name and not the name of a built-in game. */
export function isGameFile(text: string): boolean {
  return FILE.test(text);
}
