import { createOpponent, type Game, type Level, measureUnit, seededChance } from "@tyche/engine";
import { type Estimate, meanOf } from "@tyche/engine/statistics";
import { decisionsOfGame } from "./decisions.js";
import type { GameLosses } from "./losses.js";
import { type Meeting, ratingsOfMeetings } from "./meetings.js";
import { FIRST_STEP, ladderLevels, rising } from "./steps.js";

type AnyGame = Game<unknown, unknown>;

/** How levels are fitted: to equal steps of the loss of a decision, or of the rating. */
export const FIT_METHODS = ["loss", "elo"] as const;
export type FitMethod = (typeof FIT_METHODS)[number];

/** Temperatures of the rungs in units of the mean loss of a random action, from almost random to almost best. */
const SOFTNESS = [16, 6, 3, 1.8, 1.1, 0.7, 0.42, 0.25, 0.14, 0.07] as const;

/** The fewest nodes of a level, the factor from one rung at temperature 0 to the next, and the games that are looked at. */
const FEWEST = 500;
const STEP = 4;
const GAMES = 8;

/** The players from which levels are derived, and the average cost of a random action. */
export interface Ladder {
  /** First falling temperatures with the same nodes, then growing nodes at temperature 0. */
  readonly rungs: readonly Level[];
  readonly unit: number;
}

/**
 * The ladder of a game. Its levels get at least as many nodes as a default level needs to value all actions.
 * @param most nodes of the strongest rung
 */
export async function ladderOf(game: AnyGame, seed: string, most: number): Promise<Ladder> {
  const unit = (await measureUnit(game)) ?? 0;
  const needed: number[] = [];
  const chance = seededChance(`${seed} nodes`);
  for (let number = 0; number < GAMES; number++) {
    const states = await decisionsOfGame(game, `${seed} ${number}`, chance, { random: 1, longest: 100 });
    for (const state of chance.shuffle(states).slice(0, 3)) {
      const onThought: Parameters<typeof createOpponent>[1] = {
        ...{ level: 1, unit, time: Number.POSITIVE_INFINITY },
        onThought: ({ decision }) =>
          needed.push(decision!.nodes.decision + decision!.nodes.chance + decision!.nodes.leaf),
      };
      await createOpponent(game, onThought).play(state);
    }
  }
  const enough = needed.toSorted((a, b) => a - b)[Math.floor(0.9 * needed.length)] ?? FEWEST;
  const fewest = Math.min(most, Math.max(FEWEST, Number(enough.toPrecision(2))));
  const steps = Math.ceil(Math.log(most / fewest) / Math.log(STEP));
  const mixed = game.facts.hidden ? { unit: Number(unit.toPrecision(3)) } : {};
  const soft = SOFTNESS.map((units) => ({
    ...{ nodes: fewest, temperature: Number((units * unit).toPrecision(3)) },
    ...mixed,
  }));
  const sure = Array.from({ length: steps + 1 }, (_, i) => ({
    ...{ nodes: Math.round(fewest * (most / fewest) ** (i / Math.max(1, steps))), temperature: 0 },
    ...mixed,
  }));
  return { rungs: [...soft, ...sure], unit };
}

/** Ten levels in equal steps, from what the rungs of a ladder lose, or from their games; undefined if nothing differs. */
export function fitLevels(
  { rungs }: Ladder,
  measured: readonly GameLosses[] | readonly Meeting[],
  method: FitMethod,
): Level[] | undefined {
  const strengths =
    method === "loss"
      ? lossesOf(measured as readonly GameLosses[], "loss", rungs.length).map(({ value }) => -value)
      : ratingsOfMeetings(1 + rungs.length, measured as readonly Meeting[]).map(({ value }) => value);
  const rise = rising(strengths);
  const range = rise.at(-1)! - rise[0]!;
  if (!(range > 0)) return undefined;
  return ladderLevels(rungs, strengths, method === "loss" ? 0 : Math.min(FIRST_STEP, 0.3 * range));
}

/** What was measured of random play or of a level; what was not is absent. */
export interface MeasuredLevel {
  /** Mean loss of a decision, in units of value. */
  readonly loss?: Estimate;
  /** The share of choices that are gross errors. */
  readonly gross?: Estimate;
  readonly elo?: Estimate;
  /** In games for one player: the mean payoff. */
  readonly payoff?: Estimate;
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
  const isSolo = meetings.some(({ players }) => players.length === 1);
  const ratings = isSolo || meetings.length === 0 ? [] : ratingsOfMeetings(1 + levels.length, meetings);
  const loss = lossesOf(losses, "loss", levels.length);
  const gross = lossesOf(losses, "gross", levels.length);
  const measured = [undefined, ...levels].map((_, player): MeasuredLevel => {
    const games = meetings
      .filter(({ players: [met] }) => met === player)
      .flatMap(({ results }) => [...results]);
    return {
      ...(losses.length > 0 && { loss: loss[player]!, gross: gross[player]! }),
      ...(ratings[player] && { elo: ratings[player] }),
      ...(isSolo && { payoff: meanOf(games as number[]) }),
    };
  });
  const elo = rising(ratings.slice(1).map(({ value }) => value)).map(Math.round);
  return {
    levels: levels.map((level, i) => ({ ...level, ...(elo[i] !== undefined && { elo: elo[i] }) })),
    measured,
    alike: levels.flatMap((_, i) =>
      isApart(measured[i]!, measured[i + 1]!, losses, i) ? [] : [[i, i + 1] as const],
    ),
    exact: losses.filter(({ exact }) => exact).length / losses.length,
  };
}

function lossesOf(losses: readonly GameLosses[], of: "loss" | "gross", levels: number): Estimate[] {
  return Array.from({ length: 1 + levels }, (_, player) => meanOf(losses.map((one) => one[of][player]!)));
}

/** Whether the upper of two neighbours is surely better, in the same decisions or by ratings. */
function isApart(
  below: MeasuredLevel,
  above: MeasuredLevel,
  losses: readonly GameLosses[],
  player: number,
): boolean {
  if (meanOf(losses.map(({ loss }) => loss[player]! - loss[player + 1]!)).low > 0) return true;
  return (["elo", "payoff"] as const).some((of) => {
    const [one, other] = [below[of], above[of]];
    return (
      one && other && other.value - one.value > Math.hypot(one.high - one.value, other.value - other.low)
    );
  });
}
