import { GAME_REFUSALS } from "@tyche/games/say";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import { SETTING_NAMES } from "@tyche/trees";
import { BACKGAMMON_HELP } from "./help/backgammon.js";
import { CAPTIONS_OF_GAMES_HELP } from "./help/captions-of-games.js";
import { CAPTIONS_OF_TREES_HELP } from "./help/captions-of-trees.js";
import { COMMON_HELP } from "./help/common.js";
import { EXERCISES_HELP } from "./help/exercises.js";
import { GAMES_HELP } from "./help/games.js";
import { MATCHES_HELP } from "./help/matches.js";
import { PLAYERS_HELP } from "./help/players.js";
import { RULES_HELP } from "./help/rules.js";
import { TREES_HELP } from "./help/trees.js";
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

/** The settings of searches of trees, which their own catalogue tells, as in the Lab. */
const SEARCHES = await Promise.all(LANGUAGES.map((language) => new Catalogue(language).load("algorithms")));
const SETTINGS: readonly Told[] = SETTING_NAMES.flatMap((name) => {
  const told = (words: Told): Told =>
    Object.fromEntries(
      SEARCHES.map((catalogue) => [
        catalogue.language,
        catalogue.text(`setting-${name}.help`) + words[catalogue.language],
      ]),
    ) as unknown as Told;
  return [
    told({ en: "", fr: "", es: "", zh: "" }),
    told({ en: " One of {1}.", fr: " ({1})", es: " ({1})", zh: "（{1}）" }),
  ];
});

/** All that the help and the refusals of the command say, each sentence once; games bring what they say of positions. */
export const TOLD: readonly Told[] = [
  ...SETTINGS,
  ...BACKGAMMON_HELP,
  ...CAPTIONS_OF_GAMES_HELP,
  ...CAPTIONS_OF_TREES_HELP,
  ...COMMON_HELP,
  ...EXERCISES_HELP,
  ...GAMES_HELP,
  ...MATCHES_HELP,
  ...PLAYERS_HELP,
  ...RULES_HELP,
  ...TREES_HELP,
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
