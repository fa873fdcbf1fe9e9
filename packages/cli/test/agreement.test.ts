/**
 * Checks the engine against the textbook algorithm: in positions of every game the engine's values are those of
 * expectiminimax with exact fractions on the explicit tree of the same rules.
 */

import { OVER, seededChance } from "@tyche/engine";
import { decideSync, type SearchAlgorithm } from "@tyche/engine/search";
import type { NamedGame } from "@tyche/games";
import { loadGame } from "@tyche/registry";
import { RefusalError, solve, type Tree, unfold, type Value } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../tests/cases.js";

interface Plan {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly evaluator?: string;
  /** Depth in decisions at which the tree stays small. */
  readonly depths: readonly number[];
  readonly positions: number;
}

const PLANS: readonly Plan[] = [
  { game: "tic-tac-toe", depths: [1, 3, 9], positions: 6 },
  { game: "connect-four", depths: [1, 2, 4], positions: 4 },
  { game: "connect-four", options: { size: "4x4", payoff: "stones" }, depths: [3, 5], positions: 4 },
  { game: "pig", depths: [1, 2, 3, 4], positions: 5 },
  { game: "pig", options: { dice: "2", target: "40" }, depths: [1, 2, 3], positions: 5 },
  { game: "pig", options: { dice: "coin", target: "5" }, depths: [3, 8], positions: 4 },
  { game: "einstein", depths: [1, 2, 3], positions: 4 },
  { game: "einstein", options: { size: "3" }, depths: [2, 4, 6], positions: 4 },
  { game: "2048", evaluator: "score", depths: [1, 2], positions: 4 },
  { game: "2048", depths: [1, 2], positions: 4 },
  { game: "2048", options: { size: "2x2" }, evaluator: "score", depths: [2, 4], positions: 4 },
  { game: "2048", options: { size: "2x3", target: "32" }, depths: [1, 3], positions: 4 },
  { game: "backgammon", depths: [1, 2], positions: 6 },
  { game: "backgammon", options: { stakes: "single" }, depths: [1, 2], positions: 4 },
  { game: "hypergammon", depths: [1, 2], positions: 4 },
];

/** Largest tree, in nodes, that is solved without noticeable delay. */
const MOST_NODES = 20_000;
const TOLERANCE = 1e-12;

describe("the engine agrees with the trees", () => {
  const plans = rows(PLANS, 2).map((plan) => ({
    ...plan,
    positions: cases(plan.positions, 2),
    depths: rows(plan.depths, 2),
  }));
  it.each(plans)("$game $options $evaluator", async (plan) => {
    const named = await loadGame(plan.game, plan.options);
    let trees = 0;
    for (const state of positionsOf(named, plan)) {
      for (const horizon of ["decision", "afterstate"] as const) {
        for (const depth of plan.depths) {
          const tree = treeOf(named, state, depth, plan, horizon);
          if (!tree) continue;
          trees++;
          compare(named, state, depth, plan, horizon, tree);
        }
      }
    }
    expect(trees).toBeGreaterThanOrEqual(plan.positions);
  });
});

/** Positions from random games, from start to end. */
function positionsOf({ game }: NamedGame, { positions, ...plan }: Plan): unknown[] {
  const chance = seededChance(`agreement ${JSON.stringify(plan)}`);
  const found: unknown[] = [];
  while (found.length < positions) {
    const states: unknown[] = [];
    let state = game.start(chance);
    while (game.turn(state) !== OVER && states.length < 400) {
      states.push(state);
      state = game.play(state, chance.pick(game.actions(state)), chance);
    }
    found.push(chance.pick(states), states.at(-1)!);
  }
  return found.slice(0, positions);
}

/** Undefined if the tree would be too large, or the evaluator cannot evaluate the horizon. */
function treeOf(
  { game, presentation }: NamedGame,
  state: unknown,
  depth: number,
  { evaluator = "default" }: Plan,
  horizon: "decision" | "afterstate",
): Tree | undefined {
  if (horizon === "afterstate" && !presentation.afterstateEvaluators?.includes(evaluator)) return undefined;
  try {
    return unfold(game, state, depth, { evaluator: game.evaluators![evaluator], horizon, most: MOST_NODES });
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

function compare(
  { game }: NamedGame,
  state: unknown,
  depth: number,
  { evaluator = "default" }: Plan,
  horizon: "decision" | "afterstate",
  tree: Tree,
): void {
  const book = solve(tree, "expectiminimax");
  const value = (book.value as Value).toNumber();
  const { root } = tree;
  if (root.kind === "leaf") throw new Error("a tree of a position to decide has children");
  const byAction = new Map(
    root.children.map((child, i) => [root.actions![i]!, (book.record.values[child.id] as Value).toNumber()]),
  );
  const isNear = (one: number, other: number): boolean =>
    Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(other));
  const bestOnes = [...byAction].filter(([, each]) => isNear(each, value)).map(([action]) => action);

  for (const algorithm of algorithmsFor(game.facts.chance)) {
    for (const table of [false, 64] as const) {
      for (const ordering of [false, true]) {
        for (const rank of ["all", "best"] as const) {
          const settings = { algorithm, table, ordering, rank };
          const where = JSON.stringify({
            position: game.notation!.position(state),
            depth,
            horizon,
            ...settings,
          });
          const decision = decideSync(game, state, { ...settings, depth, horizon, evaluator });
          expect(isNear(decision.value!, value), `${where}: ${decision.value}, not ${value}`).toBe(true);
          const found = decision.actions.map(
            (row) => [game.notation!.action(state, row.action), row] as const,
          );
          expect(found.map(([action]) => action).sort(), where).toEqual([...byAction.keys()].sort());
          for (const [action, row] of found) {
            const each = byAction.get(action)!;
            const message = `${where}: ${action} ${row.bound} ${row.value}, not ${each}`;
            if (row.bound === "exact") expect(isNear(row.value!, each), message).toBe(true);
            // A bound is on the correct side of the true value; cuts use the game's value bounds.
            else {
              const [low, high] = game.facts.bounds;
              const slack = TOLERANCE * Math.max(1, Math.abs(each), (high - low) / 100);
              const holds = row.bound === "lower" ? row.value! <= each + slack : row.value! >= each - slack;
              expect(holds, message).toBe(true);
            }
          }
          if (rank === "all") {
            const best = found
              .filter(([, row]) => isNear(row.value!, decision.value!))
              .map(([action]) => action);
            expect(best.sort(), where).toEqual([...bestOnes].sort());
          } else expect(bestOnes, where).toContain(found[0]![0]);
        }
      }
    }
  }
}

function algorithmsFor(chance: boolean): readonly SearchAlgorithm[] {
  const all = ["expectiminimax", "star1", "star2", "star2.5"] as const;
  return chance ? all : ["minimax", "alpha-beta", ...all];
}
