/**
 * Checks the values of games with payoffs of any size against those of all square submatrices (Shapley and Snow 1950),
 * in exact arithmetic.
 */
import { type Node, readTree, type Tree, type Value } from "@tyche/trees";
import { equilibrium, isUnsolvable, type LinearSolver } from "@tyche/trees/analysis";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { linearSolver } from "../src/exact/linear-solver.js";

const solver = await linearSolver();
/** A failing solver, which leaves everything to exact arithmetic. */
const none: LinearSolver = () => undefined;

type Matrix = readonly (readonly Value[])[];

function numbers(seed: number): (count: number) => number {
  let state = (seed * 2654435761) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Solves a square system by elimination; undefined if it is singular. */
function solution(rows: Matrix, right: readonly Value[]): Value[] | undefined {
  const all = rows.map((row, i) => [...row, right[i]!]);
  for (let c = 0; c < all.length; c++) {
    const at = all.findIndex((row, r) => r >= c && !row[c]!.equals(ZERO));
    if (at < 0) return undefined;
    [all[c], all[at]] = [all[at]!, all[c]!];
    const own = all[c]!.map((x) => x.div(all[c]![c]!));
    all[c] = own;
    for (const [r, row] of all.entries()) {
      const factor = row[c]!;
      if (r !== c && !factor.equals(ZERO)) all[r] = row.map((x, j) => x.sub(factor.mul(own[j]!)));
    }
  }
  return all.map((row) => row.at(-1)!);
}

function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => ((bits + 1) >> i) & 1),
  );
}

const dot = (a: readonly Value[], b: readonly Value[]): Value =>
  a.reduce((sum, x, i) => sum.add(x.mul(b[i]!)), ZERO);

/**
 * The value of a matrix game: for some square submatrix both players are indifferent, and neither gains by another row
 * or column.
 */
function matrixValue(payoffs: Matrix): Value {
  const least = payoffs.flat().reduce((a, b) => (b.compare(a) < 0 ? b : a));
  // Shifted above 0, so that the submatrix is regular.
  const game = payoffs.map((row) => row.map((x) => x.sub(least).add(ONE)));
  const columns = game[0]!.map((_, j) => game.map((row) => row[j]!));
  for (const rows of subsets(game.length)) {
    for (const chosen of subsets(columns.length)) {
      if (chosen.length !== rows.length) continue;
      const square = rows.map((i) => chosen.map((j) => game[i]![j]!));
      const turned = chosen.map((j) => rows.map((i) => game[i]![j]!));
      const ones = rows.map(() => ONE);
      const y = solution(square, ones);
      const x = y && solution(turned, ones);
      if (!x || [...x, ...y].some((weight) => weight.compare(ZERO) < 0)) continue;
      const value = ONE.div(dot(x, ones));
      const holds =
        columns.every(
          (column) =>
            dot(
              x,
              rows.map((i) => column[i]!),
            ).compare(ONE) >= 0,
        ) &&
        game.every(
          (row) =>
            dot(
              y,
              chosen.map((j) => row[j]!),
            ).compare(ONE) <= 0,
        );
      if (holds) return value.add(least).sub(ONE);
    }
  }
  throw new Error("no kernel");
}

const written = (value: Value): string => String(value);

function matrixTree(game: Matrix): Tree {
  const spec = { max: game.map((row) => ({ set: "B", min: row.map(written) })) };
  return readTree(JSON.stringify(spec)).tree;
}

/** The normal form: every pure strategy of both players, with the expectation over chance. */
function normalForm(tree: Tree): Matrix {
  const placesOf = (kind: "max" | "min"): Map<string, number> =>
    new Map(
      tree.nodes.flatMap((node) =>
        node.kind === kind ? [[placeOf(node), node.children.length] as const] : [],
      ),
    );
  const plansOf = (places: Map<string, number>): Map<string, number>[] =>
    [...places].reduce<Map<string, number>[]>(
      (plans, [name, count]) =>
        plans.flatMap((plan) =>
          Array.from({ length: count }, (_, action) => new Map([...plan, [name, action]])),
        ),
      [new Map()],
    );
  const worth = (node: Node, plan: Map<string, number>): Value => {
    if (node.kind === "leaf") return node.value;
    if (node.kind === "chance")
      return node.children.reduce(
        (sum, child, i) => sum.add(node.probabilities[i]!.mul(worth(child, plan))),
        ZERO,
      );
    return worth(node.children[plan.get(placeOf(node))!]!, plan);
  };
  const others = plansOf(placesOf("min"));
  return plansOf(placesOf("max")).map((own) =>
    others.map((other) => worth(tree.root, new Map([...own, ...other]))),
  );
}

function placeOf(node: Node): string {
  const set = node.kind === "max" || node.kind === "min" ? node.informationSet : undefined;
  return `${node.kind} ${set ?? `#${node.id}`}`;
}

/** A payoff of any size: an integer, a fraction, or a power of ten over 30 orders of magnitude. */
function payoff(below: (count: number) => number, style: number): Value {
  const whole = fraction(below(7) - 3);
  if (style === 0) return whole;
  if (style === 1) return fraction(below(200) - 100, 1 + below(9));
  const power = fraction(10n ** BigInt(below(16)));
  return below(2) ? whole.mul(power) : whole.div(power);
}

/** Chance, then player 0, then player 1, who observes some or nothing of it, then player 0 again. */
function extensive(below: (count: number) => number, style: number): Tree {
  const end = (): unknown => written(payoff(below, style));
  const last = (name: string): unknown => (below(6) === 0 ? { max: [end(), end()], set: name } : end());
  const reply = (deal: number, action: number): unknown => {
    const sees = below(2) ? `d${deal}` : "all";
    return { min: [last(`${deal}${action}l`), last(`${deal}${action}r`)], set: sees };
  };
  const own = (deal: number): unknown => ({
    max: [reply(deal, 0), reply(deal, 1)],
    set: `own${below(2) ? deal : ""}`,
  });
  const deals = [own(0), own(1)];
  const p = below(2) ? ["1/3", "2/3"] : ["1e-9", "0.999999999"];
  return readTree(JSON.stringify({ chance: deals, p })).tree;
}

function exactValue(tree: Tree, by: LinearSolver): Value {
  const found = equilibrium(tree, by);
  if (isUnsolvable(found)) throw new Error(found.type);
  expect(String(found.gap)).toBe("0");
  for (const { probabilities } of found.behaviours) {
    expect(probabilities.every((p) => p.compare(ZERO) >= 0)).toBe(true);
    expect(String(probabilities.reduce((sum, p) => sum.add(p), ZERO))).toBe("1");
  }
  return found.value;
}

const MATRICES = cases(250, 5);
it(`is exact in ${MATRICES} matrix games with payoffs over 30 orders of magnitude, also scaled and shifted`, () => {
  let wide = 0;
  for (let seed = 1; seed <= MATRICES; seed++) {
    const below = numbers(seed);
    const style = seed % 3;
    const [m, n] = [1 + below(4), 1 + below(4)];
    const game = Array.from({ length: m }, () => Array.from({ length: n }, () => payoff(below, style)));
    // Repeated rows, and ties.
    if (seed % 4 === 0) game.push(game[0]!);
    const truth = matrixValue(game);
    expect(String(exactValue(matrixTree(game), solver)), `seed ${seed}`).toBe(String(truth));
    expect(String(exactValue(matrixTree(game), none)), `seed ${seed}`).toBe(String(truth));
    const scale = fraction(10n ** BigInt(below(30)), 10n ** BigInt(below(30)));
    const shift = payoff(below, 2);
    const moved = game.map((row) => row.map((x) => x.mul(scale).add(shift)));
    expect(String(exactValue(matrixTree(moved), solver)), `seed ${seed} moved`).toBe(
      String(truth.mul(scale).add(shift)),
    );
    if (style === 2) wide++;
  }
  expect(wide).toBeGreaterThan(MATRICES / 4);
});

const GAMES = cases(120, 2);
it(`is exact in ${GAMES} extensive-form games with chance and information sets`, () => {
  let solved = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const tree = extensive(numbers(seed + 5000), seed % 3);
    const found = equilibrium(tree, solver);
    if (isUnsolvable(found)) continue;
    const game = normalForm(tree);
    // Every subset of rows and of columns is tried.
    if (Math.max(game.length, game[0]!.length) > 16 || game.length * game[0]!.length > 64) continue;
    solved++;
    const truth = String(matrixValue(game));
    expect(String(exactValue(tree, solver)), `seed ${seed}`).toBe(truth);
    expect(String(exactValue(tree, none)), `seed ${seed}`).toBe(truth);
  }
  expect(solved).toBeGreaterThan(GAMES / 3);
});

describe("games for which floating-point solvers give wrong results", () => {
  const diagonal = (a: string, b: string): Tree =>
    readTree(`{"max":[{"set":"B","min":[${a},0]},{"set":"B","min":[0,${b}]}]}`).tree;

  it.each([
    ["1e15", "1e15", "500000000000000"],
    ["1e9", "1", "1000000000/1000000001"],
    ["1e15", "1e-15", "1000000000000000/1000000000000000000000000000001"],
    ["1e300", "1e300", `5${"0".repeat(299)}`],
    ["1e-300", "1e-300", `1/2${"0".repeat(300)}`],
  ])("%s and %s on the diagonal", (a, b, value) => {
    expect(String(exactValue(diagonal(a, b), solver))).toBe(value);
  });
});
