import { type CourseEntry, coursesOf, plainCourses } from "@tyche/games";
import { isGameFile, userGame } from "../games/user-game.js";

/**
 * The training tasks of a game, or of the game of a file.
 * @throws GameOptionError, UsageError
 */
export function coursesFor(
  game: string,
  options: Readonly<Record<string, string | undefined>>,
): readonly CourseEntry[] {
  return isGameFile(game) ? plainCourses(() => userGame(game).game) : coursesOf(game, options);
}
