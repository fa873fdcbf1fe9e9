import { describe, expect, it } from "vitest";
import { HANDS, MISTAKEN_HANDS } from "../../test/mistaken-hands.js";
import { seededChance } from "../chance/seeded.js";
import { solveEquilibrium } from "../equilibrium/solve.js";
import { simultaneousGame } from "../hidden-information/simultaneous-game.js";
import { createOpponent } from "../opponent/opponent.js";
import "../development.js";
import { checkGame } from "../testing/check-game.js";
import { decide } from "../think/think.js";

/** Rules that never end: the same state comes back, or the state counts the rounds. */
const ENDLESS = [
  [
    "a state that comes back",
    ({ round }: Round): Round => ({ round }),
    "hands: a game may never end, and what that pays decides its value, proved only to be from -1 to 1",
  ],
  [
    "a state that counts",
    ({ round }: Round): Round => ({ round: round + 1 }),
    "hands: a game can have more than 10000 decisions, or never ends: limit the number of rounds",
  ],
] as const;
interface Round {
  readonly round: number;
}

/** Every way in which a game is used. */
const WAYS: readonly (readonly [string, (rules: typeof HANDS) => unknown])[] = [
  ["checkGame", (rules) => checkGame(simultaneousGame(rules), { games: 2 })],
  [
    "decide",
    (rules) => {
      const game = simultaneousGame(rules);
      return decide(game, game.start(seededChance(1)), { nodes: 2000 });
    },
  ],
  [
    "createOpponent",
    (rules) => {
      const game = simultaneousGame(rules);
      return createOpponent(game, { nodes: 300 }).play(game.start(seededChance(1)));
    },
  ],
  ["solveEquilibrium", (rules) => solveEquilibrium(simultaneousGame(rules))],
];

describe("a mistake in simultaneous rules", () => {
  it.each(WAYS)("is not found by %s in the right ones", async (_, way) => {
    await expect((async () => way(HANDS))()).resolves.toBeDefined();
  });

  const table = MISTAKEN_HANDS.map(
    ([mistake, rules, sentence, isChecked = false]) => [mistake, rules, sentence, isChecked] as const,
  );

  it.each(table)("is named by everything that sees it: %s", async (_, rules, sentence, isChecked) => {
    for (const [name, way] of isChecked ? WAYS.slice(0, 1) : WAYS) {
      const error = await (async () => way(rules))().then(
        () => "nothing",
        (thrown: Error) => thrown,
      );
      expect(error, name).toMatchObject({ message: expect.stringContaining(sentence) });
      expect(String(error), name).not.toMatch(/the adapter|state\.state/);
    }
  });
});

describe("simultaneous games without an end", () => {
  it.each(ENDLESS)(
    "are answered within any limit, and the equilibrium says so: %s",
    async (_, play, sentence) => {
      const game = simultaneousGame({
        ...HANDS,
        facts: { ...HANDS.facts, cycles: true },
        start: () => ({ round: 0 }),
        movers: () => [0, 1],
        play,
        payoff: () => [0, 0],
      });
      const state = game.start(seededChance(1));
      for (const limits of [{ nodes: 300 }, { time: 250 }, { time: 20, algorithm: "regret-ismcts" }]) {
        const { best, stopped, approximations } = await decide(game, state, limits);
        expect(HANDS.actions([], 0)).toContain(best);
        expect(stopped).toBe("nodes" in limits ? "nodes" : "time");
        if ("nodes" in limits) expect(approximations).toContainEqual({ kind: "horizon" });
      }
      await expect(solveEquilibrium(game)).rejects.toThrow(sentence);
    },
  );

  it("do not come from rules that end the game in the first state", async () => {
    const game = simultaneousGame({
      ...HANDS,
      start: () => ({ shown: [] as readonly string[] }),
      movers: ({ shown }) => HANDS.movers(shown),
      play(state: { shown: readonly string[] }, choices: readonly (string | undefined)[]) {
        state.shown = HANDS.play([], choices);
        return state;
      },
      payoff: ({ shown }) => HANDS.payoff(shown),
    });
    const options = { algorithm: "regret-ismcts", nodes: 300 };
    expect((await decide(game, game.start(seededChance(1)), options)).simulations).toBeLessThan(10);
  });
});

it("rules that throw late in a search are named, with the state", async () => {
  const late = simultaneousGame({
    ...HANDS,
    start: () => 0,
    movers: (round) => (round === 9 ? [] : [0, 1]),
    play: (round: number) => (round === 7 ? (undefined as unknown as number[])[0]! : round + 1),
    payoff: () => [0, 0],
  });
  for (const way of [
    () => decide(late, late.start(seededChance(1)), { nodes: 1000 }),
    () => solveEquilibrium(late),
  ])
    await expect(way()).rejects.toThrow(
      /^hands: play (of "\w+" )?throws "Cannot read .*" at the state \{"state":7,"first":0,"chosen":\["\w+"\]\}/,
    );
});
