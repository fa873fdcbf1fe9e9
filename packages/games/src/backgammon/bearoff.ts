import { BOARD_SIZE } from "./board.js";
import { MoveGenerator } from "./moves.js";

const HOME = 6;

/**
 * One-sided bear-off: the least expected number of rolls in which checkers in the home board are all borne off, when no
 * opponent is in the way. What is computed once is kept for the next call; 15 checkers have 54,263 positions.
 *
 * @returns a function from six numbers, the checkers on the points 1..6, to the mean number of rolls
 */
export function oneSidedBearoff(): (home: readonly number[]) => number {
  const known = new Map<string, number>();

  const mean = (home: readonly number[]): number => {
    const key = home.join();
    const cached = known.get(key) ?? (home.every((count) => count === 0) ? 0 : undefined);
    if (cached !== undefined) return cached;
    let total = 36;
    for (let high = 1; high <= 6; high++) {
      for (let low = 1; low <= high; low++) {
        const best = Math.min(...afterRoll(home, high, low).map(mean));
        total += high === low ? best : 2 * best;
      }
    }
    known.set(key, total / 36);
    return total / 36;
  };

  return (home) => {
    if (home.length !== HOME || !home.every((count) => Number.isInteger(count) && count >= 0)) {
      throw new RangeError("A home board is six whole numbers of checkers, on the points 1 to 6.");
    }
    return mean(home);
  };
}

const generator = new MoveGenerator();

function afterRoll(home: readonly number[], high: number, low: number): number[][] {
  const points = new Array<number>(BOARD_SIZE).fill(0);
  home.forEach((count, i) => {
    points[i + 1] = count;
  });
  const board = MoveGenerator.FIRST;
  const results = generator.after(board);
  generator.load(board, points, 0);
  const count = generator.generate(board, 0, high, low, results);
  return Array.from({ length: count }, (_, k) =>
    generator.points(generator.after(results, k)).slice(1, HOME + 1),
  );
}
