import { parsePositionId } from "../../notation/position-id.js";
import { BAR, OFF } from "../../rules/board.js";
import type { CubeError } from "./cube-errors.js";
import type { MatchReport, ReportedPlay } from "./match-report.js";

/** The last turn of the opening; both players' turns count. */
const OPENING = 6;
const HOME = 6;

/** The phases of a game, of which each decision has one. */
export const PHASES = ["opening", "bar", "back-game", "holding", "contact", "race", "bear-off"] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of a position from the side of the player on roll; `turn` counts both players' turns. */
function phaseOf(points: readonly number[], turn: number): Phase {
  const rear = points.findLastIndex((count) => count > 0);
  const theirs = points.findIndex((count, point) => count < 0 && point !== OFF);
  const isHit = points[BAR]! > 0 || points[OFF]! < 0;
  if (!isHit && (theirs < 0 || rear < theirs)) return rear <= HOME ? "bear-off" : "race";
  if (turn <= OPENING) return "opening";
  if (isHit) return "bar";
  const back = points.slice(BAR - HOME, BAR).map((count) => Math.max(0, count));
  if (back.reduce((sum, count) => sum + count, 0) > 2) return "back-game";
  return [...back, points[BAR - HOME - 1]!].some((count) => count > 1) ? "holding" : "contact";
}

/** One player's decision: a play, a part of a cube decision, or its error. */
export type PlayerDecision = ReturnType<typeof decisionsIn>[number];

/** All decisions that a report has judged, the plays first. */
export function decisionsIn({ plays, cubes }: Pick<MatchReport, "plays" | "cubes">) {
  const phase = ({ position, turn }: Pick<ReportedPlay, "position" | "turn">) =>
    phaseOf(parsePositionId(position), turn);
  const parts = cubes.flatMap(({ actions, ...cube }) =>
    actions.map(({ action: played, error, ...one }) => {
      const decision: "cube" | CubeError = error ?? "cube";
      const isSure = error !== null;
      return { ...cube, ...one, roll: "", phase: phase(cube), decision, played, best: cube.verdict, isSure };
    }),
  );
  return [
    ...plays.map((play) => ({
      ...play,
      phase: phase(play),
      decision: "play" as const,
      isCounted: play.plays > 1,
      isSure: play.sure,
    })),
    ...parts.map((part) => ({ ...part, candidates: [] })),
  ];
}

/** Number of counted decisions, and the normalised equity that all of them lost. */
export type KindSum = readonly [count: number, loss: number];

/** What is kept of a match to describe its players: their decisions are summed by "PHASE DECISION". */
export type MatchSummary = ReturnType<typeof summaryOf>;

/** Summarises a report. @param date the day of the match, as "2026-11-21" */
export function summaryOf(report: MatchReport, date: string) {
  const { depth, length } = report;
  const decisions = decisionsIn(report);
  const players = report.players.map(({ name, performanceRating, luckCost, result }, i) => {
    const own = decisions.filter(({ player }) => player === i);
    const kinds = sumsBy(
      own.map(({ phase, decision, isCounted, loss }) => [`${phase} ${decision}`, [+isCounted, loss]]),
    );
    return { name, performanceRating, luckCost, result, kinds };
  });
  // Luck is found by static evaluation at every depth, so the same match has the same id.
  const id = players.map(({ name, luckCost }) => `${name} ${luckCost.toFixed(4)}`).join(" – ");
  return { id, date, depth, length, players };
}

/** Sums by name, the largest loss first. */
export function sumsBy(named: readonly (readonly [name: string, sum: KindSum])[]): [string, KindSum][] {
  const sums = new Map<string, KindSum>();
  for (const [name, [count, loss]] of named) {
    const [before, lost] = sums.get(name) ?? [0, 0];
    sums.set(name, [before + count, lost + loss]);
  }
  return [...sums].sort(([, [, one]], [, [, other]]) => other - one);
}

/** The performance rating of a sum, as `PlayerSums` defines it. */
export function ratingOf([count, loss]: KindSum): number {
  return count === 0 ? 0 : (500 * loss) / count;
}
