import { type Chance, decide, OVER, seededChance, type ThinkOptions } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

const games = await Promise.all(GAMES.map(async ({ name }) => (await loadGame(name)).game));
const CYCLIC = games.filter(({ facts }) => facts.cycles).map(({ name }) => name);

/** A random kind of limit; the signal aborts at the n-th time it is read. */
function randomLimits(chance: Chance): ThinkOptions<unknown> {
  let looks = chance.die(60);
  return chance.pick<ThinkOptions<unknown>>([
    { nodes: chance.die(600) },
    { time: chance.die(20) - 1 },
    {
      signal: {
        get aborted() {
          return --looks < 0;
        },
      },
    },
    { depth: chance.die(3), nodes: 500 },
    { nodes: 300, time: 20, rank: "all" },
  ]);
}

describe("cyclic games", () => {
  it("include pig and ludo", () => {
    expect(CYCLIC).toContain("pig");
    expect(CYCLIC).toContain("ludo");
  });

  it.each(CYCLIC)("%s gets an answer within any limit", async (name) => {
    const { game } = await loadGame(name);
    const chance = seededChance(`limits ${name}`);
    for (let i = 0; i < cases(20, 5); i++) {
      let state = game.start(chance);
      for (let plies = chance.die(60); plies > 0 && game.turn(state) !== OVER; plies--) {
        const next = game.play(state, chance.pick(game.actions(state)), chance);
        if (game.turn(next) === OVER) break;
        state = next;
      }
      const { best, actions } = await decide(game, state, randomLimits(chance));
      const legal = game.actions(state);
      expect(legal).toContainEqual(best);
      for (const { action, value } of actions) {
        expect(legal).toContainEqual(action);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }
    }
  });
});
