import type { Method } from "../contract/game.js";
import { refusalOf } from "../search/settings.js";
import { STAR_SAMPLING } from "./settings.js";
import type { StarSamplingOptions } from "./star-sampling.js";

export const starSampling: Method = {
  name: "mcms",
  help: "Monte-Carlo *-minimax: sparse sampling at chance nodes with Star cuts (Lanctot et al. 2013).",
  settings: [
    {
      name: "samples",
      help: `Number of samples per chance node. Default: ${STAR_SAMPLING.samples}.`,
      takes: "whole",
      least: 1,
    },
    {
      name: "searches",
      help: `Number of searches of each depth, each with its own samples. Default: ${STAR_SAMPLING.searches}.`,
      takes: "whole",
      least: 2,
    },
    {
      name: "cuts",
      help: `Cuts at chance nodes. Default: ${STAR_SAMPLING.cuts}.`,
      takes: ["star1", "star2"],
    },
  ],
  unused: ["sparse", "outcomes"],
  instead: { id: "method-samples", values: {}, message: "it takes samples" },
  refusal: (facts) => refusalOf("star2", facts, "mcms"),
  async *think(
    game,
    state,
    { settings = {}, kept: _, deepening: __, rank: ___, pool: ____, deterministic: _____, ...options },
  ) {
    const { samples, searches, cuts } = settings as {
      readonly [Key in "samples" | "searches"]?: number;
    } & Pick<StarSamplingOptions<unknown>, "cuts">;
    const { thinkStarSampling } = await import("./star-sampling.js");
    yield* thinkStarSampling(game, state, {
      ...options,
      ...(samples !== undefined && { samples }),
      ...(searches !== undefined && { searches }),
      ...(cuts !== undefined && { cuts }),
    });
  },
};
