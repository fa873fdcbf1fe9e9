import { afterPlay, seenBy } from "../board.js";
import type { MatchRecord, PlayEvent } from "../match-record/match-record.js";
import { formatPlay } from "../notation/move-notation.js";
import type { Lookahead, RatedPlay } from "./lookahead.js";

/** What errors are called, the smallest first. */
export const MARKS = ["doubtful", "bad", "very bad"] as const;

/** What an error in a match is called by its size. */
export type Mark = (typeof MARKS)[number];

/** Losses of equity, in points, from which a play has each mark. */
export type Thresholds = Readonly<Record<Mark, number>>;

/** Those of GNU Backgammon. */
export const USUAL_THRESHOLDS: Thresholds = { doubtful: 0.04, bad: 0.08, "very bad": 0.16 };

/** A turn of a match and what it lost. */
export interface AnalysedPlay extends MatchTurn {
  /** As it was played, and the best play by the analysis. */
  readonly played: string;
  readonly best: string;
  /** How many distinct plays there were. */
  readonly plays: number;
  readonly equity: number;
  readonly bestEquity: number;
  /** Equity lost, 0 or more. */
  readonly loss: number;
  readonly mark: Mark | undefined;
  /** Decisions that the played and the best play were looked ahead. */
  readonly depth: number;
}

/** What a player did in a match. */
export interface PlayerErrors {
  readonly turns: number;
  /** Turns with more than one distinct play. */
  readonly unforced: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Equity lost, in points. */
  readonly loss: number;
  /** Thousandths of a point lost an unforced turn; 0 where there was none. */
  readonly errorRate: number;
  /** Thousandths of a point lost a turn of either player, as Snowie counted. */
  readonly snowieRate: number;
}

/** A turn of a match. */
export interface MatchTurn {
  /** From 1. */
  readonly game: number;
  /** Of the game, from 1; both players' turns count. */
  readonly turn: number;
  readonly event: PlayEvent;
}

/** All turns of a match, in their order; without plays that were not legal, which nobody can judge. */
export function turnsOf(match: MatchRecord): MatchTurn[] {
  return match.games.flatMap(({ events }, g) =>
    events
      .filter((event) => event.kind === "play")
      .map((event, turn) => ({ game: g + 1, turn: turn + 1, event }))
      .filter(({ event }) => !event.isIllegal),
  );
}

/**
 * Judges every turn of a match, one after the other, as money play without a cube.
 */
export function* analyseMatch(
  match: MatchRecord,
  lookahead: Lookahead,
  depth: number,
  thresholds: Thresholds = USUAL_THRESHOLDS,
): Generator<AnalysedPlay, void, void> {
  for (const turn of turnsOf(match)) yield analyseTurn(turn, lookahead, depth, thresholds);
}

/** Judges one turn; it needs nothing of the others. */
export function analyseTurn(
  { game, turn, event }: MatchTurn,
  lookahead: Lookahead,
  depth: number,
  thresholds: Thresholds = USUAL_THRESHOLDS,
): AnalysedPlay {
  const points = seenBy(event.points, event.player);
  const after = afterPlay(points, event.play);
  const rated = lookahead.rank(points, event.dice, depth, after);
  const own = rated.find((play) => play.points.join() === after.join())!;
  const best = bestOfDepth(rated, own);
  const loss = Math.max(0, best.equity - own.equity);
  return {
    game,
    turn,
    event,
    played: formatPlay(points, event.play),
    best: formatPlay(points, best.play),
    plays: rated.length,
    equity: own.equity,
    bestEquity: best.equity,
    loss,
    mark: MARKS.findLast((mark) => loss >= thresholds[mark]),
    depth: own.depth,
  };
}

/** The best of those that were looked at as deeply as the play that was made. */
function bestOfDepth(rated: readonly RatedPlay[], own: RatedPlay): RatedPlay {
  return rated.reduce(
    (best, play) => (play.depth === own.depth && play.equity > best.equity ? play : best),
    own,
  );
}

/** Sums of both players. */
export function errorsOf(plays: readonly AnalysedPlay[]): readonly [PlayerErrors, PlayerErrors] {
  const of = (player: 0 | 1): PlayerErrors => {
    const own = plays.filter(({ event }) => event.player === player);
    const unforced = own.filter((play) => play.plays > 1);
    const loss = own.reduce((sum, play) => sum + play.loss, 0);
    const count = (mark: Mark): number => own.filter((play) => play.mark === mark).length;
    return {
      turns: own.length,
      unforced: unforced.length,
      marks: { doubtful: count("doubtful"), bad: count("bad"), "very bad": count("very bad") },
      loss,
      errorRate: unforced.length === 0 ? 0 : (1000 * loss) / unforced.length,
      snowieRate: plays.length === 0 ? 0 : (1000 * loss) / plays.length,
    };
  };
  return [of(0), of(1)];
}
