import { readFileSync } from "node:fs";
import type { Program } from "tyche/parts";
import { inCheckout } from "./kit/root.js";

/** The command runner of this folder, with one command per experiment. */
export const RESEARCH: Program = {
  name: "research",
  description: "Experiments, references and checks that come with the source: npm run research -- NAME …",
  version: JSON.parse(readFileSync(inCheckout("research/package.json"), "utf8")).version,
  examples: [
    { say: "do all games still decide as they did?", type: "npm run research -- decisions --check" },
  ],
  commands: [
    {
      name: "bench",
      summary: "Measure: nodes a second against loops written by hand, and what cutting saves.",
      load: () => import("./bench/command.js"),
    },
    {
      name: "judge",
      summary: "Judge backgammon play by positions of which the value of every play is known.",
      load: () => import("./backgammon/judge.js"),
    },
    {
      name: "reference",
      summary: "Make positions for `judge` with GNU Backgammon as the referee.",
      load: () => import("./backgammon/reference.js"),
    },
    {
      name: "match-analysis",
      summary: "Hold the analysis of matches to GNU Backgammon's.",
      load: () => import("./backgammon/match-analysis.js"),
    },
    {
      name: "values",
      summary:
        "How far a backgammon evaluator's values are from GNU Backgammon's in rare kinds of positions.",
      load: () => import("./backgammon/values.js"),
    },
    {
      name: "siblings",
      summary: "Gather close decisions of backgammon, valued two rolls deep, to fit a network to.",
      load: () => import("./backgammon/siblings.js"),
    },
    {
      name: "opening",
      summary: "Work out the opening book of connect four.",
      load: () => import("./connect-four/book.js"),
    },
    {
      name: "scores",
      summary: "Solve positions of connect four and hold them to known scores.",
      load: () => import("./connect-four/scores.js"),
    },
    {
      name: "levels",
      summary: "Fit the levels of opponents to equal steps, rate them, and measure what they lose.",
      load: () => import("./levels/command.js"),
    },
    {
      name: "decisions",
      summary: "Hold the decisions in 512 positions of all games to those of before.",
      load: () => import("./decisions/command.js"),
    },
  ],
};
