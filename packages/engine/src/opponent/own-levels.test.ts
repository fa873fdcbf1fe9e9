/** Levels of a game's own: fractions, ratings, temperatures, and what an opponent considered. */
import { describe, expect, it } from "vitest";
import { dieBetting } from "../../test/levelled-games.js";
import { ticTacToe } from "../../test/sample-games.js";
import type { Level } from "../contract/game.js";
import "../development.js";
import { checkGame } from "../testing/check-game.js";
import { LEVELS, levelAtElo, levelOf } from "./levels.js";
import { createOpponent, type OpponentOptions, type OpponentThought } from "./opponent.js";

const levels: readonly Level[] = LEVELS.map((level) => ({
  nodes: 100 * level,
  temperature: level === 10 ? 0 : 1 / level,
  elo: 40 * level - 200,
}));
const game = { ...ticTacToe, levels };
const withLevel = (third: object) => ({
  ...ticTacToe,
  levels: levels.map((level, i) => (i === 2 ? { ...level, ...third } : level)),
});

describe("a fraction of a level", () => {
  it("lies between its neighbours, in the game's own levels and in the default ones", () => {
    for (const given of [game, ticTacToe]) {
      const found = Array.from({ length: 91 }, (_, i) => levelOf(given, 1 + i / 10));
      for (const [i, { nodes, temperature }] of found.entries()) {
        expect(temperature).toBeLessThanOrEqual(found[Math.max(0, i - 1)]!.temperature);
        expect(nodes).toBeGreaterThanOrEqual(found[Math.max(0, i - 1)]!.nodes!);
      }
      expect(found.at(-1)).toEqual(levelOf(given, 10));
      // Half of the way from 9 to 10 still errs.
      expect(levelOf(given, 9.5).temperature).toBeGreaterThan(0);
    }
    expect(levelOf(game, 2.5)).toEqual({ nodes: 245, temperature: 0.408, isInUnits: false });
  });

  it("takes what cannot be blended from the nearer one", () => {
    const mixed = withLevel({ algorithm: "mcts", nodes: 7 });
    expect(levelOf(mixed, 2.4)).toMatchObject({ nodes: 200 });
    expect(levelOf(mixed, 2.6)).toMatchObject({ nodes: 7, algorithm: "mcts" });
  });
});

describe("a rating", () => {
  it("is met by the level between those that enclose it", () => {
    expect([-160, -150, 0, 200].map((elo) => levelAtElo(game, elo))).toEqual([1, 1.25, 5, 10]);
    const flat = { ...game, levels: levels.map((level) => ({ ...level, elo: 5 })) };
    expect(levelAtElo(flat, 5)).toBe(1);
  });

  it.each([
    [
      { elo: 201 },
      game,
      "tic-tac-toe: elo must be a number from -160 to 200, the range of its levels, not 201.",
    ],
    [
      { elo: 0 },
      ticTacToe,
      "tic-tac-toe: the levels of this game have no ratings; fit some with `tyche levels`.",
    ],
    [{ elo: 0, level: 3 }, game, "createOpponent takes a level or an elo, not both."],
    [{ temperature: -1 }, game, "temperature must be a number of units of value, 0 or more, not -1."],
    [{ onThought: 3 }, game, "onThought must be a function, not 3."],
    [{ level: 10.5 }, game, "A level is a number from 1 to 10, not 10.5."],
    [{}, withLevel({ algorithm: "mtcs" }), "mtcs"],
  ])("is refused when the opponent is made: %j", (options, given, sentence) => {
    expect(() => createOpponent(given, options as never)).toThrow(sentence);
  });
});

it.each([
  [{ ...ticTacToe, levels: levels.slice(9) }, "a game has 2 to 20 levels or none of its own, not 1."],
  [{ ...ticTacToe, levels: {} }, "a game has 2 to 20 levels or none of its own, not [object Object]."],
  [withLevel({ temperature: undefined }), "level 3 needs temperature: a number, 0 or more, not undefined."],
  [withLevel({ nodes: 0.5 }), "level 3 needs nodes: a whole number, 1 or more, or left out, not 0.5."],
  [withLevel({ elo: -300 }), "elo must never fall, or be left out: see levels 2 and 3."],
  [withLevel({ elo: undefined }), "elo must never fall, or be left out: see levels 2 and 3."],
])("wrong levels are named by checkGame and by createOpponent", (wrong, sentence) => {
  expect(() => checkGame(wrong as typeof game)).toThrow(sentence);
  expect(() => createOpponent(wrong as typeof game)).toThrow(sentence);
});

/** How often each action was chosen in some games, and the last thought. */
async function sampled<State, Action>(
  given: Parameters<typeof createOpponent<State, Action>>[0],
  state: State,
  options: OpponentOptions<State, Action>,
  tries: number,
): Promise<{ readonly shares: readonly number[]; readonly thought: OpponentThought<Action> }> {
  const thoughts: OpponentThought<Action>[] = [];
  for (let seed = 0; seed < tries; seed++) {
    const own = { ...options, seed, time: Number.POSITIVE_INFINITY };
    const action = await createOpponent(given, { ...own, onThought: (one) => thoughts.push(one) }).play(
      state,
    );
    expect(thoughts.at(-1)!.action).toEqual(action);
  }
  const [thought] = thoughts as [OpponentThought<Action>];
  const shares = thought.decision!.actions.map(
    ({ action }) => thoughts.filter((one) => one.action === action).length / tries,
  );
  return { shares, thought };
}

describe("what an opponent considered", () => {
  it.each([
    ["errors, and an immediate win", { level: 1, unit: 1, nodes: 300 }, [1, 1, 0, 2, 2, 0, 0, 0, 0]],
    ["a temperature of one's own", { temperature: 0.5, nodes: 300 }, [1, 0, 0, 0, 2, 0, 0, 0, 1]],
  ] as const)("%s: the chances are those of its choices", async (_, options, state) => {
    const { shares, thought } = await sampled(ticTacToe, [...state], options, 150);
    expect(thought.chances!.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    for (const [i, chance] of thought.chances!.entries())
      expect(Math.abs(chance - shares[i]!)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 150) + 1e-9);
  });

  it("a mixture, with errors and without", async () => {
    const state = { dice: [3, 5], said: [] };
    for (const options of [{ level: 10 }, { level: 4, unit: 0.15 }]) {
      const { shares, thought } = await sampled(dieBetting, state, options, 60);
      expect(thought.chances!.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
      for (const [i, chance] of thought.chances!.entries())
        expect(Math.abs(chance - shares[i]!)).toBeLessThan(
          4 * Math.sqrt((chance * (1 - chance)) / 60) + 1e-9,
        );
    }
  });

  it("has no decision where there is one action, and names its level", async () => {
    const thoughts: unknown[] = [];
    const opponent = createOpponent(game, { elo: -150, onThought: (thought) => thoughts.push(thought) });
    await opponent.play([1, 2, 1, 1, 2, 2, 2, 1, 0]);
    expect(thoughts).toEqual([{ action: 8, level: 1.25, temperature: 0 }]);
  });
});
