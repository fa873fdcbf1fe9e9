import { type CourseEntry, coursesOf, plainCourses } from "@tyche/games";
import { isGameFile, userGame } from "../games/user-game.js";

/**
 * The ways in which a game, or the game of a file, can be learned.
 * @throws GameOptionError, UsageError
 */
export function coursesFor(
  game: string,
  options: Readonly<Record<string, string | undefined>>,
): readonly CourseEntry[] {
  return isGameFile(game) ? plainCourses(() => userGame(game).game) : coursesOf(game, options);
}
