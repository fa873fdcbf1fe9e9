import { decide, OVER, seededChance } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { decideSync } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../../tests/cases.js";
import { type ConnectFourState, emptyBoard, type Size, variantOf } from "../board/board.js";
import { connectFour } from "../rules.js";
import { bitboardOf, boardOfKey } from "./bitboards.js";
import { solvedExactly } from "./exact.js";
import { type Book, boardKeys, UNKNOWN } from "./kernel.js";
import { PerfectSolver } from "./solver.js";

/** Payoffs by stones, from the first player's side; independent of the solver. */
const OPTIONS = { payoff: "stones" } as const;

/** A random position with this number of stones; undefined if the game ended earlier. */
function randomPlace(size: Size, stones: number, seed: string): ConnectFourState | undefined {
  const game = connectFour({ ...size, ...OPTIONS });
  const chance = seededChance(seed);
  let state = emptyBoard(size);
  for (let i = 0; i < stones && game.turn(state) !== OVER; i++) {
    const actions = game.actions(state);
    state = game.play(state, chance.pick(actions), chance);
  }
  return game.turn(state) === OVER ? undefined : state;
}

/** The solver's value of a position, for the player to move. */
function solved(solver: PerfectSolver, size: Size, state: ConnectFourState): number {
  return solver.value(bitboardOf(size, state));
}

describe("the connect-four solver", () => {
  it.each([{ columns: 4, rows: 4 }, ...(IS_LONG ? [{ columns: 4, rows: 5 }] : [])])(
    "matches the engine's exact solution on $columns x $rows",
    (size) => {
      const game = connectFour({ ...size, ...OPTIONS });
      const solution = solveGame(game, { from: emptyBoard(size), limit: 5_000_000 });
      const solver = new PerfectSolver(size, undefined, 14);
      for (let i = 0; i < cases(400, 60); i++) {
        const state = randomPlace(size, i % (size.columns * size.rows), `${size.columns} ${i}`);
        if (!state) continue;
        const { low } = solution.at(state).value;
        const own = game.turn(state) === 0 ? low : 0 - low;
        expect(solved(solver, size, state), state.join("/")).toBe(own);
      }
    },
  );

  // Odd and even dimensions: their parities decide which player can follow up in the columns.
  it.each([
    { columns: 7, rows: 6 },
    { columns: 5, rows: 5 },
    { columns: 6, rows: 5 },
    { columns: 4, rows: 7 },
    { columns: 8, rows: 6 },
    { columns: 7, rows: 7 },
  ])("matches full-depth alpha-beta on $columns x $rows", (size) => {
    const game = connectFour({ ...size, ...OPTIONS });
    const solver = new PerfectSolver(size, undefined, 16);
    const cells = size.columns * size.rows;
    let tried = 0;
    for (let i = 0; tried < cases(80, 4); i++) {
      const state = randomPlace(size, cells - 18 + (i % 16), `late ${cells} ${i}`);
      if (!state) continue;
      tried++;
      const { value, solved: isSolved } = decideSync(game, state, { rank: "best" });
      expect(isSolved).toBe(true);
      expect(solved(solver, size, state), state.join("/")).toBe(game.turn(state) === 0 ? value : 0 - value!);
    }
  });

  it("counts the stones to the end as in a game played by its values", () => {
    const size = { columns: 5, rows: 5 };
    const game = connectFour({ ...size, ...OPTIONS });
    const solver = new PerfectSolver(size, undefined, 16);
    for (let i = 0; i < cases(90, 6); i++) {
      let state = randomPlace(size, 4 + (i % 12), `played ${i}`);
      if (!state) continue;
      const board = bitboardOf(size, state);
      const expected = solver.pliesTo(solver.value(board), board.stones);
      let plies = 0;
      for (; game.turn(state) !== OVER; plies++) {
        const values = game.actions(state).map((action): [number, number] => {
          const next = game.play(state!, action, seededChance(0));
          const mover = game.turn(state!);
          const value = game.turn(next) === OVER ? game.payoff(next)[mover]! : 0 - solved(solver, size, next);
          return [action, value];
        });
        const best = Math.max(...values.map(([, value]) => value));
        state = game.play(state, values.find(([, value]) => value === best)![0], seededChance(0));
      }
      expect(plies).toBe(expected);
    }
  });

  it("lists the boards of a book, one per mirror pair", () => {
    const size = { columns: 4, rows: 4 };
    const game = connectFour(size);
    for (const stones of [0, 1, 5, 8]) {
      // All boards with this number of stones by the rules, as texts, without those that are won or can be won at
      // once.
      let places = new Map([["///", emptyBoard(size)]]);
      for (let placed = 0; placed < stones; placed++) {
        const next = [...places.values()].flatMap((state) =>
          game.actions(state).map((action) => game.play(state, action, seededChance(0))),
        );
        places = new Map(next.map((state) => [state.join("/"), state]));
      }
      const isOpen = (state: ConnectFourState): boolean =>
        game.turn(state) !== OVER &&
        game.actions(state).every((action) => {
          const after = game.play(state, action, seededChance(0));
          return game.turn(after) !== OVER || game.payoff(after).every((paid) => paid === 0);
        });
      const smaller = [...places.values()].filter(isOpen).map((state) => {
        const texts = [state.join("/"), state.toReversed().join("/")].sort();
        return texts[0]!;
      });
      const keys = boardKeys(size, stones);
      expect(keys).toHaveLength(new Set(smaller).size);
      expect(keys.every((key, i) => i === 0 || key > keys[i - 1]!)).toBe(true);
      expect([...keys].every((key) => boardOfKey(size, key).stones === stones)).toBe(true);
    }
  });

  it("finds the same values with a book in which some values are unknown", () => {
    const size = { columns: cases(5, 4), rows: 5 };
    const plain = new PerfectSolver(size, undefined, 16);
    const keys = boardKeys(size, 6);
    const values = Int8Array.from(keys, (key, i) =>
      i % 3 === 0 ? UNKNOWN : plain.value(boardOfKey(size, key)),
    );
    const book: Book = { stones: 6, keys, values };
    const booked = new PerfectSolver(size, book, 16);
    for (let i = 0; i < cases(100, 6); i++) {
      const state = randomPlace(size, i % 10, `booked ${i}`);
      if (state) expect(solved(booked, size, state)).toBe(solved(plain, size, state));
    }
    // Boards with a value in the book need no search.
    const before = booked.nodes;
    booked.value(boardOfKey(size, keys[1]!));
    expect(booked.nodes - before).toBeLessThan(20);
  });
});

describe("the perfect method", () => {
  const size = { columns: 5, rows: 5 };

  it.each(["win", "stones"] as const)(
    "gives every action its exact value with the payoff %s",
    async (payoff) => {
      const game = connectFour({ ...size, payoff });
      for (let i = 0; i < cases(40, 3); i++) {
        const state = randomPlace(size, 8 + (i % 14), `method ${i}`);
        if (!state) continue;
        const found = await decide(game, state, { rank: "all", algorithm: "perfect" });
        const plain = decideSync(game, state, { rank: "all" });
        const valuesOf = ({ actions }: typeof plain): (readonly [number, number])[] =>
          actions.map(({ action, value }) => [action, value!] as const).sort(([one], [other]) => one - other);
        expect(valuesOf(found), state.join("/")).toEqual(valuesOf(plain));
        expect(found).toMatchObject({ solved: true, stopped: "solved", approximations: [] });
        expect(found.value).toBe(plain.value);
      }
    },
  );

  it("without ranking proves that the other actions are not better", async () => {
    const game = connectFour({ ...size, ...OPTIONS });
    for (let i = 0; i < cases(40, 3); i++) {
      const state = randomPlace(size, 6 + (i % 14), `best ${i}`);
      if (!state) continue;
      const { actions } = await decide(game, state);
      const values = new Map(
        decideSync(game, state, { rank: "all" }).actions.map((row) => [row.action, row.value]),
      );
      for (const { action, value, bound } of actions) {
        const exact = values.get(action)!;
        if (bound === "exact") expect(value).toBe(exact);
        else if (bound === "upper") expect(exact).toBeLessThanOrEqual(value!);
        else expect(exact).toBeGreaterThanOrEqual(value!);
      }
      expect(actions[0]!.bound).toBe("exact");
    }
  });

  it("wins quickly and loses slowly, and reports the distance", async () => {
    const game = connectFour();
    // Three in a row with both ends open.
    const state = game.notation!.parsePosition("4433");
    const { actions, reason } = await decide(game, state, { rank: "best" });
    expect(actions[0]).toMatchObject({ value: 1, plies: 3 });
    expect(reason).toMatchObject({ id: "reason-wins-in", values: { winner: "first", plies: 3 } });
  });

  it("returns a move without time, and stops when aborted", async () => {
    const game = connectFour();
    const hurried = await decide(game, emptyBoard({ columns: 7, rows: 6 }), { time: 0 });
    expect(hurried).toMatchObject({ solved: false, best: 3 });
    expect(hurried.actions).toHaveLength(7);
    const controller = new AbortController();
    const aborted = decide(game, emptyBoard({ columns: 7, rows: 6 }), { signal: controller.signal });
    controller.abort();
    expect(await aborted).toMatchObject({ stopped: "abort", solved: false });
  });

  it("is not available for boards that do not fit a word", () => {
    expect(connectFour({ columns: 9, rows: 9 }).methods).toBeUndefined();
    expect(connectFour({ columns: 7, rows: 7 }).methods).toHaveLength(1);
  });
});

describe("the exact solution of a position", () => {
  it("throws a one-sentence error beyond its limit", async () => {
    const variant = variantOf();
    const state = connectFour().notation!.parsePosition("444444");
    const open = connectFour().actions(state);
    await expect(solvedExactly(variant, state, open, () => undefined, 1000)).rejects.toThrow(
      /connect-four has more than 1,000 positions/,
    );
  });
});

describe("the method of perfect play", () => {
  // The child of a winning action can be proved to be worth less to the loser than was asked.
  it("answers in positions that end soon, as alpha-beta does", async () => {
    const game = connectFour();
    const size = variantOf();
    const read = (text: string): ConnectFourState => game.notation!.parsePosition(text);
    const states = [read("..OX.../..XO.../..OO.../.XXOX../OXXXOO./XOOXXXO")];
    for (let i = 0; states.length < cases(200, 9); i++) {
      const state = randomPlace(size, 22 + (i % 16), `perfect ${i}`);
      if (state) states.push(state);
    }
    for (const state of states) {
      const { value, actions } = await decide(game, state, { rank: "all" });
      const found = decideSync(game, state, { rank: "all" });
      expect(value, state.join("/")).toBe(found.value);
      for (const { action, value } of found.actions)
        expect(actions.find((row) => row.action === action)!.value, state.join("/")).toBe(value);
    }
  });
});
