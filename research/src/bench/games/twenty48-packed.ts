import { readFileSync } from "node:fs";
import { NETWORK_SHAPES, PackedSearch, SelfPlay } from "@tyche/games/2048";
import { PackedNTuples } from "@tyche/learn/ntuple";
import { cpuOf, leastOf, type Report, type Row, speedRow } from "../../kit/report.js";
import { inCheckout } from "../../kit/root.js";

const ROUNDS = 5;
/** The threshold of the classic program. */
const THRESHOLD = 0.0001;
/** Number of games before and during the measurement of training speed; the first ones also touch new memory. */
const WARM_UP = 1500;
const MEASURED = 500;

/** A board of 4 × 4 cells: cells 0 to 7 and 8 to 15, exponents of four bits, the first cell lowest. */
interface PackedBoard {
  readonly low: number;
  readonly high: number;
  /** Number of different tiles. */
  readonly different: number;
}

/** Expectimax with line scores, and the speed of training. */
export function bench(): Report {
  const boards = packedBoards();
  const search = new PackedSearch(undefined, 2 ** 21);
  const run = (depthOf: (board: PackedBoard) => number) => (): void => {
    for (const board of boards)
      search.search(board.low, board.high, { depth: depthOf(board), threshold: THRESHOLD, apart: true });
  };
  const [shallow, usual] = leastOf(ROUNDS, [
    run(() => 4),
    // The classic program's default: the number of different tiles, minus 2, as layers after the root move.
    run(({ different }) => Math.max(3, different - 2) + 1),
  ]);
  const training = trainingRow();
  return {
    name: "2048-packed",
    about:
      "sums over 22 boards, each root move with a table of its own; then training of the large n-tuple network.",
    rows: [{ what: "depth 4", ms: shallow.ms }, { what: "depth by tiles", ms: usual.ms }, training],
    goals: [{ what: "M moves/s of training", figure: training.millionsPerSecond!, atLeast: 0.9 }],
  };
}

/** The boards of `research/positions/2048-22.txt`. */
function packedBoards(): readonly PackedBoard[] {
  const word = (cells: readonly number[]): number =>
    cells.reduceRight((packed, exponent) => (packed << 4) | exponent, 0);
  return readFileSync(inCheckout("research/positions/2048-22.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const exponents = line.split(" ").map((tile) => (tile === "0" ? 0 : Math.log2(Number(tile))));
      const different = new Set(exponents.filter((exponent) => exponent > 0)).size;
      return { low: word(exponents.slice(0, 8)), high: word(exponents.slice(8)), different };
    });
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
  return speedRow("moves of training", moves, ms);
}
