import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type PacManState, pacMan } from "../index.js";
import { waysOf } from "../maze/ways.js";
import { RemainingFood } from "./remaining-food.js";
import { Strategy } from "./strategy.js";
import { Survival } from "./survival.js";

/** States of games in which all agents move randomly. */
function* wanderings(ghosts: string, games: number) {
  const game = pacMan({ ghosts });
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`wander ${i}`);
    let state: PacManState = game.start(chance);
    for (let move = 0; game.turn(state) === 0 && move < 120; move++) {
      yield { game, state };
      state = game.play(state, chance.pick(game.actions(state)), chance);
    }
  }
}

/** Length of a minimum spanning tree of the dots, by Kruskal's algorithm over all pairs. */
function spanOf({ variant }: ReturnType<typeof pacMan>, food: readonly number[]): number {
  const { distance, ways } = variant.maze;
  const group = new Map(food.map((cell) => [cell, cell]));
  const pairs = food.flatMap((a) => food.filter((b) => b > a).map((b) => [a, b] as const));
  pairs.sort(([a, b], [c, d]) => distance[a * ways.length + b]! - distance[c * ways.length + d]!);
  let sum = 0;
  for (const [a, b] of pairs) {
    const [from, to] = [group.get(a)!, group.get(b)!];
    if (from === to) continue;
    sum += distance[a * ways.length + b]!;
    for (const [cell, own] of group) if (own === from) group.set(cell, to);
  }
  return sum;
}

describe("Pac-Man evaluator", () => {
  it.each(["random", "directional"])(
    "gives the same value from the cache as freshly computed, against %s ghosts",
    (ghosts) => {
      let compared = 0;
      const survival = Survival.of(pacMan({ ghosts }).variant);
      for (const { game, state } of wanderings(ghosts, cases(12, 1))) {
        const position = game.position(state);
        const fresh = new Strategy(game.variant, undefined, survival);
        const first = position.evaluate();
        expect(first).toBeCloseTo(fresh.value(position), 9);
        expect(position.evaluate()).toBe(first);
        compared++;
      }
      expect(compared).toBeGreaterThan(cases(200, 5));
    },
  );

  it("spans all dots with a minimum spanning tree", () => {
    for (const { game, state } of wanderings("random", 4)) {
      const remaining = new RemainingFood(game.variant.maze, waysOf(game.variant.maze));
      remaining.look(game.position(state));
      expect(remaining.span).toBe(spanOf(game, state.food));
    }
  });

  it("computes dead ends and their depth", () => {
    const { maze } = pacMan({ layout: "%%%%%%%%/%P....G%/%.%%.%%%/%....%%%/%%%%%%%%" }).variant;
    const { deadEnd } = waysOf(maze);
    // The ghost is two steps away from the ring.
    expect([1, 2, 3, 4, 5, 6].map((x) => deadEnd[3 * 8 + x])).toEqual([0, 0, 0, 0, 1, 2]);
    expect([1, 2, 3, 4].map((x) => deadEnd[8 + x])).toEqual([0, 0, 0, 0]);
  });

  it("finds no dead ends if there is no ring", () => {
    const { deadEnd } = waysOf(pacMan({ layout: "trap" }).variant.maze);
    expect(Math.max(...deadEnd)).toBe(0);
  });

  it("prefers more room, and fewer dots left", () => {
    const game = pacMan({ layout: "%%%%%%%%/%P....G%/%.%%.%%%/%....%%%/%%%%%%%%" });
    const at = (text: string) => game.position(game.notation!.parsePosition(text)).evaluate();
    const open = at("%%%%%%%%/% ....G%/%.%%.%%%/%P...%%%/%%%%%%%%; P 1,1 Stop; G 6,3 Stop; turn P");
    const shut = at("%%%%%%%%/% ...P %/%.%%G%%%/%....%%%/%%%%%%%%; P 6,3 Stop; G 4,2 North; turn P");
    expect(open).toBeGreaterThan(shut + 100);
    const less = at("%%%%%%%%/% ...  %/%.%%.%%%/%....%%%/%%%%%%%%; P 1,1 Stop; G 6,3 Stop; turn P");
    const more = at("%%%%%%%%/% ....G%/%.%%.%%%/%....%%%/%%%%%%%%; P 1,1 Stop; G 6,3 Stop; turn P");
    expect(less).toBeGreaterThan(more);
  });
});
