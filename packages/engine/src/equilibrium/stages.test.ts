import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { goofspiel, matrixGame, oneCardPoker } from "../../test/hidden-games.js";
import { seededChance } from "../chance/seeded.js";
import { sfc32 } from "../chance/sfc32.js";
import type { Game } from "../contract/game.js";
import { simultaneousGame } from "../hidden-information/simultaneous-game.js";
import { checkDeterminize } from "../testing/check-determinize.js";
import { decide } from "../think/think.js";
import { matrixMixtures } from "./matrix-game.js";
import { solveEquilibrium } from "./solve.js";
import { evaluateStrategy } from "./strategy-value.js";

interface Played {
  readonly path: string;
  readonly payoff: number | undefined;
}

/** A random game: at each state both players decide, or one, or it ends; chance follows some choices. */
function randomStages(seed: number): Game<unknown, number> {
  const drawAt = (path: string): ((most: number) => number) => {
    const next = sfc32(`${seed} ${path}`);
    return (most) => next() % most;
  };
  const reached = (path: string): Played => {
    const draw = drawAt(path);
    const isOver = path.length > 5 || draw(4) === 0;
    return { path, payoff: isOver ? draw(9) - 4 : undefined };
  };
  return simultaneousGame<Played, number>({
    name: "random-stages",
    facts: { players: 2, zeroSum: true, bounds: [-4, 4], cycles: false, chance: true },
    start: () => ({ path: "", payoff: undefined }),
    movers: ({ path, payoff }) =>
      payoff !== undefined ? [] : [[0, 1], [0, 1], [0], [1]][drawAt(`m${path}`)(4)]!,
    actions: ({ path }, player) => [0, 1, 2].slice(0, 1 + drawAt(`a${path}${player}`)(3)),
    play: ({ path }, [one = 0, other = 0], chance) =>
      reached(`${path}${one}${other}${drawAt(`c${path}`)(3) === 0 ? chance.die(2) : ""}`),
    payoff: ({ payoff = 0 }) => [payoff, 0 - payoff],
  }) as Game<unknown, number>;
}

describe("the limits of backward induction", () => {
  it.each([
    ["comes back to a state", (at: number) => at, "equilibrium-cycles", "equilibrium-recall"],
    ["counts its rounds", (at: number) => at + 1, "equilibrium-endless", "equilibrium-endless"],
  ])("name a game that never ends and %s", async (_, next, id, other) => {
    const endless = simultaneousGame<{ readonly at: number }, number>({
      name: "endless",
      facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
      start: () => ({ at: 0 }),
      movers: ({ at }) => (at < 0 ? [] : [0, 1]),
      actions: () => [0, 1],
      play: ({ at }, [one, other]) => ({ at: one === other ? -1 : next(at) }),
      payoff: () => [1, -1],
    }) as Game<unknown, number>;
    await expect(solveEquilibrium(endless)).rejects.toMatchObject({ id });
    await expect(solveEquilibrium(endless, { method: "pdcfr+" })).rejects.toMatchObject({ id: other });
    expect(() => checkDeterminize(endless)).toThrow(/never ends/);
    if (!IS_LONG) return;
    const { algorithm } = await decide(endless, endless.start(seededChance(1)), { nodes: 50_000 });
    expect(algorithm).toBe("regret-ismcts");
  });

  it("are reported while it runs, and a signal ends it", async () => {
    const game = goofspiel(3);
    const seen: number[] = [];
    const { nodes } = await solveEquilibrium(game, { onProgress: (progress) => seen.push(progress.nodes) });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.every((each, i) => each <= nodes && (i === 0 || each > seen[i - 1]!))).toBe(true);
    const signal = { aborted: false };
    let reports = 0;
    const onProgress = (): void => {
      reports++;
      signal.aborted = true;
    };
    const { stopped, proved } = await solveEquilibrium(goofspiel(6), { signal, onProgress });
    expect([stopped, proved]).toEqual(["abort", false]);
    // The signal is noticed within milliseconds of millions of pairs.
    expect(reports).toBeLessThan(100);
    await expect(solveEquilibrium(game, { limit: 100 })).rejects.toMatchObject({
      id: "equilibrium-too-large",
    });
  });
});

describe("a matrix game", () => {
  it("has mixtures that guarantee both players the same", () => {
    const next = sfc32("matrices");
    for (let number = 0; number < cases(5000, 100); number++) {
      const [rows, columns] = [1 + (next() % 6), 1 + (next() % 6)];
      // Few different entries make ties, many none.
      const most = [3, 10, 1e6][number % 3]!;
      const matrix = Float64Array.from({ length: rows * columns }, () => (next() % most) - most / 2);
      const mixtures = matrixMixtures(matrix, columns);
      for (const mixture of [mixtures.rows, mixtures.columns]) {
        expect(mixture.every((share) => share >= 0)).toBe(true);
        expect(mixture.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      }
      const least = Array.from(mixtures.columns, (_, j) =>
        mixtures.rows.reduce((sum, share, i) => sum + share * matrix[i * columns + j]!, 0),
      );
      const greatest = Array.from(mixtures.rows, (_, i) =>
        mixtures.columns.reduce((sum, share, j) => sum + share * matrix[i * columns + j]!, 0),
      );
      expect(Math.abs(Math.max(...greatest) - Math.min(...least))).toBeLessThan(1e-9 * most);
    }
  });
});

describe("backward induction", () => {
  it("is the default for simultaneous decisions, and best responses over all histories prove it", async () => {
    const games = Array.from({ length: cases(60, 3) }, (_, seed) => randomStages(seed));
    for (const [seed, game] of [goofspiel(3), ...games].entries()) {
      const rules = game as Game<unknown, number>;
      const { strategy, ...found } = await solveEquilibrium(rules);
      expect([found.method, found.stopped, found.proved]).toEqual(["backward-induction", "solved", true]);
      expect(found.gap, `game ${seed}`).toBeLessThan(1e-12);
      const proved = await evaluateStrategy(rules, strategy);
      expect(proved.gap, `game ${seed}`).toBeLessThan(1e-12);
      expect(proved.value, `game ${seed}`).toBeCloseTo(found.value, 12);
      // Without `rest`, every information set is counted, in the order of a solution by regret minimisation.
      const byRegret = await solveEquilibrium(rules, { method: "pdcfr+", iterations: 1 });
      expect(found.informationSets, `game ${seed}`).toBe(byRegret.informationSets);
      const views = (sets: Iterable<{ readonly view: string }>): string[] =>
        Array.from(sets, ({ view }) => view);
      expect(new Set(views(strategy.sets()))).toEqual(new Set(views(byRegret.strategy.sets())));
      for (const set of strategy.sets()) expect(strategy.at(set.player, JSON.parse(set.view))).toEqual(set);
    }
  }, 600_000);

  it("solves a state once however it was reached, if the game says what the rest depends on", async () => {
    // Pennies of unequal worth, ten rounds: 1,400,000 states, but only the lead counts.
    const pennies = (rounds: number): Game<unknown, unknown> =>
      simultaneousGame<{ round: number; lead: number; said: string }, number>({
        name: "pennies",
        facts: { players: 2, zeroSum: true, bounds: [-100, 100], cycles: false, chance: false },
        start: () => ({ round: 0, lead: 0, said: "" }),
        movers: ({ round }) => (round < rounds ? [0, 1] : []),
        actions: () => [0, 1],
        play: ({ round, lead, said }, [one, other]) => ({
          round: round + 1,
          lead: lead + (one !== other ? -1 : one === 1 ? 2 : 1),
          said: `${said}${one}${other}`,
        }),
        payoff: ({ lead }) => [lead, 0 - lead],
        rest: ({ round, lead }) => `${round} ${lead}`,
      }) as Game<unknown, unknown>;
    const ten = pennies(10);
    const { value, informationSets, strategy } = await solveEquilibrium(ten);
    expect(value).toBeCloseTo(10 / 5, 9);
    expect(informationSets).toBeLessThan(400);
    const view = { seen: { round: 1, lead: -1, said: "01" }, decided: [0], turn: 1, own: [] };
    expect(strategy.at(1, view)!.probabilities).toEqual([expect.closeTo(3 / 5, 9), expect.closeTo(2 / 5, 9)]);
    const three = pennies(3);
    const { strategy: mixed } = await solveEquilibrium(three);
    expect((await evaluateStrategy(three, mixed)).gap).toBeLessThan(1e-12);
  });

  it("knows nothing at views of other games", async () => {
    const { strategy } = await solveEquilibrium(goofspiel(2));
    const view = { seen: { prizes: [3], bids: [] }, decided: [], turn: 0, own: [] };
    expect(strategy.at(0, view)).toBeUndefined();
  });

  it("stops at its limits, and is refused where it does not apply", async () => {
    const game = goofspiel(4) as Game<unknown, unknown>;
    await expect(solveEquilibrium(game, { limit: 100 })).rejects.toMatchObject({
      id: "equilibrium-too-large",
    });
    expect((await solveEquilibrium(goofspiel(2), { iterations: 5 })).method).toBe("pdcfr+");
    await expect(solveEquilibrium(oneCardPoker(3), { method: "backward-induction" })).rejects.toMatchObject({
      id: "equilibrium-no-stages",
    });
  });

  it("decides by the matrix of a state for either player, and keeps what it solved", async () => {
    const pennies = matrixGame([
      [1, -1],
      [-1, 2],
    ]);
    const start = pennies.start(seededChance(0));
    const second = pennies.play(start, 1, seededChance(0));
    for (const state of [start, second]) {
      const kept = new Map<string, unknown>();
      const decision = await decide(pennies, state, { nodes: 100, kept });
      expect(decision.stopped).toBe("solved");
      for (const { value } of decision.actions) expect(value).toBeCloseTo(1 / 5, 12);
      const again = await decide(pennies, state, { nodes: 100, kept });
      expect(again.actions).toEqual(decision.actions);
    }
  });
});
