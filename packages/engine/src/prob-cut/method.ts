import type { Method } from "../contract/game.js";
import { PROB_CUT, refusalOfProbCut } from "./settings.js";

export const probCut: Method = {
  name: "chance-prob-cut",
  help: "Star2 that leaves out chance nodes whose shallow searches leave no doubt (Schadd, Winands and Uiterwijk 2009).",
  settings: [
    {
      name: "confidence",
      help: `Standard deviations by which a prediction may be wrong. Default: ${PROB_CUT.confidence}.`,
      takes: "number",
      least: 0,
    },
    {
      name: "positions",
      help: `Number of positions from which the predictions of one depth are learned. Default: ${PROB_CUT.positions}.`,
      takes: "whole",
      least: 8,
    },
  ],
  unused: ["beam", "threshold", "sparse", "outcomes"],
  instead: { id: "method-predicts", values: {}, message: "it prunes by prediction" },
  refusal: (facts) => refusalOfProbCut("chance-prob-cut", facts),
  async *think(game, state, { settings = {}, pool: _, deterministic: __, ...options }) {
    const { confidence, positions } = settings as {
      readonly confidence?: number;
      readonly positions?: number;
    };
    const { thinkProbCut } = await import("./think.js");
    yield* thinkProbCut(game, state, {
      ...options,
      ...(confidence !== undefined && { confidence }),
      ...(positions !== undefined && { positions }),
    });
  },
};
