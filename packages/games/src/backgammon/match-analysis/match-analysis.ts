import type { Lookahead, RatedPlay } from "../analysis/lookahead.js";
import { afterPlay, seenBy } from "../board/board.js";
import { formatPlay } from "../notation/move-notation.js";
import type { MatchRecord, PlayEvent } from "../records/match-record.js";

/** The names of errors by size, smallest first. */
export const MARKS = ["doubtful", "bad", "very bad"] as const;

/** The name of an error by its size. */
export type Mark = (typeof MARKS)[number];

/** The smallest loss of equity, in points, for each mark. */
export type Thresholds = Readonly<Record<Mark, number>>;

/** GNU Backgammon's thresholds. */
export const USUAL_THRESHOLDS: Thresholds = { doubtful: 0.04, bad: 0.08, "very bad": 0.16 };

/** A turn of a match and the equity it lost. */
export interface AnalysedPlay extends MatchTurn {
  /** The play that was made and the best play, as text. */
  readonly played: string;
  readonly best: string;
  /** Number of distinct legal plays. */
  readonly plays: number;
  readonly equity: number;
  readonly bestEquity: number;
  /** Equity lost, 0 or more. */
  readonly loss: number;
  readonly mark: Mark | undefined;
  /** Search depth of the played and the best play, in decisions. */
  readonly depth: number;
}

/** Error statistics of one player in a match. */
export interface PlayerErrors {
  readonly turns: number;
  /** Number of turns with more than one distinct play. */
  readonly unforced: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Total equity lost, in points. */
  readonly loss: number;
  /** Equity lost per unforced turn, in thousandths of a point; 0 if there was none. */
  readonly errorRate: number;
  /** Equity lost per turn of either player, in thousandths of a point: Snowie's error rate. */
  readonly snowieRate: number;
}

/** A turn of a match. */
export interface MatchTurn {
  /** Number of the game, from 1. */
  readonly game: number;
  /** Number of the turn within the game, from 1; both players' turns count. */
  readonly turn: number;
  readonly event: PlayEvent;
}

/** All turns of a match in order, without illegal plays, which cannot be evaluated. */
export function turnsOf(match: MatchRecord): MatchTurn[] {
  return match.games.flatMap(({ events }, g) =>
    events
      .filter((event) => event.kind === "play")
      .map((event, turn) => ({ game: g + 1, turn: turn + 1, event }))
      .filter(({ event }) => !event.isIllegal),
  );
}

/** Analyses every turn of a match in order, as cubeless money play. */
export function* analyseMatch(
  match: MatchRecord,
  lookahead: Lookahead,
  depth: number,
  thresholds: Thresholds = USUAL_THRESHOLDS,
): Generator<AnalysedPlay, void, void> {
  for (const turn of turnsOf(match)) yield analyseTurn(turn, lookahead, depth, thresholds);
}

/** Analyses one turn, independently of the others. */
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

/** The best of the plays searched as deeply as the play that was made. */
function bestOfDepth(rated: readonly RatedPlay[], own: RatedPlay): RatedPlay {
  return rated.reduce(
    (best, play) => (play.depth === own.depth && play.equity > best.equity ? play : best),
    own,
  );
}

/** Error statistics of both players. */
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
