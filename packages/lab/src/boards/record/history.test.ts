import { seededChance } from "@tyche/engine/chance";
import { expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type Finished, type History, readHistory, sumsOf, withGame } from "./history.js";

const gameOf = (seed: number): Finished => {
  const chance = seededChance(`game ${seed}`);
  return {
    id: seed,
    key: "[[],{}]",
    address: `boards/pig/${"x".repeat(chance.die(9000))}`,
    outcome: chance.pick(["won", "drawn", "lost"] as const),
    payoff: chance.die(10),
    ...(chance.die(2) === 1 && { luck: chance.die(9) - 5, own: chance.die(4) }),
  };
};

it("keeps the latest games, and the addresses of as many as fit", () => {
  let history: History = [];
  const games = cases(150, 110);
  for (let seed = 0; seed < games; seed++) history = withGame(history, gameOf(seed));
  expect(history.map(({ id }) => id)).toEqual([...Array(100).keys()].map((at) => games - 1 - at));
  expect(history.reduce((sum, { address }) => sum + address.length, 0)).toBeLessThanOrEqual(200_000);
  const first = history.findIndex(({ address }) => address === "");
  expect(first).toBeGreaterThan(10);
  expect(readHistory(JSON.stringify(history))).toEqual(history);
});

it("replaces a game by itself, judged", () => {
  const history = [2, 1, 0].map(gameOf);
  const judged = { ...history[1]!, luck: 0.5, own: 0.25 };
  expect(withGame(history, judged)).toEqual([history[0], judged, history[2]]);
});

it("leaves out what is no game", () => {
  const game = gameOf(1);
  const broken = Object.keys(game).flatMap((name) =>
    ["luck", "own"].includes(name)
      ? [{ ...game, [name]: "x" }]
      : [
          { ...game, [name]: undefined },
          { ...game, [name]: {} },
        ],
  );
  expect(
    readHistory(JSON.stringify([...broken, null, 3, { ...game, address: "https://elsewhere" }, game])),
  ).toEqual([game]);
  for (const text of [null, "", "{", "{}", "null"]) expect(readHistory(text)).toEqual([]);
});

it("adds up luck and losses from the oldest game", () => {
  const history = Array.from({ length: 12 }, (_, seed) => gameOf(seed));
  const { luck, own } = sumsOf(history);
  const judged = history.filter((game) => game.luck !== undefined);
  expect(luck.length).toBe(judged.length + 1);
  expect(luck.at(-1)).toBeCloseTo(
    judged.reduce((sum, game) => sum + game.luck!, 0),
    12,
  );
  expect(own.at(-1)).toBeCloseTo(
    judged.reduce((sum, game) => sum - game.own!, 0),
    12,
  );
  if (judged.length > 0) expect(luck[1]).toBe(judged.at(-1)!.luck);
});
