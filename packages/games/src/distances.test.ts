import { type Decision, decide, type Game, OVER } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { gameNamed } from "./registry.js";

type AnyGame = Game<unknown, unknown>;

/** What a state or an action is worth to player 0, and in how many actions the game is over, the winner quick and the loser slow. */
interface Truth {
  readonly value: number;
  readonly plies: number;
}

interface Solved extends Truth {
  readonly state: unknown;
  readonly turn: number;
  readonly actions: ReadonlyMap<string, Truth>;
}

const nameOf = (action: unknown): string => JSON.stringify(action);

/** Retrograde analysis of a game without chance and cycles whose results are 1, 0 and -1: all positions that can be reached. */
function solvedPositions(game: AnyGame): Solved[] {
  const known = new Map<unknown, Truth>();
  const found: Solved[] = [];
  const visit = (state: unknown): Truth => {
    const key = nameOf(state);
    const before = known.get(key);
    if (before) return before;
    const turn = game.turn(state);
    let truth: Truth = { value: game.payoff(state)[0]!, plies: 0 };
    if (turn !== OVER) {
      const actions = new Map(
        game.actions(state).map((action) => {
          const { value, plies } = visit(game.play(state, action, undefined as never));
          return [nameOf(action), { value, plies: plies + 1 }];
        }),
      );
      const win = turn === 0 ? 1 : -1;
      const worth = ({ value, plies }: Truth): number => value * win * (1000 - plies);
      truth = [...actions.values()].reduce((best, one) => (worth(one) > worth(best) ? one : best));
      found.push({ state, turn, actions, ...truth });
    }
    known.set(key, truth);
    return truth;
  };
  visit(game.start(undefined as never));
  return found;
}

/** Every distance that a decision tells is true. Returns how many won or lost actions it tells none of. */
function untold({ actions }: Decision<unknown>, truth: Solved, where: string): number {
  let missing = 0;
  for (const { action, value, plies, bound } of actions) {
    const own = truth.actions.get(nameOf(action))!;
    if (plies !== undefined)
      expect({ value, plies, bound }, `${where}: ${nameOf(action)}`).toEqual({ ...own, bound: "exact" });
    else if (own.value !== 0) missing++;
  }
  return missing;
}

const BOARDS: readonly (readonly [name: string, options: Readonly<Record<string, string>>, share: number])[] =
  [
    ["tic-tac-toe", {}, cases(4520, 25)],
    ["connect-four", { size: "4x4" }, cases(500, 12)],
  ];

describe.each(BOARDS)("distances in %s %o, against retrograde analysis", (name, options, share) => {
  const { game } = gameNamed(name, options) as { game: AnyGame };
  const all = solvedPositions(game);
  const some = all.filter((_, i) => i % Math.floor(all.length / share) === 0);
  const textOf = ({ state }: Solved): string => game.notation!.position(state);

  it.each(["alpha-beta", "expectiminimax", "star2", "max-n", "exact"])(
    "%s tells all of them",
    async (method) => {
      // Expectiminimax cuts nothing: it gets boards that are nearly full.
      const depth = method === "expectiminimax" || method === "max-n" ? 8 : Number.POSITIVE_INFINITY;
      const few = some.filter(({ plies }) => plies <= depth);
      for (const truth of few) {
        const decision = await decide(game, truth.state, { algorithm: method as never, rank: "all" });
        expect(untold(decision, truth, textOf(truth)), `${method} ${textOf(truth)}`).toBe(0);
        expect(truth.actions.get(nameOf(decision.best))).toEqual({ value: truth.value, plies: truth.plies });
        if (truth.value !== 0) expect(decision).toMatchObject({ solved: true, value: truth.value });
      }
      expect(few.length).toBeGreaterThan(some.length / 10);
    },
  );

  it.each([
    ["alpha-beta", { depth: 5 }],
    ["alpha-beta", { depth: 5, native: false }],
    ["alpha-beta", { depth: 5, beam: 3 }],
    ["mcts", { settings: { simulations: 1000 } }],
  ] as const)("%s %o tells no wrong one, and takes wins soon", async (algorithm, limits) => {
    let soon = 0;
    for (const truth of some) {
      const decision = await decide(game, truth.state, { algorithm, ...limits });
      if (decision.stopped === "forced") continue;
      untold(decision, truth, textOf(truth));
      const { value, plies } = truth;
      if (value !== (truth.turn === 0 ? 1 : -1) || plies > 3) continue;
      if ("beam" in limits && plies > 1) continue;
      expect(truth.actions.get(nameOf(decision.best)), textOf(truth)).toEqual({ value, plies });
      expect(decision.actions[0], textOf(truth)).toMatchObject({ plies, value });
      soon++;
    }
    expect(soon).toBeGreaterThan(some.length / 10);
  });
});
