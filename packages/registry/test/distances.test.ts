import { type Decision, decide, type Game, OVER } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

type AnyGame = Game<unknown, unknown>;

/**
 * Value of a state or an action to player 0, and the number of actions to the end, with a quick winner and a slow
 * loser.
 */
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

/** Retrograde analysis of all reachable positions of a game without chance and cycles, with results 1, 0 and -1. */
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

/** Checks every distance reported in a decision. Returns the number of won or lost actions without a distance. */
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
    ["tic-tac-toe", {}, cases(4520, 5)],
    ["connect-four", { size: "4x4" }, cases(500, 3)],
  ];

describe.each(BOARDS)("distances in %s %o, against retrograde analysis", async (name, options, share) => {
  const { game } = (await loadGame(name, options)) as { game: AnyGame };
  const all = solvedPositions(game);
  const some = all.filter((_, i) => i % Math.floor(all.length / share) === 0);
  const textOf = ({ state }: Solved): string => game.notation!.position(state);

  it.each(["alpha-beta", "expectiminimax", "star2", "max-n", "exact"])(
    "%s reports all of them",
    async (method) => {
      // Expectiminimax prunes nothing: it only gets nearly full boards.
      const depth = method === "expectiminimax" || method === "max-n" ? 8 : Number.POSITIVE_INFINITY;
      const share = method === "alpha-beta" ? 1 : cases(4, 1);
      const few = some.filter(({ plies }, i) => plies <= depth && i % share === 0);
      const options = {
        rank: "all",
        ...(method !== "exact" && method !== "max-n" && { table: 4096 }),
      } as const;
      for (const truth of few) {
        const decision = await decide(game, truth.state, { algorithm: method as never, ...options });
        expect(untold(decision, truth, textOf(truth)), `${method} ${textOf(truth)}`).toBe(0);
        expect(truth.actions.get(nameOf(decision.best))).toEqual({ value: truth.value, plies: truth.plies });
        if (truth.value !== 0) expect(decision).toMatchObject({ solved: true, value: truth.value });
      }
      expect(few.length).toBeGreaterThan(some.length / (10 * share));
    },
  );

  it.each([
    ["alpha-beta", { depth: 5, table: 4096 }],
    ["alpha-beta", { depth: 5, table: 4096, native: false }],
    ["alpha-beta", { depth: 5, table: 4096, beam: 3 }],
    ["mcts", { settings: { simulations: 1000 } }],
  ] as const)("%s %o reports no wrong one, and takes quick wins", async (algorithm, limits) => {
    let soon = 0;
    const few = some.filter((_, i) => i % cases(4, 1) === 0);
    for (const truth of few) {
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
    expect(soon).toBeGreaterThan(few.length / 10);
  });
});

it.each([
  ["before the roll", "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10", 2],
  ["with dice that end it", "XGID=-B----------------------b-:0:0:1:21:0:0:0:0:10", 1],
] as const)("backgammon %s reports the number of actions to a certain win", async (_, position, plies) => {
  const { game } = (await loadGame("backgammon", { stakes: "single" })) as { game: AnyGame };
  const decision = await decide(game, game.notation!.parsePosition(position), { depth: 1, rank: "all" });
  expect(decision).toMatchObject({ algorithm: "filtered", solved: true });
  expect(decision.actions[0]).toMatchObject({ plies, value: 1, bound: "exact" });
});
