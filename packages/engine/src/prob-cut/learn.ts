import { outcomeAt } from "../chance/draws.js";
import { sfc32 } from "../chance/sfc32.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { isReport, type Pause } from "../deepening/deepen.js";
import { deepen, type RootOptions } from "../minimax/root.js";
import { movesAt, outcomesAt } from "../position/lists.js";
import { Table } from "../search/table.js";

/** Maximum number of decisions from the first position to one used for learning. */
const FARTHEST = 12;
/** With fewer pairs there is no regression. */
const FEWEST = 8;
const TABLE = 2 ** 14;

/**
 * Learns how shallow values predict deep ones from positions of the game reached by random play. Pauses in between.
 * @param depth of the deep search, in decisions; the shallow one is `reduction` shallower
 * @param until when it must be done, by `performance.now()`
 * @returns undefined if there was not time for enough positions
 */
export function* learnRegression(
  from: Position,
  options: RootOptions,
  depth: number,
  reduction: number,
  positions: number,
  until: number,
): Generator<Pause, Regression | undefined, void> {
  const next = sfc32(`ChanceProbCut ${depth}`);
  const { time: _, nodes: __, depth: ___, signal, ...alone } = options;
  /** The value of a search; undefined if a limit was reached first. */
  function* searchedValue(position: Position, depth: number): Generator<Pause, number | undefined, void> {
    const limits = {
      ...(Number.isFinite(until) && { time: Math.max(0, until - performance.now()) }),
      ...(signal && { signal }),
    };
    const options: RootOptions = { ...alone, ...limits, depth, deepening: false, rank: "best" };
    let value: number | undefined;
    for (const report of deepen(position, { ...options, table: new Table(TABLE) })) {
      if (isReport(report)) value = report.depth === depth || report.solved ? report.value : undefined;
      else yield report;
    }
    return value;
  }
  const pairs: [number, number][] = [];
  for (let tries = 0; tries < 4 * positions && pairs.length < positions; tries++) {
    if (performance.now() > until || signal?.aborted) break;
    const position = from.copy();
    if (!walk(position, 1 + (next() % FARTHEST), next)) continue;
    const shallow = yield* searchedValue(position, depth - reduction);
    const deep = yield* searchedValue(position, depth);
    if (shallow === undefined || deep === undefined) break;
    pairs.push([shallow, deep]);
  }
  return pairs.length < FEWEST ? undefined : regression(pairs);
}

/** Plays this many decisions at random, and on to the next one after chance. False if the game ends on the way. */
function walk(position: Position, decisions: number, next: () => number): boolean {
  for (let left = decisions; position.turn() !== OVER; ) {
    if (position.turn() === CHANCE) {
      const { outcomes, probabilities } = outcomesAt(position);
      position.play(outcomes[outcomeAt(probabilities, outcomes.length, next() / 0x1_0000_0000)]!);
      if (left <= 0 && position.turn() >= 0) return true;
    } else {
      const moves = movesAt(position);
      position.play(moves[next() % moves.length]!);
      left--;
    }
  }
  return false;
}

/** The prediction of a deep search from a shallow one: deep = slope x shallow + offset, with a standard deviation. */
export interface Regression {
  readonly slope: number;
  readonly offset: number;
  /** Standard deviation of the residuals. */
  readonly deviation: number;
  readonly count: number;
}

/** Least squares through pairs of a shallow and a deep value, at least three. */
export function regression(pairs: readonly (readonly [shallow: number, deep: number])[]): Regression {
  const count = pairs.length;
  const x = pairs.reduce((sum, [shallow]) => sum + shallow, 0) / count;
  const y = pairs.reduce((sum, [, deep]) => sum + deep, 0) / count;
  let xx = 0;
  let xy = 0;
  for (const [shallow, deep] of pairs) {
    xx += (shallow - x) ** 2;
    xy += (shallow - x) * (deep - y);
  }
  const slope = xx > 0 ? xy / xx : 1;
  const offset = y - slope * x;
  const rest = pairs.reduce((sum, [shallow, deep]) => sum + (deep - slope * shallow - offset) ** 2, 0);
  return { slope, offset, deviation: Math.sqrt(rest / Math.max(1, count - 2)), count };
}
