import { Table } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { chess } from "@tyche/games/chess";
import { cpuOf, nodesOfAll, type Report, speedRow } from "../../kit/report.js";

const DEPTH = 4;
const ENTRIES = 2 ** 18;

/** Openings, middlegames and endgames, quiet and sharp, with either side to move. */
const POSITIONS = [
  "startpos",
  "startpos moves e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
  "startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
  "startpos moves d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
  "startpos moves e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 e4e5 c7c5 a2a3 b4c3",
  "startpos moves d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8",
  "startpos moves e2e4 e7e5 f2f4 e5f4 g1f3 g7g5 h2h4 g5g4 f3e5 g8f6",
  "startpos moves c2c4 e7e5 b1c3 g8f6 g2g3 d7d5 c4d5 f6d5 f1g2 d5b6",
  "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9",
  "2rq1rk1/pb2bppp/1pn1pn2/8/2BP4/P1N2N2/1P2QPPP/R1BR2K1 b - - 2 13",
  "r2q1rk1/1b2bppp/p2ppn2/1p6/3QPP2/1BN5/PPP3PP/R1B2RK1 w - - 0 13",
  "r4rk1/pp1b1ppp/1qnbp3/3p4/3P4/P1N1PN2/1P1QBPPP/R4RK1 b - - 4 12",
  "4rrk1/pp4pp/2pb1q2/3p1n2/3P1P2/2PB1Q2/PP1N2PP/R4RK1 w - - 3 18",
  "r3k2r/pb1nqppp/1p2pn2/2bp4/8/1P1BPN2/PB1N1PPP/R2Q1RK1 w kq - 0 12",
  "3r2k1/p4ppp/1p2r3/2p1P3/2P2P2/1P1R2P1/P4K1P/3R4 b - - 0 27",
  "8/1p3pk1/p2p2p1/2nP3p/P1P1B2P/1P3PP1/6K1/8 w - - 0 34",
  "8/5pk1/4p1p1/1R5p/r4P1P/6P1/5K2/8 w - - 0 41",
  "8/2k5/1p1p1p2/pP1P1P2/P1P2K2/8/8/8 w - - 0 45",
  "6k1/5ppp/8/3q4/8/6P1/4QP1P/6K1 b - - 0 36",
  "8/P4k2/8/8/2b5/5K2/1r6/R7 b - - 0 52",
] as const;

/** Features that are switched on one by one. */
const WAYS = [
  { what: "minimax", algorithm: "minimax", ordering: false, table: false },
  { what: "alpha-beta, captures first", algorithm: "alpha-beta", ordering: false, table: false },
  { what: "alpha-beta, ordering", algorithm: "alpha-beta", ordering: true, table: false },
  { what: "alpha-beta, ordering, table", algorithm: "alpha-beta", ordering: true, table: true },
] as const;

/** Nodes at depth 4 over 20 positions: full width, and the savings by pruning, ordering and the table. */
export function bench(): Report {
  const positions = POSITIONS.map((text) => chess.position(chess.notation!.parsePosition(text)));
  let expected: readonly number[] | undefined;
  const rows = WAYS.map(({ what, algorithm, ordering, table }) => {
    const { result, ms } = cpuOf(() =>
      positions.map((position) =>
        search(position, {
          facts: chess.facts,
          depth: DEPTH,
          algorithm,
          ordering,
          deepening: ordering,
          table: table && new Table(ENTRIES),
        }),
      ),
    );
    expected ??= result.map(({ value }) => value);
    const other = result.findIndex(({ value }, i) => value !== expected![i]);
    if (other >= 0)
      throw new Error(`${what} finds another value at position ${other + 1} than ${WAYS[0].what}`);
    const leaves = result.reduce((sum, report) => sum + report.nodes.leaf, 0);
    return { ...speedRow(what, nodesOfAll(result), ms), leaves };
  });
  return {
    name: "chess",
    about: `${POSITIONS.length} positions to depth ${DEPTH}, pieces at 1, 3, 3, 5, 9.`,
    rows,
    goals: [
      {
        what: "nodes of minimax / alpha-beta with ordering and table",
        figure: rows[0]!.nodes! / rows.at(-1)!.nodes!,
        atLeast: 50,
      },
    ],
  };
}
