import { expect, test } from "vitest";
import { counted, outcomeOf, playedIn, type Results, readResults } from "./results.js";

/** Numbers from 0 to 1 (a linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (1103515245 * state + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test("results are those of the list of all games, counted again, also after they were stored", () => {
  const random = numbers(5);
  for (let round = 0; round < 300; round++) {
    const players = 1 + Math.floor(3 * random());
    const own = Math.floor(players * random());
    const games = Array.from({ length: 1 + Math.floor(12 * random()) }, () =>
      Array.from({ length: players }, () => Math.floor(5 * random()) - 2),
    );
    let results: Results | undefined;
    for (const payoff of games) {
      results = counted(results, outcomeOf(payoff, own), payoff[own]!);
      results = readResults(JSON.stringify({ key: results })).key!;
    }
    const others = (payoff: readonly number[]) =>
      Math.max(...payoff.toSpliced(own, 1), ...(players === 1 ? [0] : []));
    const signs = games.map((payoff) => Math.sign(payoff[own]! - others(payoff)));
    const runs = signs
      .map((sign) => (sign > 0 ? "w" : "-"))
      .join("")
      .split("-");
    const paid = games.map((payoff) => payoff[own]!);
    expect(results).toEqual({
      won: signs.filter((sign) => sign > 0).length,
      drawn: signs.filter((sign) => sign === 0).length,
      lost: signs.filter((sign) => sign < 0).length,
      streak: runs.at(-1)!.length,
      longest: Math.max(...runs.map((run) => run.length)),
      sum: paid.reduce((sum, payoff) => sum + payoff, 0),
      best: Math.max(...paid),
    });
    expect(playedIn(results!)).toBe(games.length);
  }
});

test("what is stored and is no result is left out", () => {
  const good = counted(undefined, "won", 3);
  const bad = [
    null,
    4,
    {},
    { ...good, won: -1 },
    { ...good, lost: 0.5 },
    { ...good, best: null },
    { ...good, streak: "2" },
  ];
  const stored = Object.fromEntries([good, ...bad].map((results, index) => [`${index}`, results]));
  expect(readResults(JSON.stringify(stored))).toEqual({ 0: good });
  for (const text of [null, "", "[", "null", "7"]) expect(readResults(text)).toEqual({});
});
