import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { goofspiel, leduc, liarsDice, matrixGame, oneCardPoker } from "../../test/hidden-games.js";
import { ticTacToe } from "../../test/sample-games.js";
import { onVirtualClock, slowed } from "../../test/slow-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { playedAction } from "../decision/played-action.js";
import { simultaneousGame } from "../hidden-information/simultaneous-game.js";
import { createOpponent } from "../opponent/opponent.js";
import { decide, think } from "../think/think.js";
import { solveEquilibrium } from "./solve.js";

const kuhn = oneCardPoker(3);
const shares = <Action>({ actions }: Decision<Action>): Record<string, number> =>
  Object.fromEntries(actions.map(({ action, probability }) => [String(action), probability!]));

/** Rounds of pennies of unequal worth, too many to solve to the end; the lead is the evaluator. */
const longPennies = simultaneousGame<readonly (readonly [number, number])[], number>({
  name: "long-pennies",
  facts: { players: 2, zeroSum: true, bounds: [-100, 100], cycles: false, chance: false },
  start: () => [],
  movers: (rounds) => (rounds.length < 50 ? [0, 1] : []),
  actions: () => [0, 1],
  play: (rounds, [one, other]) => [...rounds, [one!, other!]],
  payoff: (rounds) => [lead(rounds), 0 - lead(rounds)],
  evaluators: { default: (rounds) => lead(rounds) },
});

function lead(rounds: readonly (readonly [number, number])[]): number {
  return rounds.reduce((sum, [one, other]) => sum + (one !== other ? -1 : one === 1 ? 2 : 1), 0);
}

describe("the default method for hidden information", () => {
  it("mixes as in the equilibrium of the whole game, whatever the state behind the view", async () => {
    const jack = await decide(kuhn, { cards: [1, 3], said: ["pass"] }, { nodes: 1000 });
    expect([jack.algorithm, jack.approximations[0]!.kind, jack.solved]).toEqual([
      "equilibrium",
      "equilibrium",
      false,
    ]);
    // Player 1 with a queen calls a third of the bets; both actions are worth the same.
    const queen = await decide(kuhn, { cards: [1, 2], said: ["bet"] }, { nodes: 1000 });
    const same = await decide(kuhn, { cards: [3, 2], said: ["bet"] }, { nodes: 1000 });
    expect({ ...same, ms: 0 }).toEqual({ ...queen, ms: 0 });
    expect(shares(queen)).toEqual({ pass: expect.closeTo(2 / 3, 2), bet: expect.closeTo(1 / 3, 2) });
    const [one, other] = queen.actions;
    expect(one!.value).toBeCloseTo(other!.value!, 2);
    // Against a bet, passing costs player 1 its ante.
    expect(queen.actions.find(({ action }) => action === "pass")!.value).toBeCloseTo(1, 6);
  });

  it("does not visit a game again that did not fit, unless more of it may be visited", async () => {
    let plays = 0;
    const counted: typeof leduc = {
      ...leduc,
      play(state, action, chance) {
        plays++;
        return leduc.play(state, action, chance);
      },
    };
    const start = counted.start(seededChance(3));
    const cost = async (nodes: number): Promise<readonly [string, number]> => {
      const before = plays;
      const { algorithm } = await decide(counted, start, { nodes });
      return [algorithm, plays - before];
    };
    const [first, again, less] = [await cost(1000), await cost(1000), await cost(900)];
    expect([first[0], again[0], less[0]]).toEqual(["ismcts", "ismcts", "ismcts"]);
    expect(again[1]).toBeLessThan(first[1] - 900);
    expect(less[1]).toBeLessThan(again[1]);
    expect((await cost(20_000))[0]).toBe("equilibrium");
  });

  it("first reports a short search that has a value for every action, if there is time", async () => {
    const reports: Decision<unknown>[] = [];
    for await (const report of think(kuhn, { cards: [1, 3], said: ["pass"] }, { time: 1000 }))
      reports.push(report);
    // A slow machine has several reports of the short search.
    expect([...new Set(reports.map(({ algorithm }) => algorithm))]).toEqual(["ismcts", "equilibrium"]);
    expect(reports[0]!.actions.every(({ value }) => value !== undefined)).toBe(true);
  });

  it("does not let a player see a choice made at the same time", async () => {
    const pennies = matrixGame([
      [1, -1],
      [-1, 2],
    ]);
    const start = pennies.start(seededChance(0));
    const first = await decide(pennies, start, { nodes: 100 });
    expect(shares(first)).toEqual({ 0: expect.closeTo(3 / 5, 3), 1: expect.closeTo(2 / 5, 3) });
    expect(first.value).toBeCloseTo(1 / 5, 3);
    for (const chosen of [0, 1]) {
      const second = await decide(pennies, pennies.play(start, chosen, seededChance(0)), { nodes: 100 });
      expect(shares(second)).toEqual({ 0: expect.closeTo(3 / 5, 3), 1: expect.closeTo(2 / 5, 3) });
      expect(second.value).toBeCloseTo(1 / 5, 3);
    }
  });

  it("knows the first bid of Goofspiel with three cards from rounds alone, and keeps its solution", async () => {
    const game = goofspiel(3);
    const state = game.start(seededChance(3));
    const kept = new Map<string, unknown>();
    const whole = await decide(game, state, { nodes: 1000, kept });
    expect(whole.algorithm).toBe("equilibrium");
    expect(whole.value).toBeCloseTo(0, 4);
    const next = game.play(game.play(state, 1, seededChance(1)), 3, seededChance(1));
    const later = await decide(game, next, { nodes: 1000, kept });
    expect(later.nodes.decision).toBeLessThan(10);
  });

  it("looks some rounds ahead with an evaluator, if the game is too long", async () => {
    const decision = await decide(longPennies, longPennies.start(seededChance(0)), { nodes: 2000 });
    expect(decision.approximations.map(({ kind }) => kind)).toEqual(["equilibrium", "horizon"]);
    expect(shares(decision)).toEqual({ 0: expect.closeTo(3 / 5, 2), 1: expect.closeTo(2 / 5, 2) });
  });

  it("searches where the game does not fit, and says what that assumes", async () => {
    const dice = liarsDice(3);
    const state = dice.start(seededChance(0));
    const decision = await decide(dice, state, { nodes: 500 });
    expect(decision.algorithm).toBe("ismcts");
    expect(decision.approximations).toEqual([{ kind: "beliefs" }, { kind: "shared-view" }]);
    const { evaluators: _, ...blind } = longPennies;
    const mixed = await decide(blind, blind.start(seededChance(0)), { nodes: cases(20_000, 2_000) });
    expect([mixed.algorithm, mixed.approximations]).toEqual(["regret-ismcts", [{ kind: "learning" }]]);
    expect(mixed.actions.reduce((sum, { probability }) => sum + probability!, 0)).toBeCloseTo(1, 9);
    const asked = await decide(kuhn, { cards: [1, 2], said: [] }, { settings: { simulations: 50 } });
    expect([asked.algorithm, asked.simulations]).toEqual(["ismcts", 50]);
  });

  it("solves a very small game however short the time", async () => {
    const queen = await decide(kuhn, { cards: [1, 2], said: ["bet"] }, { time: 0.001 });
    expect([queen.algorithm, queen.approximations[0]!.kind]).toEqual(["equilibrium", "equilibrium"]);
    expect(queen.approximations[0]!.error).toBeLessThan(1e-3);
  });

  it("goes on visiting the histories of a game at the next moves, if the time of one was too short", async () => {
    const kept = new Map<string, unknown>();
    const state = { cards: [1, 2], open: null, rounds: [[]] } as const;
    // Time is the number of rule calls: nothing here depends on the machine.
    const moves = await onVirtualClock(async (meter) => {
      const game = slowed(leduc, 0.01, meter);
      let move = 0;
      while (move < 2000 && (await decide(game, state, { time: 4, kept })).algorithm !== "equilibrium")
        move++;
      return move;
    });
    expect(moves).toBeGreaterThan(1);
    expect(moves).toBeLessThan(2000);
  });

  it("gives an answer after a few simulations before it solves, once, to those who wait", async () => {
    const game = goofspiel(3);
    const kept = new Map<string, unknown>();
    const answers = async (): Promise<string[]> => {
      const found = new Set<string>();
      for await (const { algorithm, stopped } of think(game, game.start(seededChance(3)), {
        time: 1e6,
        kept,
      }))
        found.add(`${algorithm} ${stopped}`);
      return [...found];
    };
    expect(await answers()).toEqual(["regret-ismcts simulations", "equilibrium solved"]);
    expect(await answers()).toEqual(["equilibrium solved"]);
  });

  it("refuses games of more players, and games that hide nothing", async () => {
    const state = { cards: [1, 2], said: [] } as const;
    const general = { ...kuhn, facts: { ...kuhn.facts, zeroSum: false } };
    await expect(decide(general, state, { algorithm: "equilibrium" })).rejects.toMatchObject({
      id: "search-equilibrium-players",
    });
    expect((await decide(general, state, { nodes: 100 })).algorithm).toBe("ismcts");
    const pennies = matrixGame([
      [1, -1],
      [-1, 2],
    ]);
    const both = { ...pennies, facts: { ...pennies.facts, zeroSum: false } };
    const chosen = both.play(both.start(seededChance(0)), 1, seededChance(0));
    expect((await decide(both, chosen, { nodes: 100 })).algorithm).toBe("regret-ismcts");
  });

  it("does not let the last to be asked know how a choice was drawn, where more is hidden, too", async () => {
    // Player 0 sees a coin that changes nothing. Against choices drawn evenly, one hand would be best.
    const hidden = simultaneousGame({
      name: "hidden-pennies",
      facts: { players: 2, zeroSum: false, bounds: [-2, 2], cycles: false, chance: false },
      start: (chance) => ({ coin: chance.die(2), shown: [] as readonly number[] }),
      movers: ({ shown }) => (shown.length === 0 ? [0, 1] : []),
      actions: () => [0, 1],
      play: ({ coin }, [one, other]) => ({ coin, shown: [one!, other!] }),
      payoff({ shown: [one, other] }) {
        const win = one !== other ? -1 : one === 1 ? 2 : 1;
        return [win, 0 - win];
      },
      view: ({ coin, shown }, player) => ({ coin: player === 0 ? coin : 0, shown }),
      determinize: ({ coin, shown }, _, chance) => ({ coin: coin || chance.die(2), shown }),
    });
    const state = hidden.start(seededChance(1));
    const second = hidden.play(state, 1, seededChance(1));
    for (const [at, value] of [
      [state, 1 / 5],
      [second, -1 / 5],
    ] as const) {
      const found = await decide(hidden, at, { settings: { simulations: 20_000 } });
      expect([found.algorithm, found.approximations.map(({ kind }) => kind)]).toEqual([
        "regret-ismcts",
        ["beliefs", "learning"],
      ]);
      expect(shares(found)).toEqual({ 0: expect.closeTo(3 / 5, 1), 1: expect.closeTo(2 / 5, 1) });
      expect(found.value).toBeCloseTo(value, 1);
    }
    await expect(
      decide(ticTacToe, new Array<number>(9).fill(0), { algorithm: "equilibrium" }),
    ).rejects.toMatchObject({ id: "search-nothing-hidden" });
  });
});

describe("regret-ismcts", () => {
  it("comes near the mixture of pennies of unequal worth, where ismcts plays one action", async () => {
    const pennies = matrixGame([
      [1, -1],
      [-1, 2],
    ]);
    const start = pennies.start(seededChance(0));
    const settings = { simulations: 20_000 };
    const decision = await decide(pennies, start, { algorithm: "regret-ismcts", settings });
    expect(shares(decision)).toEqual({ 0: expect.closeTo(3 / 5, 1), 1: expect.closeTo(2 / 5, 1) });
    const again = await decide(pennies, start, { algorithm: "regret-ismcts", settings });
    expect({ ...again, ms: 0 }).toEqual({ ...decision, ms: 0 });
  });
});

describe("whoever plays a mixture", () => {
  const pennies = matrixGame([
    [1, -1],
    [-1, 2],
  ]);
  const start = pennies.start(seededChance(0));

  it("draws from it, not always the likeliest", async () => {
    const decision = await decide(pennies, start, { nodes: 100 });
    const chance = seededChance("mixture");
    let zeros = 0;
    for (let i = 0; i < 2000; i++) if (playedAction(decision, chance) === 0) zeros++;
    expect(Math.abs(zeros / 2000 - 3 / 5)).toBeLessThan(0.05);
  });

  it("is an opponent with the strategy of a solution, which it follows at every level", async () => {
    const { strategy } = await solveEquilibrium(pennies);
    const counts = new Map<number, number>();
    const opponent = createOpponent(pennies, { strategy, level: 1, seed: 5 });
    for (let i = 0; i < 1000; i++) {
      const action = await opponent.play(start);
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    expect(Math.abs(counts.get(0)! / 1000 - 3 / 5)).toBeLessThan(0.07);
    const hint = await opponent.hint(start);
    expect(shares(hint)).toEqual({ 0: expect.closeTo(3 / 5, 3), 1: expect.closeTo(2 / 5, 3) });
  });

  it("is an opponent at full strength", async () => {
    const opponent = createOpponent(pennies, { nodes: 100, seed: 1 });
    const played = new Set<number>();
    for (let i = 0; i < 30; i++) played.add(await opponent.play(start));
    expect(played.size).toBe(2);
  });
});
