import type { NamedGame } from "@tyche/games";
import { type MinesweeperGame, type MinesweeperState, type Survey, surveyOf } from "@tyche/games/minesweeper";

export type { ShownNumber, Survey, SurveyedCell } from "@tyche/games/minesweeper";

/** The survey of the board by counting its layouts. */
export function insight({ game }: NamedGame, state: unknown): Survey {
  return surveyOf((game as MinesweeperGame).variant, state as MinesweeperState);
}
