import type { Decision, Method, ValuedAction } from "@tyche/engine";
import { about } from "./about.js";
import { actionValues } from "./basic-strategy.js";
import type { BlackjackAction, BlackjackState } from "./cards.js";
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
  async *think(_game, state) {
    const start = performance.now();
    const rows = [...actionValues(state)].map(([action, value]): ValuedAction<BlackjackAction> => {
      return { action, value, bound: "exact", depth: 0, method: NAME };
    });
    const best = rows[0]!;
    yield {
      actions: rows,
      best: best.action,
      line: [best.action],
      value: best.value,
      depth: 0,
      algorithm: NAME,
      solved: true,
      approximations: [],
      nodes: { decision: 1, chance: 0, leaf: 0 },
      tableHits: 0,
      cuts: 0,
      ms: performance.now() - start,
      stopped: "solved",
    } satisfies Decision<BlackjackAction>;
  },
};
