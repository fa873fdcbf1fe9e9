import { decide, NotationError, OVER, outcomesOf, seededChance } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { decideSync } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { lifeboat } from "./index.js";

const game = lifeboat({ players: 2, distance: 12 });
const at = (text: string) => game.notation!.parsePosition(text);

/** By definition: the maximum probability of being saved within this many turns; more turns only help. */
function saved(distance: number, water: number, turns: number, known: Map<string, number>): number {
  if (distance <= 0) return 1;
  if (water >= 12 || turns === 0) return 0;
  const key = `${distance} ${water} ${turns}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const row = saved(distance - die, water + 2, turns - 1, known);
    const bail = saved(distance, Math.max(0, water - die) + 2, turns - 1, known);
    sum += Math.max(row, bail) / 6;
  }
  known.set(key, sum);
  return sum;
}

describe("Lifeboat", () => {
  it.each([{}, { players: 4 as const }, { players: 2 as const, distance: 5 }])(
    "fulfils the game contract: %o",
    (options) => {
      checkGame(lifeboat(options), { games: 6 });
    },
  );

  it("matches the saving probability from the definition", () => {
    const { value } = solveGame(game);
    expect((value.low + value.high) / 2).toBeCloseTo(saved(12, 0, 300, new Map()), 8);
    expect(value.high - value.low).toBeLessThan(1e-8);
  });

  it("has one value for all players: max-n, star2 and expectiminimax agree at every depth", async () => {
    for (const text of ["12 4 0 5", "7 8 1 2", "4 9 0 6"]) {
      for (const depth of [1, 3, 5]) {
        const among = await decide(game, at(text), { algorithm: "max-n", depth });
        for (const algorithm of ["star2", "expectiminimax"] as const) {
          expect(among.value).toBeCloseTo(decideSync(game, at(text), { depth, algorithm }).value!, 12);
        }
      }
    }
  });

  it("adds water after each turn, and ends at the shore", () => {
    const next = (text: string, action: "row" | "bail") => outcomesOf(game, at(text), action).outcomes;
    expect(next("12 4 0 5", "row").map(({ result }) => result)).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => ({ distance: 7, water: 6, player: 1, die })),
    );
    expect(next("12 4 0 5", "bail")[0]!.result).toMatchObject({ distance: 12, water: 2 });
    const ashore = game.play(at("4 10 0 5"), "row", seededChance(1));
    expect([game.turn(ashore), ...game.payoff(ashore)]).toEqual([OVER, 1, 1]);
    const sunk = game.play(at("9 10 0 5"), "row", seededChance(1));
    expect([game.turn(sunk), ...game.payoff(sunk)]).toEqual([OVER, 0, 0]);
  });

  it("accepts a separate roll", () => {
    expect(game.notation!.parsePosition("12 4 0", "5")).toEqual(at("12 4 0 5"));
    expect(game.notation!.parsePosition("12 4 0 0", "5")).toEqual(at("12 4 0 5"));
  });

  it.each([
    ["12 4", "lifeboat-numbers"],
    ["13 4 0 5", "lifeboat-number"],
    ["12 4 2 5", "lifeboat-number"],
    ["12 4 0 0", "game-no-roll"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => at(text)).toThrow(NotationError);
    expect(() => at(text)).toThrow(expect.objectContaining({ id }));
  });
});
