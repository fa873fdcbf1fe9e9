import { createOpponent, decide, LEVELS } from "@tyche/engine";
import { Chess } from "chess.js";
import { expect, it } from "vitest";
import { cases, rows } from "../../../../../tests/cases.js";
import { chess } from "../rules.js";
import { POSITION_EVALUATORS } from "./evaluators.js";
import { quiet } from "./quiet.js";

const at = (fen: string) => chess.position(chess.notation!.parsePosition(fen));
const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const;

/** The definition, without a window, over the moves of chess.js; undefined if it has too many of them. */
function oracle(library: Chess, evaluate: (fen: string) => number, most: number): number | undefined {
  let nodes = 0;
  const visit = (ply: number): number => {
    if (++nodes > most) throw new RangeError("too many");
    const isWhite = library.turn() === "w";
    if (library.isCheckmate()) return isWhite ? -1 : 1;
    if (library.isDraw()) return 0;
    const mustEscape = ply < 4 && library.isCheck();
    const values = mustEscape ? [] : [evaluate(library.fen())];
    for (const move of ply === 12 ? [] : library.moves({ verbose: true })) {
      const taken = move.isEnPassant() ? undefined : move.captured;
      const other = isWhite ? "b" : "w";
      if (!mustEscape) {
        if (taken === undefined && move.promotion !== "q") continue;
        const isLess = WORTH[move.piece] > (taken === undefined ? 0 : WORTH[taken]);
        if (move.promotion === undefined && isLess && library.isAttacked(move.to, other)) continue;
      }
      library.move(move);
      values.push(visit(ply + 1));
      library.undo();
    }
    return isWhite ? Math.max(...values) : Math.min(...values);
  };
  try {
    return visit(0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

it("a quiet position has the value of the definition, and a bound outside every window", () => {
  let [compared, taken] = [0, 0];
  for (let game = 0; compared < cases(16, 8); game++) {
    let seed = game + 1;
    const next = (): number => (seed = (seed * 48271) % 2147483647);
    const library = new Chess();
    for (let ply = next() % 60; ply > 0 && !library.isGameOver(); ply--) {
      const moves = library.moves();
      library.move(moves[next() % moves.length]!);
    }
    if (library.isGameOver()) continue;
    const fen = library.fen();
    const position = at(fen);
    const truth = oracle(new Chess(fen), (each) => POSITION_EVALUATORS.squares(at(each)), cases(1500, 300));
    if (truth === undefined) continue;
    compared++;
    if (truth !== POSITION_EVALUATORS.squares(position)) taken++;
    expect(POSITION_EVALUATORS.quiet(position), fen).toBe(truth);
    for (const [low, high] of [
      [truth - 0.1, truth + 0.1],
      [truth, truth],
      [truth + 0.01, truth + 0.2],
      [truth - 0.2, truth - 0.01],
    ] as const) {
      const value = POSITION_EVALUATORS.quiet(position, low, high);
      if (truth < low) expect(value >= truth && value < low, fen).toBe(true);
      else if (truth > high) expect(value <= truth && value > high, fen).toBe(true);
      else expect(value, fen).toBe(truth);
    }
    expect(position.board).toEqual(at(fen).board);
    expect([position.turn(), position.hashLow(), position.hashHigh()]).toEqual([
      at(fen).turn(),
      at(fen).hashLow(),
      at(fen).hashHigh(),
    ]);
  }
  expect(taken).toBeGreaterThanOrEqual(compared / 4);
});

it("a search with it gives the same values with cuts as without", async () => {
  for (const fen of rows(
    [
      "4k3/5ppp/4p3/3p4/8/8/3Q1PPP/4K3 w - - 0 1",
      "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 4",
    ],
    2,
  )) {
    const state = chess.notation!.parsePosition(fen);
    const game = { ...chess, positionEvaluators: { classic: quiet(POSITION_EVALUATORS.classic) } };
    const asked = { depth: 2, evaluator: "classic", rank: "all" } as const;
    const [cut, whole] = [
      await decide(game, state, { ...asked, algorithm: "alpha-beta" }),
      await decide(game, state, { ...asked, algorithm: "minimax" }),
    ];
    const valuesOf = ({ actions }: typeof cut) =>
      new Map(actions.map(({ action, value }) => [action, value]));
    expect(valuesOf(cut)).toEqual(valuesOf(whole));
  }
});

it("no level from 3 on gives its queen for a defended pawn, and the first two rarely do", async () => {
  const state = chess.notation!.parsePosition("4k3/5ppp/4p3/3p4/8/8/3Q1PPP/4K3 w - - 0 1");
  for (const level of LEVELS) {
    let given = 0;
    for (let seed = 0; seed < (level < 8 ? cases(20, 3) : 1); seed++) {
      const opponent = createOpponent(chess, { level, seed, time: Number.POSITIVE_INFINITY });
      if ((await opponent.play(state)) === "d2d5") given++;
    }
    expect(given, `level ${level}`).toBeLessThanOrEqual(level < 3 ? cases(3, 1) : 0);
  }
});
