import { decide, type Game, type Method, OVER, seededChance, think } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG, rows } from "../../../../tests/cases.js";
import { connectFour } from "../connect-four/index.js";
import { chess } from "./rules.js";

const at = (fen: string) => chess.notation!.parsePosition(fen);

describe("mates", () => {
  it("plays one of three immediate mates although longer ones have the same value", async () => {
    const state = at("7k/8/P3Q3/8/1p6/1B2Q3/3K4/8 w - - 0 1");
    for (const rank of ["best", "all"] as const) {
      const { actions, solved, value, approximations } = await decide(chess, state, { depth: 3, rank });
      expect(actions[0]).toMatchObject({ plies: 1, value: 1, bound: "exact" });
      expect({ solved, value, approximations }).toEqual({ solved: true, value: 1, approximations: [] });
    }
  });

  it.each([
    ["back rank", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1],
    ["two rooks", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 3],
    ["king and rook", "k7/8/1K6/8/8/8/8/7R w - - 0 1", 1],
    ["smothered", "6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", 1],
  ])("%s: mates in the fewest plies", (_, fen, plies) => {
    const { actions, line, solved } = decideSync(chess, at(fen), { depth: plies, rank: "all" });
    expect({ plies: actions[0]!.plies, solved, line: line.length }).toEqual({
      plies,
      solved: true,
      line: plies,
    });
  });

  it("resists as long as possible when all moves lose", async () => {
    // Black is mated in one after Kb8, the only legal move.
    const { actions, value } = await decide(chess, at("k7/7R/1K6/8/8/8/8/8 b - - 0 1"), { depth: 2 });
    expect({ plies: actions[0]!.plies, value }).toEqual({ plies: 2, value: 1 });
  });

  it("stops the search at the depth that proves a mate", async () => {
    let depth = 0;
    for await (const decision of think(chess, at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), { depth: 6 }))
      depth = decision.depth;
    expect(depth).toBe(1);
  });
});

/** Mate problems and endgames with the only first move that mates in the given number of moves. */
const MATES: readonly (readonly [moves: number, best: string, fen: string])[] = [
  [2, "Ra6", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"],
  [2, "Qh6+", "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1"],
  [2, "Qe8+", "r5k1/5ppp/8/8/8/8/4QPPP/4R1K1 w - - 0 1"],
  [2, "Rg1+", "6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1"],
  [2, "Qxg6+", "5rkr/pp2Rp2/1b1p1Pb1/3P2Q1/2n3P1/2p5/P4P2/4R1K1 w - - 1 0"],
  [2, "Qxh6+", "1r6/4b2k/1q1pNrpp/p2Pp3/4P3/1P1R3Q/5PPP/5RK1 w - - 0 1"],
  [2, "Qxf7+", "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPP1PPP/RNB1K2R w KQq - 0 1"],
  [3, "Na6+", "1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 0"],
  ...(IS_LONG
    ? ([
        [3, "Nxf7+", "3r1r1k/1p3p1p/p2p4/4n1NN/6bQ/1BPq4/P3p1PP/1R5K w - - 0 1"],
        [3, "Bc5+", "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1"],
        [4, "Rd8+", "7R/r1p1q1pp/3k4/1p1n1Q2/3N4/8/1PP2PPP/2B3K1 w - - 1 0"],
        [4, "Bxg2", "Q7/p1p1q1pk/3p2rp/4n3/3bP3/7b/PP3PPK/R1B2R2 b - - 0 1"],
      ] as const)
    : []),
];

describe("mates in several moves", () => {
  it.each(MATES)("in %i by %s: %s", async (moves, best, fen) => {
    const state = at(fen);
    const ways = [
      { depth: 2 * moves - 1 },
      { depth: 2 * moves - 1, rank: "all" } as const,
      { depth: 2 * moves },
    ];
    for (const options of ways.slice(0, IS_LONG && moves < 4 ? 3 : 1)) {
      const decision = await decide(chess, state, options);
      const { actions, line, solved, approximations } = decision;
      expect({ best: chess.notation!.action(state, decision.best), plies: actions[0]!.plies }).toEqual({
        best,
        plies: 2 * moves - 1,
      });
      expect({ solved, approximations, line: line.length }).toEqual({
        solved: true,
        approximations: [],
        line: 2 * moves - 1,
      });
      // The line ends with mate.
      const end = line.reduce((now, move) => chess.play(now, move, undefined as never), state);
      expect([chess.turn(end), chess.payoff(end)[chess.turn(state)]]).toEqual([OVER, 1]);
    }
  });
});

it("proves the search result when the cut moves use up the node limit", async () => {
  const state = at("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1");
  const looked = await decide(chess, state, { depth: 1, rank: "all" });
  const [best, ...others] = ["f8c5", ...chess.actions(state).filter((action) => action !== "f8c5")];
  const row = { value: -1, depth: 5, method: "told" };
  const cut = others.map((action) => ({ ...row, action, bound: "lower" }) as const);
  const actions = [{ ...row, action: best!, bound: "exact" } as const, ...cut];
  const told: Method<never, never> = {
    name: "told",
    help: "",
    settings: [],
    unused: [],
    refusal: () => undefined,
    async *think() {
      yield { ...looked, actions, best: best!, value: -1, depth: 5, line: [best!] } as never;
    },
  };
  const game = { ...chess, methods: [told] } as unknown as typeof chess;
  const decision = await decide(game, state, { algorithm: "told" as never, depth: 5, nodes: 8000 });
  expect(decision).toMatchObject({ best, solved: true });
  expect([decision.actions[0]!.plies, decision.line.length]).toEqual([5, 5]);
});

describe("a won game", () => {
  /**
   * Plays a won game to its end, with the loser moving randomly or resisting as long as possible. Each winning move
   * must bring the end at least two plies closer.
   */
  async function playsOn<State, Action>(
    game: Game<State, Action>,
    from: State,
    depth: number,
    seed: string,
  ): Promise<number> {
    const chance = seededChance(seed);
    let state = from;
    const winner = game.turn(state);
    let left: number | undefined;
    let first = 0;
    while (game.turn(state) !== OVER) {
      const decision = await decide(game, state, { depth });
      const where = `${seed}: ${game.notation!.position(state)}`;
      if (game.turn(state) === winner) {
        const { plies } = decision.actions[0]!;
        if (plies === undefined) {
          expect(left, where).toBeUndefined();
          return 0;
        }
        if (left !== undefined) expect(plies, where).toBeLessThanOrEqual(left - 2);
        first ||= plies;
        left = plies;
        state = game.play(state, decision.best, chance);
      } else {
        const isSlow = seed.endsWith("slow");
        // The longest defence lasts exactly as many plies as reported.
        if (isSlow) expect(decision.actions[0]!.plies, where).toBe(left! - 1);
        state = game.play(state, isSlow ? decision.best : chance.pick(game.actions(state)), chance);
      }
    }
    expect([left, game.payoff(state)[winner as 0 | 1]], seed).toEqual([1, 1]);
    return first;
  }

  it.each(rows(["Q", "R"], 2))(
    "with king and %s comes two plies closer to mate with each move",
    async (piece) => {
      const chance = seededChance(`ends ${piece}`);
      let longest = 0;
      for (let game = 0, played = 0; played < cases(30, 1); game++) {
        // The lone king starts near a corner, so that mate is near.
        const squares = [chance.die(2) - 1, 16 + chance.die(24), chance.die(63)];
        if (new Set(squares).size < 3) continue;
        const board = new Array<string>(64).fill("1");
        for (const [i, square] of squares.entries()) board[square] = ["k", "K", piece][i]!;
        const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(""));
        const fen = `${rows.join("/").replace(/1+/g, (run) => String(run.length))} w - - 0 1`;
        let state: ReturnType<typeof at>;
        try {
          state = at(fen);
        } catch {
          continue;
        }
        const plies = await playsOn(chess, state, 5, `${fen} ${game % 2 ? "slow" : "random"}`);
        longest = Math.max(longest, plies);
        if (plies > 1) played++;
      }
      expect(longest).toBeGreaterThanOrEqual(cases(5, 3));
    },
  );

  it("of connect four comes two actions closer in the same way", async () => {
    const game = connectFour();
    const won = [
      ["233764564444", 5],
      ["3423241773625", 5],
      ["3425654417711", 7],
    ] as const;
    for (const [moves, plies] of won)
      for (const loser of ["slow", "random"])
        expect(await playsOn(game, game.notation!.parsePosition(moves), 7, `${moves} ${loser}`)).toBe(plies);
  });
});
