import type { GameEntry } from "../kit/entry.js";
import { aboutBackgammon } from "./about.js";
import { BACKGAMMON, type BackgammonState } from "./board/board.js";
import { givenRules } from "./cube/options.js";
import { gameIn, optionsNamedIn, remarksWithoutCube, withCube } from "./cube-entry.js";
import { chancesEvaluator } from "./evaluation/chances-evaluator.js";
import { EVALUATORS, type EvaluatorMap, learnedBy } from "./evaluation/evaluators.js";
import { playedRecord } from "./match-files/played-record.js";
import { backgammon, STAKES as STAKES_COUNT } from "./rules/rules.js";
import { presented } from "./terminal.js";

/** The registry entry of backgammon: its name, options and text forms. */
export const entry: GameEntry = {
  ...aboutBackgammon,
  trainers: async () => {
    const { networkTrainer, positionsTrainer, raceTrainer } = await import("./training/trainer.js");
    return [networkTrainer, positionsTrainer, raceTrainer];
  },
  readGames: async (file) => (await import("./match-files/read-games.js")).readMatchFile(file),
  rulesIn: optionsNamedIn,
  create(given) {
    const rules = givenRules(given);
    if (rules !== undefined) return withCube(rules);
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    const evaluators: EvaluatorMap = new Map(Object.entries(EVALUATORS));
    const barring =
      stakes === "single" ? "--stakes" : given.text("cube") === undefined ? undefined : "--cube off";
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
