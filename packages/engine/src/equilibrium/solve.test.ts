import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { goofspiel, leduc, liarsDice, matrixGame, oneCardPoker } from "../../test/hidden-games.js";
import { highCard } from "../../test/high-card.js";
import { ticTacToe } from "../../test/sample-games.js";
import { sfc32 } from "../chance/sfc32.js";
import { type Game, OVER } from "../contract/game.js";
import { simultaneousGame } from "../hidden-information/simultaneous-game.js";
import { outcomesOf, startsOf } from "../position/outcomes.js";
import { checkDeterminize } from "../testing/check-determinize.js";
import { checkGame } from "../testing/check-game.js";
import { compileSteps } from "./compile.js";
import type { RegretState } from "./regret-minimization.js";
import type { SequenceGame } from "./sequence-game.js";
import { bestReply, payoffOf, planOf } from "./sequence-game.js";
import { type EquilibriumOptions, solveEquilibrium } from "./solve.js";
import { behavioursIn, type Strategy, strategyOf } from "./strategy.js";
import { readStrategy, writeStrategy } from "./strategy-file.js";

function compiled<State, Action>(game: Game<State, Action>): SequenceGame {
  const steps = compileSteps(game);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The payoffs of a strategy by definition: a walk over all histories. */
function payoffsOf<State, Action>(game: Game<State, Action>, strategy: Strategy<Action>): number[] {
  const sums = new Array<number>(game.facts.players).fill(0);
  const walk = (state: State, weight: number): void => {
    if (weight === 0) return;
    const player = game.turn(state);
    if (player === OVER) {
      for (const [i, payoff] of game.payoff(state).entries()) sums[i]! += weight * payoff;
      return;
    }
    const { probabilities } = strategy.at(player, game.view!(state, player))!;
    for (const [i, action] of game.actions(state).entries()) {
      const next = outcomesOf(game, state, action);
      for (const [j, { result }] of next.outcomes.entries())
        walk(result, weight * probabilities[i]! * next.probabilities[j]!);
    }
  };
  const starts = startsOf(game);
  for (const [i, { result }] of starts.outcomes.entries()) walk(result, starts.probabilities[i]!);
  return sums;
}

/** The best that a player gets with any pure strategy against the others, by trying them all. */
function bestPure<State, Action>(
  game: Game<State, Action>,
  strategy: Strategy<Action>,
  player: number,
): number {
  const all = [...strategy.sets()];
  const own = all.filter((set) => set.player === player);
  const others = all.filter((set) => set.player !== player);
  const choices = own.reduce((product, { actions }) => product * actions.length, 1);
  let best = Number.NEGATIVE_INFINITY;
  for (let choice = 0; choice < choices; choice++) {
    let rest = choice;
    const pure = own.map((set) => {
      const chosen = rest % set.actions.length;
      rest = Math.floor(rest / set.actions.length);
      return { ...set, probabilities: set.actions.map((_, i) => (i === chosen ? 1 : 0)) };
    });
    best = Math.max(best, payoffsOf(game, strategyOf(game.name, [...pure, ...others]))[player]!);
  }
  return best;
}

function randomStrategy(game: SequenceGame, seed: number): Strategy<never> {
  const next = sfc32(seed);
  return strategyOf(
    game.name,
    game.players.flatMap(({ views, actions }, player) =>
      views.map((view, set) => {
        const weights = actions[set]!.map(() => next() + 1);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        return {
          player,
          view,
          actions: actions[set]! as never[],
          probabilities: weights.map((weight) => weight / sum),
        };
      }),
    ),
  );
}

describe("the sequence form", () => {
  it("has the histories and information sets of the rules", () => {
    const kuhn = compiled(oneCardPoker(3));
    // 6 deals, 4 decisions and 5 ends each; three cards at two decisions for each player.
    expect([kuhn.nodes, kuhn.players.map(({ before }) => before.length)]).toEqual([54, [6, 6]]);
    // A die, and any set of the 2n bids of which as many were made as it is the player's turn.
    const sides = cases(6, 3);
    const sets = sides * 2 ** (2 * sides - 1);
    expect(compiled(liarsDice(sides)).players.map(({ before }) => before.length)).toEqual([sets, sets]);
  });

  it("gives payoffs and best replies as by definition", () => {
    for (const game of [oneCardPoker(3), goofspiel(2), highCard] as Game<unknown, never>[]) {
      const form = compiled(game);
      for (let seed = 0; seed < cases(20, 2); seed++) {
        const strategy = randomStrategy(form, seed);
        const plans = behavioursIn(form, strategy).map((behaviour, p) => planOf(form.players[p]!, behaviour));
        const payoffs = payoffsOf(game, strategy);
        for (const player of [0, 1]) {
          expect(payoffOf(form, player, plans)).toBeCloseTo(payoffs[player]!, 12);
          expect(bestReply(form, player, plans)).toBeCloseTo(bestPure(game, strategy, player), 12);
        }
      }
    }
  });
});

describe("known values", () => {
  it.each([
    ["Kuhn poker", oneCardPoker(3), -1 / 18],
    [
      "matching pennies",
      matrixGame([
        [1, -1],
        [-1, 1],
      ]),
      0,
    ],
    [
      "pennies of unequal worth",
      matrixGame([
        [1, -1],
        [-1, 2],
      ]),
      1 / 5,
    ],
    [
      "a saddle point",
      matrixGame([
        [4, 2],
        [3, 1],
      ]),
      2,
    ],
    ["Goofspiel with three cards", goofspiel(3), 0],
  ] as const)("%s", async (_, game, value) => {
    const gap = 1e-6;
    const found = await solveEquilibrium(game as Game<unknown, unknown>, { method: "pdcfr+", gap });
    expect([found.method, found.stopped, found.proved]).toEqual(["pdcfr+", "gap", true]);
    expect(found.gap).toBeLessThanOrEqual(gap);
    expect(found.low).toBeLessThanOrEqual(value + 1e-12);
    expect(found.high).toBeGreaterThanOrEqual(value - 1e-12);
    expect(found.high! - found.low!).toBeCloseTo(found.gap!, 12);
    expect(payoffsOf(game as Game<unknown, unknown>, found.strategy)[0]).toBeCloseTo(found.value, 12);
  });

  it("Leduc hold'em", async () => {
    const { value, low, high, informationSets } = await solveEquilibrium(leduc, {
      gap: IS_LONG ? 1e-6 : 1e-2,
    });
    expect([low! <= -0.085606424, high! >= -0.085606425, informationSets]).toEqual([true, true, 288]);
    expect(value).toBeCloseTo(-0.0856064, 2);
  });

  it("Kuhn poker's equilibrium is of the known family", async () => {
    const { strategy } = await solveEquilibrium(oneCardPoker(3), { gap: 1e-9 });
    const bets = (player: number, own: number, ...said: ("pass" | "bet")[]): number =>
      strategy.at(player, { own, said })!.probabilities[1]!;
    const bluffs = bets(0, 1);
    expect(bluffs).toBeLessThanOrEqual(1 / 3 + 1e-6);
    expect(bets(0, 3)).toBeCloseTo(3 * bluffs, 3);
    expect(bets(0, 2, "pass", "bet")).toBeCloseTo(bluffs + 1 / 3, 3);
    expect([bets(1, 1, "pass"), bets(1, 2, "bet"), bets(1, 3, "bet"), bets(1, 1, "bet")]).toEqual([
      expect.closeTo(1 / 3, 3),
      expect.closeTo(1 / 3, 3),
      expect.closeTo(1, 3),
      expect.closeTo(0, 3),
    ]);
  });

  it("is proved of a constant sum other than 0, too", async () => {
    const zero = oneCardPoker(3);
    const game = {
      ...zero,
      facts: { ...zero.facts, sum: 10, bounds: [3, 7] as const },
      payoff: (state: Parameters<typeof zero.payoff>[0]) => zero.payoff(state).map((payoff) => payoff + 5),
    };
    const { low, high, payoffs } = await solveEquilibrium(game);
    expect([low! <= 5 - 1 / 18, high! >= 5 - 1 / 18]).toEqual([true, true]);
    expect(payoffs[0]! + payoffs[1]!).toBeCloseTo(10, 9);
  });
});

/** The first player's mean strategy by PDCFR+ of H. Xu et al. (2024), written again for a matrix. */
function predicted(payoffs: readonly (readonly number[])[], iterations: number): number[] {
  const own = [payoffs, payoffs[0]!.map((_, column) => payoffs.map((row) => -row[column]!))];
  const current = own.map((rows) => rows.map(() => 1 / rows.length));
  const [regrets, sums] = [own.map((rows) => rows.map(() => 0)), own.map((rows) => rows.map(() => 0))];
  const times = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, each, i) => sum + each * other[i]!, 0);
  const discount = (t: number): number => t ** 2.3 / (t ** 2.3 + 1);
  for (let t = 1; t <= iterations; t++)
    for (const player of [0, 1]) {
      const values = own[player]!.map((row) => times(row, current[1 - player]!));
      const mean = times(values, current[player]!);
      const add = (factor: number) =>
        values.map((value, i) => Math.max(0, regrets[player]![i]! * factor + value - mean));
      regrets[player] = add(discount(t - 1));
      // The next regrets are expected to be like the last, after the next discount.
      const next = add(discount(t));
      const total = next.reduce((sum, each) => sum + each, 0);
      current[player] = next.map((each) => (total > 0 ? each / total : 1 / next.length));
      sums[player] = sums[player]!.map((sum, i) => sum * ((t - 1) / t) ** 5 + current[player]![i]!);
    }
  const all = sums[0]!.reduce((sum, each) => sum + each, 0);
  return sums[0]!.map((each) => each / all);
}

it("follows PDCFR+ iteration by iteration", async () => {
  const payoffs = [3, -2, 0].map((first, i) => [first, [-1, 1, 2][i]!, [0, 1, -3][i]!]);
  for (const iterations of [1, 2, 3, 8]) {
    const game = matrixGame(payoffs) as Game<unknown, unknown>;
    const { state } = await solveEquilibrium(game, { method: "pdcfr+", iterations, gap: 0 });
    // Of the empty sequence, then of each action.
    const [all, ...plans] = (state as RegretState).plans[0]!;
    for (const [i, share] of predicted(payoffs, iterations).entries())
      expect(plans[i]! / all!).toBeCloseTo(share, 9);
  }
});

describe("sampling", () => {
  it("comes near the value of Kuhn poker, proved by exact best replies, the same from the same seed", async () => {
    const solve = (seed: number) =>
      solveEquilibrium(oneCardPoker(3), { method: "mccfr", iterations: 3000, seed });
    const [one, again, other] = await Promise.all([solve(1), solve(1), solve(2)]);
    expect([one.proved, one.low! <= -1 / 18, one.high! >= -1 / 18, one.gap! < 0.1]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect({ ...again, ms: 0, strategy: 0 }).toEqual({ ...one, ms: 0, strategy: 0 });
    expect(writeStrategy(again.strategy)).toBe(writeStrategy(one.strategy));
    expect(other.value).not.toBe(one.value);
  });

  it("continues where it stopped, with the same result as without a pause", async () => {
    const game = liarsDice(3);
    const solve = (options: EquilibriumOptions<never>) =>
      solveEquilibrium(game, { method: "mccfr", limit: 100, seed: 7, ...options });
    const whole = await solve({ iterations: 60, onProgress: () => {} });
    const half = await solve({ iterations: 25 });
    const before = JSON.stringify(half.state);
    expect(JSON.parse(before)).toEqual(half.state);
    const rest = await solve({ iterations: 35, resume: JSON.parse(before), seed: 8 });
    expect({ ...rest, ms: 0, strategy: 0 }).toEqual({ ...whole, ms: 0, strategy: 0 });
    expect(writeStrategy(rest.strategy)).toBe(writeStrategy(whole.strategy));
    await expect(solveEquilibrium(leduc, { resume: half.state! })).rejects.toMatchObject({
      id: "equilibrium-state",
    });
    await expect(solveEquilibrium(liarsDice(4), { resume: half.state! })).rejects.toMatchObject({
      id: "equilibrium-state",
    });
  });

  it("refuses a game with too many decisions for one iteration", async () => {
    const long = simultaneousGame<number, number>({
      name: "long",
      facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
      start: () => 0,
      movers: (round) => (round < 20 ? [0, 1] : []),
      actions: () => [0, 1],
      play: (round) => round + 1,
      payoff: () => [1, -1],
    });
    await expect(solveEquilibrium(long, { method: "mccfr", iterations: 1 })).rejects.toMatchObject({
      id: "equilibrium-too-long",
    });
  });

  it("gives an estimate, not a proof, if the game does not fit", async () => {
    const found = await solveEquilibrium(liarsDice(3), { method: "mccfr", iterations: 1000, limit: 100 });
    expect([found.proved, found.low, found.high, found.gap]).toEqual([
      false,
      undefined,
      undefined,
      undefined,
    ]);
    const [low, high] = found.interval!;
    expect(low).toBeLessThan(1 / 9 + 0.1);
    expect(high).toBeGreaterThan(1 / 9 - 0.1);
  });
});

describe("games without a proof", () => {
  it("of three players: the gap is given, and nothing proved", async () => {
    const two = oneCardPoker(3);
    const three = {
      ...two,
      facts: { ...two.facts, players: 3 },
      payoff: (state: Parameters<typeof two.payoff>[0]) => [...two.payoff(state), 0],
    } as typeof two;
    const found = await solveEquilibrium(three, { iterations: 300 });
    expect([found.proved, found.low, found.payoffs.length]).toEqual([false, undefined, 3]);
    expect(found.gap).toBeLessThan(1e-3);
    expect(found.value).toBeCloseTo(-1 / 18, 3);
  });

  it("of general sums: chicken, where play settles on a pure equilibrium or the mixed one", async () => {
    const base = matrixGame([
      [0, -1],
      [1, -5],
    ]);
    const chicken = {
      ...base,
      facts: { ...base.facts, zeroSum: false },
      payoff: ({ state: [a, b] }: { state: readonly number[] }) =>
        a === 1 && b === 1 ? [-5, -5] : a === b ? [0, 0] : a === 1 ? [1, -1] : [-1, 1],
    } as typeof base;
    const { gap, proved } = await solveEquilibrium(chicken, { iterations: 2000 });
    expect([proved, gap! < 1e-2]).toEqual([false, true]);
  });
});

describe("limits", () => {
  const game = leduc as Game<unknown, unknown>;
  const solve = (options: EquilibriumOptions) => solveEquilibrium(game, options);

  it("continues where it stopped, with the same result as without a pause", async () => {
    const whole = await solve({ iterations: 20 });
    const half = await solve({ iterations: 10 });
    const rest = await solve({ iterations: 10, resume: JSON.parse(JSON.stringify(half.state)) });
    expect(JSON.parse(JSON.stringify(half.state))).toEqual(half.state);
    expect(half.state!.iterations).toBe(10);
    expect(rest.iterations).toBe(20);
    expect(rest.state).toEqual(whole.state);
  });

  it("stops by iterations, time and signal, and reports progress", async () => {
    const progress: number[] = [];
    const found = await solve({ iterations: 30, onProgress: ({ gap }) => progress.push(gap!) });
    expect([found.stopped, found.iterations]).toEqual(["iterations", 30]);
    expect(progress.length).toBeGreaterThan(5);
    expect(progress.every((gap, i) => i === 0 || gap <= progress[i - 1]!)).toBe(true);
    const signal = { aborted: false };
    const aborted = await solve({
      signal,
      onProgress: () => {
        signal.aborted = true;
      },
    });
    expect(aborted.stopped).toBe("abort");
    await expect(solve({ limit: 100 })).rejects.toMatchObject({ id: "equilibrium-too-large" });
    const other = await solveEquilibrium(oneCardPoker(3), { iterations: 1 });
    await expect(solve({ resume: other.state! })).rejects.toMatchObject({ id: "equilibrium-state" });
  });

  it.each([
    ["leduc", game, {}],
    ["leduc, sampled", game, { method: "mccfr" }],
    ["goofspiel", goofspiel(6), {}],
    ["goofspiel, all histories", goofspiel(6), { method: "pdcfr+" }],
  ] as const)("returns a strategy of %s in no time, or to an aborted signal", async (_, each, options) => {
    const rules = each as Game<unknown, unknown>;
    for (const limits of [{ time: 0 }, { time: 1 }, { signal: { aborted: true } }]) {
      const found = await solveEquilibrium(rules, { ...options, ...limits });
      expect(found.stopped).toBe(limits.signal ? "abort" : "time");
      expect(found.value).toBeGreaterThanOrEqual(rules.facts.bounds[0]);
      expect(found.value).toBeLessThanOrEqual(rules.facts.bounds[1]);
      expect(found.strategy.size).toBe([...found.strategy.sets()].length);
      if (found.method !== "mccfr") expect(readStrategy(rules, writeStrategy(found.strategy)).size).toBe(0);
    }
  });

  it("rejects unknown options and games that hide nothing", async () => {
    await expect(solve({ depth: 3 } as EquilibriumOptions)).rejects.toMatchObject({
      id: "api-option-unknown",
    });
    await expect(solveEquilibrium(ticTacToe)).rejects.toMatchObject({ id: "equilibrium-nothing-hidden" });
  });
});

describe("perfect recall", () => {
  it("is verified: the error names the player and two histories", async () => {
    const kuhn = oneCardPoker(3);
    const forgetful = {
      ...kuhn,
      view: (
        { cards, said }: { cards: readonly [number, number]; said: readonly ("pass" | "bet")[] },
        player: number,
      ) => ({ own: said.length > 1 ? 0 : cards[player as 0 | 1], said }),
    };
    await expect(solveEquilibrium(forgetful)).rejects.toMatchObject({
      id: "equilibrium-recall",
      values: {
        player: 0,
        one: '"{\\"cards\\":[1,2],\\"said\\":[]}" "pass" "bet"',
        other: '"{\\"cards\\":[2,1],\\"said\\":[]}" "pass" "bet"',
      },
    });
  });

  it("needs the same actions at every state of a view", async () => {
    const kuhn = oneCardPoker(3);
    const revealing = {
      ...kuhn,
      actions: (state: { cards: readonly [number, number]; said: readonly ("pass" | "bet")[] }) =>
        state.cards[1] === 3 && state.said.length === 0 ? (["bet"] as const) : kuhn.actions(state),
    };
    await expect(solveEquilibrium(revealing)).rejects.toMatchObject({ id: "equilibrium-actions" });
  });
});

describe("a file of a strategy", () => {
  it("is read back unchanged, for this game only", async () => {
    const game = oneCardPoker(3);
    const { strategy } = await solveEquilibrium(game, { iterations: 50 });
    const text = writeStrategy(strategy);
    expect(writeStrategy(readStrategy(game, text))).toBe(text);
    expect([...readStrategy(game, text).sets()]).toEqual([...strategy.sets()]);
    expect(() => readStrategy(highCard, text)).toThrow(expect.objectContaining({ id: "strategy-other" }));
    expect(() => readStrategy(oneCardPoker(9), text)).toThrow(
      expect.objectContaining({ id: "strategy-other" }),
    );
    for (const broken of [
      "",
      "{}",
      "null",
      text.slice(0, -10),
      text.replace('"probabilities":[', '"probabilities":[2,'),
    ])
      expect(() => readStrategy(game, broken)).toThrow(expect.objectContaining({ id: "strategy-damaged" }));
    // Two probabilities of a set are exchanged: still a strategy, but not this one.
    const [, one, other] = /"probabilities":\[([\d.]+),([\d.]+)/.exec(text)!;
    const edited = text.replace(`${one},${other}`, `${other},${one}`);
    expect(edited).not.toBe(text);
    expect(() => readStrategy(game, edited)).toThrow(expect.objectContaining({ id: "strategy-changed" }));
    // White space is no change.
    expect([...readStrategy(game, JSON.stringify(JSON.parse(text), undefined, 2)).sets()]).toEqual([
      ...strategy.sets(),
    ]);
  });
});

describe("simultaneous decisions", () => {
  it.each([
    goofspiel(3),
    matrixGame([
      [1, -1],
      [-1, 2],
    ]),
  ] as Game<unknown, unknown>[])("fulfil the contract of games", (game) => {
    expect(checkGame(game, { games: 4, depth: 2 }).states).toBeGreaterThan(5);
    expect(checkDeterminize(game)).toBeGreaterThan(2);
  });
});
