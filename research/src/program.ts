import { readFileSync } from "node:fs";
import type { Program } from "tyche/parts";
import { inCheckout } from "./kit/root.js";

/** The command runner of this folder, with one command per check. */
export const RESEARCH: Program = {
  name: "research",
  description: "Benchmarks and checks that come with the source: npm run research -- NAME …",
  version: JSON.parse(readFileSync(inCheckout("research/package.json"), "utf8")).version,
  examples: {
    "do all games still decide as they did?": "npm run research -- decisions --check",
  },
  commands: [
    {
      name: "bench",
      summary: "Measure nodes a second, what pruning saves, and the backgammon network.",
      load: () => import("./bench/command.js"),
    },
    {
      name: "levels",
      summary: "Fit the levels of opponents to equal steps, rate them, and measure what they lose.",
      load: () => import("./levels/command.js"),
    },
    {
      name: "errors",
      summary: "Measure how far the differences of two actions' values are off.",
      load: () => import("./errors/command.js"),
    },
    {
      name: "decisions",
      summary: "Hold the decisions in 485 positions of all games to those of before.",
      load: () => import("./decisions/command.js"),
    },
  ],
};
