import type { Chance, Game } from "@tyche/engine";
import {
  ALGORITHMS,
  formatExact,
  RefusalError,
  readTree,
  type Solution,
  sameTree,
  solve,
  type Tree,
  type Value,
  writeTree,
} from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { solveText } from "./stream/solve-text.js";
import { outcomesOf, unfold } from "./unfold.js";

const text = (value: unknown): string => JSON.stringify(value);

function distribution(rule: (chance: Chance) => unknown): Record<string, string> {
  return Object.fromEntries(
    outcomesOf(rule, text).map(({ result, probability }) => [text(result), formatExact(probability)]),
  );
}

describe("outcomes", () => {
  it("has 21 rolls of two dice and 252 of five, with exact probabilities", () => {
    const two = distribution((chance) => chance.dice(2, 6));
    expect(Object.keys(two)).toHaveLength(21);
    expect([two["[6,6]"], two["[6,5]"]]).toEqual(["1/36", "1/18"]);
    const five = distribution((chance) => chance.dice(5, 6));
    expect(Object.keys(five)).toHaveLength(252);
    // 5!/(3! 2!) of 6^5.
    expect(five["[6,6,6,2,2]"]).toBe("5/3888");
  });

  it("merges equal results and reads weights as printed", () => {
    expect(distribution((chance) => chance.die(6) + chance.die(6))[7]).toBe("1/6");
    expect(
      distribution((chance) =>
        chance.weighted([
          ["two", 0.9],
          ["four", 0.1],
        ]),
      ),
    ).toEqual({ '"two"': "9/10", '"four"': "1/10" });
    expect(distribution((chance) => chance.shuffle(["r", "b", "b"]))['["b","r","b"]']).toBe("1/3");
  });

  it("follows draws that depend on earlier draws", () => {
    expect(distribution((chance) => (chance.die(2) === 1 ? 0 : chance.pick([1, 2, 3])))).toEqual({
      0: "1/2",
      1: "1/6",
      2: "1/6",
      3: "1/6",
    });
  });
});

/** Two players in turn add die rolls or stop; the higher sum wins, and a sum over 6 loses. */
interface Sums {
  readonly sums: readonly [number, number];
  readonly player: number;
  readonly last: boolean;
}

const race: Game<Sums, "roll" | "stop"> = {
  name: "race",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true },
  start: () => ({ sums: [0, 0], player: 0, last: false }),
  turn: ({ player }) => player,
  actions: () => ["roll", "stop"],
  play({ sums, player, last }, action, chance) {
    if (action === "stop") return { sums, player: last ? -1 : 1, last: true };
    const next: [number, number] = [...sums];
    next[player] = next[player]! + chance.die(3);
    if (next[player]! <= 6) return { sums: next, player, last };
    next[player] = -1;
    return { sums: next, player: last ? -1 : 1, last: true };
  },
  payoff({ sums: [a, b] }) {
    const sign = Math.sign(a - b);
    return [sign, 0 - sign];
  },
};

/** The value by definition, in doubles. */
function value(state: Sums): number {
  if (state.player === -1) return race.payoff(state)[0]!;
  const values = race.actions(state).map((action) => {
    if (action === "stop") return value(race.play(state, action, undefined as unknown as Chance));
    const rolled = [1, 2, 3].map((face) =>
      value(race.play(state, action, { die: () => face } as unknown as Chance)),
    );
    return (rolled[0]! + rolled[1]! + rolled[2]!) / 3;
  });
  return state.player === 0 ? Math.max(...values) : Math.min(...values);
}

describe("unfold", () => {
  it("builds a tree with the value of the game", () => {
    const start: Sums = { sums: [3, 0], player: 0, last: false };
    const tree = unfold(race, start, 30);
    for (const algorithm of ["expectiminimax", "star1", "star2"]) {
      const found = (solve(tree, algorithm).value as Value).toNumber();
      expect(found).toBeCloseTo(value(start), 12);
    }
  });

  it("names edges and uses an evaluator at the horizon", () => {
    const tree = unfold(race, { sums: [3, 2], player: 0, last: false }, 1, {
      evaluator: ({ sums: [a, b] }) => (a - b) / 6,
    });
    const { root } = tree;
    expect(root.kind === "max" && root.actions).toEqual(['"roll"', '"stop"']);
    const roll = root.children[0]!;
    expect(roll.kind === "chance" && roll.actions).toEqual(["1", "2", "3"]);
    // (2 + 3 + 4) / 18, but each quotient is rounded to a double.
    expect((solve(tree, "expectiminimax").value as Value).toNumber()).toBeCloseTo(0.5, 15);
  });

  it("refuses games that are too large or that it cannot evaluate", () => {
    const start: Sums = { sums: [0, 0], player: 0, last: false };
    expect(() => unfold(race, start, 1)).toThrow("give an evaluator");
    expect(() => unfold(race, start, 30, { most: 100 })).toThrow("more than 100 nodes");
    // The root and the two estimates below it make three.
    const early = { evaluator: () => 0, horizon: "afterstate" } as const;
    expect(unfold(race, start, 1, { ...early, most: 3 }).nodes).toHaveLength(3);
    expect(() => unfold(race, start, 1, { ...early, most: 2 })).toThrow("more than 2 nodes");
    expect(() => outcomesOf((chance) => chance.shuffle([...new Array(12).keys()]), text)).toThrow("too many");
    const twice = (chance: Chance) => chance.die(400) + chance.die(400);
    expect(() => outcomesOf(twice, text)).toThrow("too many");
  });
});

describe("a horizon", () => {
  const judge = ({ sums: [a, b] }: Sums): number => (a - b) / 6;
  /** Whether some line of play is longer than the depth. */
  const reachesHorizon = (tree: Tree): boolean =>
    tree.nodes.some((node) => node.kind === "leaf" && node.isEstimate === true);

  it("is exact for no algorithm that met it, and for every one that did not", () => {
    for (const sums of [
      [0, 0],
      [3, 2],
      [5, 6],
      [6, 6],
    ] as const) {
      for (let depth = 0; depth < 6; depth++) {
        const tree = unfold(race, { sums, player: 0, last: false }, depth, { evaluator: judge });
        for (const { name } of ALGORITHMS) {
          const found = solved(tree, name);
          if (!found) continue;
          const met = tree.nodes.some(
            (node, id) => node.kind === "leaf" && node.isEstimate && found.record.visits[id]! > 0,
          );
          if (met) expect(found.exact, `${name}, depth ${depth}`).toBe(false);
          if (!reachesHorizon(tree) && name === "expectiminimax") expect(found.exact).toBe(true);
        }
      }
    }
  });

  it("is written as estimates and read back, in one piece and as a stream", () => {
    for (let depth = 0; depth < 5; depth++) {
      const tree = unfold(race, { sums: [3, 2], player: 0, last: false }, depth, { evaluator: judge });
      const { text } = writeTree(tree, "json");
      const { tree: again } = readTree(text, { format: "json" });
      expect(sameTree(again, tree)).toBe(true);
      expect(reachesHorizon(again)).toBe(reachesHorizon(tree));
      const streamed = solveText(text, { algorithm: "expectiminimax" });
      const whole = solve(tree, "expectiminimax");
      expect(String(streamed.solution.value)).toBe(String(whole.value));
      expect(streamed.solution.exact).toBe(whole.exact);
    }
  });
});

/** The solution by an algorithm; undefined if it does not fit the tree. */
function solved(tree: Tree, algorithm: string): Solution | undefined {
  try {
    return solve(tree, algorithm);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}
