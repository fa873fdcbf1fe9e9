import type { Dispatch } from "react";
import type { PageAction } from "./page-state.js";

/** The names of files that may hold games: a folder also holds others. */
const GAME_FILE = /\.(json|pgn|mat|sgf|xg|txt)$/i;

/** Opens files of games together, the first on the board; of several, those whose names fit. */
export function openGames(files: readonly File[], dispatch: Dispatch<PageAction>): void {
  const all = files.length > 1 ? files.filter(({ name }) => GAME_FILE.test(name)) : files;
  if (all[0]) dispatch({ type: "game-file", file: all[0], all });
}
