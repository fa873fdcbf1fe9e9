import { expect, it } from "vitest";
import { type PigState, pig } from "../../test/sample-games.js";
import { decideSync } from "../minimax/think.js";
import { decide } from "./think.js";

const START: PigState = [5, 5, 4, 0];

it.each([Number.NaN, Number.POSITIVE_INFINITY, 2, -0.5, "1" as unknown as number])(
  "a value of %s is refused with the name of the evaluator, by every search",
  async (value) => {
    const game = { ...pig(50), evaluators: { default: () => 0.5, mine: () => value } };
    for (const algorithm of ["expectiminimax", "star1", "star2"]) {
      const options = { depth: 1, evaluator: "mine", rank: "all", native: false } as const;
      await expect(decide(game, START, { ...options, algorithm })).rejects.toThrow(/evaluator|facts.bounds/);
    }
    const sync = { depth: 1, evaluator: "mine", native: false } as const;
    expect(() => decideSync(game, START, sync)).toThrow(/evaluator|facts.bounds/);
  },
);
