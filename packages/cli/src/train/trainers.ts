import { loadPlainTrainers, loadTrainers, type Trainer } from "@tyche/games";
import { userGame } from "../games/user-game.js";
import { isGameFile } from "../io/game-file.js";

/**
 * The trainers of a game, or of the game of a file.
 * @throws GameOptionError, UsageError
 */
export async function trainersFor(
  game: string,
  options: Readonly<Record<string, string | undefined>>,
): Promise<readonly Trainer[]> {
  return isGameFile(game) ? loadPlainTrainers(() => userGame(game).game) : loadTrainers(game, options);
}
