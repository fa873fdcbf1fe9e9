import type { Level } from "@tyche/engine";
import { type Estimate, meanOf } from "@tyche/engine/statistics";
import type { GameLosses } from "./losses.js";
import { type Meeting, ratingsOfMeetings } from "./meetings.js";
import { FIRST_STEP, ladderLevels, rising } from "./steps.js";

/** How levels are fitted: to equal steps of the loss of a decision, or of the rating. */
export const FIT_METHODS = ["loss", "elo"] as const;

/** Temperatures of the rungs in units of the mean loss of a random action, from almost random to almost best. */
const SOFTNESS = [16, 6, 3, 1.8, 1.1, 0.7, 0.42, 0.25, 0.14, 0.07] as const;

/** The share of the way from random play to the strongest rung at which the first level is, so that it is clearly better. */
const FIRST = 0.25;

/** The nodes of the rungs that err, and the factor from one rung at temperature 0 to the next. */
const FEWEST = 500;
const STEP = 4;

/**
 * The players from which levels are derived: first falling temperatures with few nodes, then growing nodes.
 * @param unit the average cost of a random action
 * @param most nodes of the strongest
 */
export function ladderOf(unit: number, most: number): Level[] {
  const rung = (nodes: number, units: number): Level => {
    return { nodes: Math.round(nodes), temperature: rounded(units * unit), unit: rounded(unit) };
  };
  const few = Math.min(most, FEWEST);
  const steps = Math.ceil(Math.log(most / few) / Math.log(STEP));
  const sure = Array.from({ length: steps }, (_, i) => rung(few * (most / few) ** ((i + 1) / steps), 0));
  return [...SOFTNESS.map((units) => rung(few, units)), rung(few, 0), ...sure];
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** Levels in equal steps, from what the rungs of a ladder lose, or from their games; undefined if nothing differs. */
export function fitLevels(
  rungs: readonly Level[],
  measured: readonly (GameLosses | Meeting)[],
  count?: number,
): Level[] | undefined {
  const isLoss = "loss" in (measured[0] ?? {});
  const strengths = isLoss
    ? lossesOf(measured as readonly GameLosses[], "loss", rungs.length).map(({ value }) => -value)
    : ratingsOfMeetings(1 + rungs.length, measured as readonly Meeting[]).map(({ value }) => value);
  const rise = rising(strengths);
  const range = rise.at(-1)! - rise[0]!;
  if (!(range > 0)) return undefined;
  const least = isLoss ? FIRST * range : Math.min(FIRST_STEP, FIRST * range);
  return ladderLevels(rungs, strengths, least, count);
}

/** What was measured of random play or of a level; what was not is absent. */
export interface MeasuredLevel {
  /** Mean loss of a decision, in units of value. */
  readonly loss?: Estimate;
  /** The share of choices that are gross errors. */
  readonly gross?: Estimate;
  readonly elo?: Estimate;
}

/** Fitted levels with their measurements, random play first. */
export interface FittedLevels {
  readonly levels: readonly Level[];
  readonly measured: readonly MeasuredLevel[];
  /** Pairs of neighbours, 0 for random play, that the intervals do not tell apart. */
  readonly alike: readonly (readonly [number, number])[];
  /** The share of games whose decisions were judged by exact values. */
  readonly exact: number;
}

/** Puts together what levels lose and how they score. */
export function measuredLevels(
  levels: readonly Level[],
  losses: readonly GameLosses[],
  meetings: readonly Meeting[],
): FittedLevels {
  const ratings = meetings.length === 0 ? [] : ratingsOfMeetings(1 + levels.length, meetings);
  const [loss, gross] = (["loss", "gross"] as const).map((of) => lossesOf(losses, of, levels.length));
  const measured = [undefined, ...levels].map((_, player): MeasuredLevel => {
    const elo = ratings[player];
    return {
      ...(losses.length > 0 && { loss: loss![player]!, gross: gross![player]! }),
      ...(elo && { elo }),
    };
  });
  const isAlike = ([below, above]: readonly [number, number]): boolean => {
    const [one, other] = [ratings[below], ratings[above]];
    const rise =
      one && other && other.value - one.value - Math.hypot(one.high - one.value, other.value - other.low);
    // In the same decisions, or by ratings.
    return !(meanOf(losses.map((each) => each.loss[below]! - each.loss[above]!)).low > 0) && !(rise! > 0);
  };
  const elo = rising(ratings.slice(1).map(({ value }) => value)).map(Math.round);
  return {
    levels: levels.map((level, i) => ({ ...level, ...(elo[i] !== undefined && { elo: elo[i] }) })),
    measured,
    alike: levels.map((_, i) => [i, i + 1] as const).filter(isAlike),
    exact: losses.filter(({ exact }) => exact).length / losses.length,
  };
}

function lossesOf(losses: readonly GameLosses[], of: "loss" | "gross", levels: number): Estimate[] {
  return Array.from({ length: 1 + levels }, (_, player) => meanOf(losses.map((one) => one[of][player]!)));
}
