import type { GameInfo } from "../kit/entry.js";
import { choice, count, type OptionsOf, size } from "../kit/option.js";

/**
 * Guarantee for the first click. "classic": its cell is free, and every layout with that cell free is equally likely.
 * "modern": its cell and all its neighbours are free. "unprotected": none.
 */
export const START_RULES = ["classic", "modern", "unprotected"] as const;

export const about = {
  name: "minesweeper",
  help: "Open every cell without a mine; a number counts the mines around it.",
  options: [
    size(["columns", "rows"], [1, 100], [30, 16]),
    count("mines", "Mines, by default as dense as 99 on 30x16."),
    choice(
      "start",
      START_RULES,
      "What is free of mines: the first cell (classic), also all its neighbours (modern), or nothing (unprotected).",
    ),
  ],
  position:
    "the rows from the top with / between them: a dot for a hidden cell, 0 to 8 for an open one; a cell is r2c7",
  example: { position: Array.from({ length: 16 }, () => ".".repeat(30)).join("/") },
  evaluators: ["safety"],
  methods: [
    {
      name: "counting",
      help: "Minesweeper: counts the possible layouts, solves them exactly if they are few, and estimates them otherwise.",
      settings: [
        { name: "first", help: "First click, such as r1c1. Default: the solver's own.", takes: "text" },
        {
          name: "finalists",
          help: "Number of candidates of a guess that are searched two guesses deep. Default: the solver's own.",
          takes: "whole",
          least: 0,
        },
      ],
    },
    {
      name: "sight",
      help: "Minesweeper: opens what looks free to a person, without thinking beyond the click.",
      settings: [
        {
          name: "sees",
          help: "Single numbers, also the mines that follow from them (marks), or all layouts that fit. Default: layouts.",
          takes: ["numbers", "marks", "layouts"],
        },
      ],
    },
  ],
} as const satisfies GameInfo;

/** Board size, number of mines and start rule. */
export type MinesweeperOptions = OptionsOf<typeof about>;
