import { expect, it } from "vitest";
import { drawsAhead } from "./outcomes-in-time.js";

it("counts the combinations of all draws on the path of the first values", () => {
  expect(drawsAhead(() => undefined)).toBe(1);
  expect(drawsAhead((chance) => [chance.die(6), chance.dice(2, 6), chance.pick(["a", "b"])])).toBe(
    6 * 36 * 2,
  );
  expect(drawsAhead((chance) => chance.shuffle([1, 2, 3, 4]))).toBe(24);
  const gambler = drawsAhead((chance) => {
    for (let i = 0; i < 3; i++)
      if (
        chance.weighted([
          ["on", 9],
          ["off", 1],
        ]) === "off"
      )
        return;
  });
  expect(gambler).toBe(8);
});
