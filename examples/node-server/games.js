// The games that this server knows, for the thread that answers and for those that think.
import { pig } from "@tyche/games/pig";

export const GAMES = [pig({ target: 100 })];
