import { describe, expect, it } from "vitest";
import type { Chance } from "../contract/chance.js";
import { type Game, OVER } from "../contract/game.js";
import { decide } from "../think/think.js";
import { boundedChance } from "./bounded.js";
import { enumerate } from "./enumerate.js";
import { seededChance } from "./seeded.js";

/** Rules that draw until something happens: their paths have no greatest length. */
const RULES: readonly (readonly [string, (chance: Chance) => number])[] = [
  [
    "a die until it is no 1",
    (chance) =>
      until(
        () => chance.die(6),
        (die) => die !== 1,
      ),
  ],
  [
    "dice until they differ",
    (chance) =>
      until(
        () => chance.dice(2, 6),
        ([a, b]) => a !== b,
      )[0]!,
  ],
  [
    "a pick until it is the last",
    (chance) =>
      until(
        () => chance.pick([1, 2, 3]),
        (item) => item === 3,
      ),
  ],
  [
    "weighted until it rains",
    (chance) =>
      until(
        () =>
          chance.weighted([
            [1, 9],
            [2, 1],
          ]),
        (item) => item === 2,
      ),
  ],
  [
    "a shuffle until 3 is first",
    (chance) =>
      until(
        () => chance.shuffle([1, 2, 3]),
        ([top]) => top === 3,
      )[0]!,
  ],
  [
    "a large deck until 3 is first",
    (chance) =>
      until(
        () => chance.shuffle(DECK),
        ([top]) => top === 3,
      )[0]!,
  ],
];
const DECK = Array.from({ length: 40 }, (_, card) => card);

function until<Drawn>(draw: () => Drawn, isEnough: (drawn: Drawn) => boolean): Drawn {
  for (;;) {
    const drawn = draw();
    if (isEnough(drawn)) return drawn;
  }
}

describe("a rule that draws until something happens", () => {
  it.each(RULES)("is sampled: %s", (_, rule) => {
    const { outcomes, samples } = enumerate(rule, String);
    expect(samples).toBe(256);
    for (const { result } of outcomes) expect(rule(seededChance(result))).toBeGreaterThan(0);
  });

  it.each(RULES)("can be searched, and the decision reports the sampling: %s", async (_, rule) => {
    const game: Game<readonly number[], string> = {
      name: "until",
      facts: { players: 1, zeroSum: false, bounds: [0, 40], cycles: false, chance: true },
      start: () => [],
      turn: (drawn) => (drawn.length === 1 ? OVER : 0),
      actions: (drawn) => (drawn.length === 1 ? [] : ["draw", "stay"]),
      play: (_, action, chance) => [action === "draw" ? rule(chance) : 1],
      payoff: ([drawn = 0]) => [drawn],
    };
    const { best, approximations } = await decide(game, [], { depth: 1 });
    expect(best).toBe("draw");
    expect(approximations).toContainEqual(expect.objectContaining({ kind: "sampled" }));
  });

  it("that never ends gets a one-sentence error", () => {
    const never = (chance: Chance): number =>
      until(
        () => chance.die(6),
        (die) => die === 7,
      );
    expect(() => enumerate(never, String)).toThrow("The rules drew a million times in one call");
  });

  it("has its draws counted separately in each call", () => {
    const chance = boundedChance(seededChance(1));
    for (let run = 0; run < 3; run++) {
      chance.begin();
      for (let i = 0; i < 500_000; i++) chance.die(6);
    }
    for (let i = 0; i < 500_000; i++) chance.die(6);
    expect(() => chance.die(6)).toThrow("a million times");
  });
});
