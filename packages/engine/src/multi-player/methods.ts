import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Method, MethodOptions } from "../contract/game.js";
import type { Setting, Settings } from "../contract/options.js";
import { followsFromOne } from "../contract/sides.js";
import type { PayoffOptions } from "./payoffs.js";
import { type PlayerAlgorithm, playersRefusal } from "./settings.js";

const HELP: Readonly<Record<PlayerAlgorithm, string>> = {
  "max-n": "Every player takes what is best for itself (Luckhardt and Irani 1986), any number of players.",
  paranoid: "All others work against the player to move (Sturtevant and Korf 2000), with the cuts of star2.",
  "best-reply": "Of all opponents the one who hurts most replies (Schadd and Winands 2011).",
};

const COALITIONS: Setting = {
  name: "coalitions",
  help: "Players who maximise the sum of their payoffs, as in 0,2/1,3. Default: everybody alone.",
  takes: "text",
};
const WEIGHTS: Setting = {
  name: "weights",
  help: "How much each player values the payoffs of all players, in rows separated by /, as in 1,0.5/0,1. Default: only its own.",
  takes: "text",
};

export const playerMethods: readonly Method[] = (Object.keys(HELP) as PlayerAlgorithm[]).map((algorithm) => ({
  name: algorithm,
  help: HELP[algorithm],
  settings: [COALITIONS, WEIGHTS],
  unused: ["beam", "threshold", "sparse", "outcomes"],
  instead: { id: "method-searches-all", values: {}, message: "it searches everything that can happen" },
  refusal: (facts) => playersRefusal(algorithm, facts),
  async *think(game, state, options) {
    const { settings = {}, evaluator, positionEvaluator, ...rest } = options;
    const { thinkMultiPlayer } = await import("./think.js");
    yield* thinkMultiPlayer(game, state, {
      ...rest,
      ...motivesIn(settings),
      ...(await evaluatorIn(algorithm, game.facts, evaluator, positionEvaluator)),
      algorithm,
    });
  },
}));

/**
 * Evaluators of player 0's payoff as evaluators of all payoffs; a name means the game's own.
 * @throws SearchError if they do not determine the other players' payoffs
 */
async function evaluatorIn<State>(
  algorithm: PlayerAlgorithm,
  facts: Facts,
  evaluator: MethodOptions<State>["evaluator"],
  positionEvaluator: MethodOptions<State>["positionEvaluator"],
): Promise<PayoffOptions<State>> {
  const { spread, vectorOf } = await import("./think.js");
  const follows = followsFromOne(facts);
  if (positionEvaluator && follows) return { payoffEvaluator: spread(facts, positionEvaluator) };
  if (typeof evaluator === "string") return { evaluator };
  if (!evaluator && !positionEvaluator) return {};
  if (evaluator && follows) return { evaluator: vectorOf(facts, evaluator) };
  throw new SearchError(
    "search-vector-evaluator",
    { method: algorithm },
    `${algorithm} needs an evaluator of every player's payoff here: name one of the game's vectorEvaluators.`,
  );
}

/** @throws SearchError if a text is not a list of numbers */
function motivesIn({ coalitions, weights }: Settings): { teams?: number[][]; weights?: number[][] } {
  return {
    ...(coalitions !== undefined && { teams: rows("coalitions", String(coalitions)) }),
    ...(weights !== undefined && { weights: rows("weights", String(weights)) }),
  };
}

function rows(name: string, text: string): number[][] {
  return text.split("/").map((row) =>
    row.split(",").map((word) => {
      if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word.trim())) return Number(word);
      throw new SearchError(
        "search-rows",
        { name, text, word },
        `${name} is "${text}", and "${word}" is not a number: write it like 0,2/1,3.`,
      );
    }),
  );
}
