// The games of this server, for the main thread and for the search threads.
import { pig } from "@tyche/games/pig";

export const GAMES = [pig({ target: 100 })];
