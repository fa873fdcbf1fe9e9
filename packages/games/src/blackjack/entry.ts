import type { Phrase } from "@tyche/engine";
import { type Ending, type GameEntry, named } from "../kit/entry.js";
import type { Exact } from "../kit/exact.js";
import { about, type BlackjackOptions } from "./about.js";
import { actionValues, roundValue } from "./basic-strategy.js";
import { basicStrategy } from "./basic-strategy-method.js";
import { blackjack } from "./rules.js";
import { type BlackjackState, payoffOf } from "./state.js";
import { texts } from "./texts.js";

/** The rules that determine the house edge. */
const RULES: Phrase = texts.phrase("rules-blackjack", {});

const EVEN: Ending = { won: undefined, words: texts.phrase("ending-blackjack-even", { who: "you" }) };

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: BlackjackOptions) => ({
    ...named(blackjack(given), about, {
      terminal: {
        typing: texts.phrase("typing-blackjack", {}),
        ending: (state) => {
          const bets = payoffOf(state);
          const count = Math.abs(bets);
          const many = `${count} ${count === 1 ? "bet" : "bets"}`;
          if (bets === 0) return EVEN;
          return bets > 0
            ? {
                won: true,
                words: {
                  id: "ending-blackjack-won",
                  values: { who: "you", count },
                  message: `you have won ${many}`,
                },
              }
            : {
                won: false,
                words: {
                  id: "ending-blackjack-lost",
                  values: { who: "you", count },
                  message: `you have lost ${many}`,
                },
              };
        },
      },
    }),
    solver: (state) => solved(state as BlackjackState | undefined),
  }),
};

/** Value of a round before the deal, or of the actions at a state; a finished round cannot be solved. */
function solved(state: BlackjackState | undefined): Exact {
  const method = basicStrategy.name;
  if (state === undefined) {
    const { value, numerator, denominator } = roundValue();
    return {
      of: { name: "expectedScore", value, interval: [value, value] },
      proved: true,
      method,
      fraction: `${numerator}/${denominator}`,
      rules: RULES,
      positions: 1,
    };
  }
  const actions = [...actionValues(state)].map(([action, value]) => {
    return { action, value, interval: [value, value] as const };
  });
  const { value, interval } = actions[0]!;
  return { of: { name: "expectedScore", value, interval }, proved: true, actions, method, positions: 1 };
}
