/** What the games say of texts that they refuse, and of the cube, in four languages: for pages and commands whose people read another than English. */
import { BACKGAMMON } from "./backgammon.js";
import { BACKGAMMON_IDS } from "./backgammon-ids.js";
import { BACKGAMMON_RECORDS } from "./backgammon-records.js";
import { BACKGAMMON_XG } from "./backgammon-xg.js";
import { BOARDS } from "./boards.js";
import { MAZES } from "./mazes.js";
import { SCORES } from "./scores.js";
import type { ToldRefusal } from "./told.js";

export { cubeVerdictIn } from "./cube-verdicts.js";
export type { ToldRefusal } from "./told.js";

/** Every refusal of a position, an action or a record, each sentence once. */
export const GAME_REFUSALS: readonly ToldRefusal[] = [
  ...BACKGAMMON_IDS,
  ...BACKGAMMON,
  ...SCORES,
  ...MAZES,
  ...BOARDS,
  ...BACKGAMMON_RECORDS,
  ...BACKGAMMON_XG,
];
