import type { Method } from "@tyche/engine";
import { decisionFrom, type FoundAction, NO_WORK } from "@tyche/engine/search";
import { about } from "./about.js";
import { actionValues } from "./basic-strategy.js";
import type { BlackjackAction, BlackjackState } from "./state.js";
import { texts } from "./texts.js";

const [METHOD] = about.methods;
const NAME = METHOD.name;

/**
 * Solved Blackjack: the hidden card is treated as drawn when turned over. This changes no value, and the exact
 * recursion needs no hidden information.
 */
export const basicStrategy: Method<BlackjackState, BlackjackAction> = {
  ...METHOD,
  unused: ["depth", "nodes", "evaluator", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
  instead: texts.phrase("method-exact-values", {}),
  refusal: () => undefined,
  isUsual: (_game, { native, positionEvaluator }) => native === undefined && positionEvaluator === undefined,
  async *think(game, state) {
    const start = performance.now();
    const rows = [...actionValues(state)].map(([action, value]): FoundAction<BlackjackAction> => {
      const certainty = { kind: "proved", proof: "rules", low: value, high: value } as const;
      return { action, value, certainty, depth: 0, method: NAME };
    });
    yield decisionFrom(
      {
        actions: rows,
        depth: 0,
        algorithm: NAME,
        approximations: [],
        ...NO_WORK,
        nodes: { decision: 1, chance: 0, leaf: 0 },
        ms: performance.now() - start,
        stopped: "solved",
      },
      game.facts,
      0,
    );
  },
};
