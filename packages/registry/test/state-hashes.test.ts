import { OVER, seededChance } from "@tyche/engine";
import { hashOfNumbers } from "@tyche/games";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

const games = await Promise.all(GAMES.map(async ({ name }) => (await loadGame(name)).game));
const HASHED = games.filter(({ hash }) => hash !== undefined).map(({ name }) => name);

describe("state hashes", () => {
  it("exist for games whose rules are searched often", () => {
    expect(HASHED).toEqual(expect.arrayContaining(["pig", "einstein", "backgammon"]));
  });

  it.each(HASHED)("%s: are equal exactly if the keys are", async (name) => {
    const { game } = await loadGame(name);
    const byHash = new Map<number, string>();
    const byKey = new Map<string, number>();
    for (let number = 0; number < cases(400, 30); number++) {
      const chance = seededChance(`hash ${name} ${number}`);
      let state = game.start(chance);
      for (let ply = 0; ply < 60 && game.turn(state) !== OVER; ply++) {
        const hash = game.hash!(state);
        const key = game.key!(state);
        expect(byHash.get(hash) ?? key).toBe(key);
        expect(byKey.get(key) ?? hash).toBe(hash);
        expect(Number.isSafeInteger(hash)).toBe(true);
        byHash.set(hash, key);
        byKey.set(key, hash);
        state = game.play(state, chance.pick(game.actions(state)), chance);
      }
    }
    expect(byHash.size).toBeGreaterThan(500);
  });

  it("spread over 53 bits, however similar the boards are", () => {
    const size = cases(300_000, 30_000);
    const hashes = new Set<number>();
    const low = new Set<number>();
    const high = new Set<number>();
    const cells = new Array<number>(25).fill(0);
    for (let number = 0; number < size; number++) {
      cells.fill(0);
      cells[number % 25] = (Math.floor(number / 25) % 13) - 6;
      cells[(number * 3 + 1) % 25] = (Math.floor(number / 325) % 13) - 6;
      cells[(number * 11 + 7) % 25] = Math.floor(number / 4225);
      // Boards may repeat, but the other input differs.
      const hash = hashOfNumbers(cells, number);
      hashes.add(hash);
      low.add(hash % 2 ** 26);
      high.add(Math.floor(hash / 2 ** 27));
    }
    expect(hashes.size).toBe(size);
    // With m items in n = 2^26 random boxes, about m (m - 1) / 2n collide.
    const byChance = (size * (size - 1)) / 2 ** 27;
    expect(size - low.size).toBeLessThan(1.5 * byChance + 5);
    expect(size - high.size).toBeLessThan(1.5 * byChance + 5);
  });
});
