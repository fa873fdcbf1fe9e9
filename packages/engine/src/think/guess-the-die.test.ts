import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { guessTheDie } from "../../test/guess-the-die.js";
import { seededChance } from "../chance/seeded.js";
import { METHODS } from "./table.js";
import { decide } from "./think.js";

/** 99.99 % of all series of this many fair games have from LEAST to MOST right guesses (binomial). */
const [GAMES, LEAST, MOST] = IS_LONG ? [600, 65, 137] : [150, 10, 45];

describe("no method sees the real die", () => {
  const fitting = METHODS.filter(({ refusal }) => refusal(guessTheDie.facts) === undefined);
  it.each(fitting.map(({ name }) => name))("%s is right one time in six", async (name) => {
    let right = 0;
    for (let game = 0; game < GAMES; game++) {
      // Seeded like the game itself: even then the search must not draw what the game draws.
      const chance = seededChance(game);
      const start = guessTheDie.start(chance);
      const { settings, unused } = METHODS.find((method) => method.name === name)!;
      const simulations = settings.some((setting) => setting.name === "simulations") ? 30 : undefined;
      const searched = unused.includes("depth") ? {} : ({ depth: 1, table: false } as const);
      const { actions } = await decide(guessTheDie, start, {
        algorithm: name,
        seed: game,
        ...(simulations === undefined ? searched : { settings: { simulations } }),
      });
      const { guess, die } = guessTheDie.play(start, actions[0]!.action, chance);
      if (guess === die) right++;
    }
    expect(right).toBeGreaterThanOrEqual(LEAST);
    expect(right).toBeLessThanOrEqual(MOST);
  });
});
