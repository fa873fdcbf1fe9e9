import type { StateEvaluator } from "@tyche/engine";
import { defined, named, type RegisteredGame } from "../entry.js";
import { type MinesweeperOptions, START_RULES, variantOf } from "./board.js";
import { countingMethod } from "./counting-method.js";
import { outlookCourse } from "./outlook/course.js";
import { outlookEvaluator } from "./outlook/evaluator.js";
import { isOutlook, outlookOf } from "./outlook/outlook.js";
import { optionsIn } from "./reading.js";
import { minesweeper } from "./rules.js";
import { terminalOf } from "./terminal.js";

/** Expert board with nothing opened yet. */
const EXAMPLE = Array.from({ length: 16 }, () => ".".repeat(30)).join("/");

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "minesweeper",
  help: "Open every cell without a mine; a number counts the mines around it.",
  options: [
    { name: "size", values: "CxR", help: "Columns and rows of the board, 1 to 100 each, 30x16 by default." },
    { name: "mines", values: "N", help: "Mines, by default as dense as 99 on 30x16." },
    {
      name: "start",
      values: START_RULES.join("|"),
      help: "What is free of mines: the first cell (classic), also all its neighbours (modern), or nothing (unprotected).",
    },
  ],
  courses: [outlookCourse],
  methods: [countingMethod(variantOf({}))],
  optionsIn: (position, { size }) => (size === undefined ? optionsIn(position) : {}),
  create(given) {
    const [columns, rows] = given.sizes("size") ?? [];
    const options = defined<MinesweeperOptions>({
      columns,
      rows,
      mines: given.whole("mines"),
      start: given.choice("start", START_RULES),
    });
    const presented = named(minesweeper(options), {
      position:
        "the rows from the top with / between them: a dot for a hidden cell, 0 to 8 for an open one; a cell is r2c7",
      example: { position: EXAMPLE },
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
