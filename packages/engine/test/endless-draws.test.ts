import { describe, expect, it } from "vitest";
import { seededChance } from "../src/chance/seeded.js";
import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";
import { solveGame } from "../src/exact/solve.js";
import { decideSync } from "../src/minimax/decide-sync.js";
import { createOpponent } from "../src/opponent/opponent.js";
import { checkGame } from "../src/testing/check-game.js";
import { METHODS } from "../src/think/table.js";
import { decide } from "../src/think/think.js";
import { measureUnit } from "../src/think/unit.js";

const SENTENCE = "The rules drew a million times in one call: a loop never ends.";

interface Rolls {
  readonly plies: number;
  readonly card?: number;
}

/** Rules of which one never ends: `start`, or `play` after a number of plies. */
function game(where: "start" | number, isHidden = false): Game<Rolls, string, Rolls> {
  const never = (chance: Chance): void => {
    while (chance.die(6) !== 7);
  };
  return {
    name: `never ends ${where}`,
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true, hidden: isHidden },
    start: (chance) => {
      if (where === "start") never(chance);
      return { plies: 0, ...(isHidden && { card: chance.die(2) }) };
    },
    turn: ({ plies }) => (plies === 6 ? OVER : plies % 2),
    actions: () => ["a", "b"],
    play: (state, _, chance) => {
      if (state.plies === where) never(chance);
      return { ...state, plies: state.plies + 1 };
    },
    payoff: () => [0.5, 0.5],
    ...(isHidden && {
      view: ({ plies }) => ({ plies }),
      determinize: (seen: Rolls, _: number, chance: Chance) => ({ ...seen, card: chance.die(2) }),
    }),
  };
}

const START: Rolls = { plies: 0 };

describe("rules that never finish drawing are rejected by", () => {
  it.each([0, 3])("decide, decideSync and solveGame, after %s plies", async (plies) => {
    await expect(decide(game(plies), START)).rejects.toThrow(SENTENCE);
    expect(() => decideSync(game(plies), START)).toThrow(SENTENCE);
    expect(() => solveGame(game(plies))).toThrow(SENTENCE);
  });

  it.each([1, 5, 10])("an opponent of level %s, and the unit measurement", async (level) => {
    for (const plies of [0, 3])
      await expect(createOpponent(game(plies), { level, time: 1e9 }).play(START)).rejects.toThrow(SENTENCE);
    await expect(createOpponent(game("start"), { level: 3, time: 1e9 }).play(START)).rejects.toThrow(
      SENTENCE,
    );
    await expect(measureUnit(game(2))).rejects.toThrow(SENTENCE);
  });

  it("checkGame", () => {
    for (const where of ["start", 0, 3] as const) expect(() => checkGame(game(where))).toThrow(SENTENCE);
  });

  it.each(
    METHODS.map(({ name, refusal }) => [name, refusal(game(0).facts) !== undefined] as const).filter(
      ([name, isHidden]) =>
        METHODS.find((one) => one.name === name)!.refusal(game(0, isHidden).facts) === undefined,
    ),
  )("%s", async (algorithm, isHidden) => {
    for (const plies of [0, 3]) {
      const rules = game(plies, isHidden);
      const state = { ...START, ...(isHidden && { card: 1 }) };
      await expect(decide(rules, state, { algorithm })).rejects.toThrow(SENTENCE);
    }
  });

  it("an opponent that saves", () => {
    expect(() => createOpponent(game("start")).save()).toThrow(SENTENCE);
    expect(() => createOpponent(game(2)).save()).toThrow(SENTENCE);
    expect(seededChance(1).die(6)).toBeGreaterThan(0);
  });
});
