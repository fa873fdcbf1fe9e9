import { GAME_REFUSALS } from "@tyche/games/say";
import { CALLS_REFUSALS } from "./refusals/calls.js";
import { FILES_REFUSALS } from "./refusals/files.js";
import { GAMES_REFUSALS } from "./refusals/games.js";
import { LEARNING_REFUSALS } from "./refusals/learning.js";
import { METHODS_REFUSALS } from "./refusals/methods.js";
import { OPTIONS_REFUSALS } from "./refusals/options.js";
import { PLAYERS_REFUSALS } from "./refusals/players.js";
import { QUEUES_REFUSALS } from "./refusals/queues.js";
import { SEARCHES_REFUSALS } from "./refusals/searches.js";
import { TREES_REFUSALS } from "./refusals/trees.js";
import { WORK_REFUSALS } from "./refusals/work.js";
import type { Told } from "./told.js";

/** All that the refusals of the command say, each sentence once; games bring what they say of positions. */
export const TOLD: readonly Told[] = [
  ...CALLS_REFUSALS,
  ...FILES_REFUSALS,
  ...GAMES_REFUSALS,
  ...LEARNING_REFUSALS,
  ...METHODS_REFUSALS,
  ...OPTIONS_REFUSALS,
  ...PLAYERS_REFUSALS,
  ...QUEUES_REFUSALS,
  ...SEARCHES_REFUSALS,
  ...TREES_REFUSALS,
  ...WORK_REFUSALS,
  ...GAME_REFUSALS,
];
