import type { GameEntry } from "@tyche/games";
import { aboutBackgammon, type BackgammonChoice } from "./about.js";
import { givenRules } from "./cube/options.js";
import { chancesEvaluator } from "./evaluation/chances-evaluator.js";
import { EVALUATORS, type EvaluatorMap, learnedBy } from "./evaluation/evaluators.js";
import { backgammon, STAKES as STAKES_COUNT } from "./game/rules.js";
import { playedRecord } from "./records/match-files/played-record.js";
import { BACKGAMMON, type BackgammonState } from "./rules/board.js";
import { presented } from "./terminal/at-terminal.js";
import { gameIn, optionsNamedIn, remarksWithoutCube, withCube } from "./terminal/with-cube.js";

/** The registry entry of backgammon: its name, options and text forms. */
export const entry: GameEntry = {
  ...aboutBackgammon,
  trainers: async () => {
    const { networkTrainer, positionsTrainer, raceTrainer } = await import("./training/trainer.js");
    return [networkTrainer, positionsTrainer, raceTrainer];
  },
  readGames: async (file) => (await import("./records/match-files/read-games.js")).readMatchFile(file),
  rulesIn: optionsNamedIn,
  // A table of match equities needs the match that the position names.
  optionsIn: (position, given) =>
    (given.equities !== undefined && given.match === undefined && optionsNamedIn(position, given)) || {},
  create(given: BackgammonChoice) {
    const rules = givenRules(given);
    if (rules !== undefined) return withCube(rules);
    const { stakes = "money" } = given;
    const evaluators: EvaluatorMap = new Map(Object.entries(EVALUATORS));
    const barring = stakes === "single" ? "--stakes" : given.cube === undefined ? undefined : "--cube off";
    const shown = presented(backgammon({ stakes }), aboutBackgammon);
    return {
      ...shown,
      record: playedRecord({ stakes: STAKES_COUNT[stakes] }),
      presentation: { ...shown.presentation, gameOf: (position) => gameIn(position, barring) },
      ...(barring === undefined && {
        remarks: (state, asked) => remarksWithoutCube(state as BackgammonState, asked, evaluators),
      }),
      learned: learnedBy(evaluators, (make) => chancesEvaluator(make, stakes, BACKGAMMON.checkers)),
    };
  },
};
