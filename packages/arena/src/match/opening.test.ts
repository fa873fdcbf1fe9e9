import { type Player, playGame } from "@tyche/arena";
import { type Game, OVER } from "@tyche/engine";
import { describe, expect, it } from "vitest";

/** Twenty digits in sequence. */
const digits: Game<string, number> = {
  name: "digits",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
  start: () => "",
  turn: (text) => (text.length === 20 ? OVER : text.length % 2),
  actions: () => [0, 1, 2, 3, 4],
  play: (text, action) => `${text}${action}`,
  payoff: () => [0, 0],
};

/** Always chooses the same digit, and records everything it observes. */
const sayer = (digit: number, heard: unknown[] = []): Player => ({
  name: `${digit}`,
  choose: () => digit,
  observe: ({ action }) => void heard.push(action),
});

const played = async (seed: string, players: readonly [number, number], opening = 6) => {
  const heard: unknown[] = [];
  await playGame(digits, [sayer(players[0], heard), sayer(players[1])], { seed, opening });
  return heard.join("");
};

describe("a random opening", () => {
  it("is the same for every seating, and then the players play", async () => {
    const [one, other] = [await played("a", [3, 4]), await played("a", [4, 3])];
    expect(one.slice(0, 6)).toBe(other.slice(0, 6));
    expect(one.slice(6)).toBe("34".repeat(7));
    expect(other.slice(6)).toBe("43".repeat(7));
  });

  it("differs from seed to seed, and every action occurs equally often", async () => {
    const counts = [0, 0, 0, 0, 0];
    const openings = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const opening = (await played(`${i}`, [0, 0])).slice(0, 6);
      openings.add(opening);
      for (const digit of opening) counts[Number(digit)]!++;
    }
    expect(openings.size).toBeGreaterThan(180);
    // 240 of each are expected; five standard deviations are 69.
    for (const count of counts) expect(Math.abs(count - 240)).toBeLessThan(69);
  });

  it("is absent by default", async () => {
    expect(await played("a", [1, 2], 0)).toBe("12".repeat(10));
  });
});
