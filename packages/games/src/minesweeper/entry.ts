import type { StateEvaluator } from "@tyche/engine";
import { type GameEntry, named } from "../kit/entry.js";
import { about, type MinesweeperOptions } from "./about.js";
import { variantOf } from "./board/board.js";
import { outlookEvaluator } from "./counting-method.js";
import { isOutlook, outlookOf } from "./outlook/outlook.js";
import { optionsIn } from "./reading.js";
import { minesweeper } from "./rules.js";
import { terminalOf } from "./terminal.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  trainers: async () => [(await import("./training/trainer.js")).outlookTrainer],
  optionsIn: (position, { size }) => (size === undefined ? optionsIn(position) : {}),
  create(options: MinesweeperOptions) {
    const presented = named(minesweeper(options), about, {
      fixedStart: true,
      terminal: terminalOf(variantOf(options)),
      // The result of opening a cell depends on chance.
      afterstate: () => null,
    });
    return {
      ...presented,
      learned: (name, model) =>
        isOutlook(model)
          ? {
              evaluators: {
                [name]: outlookEvaluator(variantOf(options), outlookOf(model)) as StateEvaluator<unknown>,
              },
            }
          : undefined,
    };
  },
};
