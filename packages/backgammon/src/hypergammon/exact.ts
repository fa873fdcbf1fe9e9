import { SearchError } from "@tyche/engine";
import { grown } from "@tyche/games";
import { BAR, OFF, ORDERED_ROLLS, ROLLS, smallBackgammon } from "../rules/board.js";
import { texts } from "../rules/texts.js";
import { type Placements, placements, waysToPlay } from "./few-checkers.js";

/** Progress of the solver. */
export interface ExactProgress {
  /** The number of the sweep; 0 while the tables are built. */
  readonly sweep: number;
  /** The finished share of the sweep, 0 to 1. */
  readonly done: number;
  /** The largest change of a value in the last finished sweep. */
  readonly change: number;
}

/** The solution: the equity of every position, in points. */
export interface ExactSolution {
  /** Checkers per side. */
  readonly checkers: number;
  readonly positions: number;
  readonly sweeps: number;
  /** The largest change of a value in the last sweep. */
  readonly change: number;
  /** Equity of the winner of the opening roll, before the dice are known. */
  readonly opening: number;
  /**
   * Equity of the player on roll before the roll: mean points won; a gammon counts 2, a backgammon 3.
   *
   * @param own points of the player's own checkers, 25 bar, 0 off
   * @param opponent points of the opponent's checkers, in the opponent's numbering
   */
  equity(own: readonly number[], opponent: readonly number[]): number;
}

export interface ExactOptions {
  /** Checkers per side, 1 to 3. Default 3, hypergammon. */
  readonly checkers?: number;
  /** Sweeps stop when no value changes by more than this. Default 1e-13. */
  readonly tolerance?: number;
}

/**
 * Solves backgammon with up to three checkers a side (cubeless money play) by in-place value iteration over all
 * positions. The generator yields its progress many times per sweep, so that the caller can show it, yield to other
 * work or stop; the last `next` returns the solution.
 *
 * The values for one opponent placement are stored side by side, and a play that hits nothing stays among them. An
 * opponent with so few checkers holds at most one point, so all plays can be listed once per held point.
 *
 * Three checkers take 56 sweeps, about 7 minutes on one core and 0.3 GB; the winner of the opening roll has
 * +0.0836795444708 points.
 */
export function* solveHypergammon(options: ExactOptions = {}): Generator<ExactProgress, ExactSolution> {
  const { checkers = 3, tolerance = 1e-13 } = options;
  if (checkers !== 1 && checkers !== 2 && checkers !== 3)
    throw texts.error(SearchError, "backgammon-exact-checkers", { count: checkers });
  const places = placements(checkers);
  const { list, numberOf } = places;
  const size = list.length;
  const plays = yield* listPlays(places);
  const standing = list.map((points) => bits(points, (point) => point));
  const facing = list.map((points) => bits(points, (point) => 25 - point));

  // values[own * size + opponent]: equity of the player on roll.
  const values = new Float64Array(size * size);
  list.forEach((points, number) => {
    values[number * size] = -stakeLost(points);
  });

  let positions = 0;
  for (const own of standing) for (const other of facing) if ((own & other) === 0) positions++;

  /** The negated equity of the best play: the least equity that the opponent can be left with. */
  const least = (play: number, rows: Int32Array, blots: readonly number[]): number => {
    const { starts, ends, landings } = plays;
    const [one = 0, two = 0, three = 0] = blots;
    const any = one | two | three;
    let best = Number.POSITIVE_INFINITY;
    for (let k = starts[play]!, end = starts[play + 1]!; k < end; k++) {
      const hit = landings[k]! & any;
      let row = rows[0]!;
      if (hit !== 0) {
        row =
          rows[((hit & one) !== 0 ? 1 : 0) | ((hit & two) !== 0 ? 2 : 0) | ((hit & three) !== 0 ? 4 : 0)]!;
      }
      const value = values[row + ends[k]!]!;
      if (value < best) best = value;
    }
    return best;
  };

  const opponents = list.map((points) => {
    const single = points.filter((p) => p >= 1 && p <= 24 && points.filter((q) => q === p).length === 1);
    const held = points.find((p) => p >= 1 && p <= 24 && points.filter((q) => q === p).length > 1);
    return {
      held: held === undefined ? 0 : 25 - held,
      blots: single.map((point) => 1 << (25 - point)),
      /** By the set of blots hit: the start of the values for the opponent's resulting placement. */
      rows: Int32Array.from({ length: 8 }, (_, hit) => {
        const after = points.map((p) =>
          ((hit >> single.indexOf(p)) & 1) === 1 && single.includes(p) ? BAR : p,
        );
        return numberOf(after.sort((a, b) => b - a)) * size;
      }),
    };
  });

  let largest = 0;
  const update = (own: number, other: number): void => {
    if ((standing[own]! & facing[other]!) !== 0) return;
    const { held, blots, rows } = opponents[other]!;
    const first = (held * size + own) * ROLLS.length;
    let sum = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      sum -= WAYS[roll]! * least(first + roll, rows, blots);
    }
    const at = own * size + other;
    const value = sum / ORDERED_ROLLS;
    largest = Math.max(largest, Math.abs(value - values[at]!));
    values[at] = value;
  };

  const before = new Float64Array(values.length);
  let change = Number.POSITIVE_INFINITY;
  let ratio = Number.NaN;
  let sweep = 0;
  while (change > tolerance) {
    sweep++;
    largest = 0;
    before.set(values);
    for (let other = 1; other < size; other++) {
      for (let own = 1; own < size; own++) update(own, other);
      if (other % 32 === 0) yield { sweep, done: other / size, change };
    }
    // Once the changes shrink by a steady ratio, the remaining changes form a geometric series: jump to its limit.
    const newRatio = largest / change;
    if (Math.abs(newRatio - ratio) < STEADY * newRatio && newRatio < 1 && largest > tolerance) {
      const rest = newRatio / (1 - newRatio);
      for (let i = 0; i < values.length; i++) values[i]! += rest * (values[i]! - before[i]!);
      ratio = Number.NaN;
    } else {
      ratio = newRatio;
    }
    change = largest;
    yield { sweep, done: 1, change };
  }

  const start = numberOf(smallBackgammon(checkers).start.map(([point]) => point));
  const { held, blots, rows } = opponents[start]!;
  const openings = ROLLS.flatMap(({ ways }, roll) =>
    ways === 1 ? [] : [-least((held * size + start) * ROLLS.length + roll, rows, blots)],
  );
  return {
    checkers,
    positions,
    sweeps: sweep,
    change,
    opening: openings.reduce((sum, value) => sum + value, 0) / openings.length,
    equity: (own, opponent) =>
      values[numberOf(own.toSorted((a, b) => b - a)) * size + numberOf(opponent.toSorted((a, b) => b - a))]!,
  };
}

/** Two ratios that differ by less than this, relatively, count as equal. */
const STEADY = 0.01;

/** Number of ordered rolls, by roll. */
const WAYS = ROLLS.map(({ ways }) => ways);

/** The points lost by a player who has these checkers left. */
function stakeLost(points: readonly number[]): number {
  if (points.includes(OFF)) return 1;
  return points.some((point) => point > 18) ? 3 : 2;
}

function bits(points: readonly number[], pointOf: (point: number) => number): number {
  return points.reduce((set, point) => (point >= 1 && point <= 24 ? set | (1 << pointOf(point)) : set), 0);
}

/**
 * All plays. Those of placement `own` with roll r against held point h have the numbers `starts[i]` up to
 * `starts[i + 1]` in the other lists, with i = (h * size + own) * 21 + r.
 */
interface Plays {
  readonly starts: Int32Array;
  /** The placement after the play. */
  readonly ends: Uint16Array;
  /** The points landed on, as a bit mask. */
  readonly landings: Int32Array;
}

function* listPlays({ list, numberOf }: Placements): Generator<ExactProgress, Plays> {
  const starts = new Int32Array(25 * list.length * ROLLS.length + 1);
  let ends = new Uint16Array(1 << 20);
  let landings = new Int32Array(1 << 20);
  let count = 0;
  let i = 0;
  for (let held = 0; held <= 24; held++) {
    for (const points of list) {
      const possible = held === 0 || !points.includes(held);
      for (const { dice: roll } of ROLLS) {
        starts[i++] = count;
        if (!possible) continue;
        for (const way of waysToPlay(points, roll, held)) {
          if (count === ends.length) {
            ends = grown(ends, 2 * count);
            landings = grown(landings, 2 * count);
          }
          ends[count] = numberOf(way.points);
          landings[count++] = way.landed;
        }
      }
    }
    yield { sweep: 0, done: (held + 1) / 25, change: Number.POSITIVE_INFINITY };
  }
  starts[i] = count;
  return { starts, ends, landings };
}
