import { describe, expect, it, vi } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { decideMinimax } from "../../test/decide.js";
import { GRAPH_FACTS, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { type PigState, pig, type TicTacToeState, ticTacToe } from "../../test/sample-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { GamePosition } from "../position/game-position.js";
import { Table } from "../search/table.js";
import { decideSync } from "./decide-sync.js";
import { search } from "./root.js";
import { type MinimaxOptions, thinkMinimax } from "./think.js";

const EMPTY: TicTacToeState = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const START: PigState = [0, 0, 0, 0];

/** Pig with an evaluator and a "native" position: the adapter with its moves in reverse order. */
function nativePig(target: number): Game<PigState, "roll" | "hold"> {
  const game: Game<PigState, "roll" | "hold"> = {
    ...pig(target),
    evaluators: {
      default: ([own, other, total, player]) => 0.5 + ((own + total - other) * (player === 0 ? 1 : -1)) / 200,
      even: () => 0.5,
    },
  };
  class Backwards extends GamePosition<PigState, "roll" | "hold"> {
    override moves(into: Int32Array, from: number): number {
      const count = super.moves(into, from);
      into.subarray(from, from + count).reverse();
      for (let i = 0; i < count; i++) into[from + i] = 100 - into[from + i]!;
      return count;
    }
    override play(move: number): void {
      super.play(move > 50 ? 100 - move : move);
    }
    override copy(): Backwards {
      return new Backwards(game, this.state()!);
    }
    evaluate(): number {
      return game.evaluators!.default!(this.state()!);
    }
  }
  // Native positions are not `GamePosition`s; hide what makes this one so, so that its moves must be matched.
  return {
    ...game,
    position: (state) => {
      const inner = new Backwards(game, state);
      return Object.defineProperty(Object.create(null), "width", { value: 10 }) && wrap(inner);
    },
  };
}

function wrap(inner: GamePosition<PigState, "roll" | "hold"> & { evaluate(): number }) {
  return {
    width: 10,
    turn: () => inner.turn(),
    moves: (into: Int32Array, from: number) => inner.moves(into, from),
    outcomes: (into: Int32Array, chances: Float64Array, from: number) => inner.outcomes(into, chances, from),
    play: (move: number) => inner.play(move),
    undo: () => inner.undo(),
    payoff: (player: number) => inner.payoff(player),
    hashLow: () => inner.hashLow(),
    hashHigh: () => inner.hashHigh(),
    copy: () => wrap(inner.copy() as typeof inner),
    evaluate: () => inner.evaluate(),
  };
}

describe("think", () => {
  it("reports every depth and why it stopped", async () => {
    const seen: Decision<number>[] = [];
    for await (const decision of thinkMinimax(ticTacToe, EMPTY)) seen.push(decision);
    expect(seen.map((decision) => decision.depth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const last = seen.at(-1)!;
    expect(last).toMatchObject({ value: 0, solved: true, stopped: "solved", algorithm: "alpha-beta" });
    expect(last.approximations).toEqual([]);
    expect(seen[0]).toMatchObject({
      solved: false,
      approximations: [{ kind: "horizon" }, { kind: "unjudged" }],
    });
    expect(last.actions.map((row) => row.action).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ["tic-tac-toe", ticTacToe, EMPTY],
    ["pig", pig(30), START],
  ])(
    "searches %s like `search` with default options: a table, the best action, deeper and deeper",
    (_, rules, state) => {
      const game = rules as Game<unknown, unknown>;
      const { nodes, tableHits, cuts, value, depth } = decideSync(game, state, { depth: 5 });
      const found = search(new GamePosition(game, state), { facts: game.facts, depth: 5 });
      expect(found).toMatchObject({ nodes, tableHits, cuts, value, depth });
      expect(tableHits).toBeGreaterThan(20);
    },
  );

  it("follows the principal variation to the end of a game without chance", async () => {
    const { line, value } = await decideMinimax(ticTacToe, [1, 1, 0, 2, 2, 0, 0, 0, 0]);
    expect(value).toBe(1);
    expect(line).toEqual([2]);
    const draw = await decideMinimax(ticTacToe, EMPTY);
    let board: TicTacToeState = EMPTY;
    for (const action of draw.line) {
      expect(ticTacToe.actions(board)).toContain(action);
      board = ticTacToe.play(board, action, seededChance(0));
    }
    expect(draw.line.length).toBeGreaterThan(1);
  });

  it("finds the same with rules and native positions, whatever numbers the native position gives its moves", async () => {
    const game = nativePig(30);
    for (const state of [START, [10, 20, 5, 0], [20, 10, 9, 1], [25, 28, 4, 1]] as const) {
      for (const algorithm of ["expectiminimax", "star1", "star2", "star2.5"] as const) {
        const options = { depth: 5, rank: "all", algorithm } as const;
        const native = await decideMinimax(game, state, options);
        const rules = await decideMinimax(game, state, { ...options, native: false });
        expect(native.actions.map((row) => row.action)).toEqual(rules.actions.map((row) => row.action));
        for (const [i, row] of native.actions.entries())
          expect(row.value).toBeCloseTo(rules.actions[i]!.value!, 12);
      }
    }
  });

  it("accepts evaluators by name and as functions, and checks their bounds", async () => {
    const game = nativePig(30);
    const value = async (evaluator?: string | ((state: PigState) => number)): Promise<number> =>
      (await decideMinimax(game, START, { depth: 1, ...(evaluator && { evaluator }) })).value!;
    expect(await value("even")).toBe(0.5);
    expect(await value(() => 0.25)).toBe(0.25);
    expect(await value("default")).toBe(await value());
    expect(await value()).toBeGreaterThan(0.5);
    await expect(value("best")).rejects.toThrow('pig has no evaluator "best"; it has: default, even.');
    await expect(value(() => 2)).rejects.toThrow("The evaluator gave 2, outside the bounds [0, 1]");
    await expect(value(() => Number.NaN)).rejects.toThrow("outside the bounds");
  });

  it("refuses an evaluator of states before chance", async () => {
    await expect(
      decideMinimax(nativePig(30), START, { depth: 1, evaluator: "even", horizon: "afterstate" }),
    ).rejects.toThrow(expect.objectContaining({ id: "search-evaluator-horizon", values: { game: "pig" } }));
  });

  it("gives each outcome of the chance after an action, with the action's value as their mean", async () => {
    const { actions } = await decideMinimax(nativePig(20), [3, 4, 8, 0], {
      depth: 3,
      rank: "all",
      outcomes: true,
    });
    const roll = actions.find((row) => row.action === "roll")!;
    expect(roll.outcomes).toHaveLength(6);
    const mean = roll.outcomes!.reduce((sum, outcome) => sum + outcome.probability * outcome.value!, 0);
    expect(mean).toBeCloseTo(roll.value!, 12);
    expect(actions.find((row) => row.action === "hold")!.outcomes).toEqual([]);
  });

  it("keeps a table between moves, and clears it for another evaluator", async () => {
    const table = new Table(1 << 12);
    const game = nativePig(30);
    const options = { table, depth: 6, deepening: false } as const;
    const first = await decideMinimax(game, START, options);
    const again = await decideMinimax(game, START, options);
    expect(again.value).toBe(first.value);
    expect(again.nodes.decision).toBeLessThan(first.nodes.decision / 2);
    const other = await decideMinimax(game, START, { ...options, evaluator: "even" });
    expect(other.value).toBeCloseTo(
      (await decideMinimax(game, START, { depth: 6, evaluator: "even", table: false })).value!,
      12,
    );
  });
});

describe("limits", () => {
  it("of time are checked after the first depth: every action has its value, however late it is", async () => {
    for (const native of [true, false]) {
      const hurried = await decideMinimax(nativePig(100), [40, 38, 12, 0], { time: 0, native, rank: "all" });
      const calm = await decideMinimax(nativePig(100), [40, 38, 12, 0], { depth: 1, native, rank: "all" });
      expect(hurried).toMatchObject({ depth: 1, stopped: "time", actions: calm.actions });
    }
    // A search that starts at its full depth has no first depth to wait for.
    const deep = { depth: 30, time: 0, deepening: false } as const;
    expect(await decideMinimax(nativePig(100), [40, 38, 12, 0], deep)).toMatchObject({ depth: 0 });
  });

  it("always leave a legal answer, and never a wrong exact one", async () => {
    for (const limits of [{ nodes: 0 }, { nodes: 1 }, { signal: AbortSignal.abort() }]) {
      const decision = await decideMinimax(nativePig(100), [5, 5, 4, 0], limits);
      expect(decision.actions.map((row) => row.action).sort()).toEqual(["hold", "roll"]);
      expect(decision.solved).toBe(false);
      expect(decision.depth).toBe(0);
      // At most the move that needs no further node was searched; nothing is known of the other.
      expect(decision.actions.at(-1)).toEqual({
        action: "roll",
        certainty: { kind: "absent" },
        depth: 0,
        method: decision.algorithm,
      });
      expect(decision.value).toBe(decision.actions[0]!.value);
    }
  });

  it("of nodes always stop at the same node", () => {
    for (let nodes = 1; nodes < 4000; nodes = Math.ceil(nodes * cases(1.1, 1.6))) {
      const one = decideSync(nativePig(100), [40, 38, 12, 0], { nodes, rank: "all" });
      const two = decideSync(nativePig(100), [40, 38, 12, 0], { nodes, rank: "all" });
      expect({ ...one, ms: 0 }).toEqual({ ...two, ms: 0 });
      expect(one.stopped).toBe("nodes");
      const { decision, chance, leaf } = one.nodes;
      expect(decision + chance + leaf).toBeLessThan(nodes + 30);
    }
  });

  it("leave rows that are true for the depth they name, on random games", () => {
    let mixed = 0;
    for (let seed = 0; seed < cases(200, 10); seed++) {
      const graph = randomGraph(`limits ${seed}`, { spread: 25 });
      for (const rank of ["all", "best"] as const) {
        const full = search(new GraphPosition(graph), { facts: GRAPH_FACTS, rank, depth: 6 });
        const total = full.nodes.decision + full.nodes.chance + full.nodes.leaf;
        for (const share of [0.2, 0.5, 0.9]) {
          const nodes = Math.ceil(total * share);
          const report = search(new GraphPosition(graph), { facts: GRAPH_FACTS, rank, depth: 6, nodes });
          if (report.solved) expect(report.value).toBeCloseTo(oracle(graph, 0, 99, "decision"), 12);
          if (new Set(report.rows.map((row) => row.depth)).size > 1) mixed++;
          for (const row of report.rows) {
            if (row.depth === 0) continue;
            const truth = oracle(graph, graph[0]!.children[row.move]!, row.depth - 1, "decision");
            if (row.bound !== "lower") expect(truth).toBeLessThanOrEqual(row.value + 1e-12);
            if (row.bound !== "upper") expect(truth).toBeGreaterThanOrEqual(row.value - 1e-12);
          }
        }
      }
    }
    expect(mixed).toBeGreaterThan(cases(8, 0));
  });

  it("of time and by signal are checked while timers run", async () => {
    // A clock that advances when read: the limit is reached after the same work on every machine.
    let ticks = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => ticks++ / 4);
    const timed = await decideMinimax(nativePig(100), START, { time: 60 });
    clock.mockRestore();
    expect(timed.stopped).toBe("time");
    expect(ticks / 4).toBeLessThan(80);
    expect(timed.depth).toBeGreaterThan(0);
    const controller = new AbortController();
    setImmediate(() => controller.abort());
    const aborted = await decideMinimax(ticTacToe, EMPTY, {
      signal: controller.signal,
      table: false,
      algorithm: "minimax",
    });
    expect(["abort", "solved"]).toContain(aborted.stopped);
  });
});

describe("errors are one sentence that names the fix", () => {
  const base = pig(50);
  const game = (facts: Partial<typeof base.facts>): typeof base => ({
    ...base,
    facts: { ...base.facts, ...facts },
  });
  it.each<[string, typeof base, MinimaxOptions<PigState>, string]>([
    [
      "chance and alpha-beta",
      base,
      { algorithm: "alpha-beta", depth: 1 },
      "use expectiminimax, star1, star2 or star2.5",
    ],
    ["chance and minimax", base, { algorithm: "minimax", depth: 1 }, "minimax cannot search chance nodes"],
    [
      "Star1 without bounds",
      game({ bounds: [0, Number.POSITIVE_INFINITY] }),
      { algorithm: "star1", depth: 1 },
      "give finite bounds or use expectiminimax",
    ],
    [
      "Star2 without bounds",
      game({ bounds: [-Infinity, 1] }),
      { algorithm: "star2", depth: 1 },
      "give finite bounds",
    ],
    ["three players", game({ players: 3 }), { depth: 1 }, "use max-n, paranoid or best-reply"],
    ["two players with sums of their own", game({ zeroSum: false }), { depth: 1 }, "facts.zeroSum"],
    ["hidden information", game({ hidden: true }), { depth: 1 }, "hidden from the player"],
    ["a depth of 0", base, { depth: 0 }, "from 1 to 1000, not 0"],
    ["half a decision", base, { depth: 1.5 }, "not 1.5"],
    ["a negative time", base, { time: -1 }, "time must be a number, 0 or more"],
    [
      "an unknown algorithm",
      base,
      { algorithm: "star3" as "star2", depth: 1 },
      "use one of minimax, alpha-beta",
    ],
    ["full depth of nothing", base, { deepening: false, time: 10 }, "without deepening needs a depth"],
    [
      "a position evaluator without a position",
      base,
      { depth: 1, positionEvaluator: () => 0 },
      "needs a native position",
    ],
    ["a beam by nothing", base, { depth: 1, beam: 1 }, "A beam needs an evaluator"],
    ["a beam of half", base, { depth: 1, beam: 0.5 }, "beam must be a whole number"],
    ["a threshold of 2", base, { depth: 1, threshold: 2 }, "threshold must be a probability below 1"],
  ])("%s", async (_, refused, options, message) => {
    await expect(decideMinimax(refused, START, options)).rejects.toThrow(message);
    await expect(decideMinimax(refused, START, options)).rejects.toThrow(/^[^\n]*[.]$/);
  });

  it("a game that is over", async () => {
    await expect(decideMinimax(base, [0, 50, 0, 0], { depth: 1 })).rejects.toThrow("the game is over here");
  });
});

it("a search never knows the real roll: guess the die", async () => {
  // The die is under the cup after `start`, but the rules roll it only when the guess is made.
  interface Guess {
    readonly guessed: number;
    readonly rolled: number;
  }
  const guess: Game<Guess, number> = {
    name: "guess",
    facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: true },
    start: () => ({ guessed: 0, rolled: 0 }),
    turn: ({ rolled }) => (rolled > 0 ? OVER : 0),
    actions: ({ rolled }) => (rolled > 0 ? [] : [1, 2, 3, 4, 5, 6]),
    play: (_, guessed, chance) => ({ guessed, rolled: chance.die(6) }),
    payoff: ({ guessed, rolled }) => [guessed === rolled ? 1 : 0],
  };
  let right = 0;
  const chance = seededChance("the real die");
  for (let game = 0; game < 600; game++) {
    const state = guess.start(chance);
    const decision = decideSync(guess, state, { rank: "all", table: 64 });
    expect(decision.solved).toBe(true);
    for (const row of decision.actions) expect(row.value).toBeCloseTo(1 / 6, 12);
    right += guess.payoff(guess.play(state, decision.actions[0]!.action, chance))[0]!;
  }
  // Binomial with p = 1/6: 100 expected, standard deviation 9.1.
  expect(right).toBeGreaterThan(60);
  expect(right).toBeLessThan(140);
});

it("both players maximise in a cooperative game", async () => {
  const together: Game<PigState, "roll" | "hold"> = {
    ...pig(6),
    facts: { ...pig(6).facts, zeroSum: false, cooperative: true },
    payoff: ([own, other]) => [(own + other) / 20, (own + other) / 20],
  };
  const alone = decideSync(together, [2, 3, 2, 1], { depth: 3, rank: "all" });
  expect(alone.actions[0]!.value!).toBe(Math.max(...alone.actions.map((row) => row.value!)));
});

it("samples a chance node with too many outcomes, and reports it", async () => {
  const game: Game<number, "draw"> = {
    name: "cards",
    facts: { players: 1, zeroSum: false, bounds: [0, 51], cycles: false, chance: true },
    start: () => -1,
    turn: (card) => (card >= 0 ? OVER : 0),
    actions: (card) => (card >= 0 ? [] : ["draw"]),
    play: (_card, _action, chance) => chance.shuffle([...new Array(52).keys()])[0]!,
    payoff: (card) => [card],
  };
  const decision = await decideMinimax(game, -1, { enumeration: { samples: 2000 } });
  expect(decision.solved).toBe(false);
  expect(decision.approximations).toEqual([{ kind: "sampled" }]);
  expect(decision.value).toBeGreaterThan(24);
  expect(decision.value).toBeLessThan(27);
});
