import { type Game, OVER, type Position, seededChance, Table } from "@tyche/engine";
import { decideSync, search } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type ChessState, chess } from "./index.js";
import { legalMoves, longName, sanOf } from "./notation/move-names.js";
import { standing } from "./notation/state.js";

const notation = chess.notation!;
/** Both sides move a knight out and back: the position repeats. */
const KNIGHTS = "g1f3 g8f6 f3g1 f6g8 ";
const read = notation.parsePosition;

/** Number of positions at `depth` plies. */
function perft(position: Position, depth: number): number {
  if (position.turn() === OVER) return 0;
  const into = new Int32Array(position.width);
  const moves = into.subarray(0, position.moves(into, 0));
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) {
    position.play(move);
    sum += perft(position, depth - 1);
    position.undo();
  }
  return sum;
}

/** The same game by the rules of chess.js, replaying the moves from the last irreversible one. */
const byLibrary: Game<ChessState, string> = {
  ...chess,
  turn: (state) => (endedByLibrary(state) ? OVER : libraryAt(state).turn() === "w" ? 0 : 1),
  actions: (state) =>
    endedByLibrary(state)
      ? []
      : libraryAt(state)
          .moves({ verbose: true })
          .map(({ lan }) => lan),
  claim: (state) =>
    !endedByLibrary(state) && canClaimByLibrary(state) ? { ...state, claimed: true } : undefined,
  play(state, action) {
    const library = libraryAt(state);
    const castling = library.fen().split(" ")[2];
    library.move(action);
    const [, , after, , clock] = library.fen().split(" ");
    return clock === "0" || after !== castling
      ? { from: library.fen(), moves: [] }
      : { from: state.from, moves: [...state.moves, action] };
  },
  payoff(state) {
    const library = libraryAt(state);
    if (!library.isCheckmate()) return [0, 0];
    return library.turn() === "w" ? [-1, 1] : [1, -1];
  },
};

/** How often the last position occurred, comparing positions as text. */
function occurrencesOf({ from, moves }: ChessState): number {
  const library = new Chess(from);
  const place = () => library.fen().split(" ").slice(0, 4).join(" ");
  const places = [place()];
  for (const move of moves) {
    library.move(move);
    places.push(place());
  }
  return places.filter((each) => each === places.at(-1)).length;
}

const clockOf = (state: ChessState): number => Number(libraryAt(state).fen().split(" ")[4]);

/** FIDE Laws 9.2 and 9.3. */
function canClaimByLibrary(state: ChessState): boolean {
  return occurrencesOf(state) >= 3 || clockOf(state) >= 100;
}

/** FIDE Laws 5 and 9.6, and claimed draws. */
function endedByLibrary(state: ChessState): boolean {
  const library = libraryAt(state);
  return (
    state.claimed === true ||
    library.isCheckmate() ||
    library.isStalemate() ||
    library.isInsufficientMaterial() ||
    occurrencesOf(state) >= 5 ||
    clockOf(state) >= 150
  );
}

function libraryAt({ from, moves }: ChessState): Chess {
  const library = new Chess(from);
  for (const move of moves) library.move(move);
  return library;
}

/** FENs and node counts from https://www.chessprogramming.org/Perft_Results. */
const PERFT = [
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8902, 197_281]],
  ["r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", [48, 2039, 97_862]],
  ["8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812, 43_238]],
  ["r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467]],
  ["rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486, 62_379]],
  ["r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", [46, 2079, 89_890]],
] as const;

describe("chess", () => {
  it.each(PERFT)("matches the published perft counts from %s", (fen, numbers) => {
    const position = chess.position(read(fen));
    expect(numbers.map((_, i) => perft(position, i + 1))).toEqual(numbers);
  });

  it("fulfils the game contract, by its own rules and by those of chess.js", () => {
    expect(
      checkGame(chess, { games: cases(2, 1), plies: cases(60, 6), nodes: cases(400, 25) }).compared,
    ).toBeGreaterThan(cases(10, 1));
    expect(
      checkGame(byLibrary, { games: 1, plies: cases(6, 3), nodes: cases(100, 30), depth: 1 }).compared,
    ).toBeGreaterThan(cases(1, 0));
  });

  it("agrees with chess.js on legal moves, SAN, positions, and the ends of random games", () => {
    for (let game = 0; game < cases(8, 1); game++) {
      const chance = seededChance(`library ${game}`);
      const library = new Chess();
      let state = chess.start(chance);
      for (let ply = 0; chess.turn(state) !== OVER; ply++) {
        const position = standing(state);
        const moves = [...legalMoves(position)];
        if (ply % 8 === 0) {
          const names = moves.map((move) => sanOf(position, move));
          expect(names.sort()).toEqual(library.moves().sort());
          expect(endedByLibrary(state)).toBe(false);
          expect(chess.claim!(state) !== undefined).toBe(canClaimByLibrary(state));
        }
        const action = longName(chance.pick(moves));
        library.move(action);
        state = chess.play(state, action, chance);
        if (state.moves.length === 0) expect(state.from).toBe(library.fen());
      }
      expect(endedByLibrary(state)).toBe(true);
      expect(chess.payoff(state)[0]! + 0).toBe(library.isCheckmate() ? (library.turn() === "w" ? -1 : 1) : 0);
    }
  });

  it.each([
    ["fool's mate", "startpos moves f2f3 e7e5 g2g4 d8h4", [-1, 1]],
    ["a back-rank mate", "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", [1, -1]],
    ["a stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", [0, 0]],
    ["a fifth repetition", `startpos moves ${KNIGHTS.repeat(4)}`, [0, 0]],
    ["a draw claimed at the third repetition", `startpos moves ${KNIGHTS.repeat(2)} draw`, [0, 0]],
    ["a draw claimed after 50 moves", "8/8/4k3/8/8/4K3/8/R7 w - - 100 90 draw", [0, 0]],
    ["75 moves", "8/8/4k3/8/8/4K3/8/R7 w - - 150 90", [0, 0]],
    ["a mate with the last of 75 moves", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 90", [1, -1]],
    ["king and bishop", "8/8/4k3/8/8/4K3/8/B7 w - - 0 1", [0, 0]],
    ["bishops of one colour", "8/8/4k3/2b5/8/4K3/1B6/8 w - - 0 1", [0, 0]],
  ])("ends with %s", (_what, text, payoff) => {
    const state = read(text);
    expect(chess.turn(state)).toBe(OVER);
    expect(chess.payoff(state).map((pays) => pays + 0)).toEqual(payoff);
  });

  it.each([
    ["two repetitions", "startpos moves g1f3 g8f6 f3g1 f6g8"],
    ["bishops of two colours", "8/8/4k3/1b6/8/4K3/1B6/8 w - - 0 1"],
    ["two knights", "8/8/4k3/8/8/4K3/1NN5/8 w - - 0 1"],
    ["three repetitions", `startpos moves ${KNIGHTS.repeat(2)}`],
    ["four repetitions", `startpos moves ${KNIGHTS.repeat(3)}`],
    ["99 half moves", "8/8/4k3/8/8/4K3/8/R7 w - - 99 90"],
    ["149 half moves", "8/8/4k3/8/8/4K3/8/R7 w - - 149 90"],
  ])("continues with %s", (_what, text) => {
    const state = read(text);
    expect(chess.turn(state)).not.toBe(OVER);
    expect(read(notation.position(state))).toEqual(state);
    const report = search(chess.position(state), { facts: chess.facts, depth: 2 });
    expect(chess.actions(state)).toContain(longName(report.rows[0]!.move));
  });

  it.each([
    ["the third repetition, and every move is looked at", `startpos moves ${KNIGHTS.repeat(2)}`, true],
    ["the fourth repetition", `startpos moves ${KNIGHTS.repeat(3)}`, true],
    ["100 half moves", "8/8/4k3/8/8/4K3/8/R7 w - - 100 90", true],
    ["the second repetition", `startpos moves ${KNIGHTS}`, false],
    ["99 half moves", "8/8/4k3/8/8/4K3/8/R7 w - - 99 90", false],
    ["a mate with the last of 50 moves", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90", false],
  ])("reports at %s whether a draw can be claimed: %s", (_what, text, can) => {
    const state = read(text);
    const claimed = chess.claim!(state);
    expect(claimed !== undefined).toBe(can);
    if (!claimed) {
      expect(() => read(`${text} draw`)).toThrow("No draw can be claimed");
      return;
    }
    expect([chess.turn(claimed), chess.actions(claimed), chess.claim!(claimed)]).toEqual([
      OVER,
      [],
      undefined,
    ]);
    expect(read(notation.position(claimed))).toEqual(claimed);
  });

  it("scores claimable positions as draws in a search, with native positions and with rules", () => {
    // Black is a queen ahead, and its king move brings the position back for the third time.
    const state = read(`q3k3/8/8/8/8/8/8/4K3 b - - 0 1 moves ${"e8d8 e1d1 d8e8 d1e1 ".repeat(2)}`);
    expect(chess.turn(state)).toBe(1);
    for (const native of [true, false]) {
      const { actions } = decideSync(chess, state, { depth: 1, rank: "all", native });
      const row = actions.find(({ action }) => action === "e8d8")!;
      expect(row.value! + 0).toBe(0);
      expect(actions[0]!.value).toBeLessThan(-0.05);
    }
  });

  it("fulfils the game contract when draws can be claimed", () => {
    const start = () => read(`6k1/8/8/8/8/8/8/K6R w - - 96 1`);
    expect(
      checkGame({ ...chess, start }, { games: cases(2, 1), plies: 30, nodes: cases(200, 50) }).states,
    ).toBeGreaterThan(20);
  });

  it("finds mates in two and three", () => {
    const mates = [
      ["r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 0", 3, "Nf6+"],
      ["r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 5, "Bc5+"],
    ] as const;
    for (const [fen, depth, first] of mates) {
      const state = read(fen.replace(/ 0$/, " 1"));
      const report = search(chess.position(state), { facts: chess.facts, depth, table: new Table(2 ** 16) });
      expect(Math.abs(report.value)).toBe(1);
      expect(notation.action(state, longName(report.rows[0]!.move))).toBe(first);
    }
  });

  it("reads moves in standard and long notation", () => {
    const state = read("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (const [text, action] of [
      ["O-O", "e1g1"],
      ["0-0-0", "e1c1"],
      ["e1g1", "e1g1"],
      ["b8=Q+", "b7b8q"],
      ["bxa8=N", "b7a8n"],
      ["b7-b8r", "b7b8r"],
      ["Rh5", "h1h5"],
      ["o-o", "e1g1"],
      ["b8(Q)", "b7b8q"],
      ["b8/N", "b7b8n"],
      ["b8=(r)", "b7b8r"],
      ["bxa8=Q+", "b7a8q"],
      ["b:a8Q", "b7a8q"],
      ["♖h5!", "h1h5"],
      ["Rh1-h5", "h1h5"],
      ["rh5", "h1h5"],
      ["H1H5", "h1h5"],
    ] as const)
      expect(notation.parseAction(state, text)).toBe(action);
    for (const text of ["Qd4", "b8", "R", "", "e9", "O-O-O-O", "Kd3", "b8=K", "9", "💥"])
      expect(() => notation.parseAction(state, text), text).toThrow(/is not a legal move here; legal: /);
    expect(() => notation.parseAction(state, "bQ")).toThrow('"bQ" is not a legal move');
    const rooks = read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    expect(() => notation.parseAction(read("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"), "Rd1")).toThrow(
      expect.objectContaining({ id: "chess-ambiguous", values: { text: "Rd1", all: ["Rad1", "Rhd1"] } }),
    );
    expect(notation.parseAction(rooks, "Ra1xa8")).toBe("a1a8");
    const passing = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for (const text of ["exd6", "exd6 e.p.", "exd6ep", "ed6", "ed", "e5xd6e.p.", "e5d6", "Pexd6"])
      expect(notation.parseAction(passing, text), text).toBe("e5d6");
    // A pawn move (lower case) is preferred to a bishop move (capital).
    const both = read("4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1");
    expect(notation.parseAction(both, "bxc4")).toBe("b3c4");
    expect(notation.parseAction(both, "Bxc4")).toBe("e2c4");
    expect(() => notation.parseAction(state, "Qd4")).toThrow(/"Qd4" is not a legal move here; legal: /);
  });

  it.each([
    ["8/8/8/8/8/8/8/8 w - - 0 1", "chess-no-king"],
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "chess-ranks"],
    ["4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "chess-king-capture"],
    ["hello", "chess-ranks"],
    ["4k3/8/8/8/8/8/8/4K2 w - - 0 1", "chess-rank"],
    ["4k3/8/8/44/8/8/8/4K3 w - - 0 1", "chess-rank-digits"],
    ["4k3/9/8/8/8/8/8/4K3 w - - 0 1", "chess-piece"],
    ["4k3/p0p5/8/8/8/8/8/4K3 w - - 0 1", "chess-piece"],
    ["4k3/8/8/8/8/8/8/4KX2 w - - 0 1", "chess-piece"],
    ["4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "chess-kings"],
    ["P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "chess-pawns"],
    ["4k3/8/8/8/8/8/8/4K3 x - - 0 1", "chess-side-to-move"],
    ["4k3/8/8/8/8/8/8/4K3 w XY - 0 1", "chess-castling"],
    ["4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "chess-en-passant"],
    ["4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "chess-en-passant-side"],
    ["4k3/8/8/8/8/8/8/4K3 w - - x 1", "chess-clock"],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 x", "chess-move-number"],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", "chess-fen-fields"],
    ["startpos moves e2e5", "chess-illegal-move"],
  ])("rejects %s in one sentence", (text, id) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ id }));
  });

  it.each([
    ["r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"],
    ["r3k2r/8/8/8/8/8/8/R3K2R w HAha - 3 9", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"],
    ["r3k2r/8/8/8/8/8/8/R3K2R w Ha - 0 0", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"],
    ['r3k2r/8/8/8/8/8/8/R3K2R b Kq - bm O-O-O; id "x; moves y";', "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1"],
    ["4k3/8/8/8/8/8/4P3/4K3 b - - hmvc 7; fmvn 12;", "4k3/8/8/8/8/8/4P3/4K3 b - - 7 12"],
    ["4k3/8/8/8/8/8/4P3/4K3 b - - fmvn 12; acd 3; hmvc 0;", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12"],
    ['4k3/8/8/8/8/8/4P3/4K3 b - - 7 12 bm Kd7; id "moves";', "4k3/8/8/8/8/8/4P3/4K3 b - - 7 12"],
    ["  4k3/8/8/8/8/8/4P3/4K3   b - - bm Kd7;", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"],
  ])("reads %s as %s", (text, fen) => {
    expect(read(text).from).toBe(fen);
  });

  it("reads an EPD line with moves after it", () => {
    expect(read("4k3/8/8/8/8/8/4P3/4K3 w - - 7 12 moves e2e4 e8d7")).toMatchObject({
      from: "4k3/8/8/8/4P3/8/8/4K3 b - - 0 12",
      moves: ["e8d7"],
    });
  });

  it.each([
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1",
    "rk2r3/8/8/8/8/8/8/RK2R3 w EA - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1",
    "1r2k2r/8/8/8/8/8/8/1R2K2R w HB - 0 1",
  ])("rejects the Chess960 castling rights in %s, naming Chess960", (text) => {
    expect(() => read(text)).toThrow(/Chess960/);
  });

  it("drops en passant if it is not legal, and castling rights without rooks", () => {
    // The pawn on e5 is pinned along its rank, since en passant removes both pawns.
    expect(read("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1").from).toBe("8/8/8/K2pP2r/8/8/8/7k w - - 0 1");
    expect(read("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1").from).toBe("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  });
});
