/** Common mistakes in rules: every function that takes a game rejects each with the same message. */
import { MessageChannel } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type DareState, FACTS, MISTAKES, RIGHT, start, wrong } from "../../test/mistaken-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import type { Game } from "../contract/game.js";
import { solveGame } from "../exact/solve.js";
import { decideSync } from "../minimax/decide-sync.js";
import { createOpponent } from "../opponent/opponent.js";
import { decide, think } from "../think/think.js";
import { connect } from "../threads/connect.js";
import { serve } from "../threads/serve.js";
import { checkGame } from "./check-game.js";
// With all checks of options, as in every program but a production build of a page.
import "../development.js";

/** The first state of a game that may lack required members. */
function first(game: Game<DareState, string>): DareState {
  return typeof game.start === "function" ? game.start(seededChance(1)) : start();
}

/** The same request to a worker, which runs in this thread. */
async function served(game: Game<DareState, string>): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  serve(port2, [game as never]);
  try {
    for await (const decision of connect(port1).think(game.name, first(game), { depth: 2 })) return decision;
    return undefined;
  } finally {
    port1.close();
    port2.close();
  }
}

describe("a game with a mistake", () => {
  it("is distinguished from the correct one", async () => {
    expect(checkGame(RIGHT).states).toBeGreaterThan(50);
    expect((await decide(RIGHT, start(), { depth: 2 })).actions).toHaveLength(2);
  });

  it.each(MISTAKES)("checkGame names it: %s", (_, game, sentence) => {
    expect(() => checkGame(game, { depth: 1 })).toThrow(sentence);
    expect(() => checkGame(game, { depth: 1 })).toThrow(expect.objectContaining({ name: "CheckError" }));
  });

  it("is one of sixty that a single decision shows", () => {
    expect(MISTAKES.filter(([, , , sentence]) => sentence).length).toBeGreaterThanOrEqual(60);
  });

  it.each(MISTAKES.filter(([, , , sentence]) => sentence))(
    "everything that decides rejects it, however often: %s",
    async (_, game, __, sentence) => {
      for (let time = 0; time < 2; time++) {
        await expect((async () => decide(game, first(game), { depth: 2 }))()).rejects.toThrow(sentence);
        expect(() => think(game, first(game), { depth: 2 })).toThrow(sentence);
        expect(() => decideSync(game, first(game), { depth: 2 })).toThrow(sentence);
        const opponent = async (level: number) => createOpponent(game, { level });
        await expect(opponent(10).then((made) => made.play(first(game)))).rejects.toThrow(sentence);
        await expect(opponent(3).then((made) => made.play(first(game)))).rejects.toThrow(sentence);
        await expect(opponent(10).then((made) => made.hint(first(game)))).rejects.toThrow(sentence);
        if (game.name) await expect(served(game)).rejects.toThrow(sentence);
        expect(() => solveGame(game, { from: first(game), limit: 1000 })).toThrow(sentence);
      }
    },
  );
});

describe("the widest chance", () => {
  it("is the action that ran most often to enumerate its results", () => {
    expect(checkGame(RIGHT, { games: 3 }).widest).toEqual({
      action: "throw",
      runs: 6,
      results: 6,
      sampled: false,
    });
    const draws = (chance: Chance): number => chance.die(6) + chance.die(6) + chance.die(6);
    const wide = wrong({
      play: (state: DareState, action: string, chance: Chance) =>
        RIGHT.play(state, action, draws(chance) > 10 ? seededChance(1) : seededChance(2)),
    });
    const { widest } = checkGame(wide, { games: 1 });
    expect(widest).toMatchObject({ runs: 216, sampled: false });
    expect(widest!.results).toBeLessThan(3);
  });

  it("is absent if nothing is drawn, and sampled if there is too much", () => {
    const shuffled = wrong({
      play: (state: DareState, action: string, chance: Chance) => {
        chance.shuffle(Array.from({ length: 30 }, (_, card) => card));
        return RIGHT.play(state, action, chance);
      },
    });
    expect(checkGame(shuffled, { games: cases(10, 1) }).widest).toMatchObject({ runs: 256, sampled: true });
    const sure = wrong({
      facts: { ...FACTS, chance: false },
      play: (state: DareState, action: string) => RIGHT.play(state, action, seededChance(1)),
    });
    expect(checkGame(sure, { games: 3 })).not.toHaveProperty("widest");
  });
});

describe("wrong payoffs that the first check does not reach", () => {
  /** Wrong only if both have kept nothing but single points. */
  const rare = wrong({
    facts: { ...FACTS, bounds: [0, 1] },
    payoff: (state: DareState) =>
      state.scores.every((score) => score === 20) ? [Number.NaN, Number.NaN] : RIGHT.payoff(state),
  });

  it.each(["star2", "expectiminimax", "max-n", "mcts"])(
    "end a search by %s with a one-sentence error",
    async (algorithm) => {
      const late: DareState = { scores: [19, 19], player: 0, dice: [], total: 0 };
      const limits = algorithm === "mcts" ? { settings: { simulations: 2000 } } : { depth: 8 };
      await expect(decide(rare, late, { algorithm, ...limits })).rejects.toThrow(
        "A payoff of the game is NaN, outside facts.bounds [0, 1]",
      );
    },
  );
});
