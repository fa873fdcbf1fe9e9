import { NETWORK_SHAPES, PackedSearch, SelfPlay } from "@tyche/games/2048";
import { PackedNTuples } from "@tyche/learn/ntuple";
import { PlainExpectimax } from "../../2048/plain-expectimax.js";
import { cpuOf, leastOf, type Report, type Row } from "../../kit/report.js";
import { type PackedBoard, twenty48Boards } from "./twenty48-boards.js";

const ROUNDS = 5;
/** The threshold of the classic program. */
const THRESHOLD = 0.0001;
/**
 * Allowed relative difference of values in deep searches: the fused search loses a board if its eight table slots are
 * taken, and then searches it again on a path with another probability.
 */
const FORGOTTEN = 1e-3;
/** Number of games before and during the measurement of training speed; the first ones also touch new memory. */
const WARM_UP = 1500;
const MEASURED = 500;

/** Expectimax with line scores, fused and straightforward, and the speed of training. */
export function benchTwenty48Packed(): Report {
  const boards = twenty48Boards();
  const shallow = compared("depth 4", boards, () => 4, 0);
  // The classic program's default: the number of different tiles, minus 2, as layers after the root move.
  const usual = compared(
    "depth by tiles",
    boards,
    ({ different }) => Math.max(3, different - 2) + 1,
    FORGOTTEN,
  );
  const training = trainingRow();
  return {
    name: "2048-packed",
    about:
      "sums over 22 boards, each root move with a table of its own; then training of the large n-tuple network.",
    rows: [...shallow.rows, ...usual.rows, training],
    goals: [
      { what: "plain / fused at depth 4", figure: shallow.ratio, atLeast: 1.9 },
      { what: "plain / fused at depth by tiles", figure: usual.ratio, atLeast: 1.9 },
      { what: "M moves/s of training", figure: training.millionsPerSecond!, atLeast: 0.9 },
    ],
  };
}

/** @throws Error if the two find different values */
function compared(
  what: string,
  boards: readonly PackedBoard[],
  depthOf: (board: PackedBoard) => number,
  tolerance: number,
): { readonly rows: readonly Row[]; readonly ratio: number } {
  const fused = new PackedSearch(undefined, 2 ** 21);
  const plain = new PlainExpectimax(undefined, 2 ** 21);
  const byFused = (): number[][] =>
    boards.map((board) => [
      ...fused.search(board.low, board.high, { depth: depthOf(board), threshold: THRESHOLD, apart: true })
        .values,
    ]);
  const byPlain = (): number[][] =>
    boards.map((board) => plain.search(board.low, board.high, depthOf(board), THRESHOLD, true));
  const [a, b] = leastOf(ROUNDS, [byPlain, byFused]);
  const [plainly, fusedly] = [a.result.flat(), b.result.flat()];
  const isSame = plainly.every(
    (value, i) =>
      Object.is(value, fusedly[i]) || Math.abs(value - fusedly[i]!) <= tolerance * Math.abs(value),
  );
  if (!isSame) throw new Error(`the plain and the fused search find different values, ${what}`);
  const rows = [
    { what: `plain, ${what}`, ms: a.ms },
    { what: `fused, ${what}`, ms: b.ms },
  ];
  return { rows, ratio: a.ms / b.ms };
}

function trainingRow(): Row {
  const network = new PackedNTuples({ tuples: NETWORK_SHAPES.large, learningRate: 1 });
  const play = new SelfPlay(network);
  const games = (from: number, count: number): number => {
    let moves = 0;
    for (let game = from; game < from + count; game++) moves += play.play(game).moves;
    return moves;
  };
  games(0, WARM_UP);
  const { result: moves, ms } = cpuOf(() => games(WARM_UP, MEASURED));
  return { what: "moves of training", nodes: moves, ms, millionsPerSecond: moves / ms / 1000 };
}
