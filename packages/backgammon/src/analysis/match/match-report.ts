import { compareActions, type DifferenceErrors } from "@tyche/engine";
import { type Mark, markOf, type Thresholds } from "@tyche/games";
import { cubeGame } from "../../cube/cube-game.js";
import { xgidOf } from "../../cube/cube-notation.js";
import type { CubeRules } from "../../cube/cube-rules.js";
import { parseEquities } from "../../cube/equities-file.js";
import { DEFAULT_EVALUATOR } from "../../evaluation/evaluators.js";
import { formatPlay } from "../../notation/move-notation.js";
import { formatPositionId } from "../../notation/position-id.js";
import { parseMatch } from "../../records/match-files/match-file.js";
import type { GameOutcome, MatchRecord } from "../../records/match-record.js";
import { seenBy } from "../../rules/board.js";
import type { EvaluatedAction } from "./cube-errors.js";
import { decisionsOfMatch, type MatchDecision, rulesOf } from "./match-decisions.js";
import type { EvaluatedCube, EvaluatedDecision, EvaluatedPlay } from "./match-evaluator.js";
import { type PlayerSums, sumsOf } from "./match-sums.js";

/** Rules that a record does not contain. */
export interface WrittenRules {
  /** Money play: gammons count 1 until the cube is turned. */
  readonly jacoby?: boolean;
  /** A match equity table as text. */
  readonly equities?: string;
}

/** The settings of an analysis, as plain data. */
export interface AnalysisSettings {
  /** Search depth in decisions. */
  readonly depth: number;
  /** Search depth of doubtful plays, in decisions, if greater than `depth`. */
  readonly doubtDepth?: number;
  /** Time limit per decision in seconds; `depth` is then the greatest depth. */
  readonly seconds?: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  readonly rules: WrittenRules;
  /** The measured errors of the evaluator, in points of the equity. Default: those of the game, which may have none. */
  readonly errors?: DifferenceErrors;
  /** Rollout settings for doubtful decisions: games per candidate, and their length in turns. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** A match and all its decisions. */
export interface OpenedMatch {
  readonly match: MatchRecord;
  readonly rules: CubeRules;
  readonly decisions: readonly MatchDecision[];
}

/**
 * Parses a match and lists its decisions.
 *
 * @throws NotationError; GameOptionError if the match cannot be analysed under these rules
 */
export function openMatch(text: string, { jacoby, equities }: WrittenRules): OpenedMatch {
  const match = parseMatch(text);
  const rules = rulesOf(match, {
    ...(jacoby !== undefined && { jacoby }),
    ...(equities !== undefined && { equities: parseEquities(equities) }),
  });
  return { match, rules, decisions: decisionsOfMatch(match, rules) };
}

/** The position of a checker turn in the match. */
interface ReportedTurn {
  readonly player: 0 | 1;
  /** Position ID from the player's side, and XGID with roll, cube and score. */
  readonly position: string;
  readonly xgid: string;
  readonly roll: string;
  readonly game: number;
  readonly turn: number;
}

/** An analysed checker play. */
export interface ReportedPlay extends ReportedTurn, EvaluatedPlay {
  /** Whether the loss is larger than its error; if not, it has no mark. */
  readonly sure: boolean;
  readonly mark: Mark | null;
  /** Luck of the roll, in normalised equity, and in points or match-winning chances. */
  readonly luck: number;
  readonly luckCost: number;
  /** `loss` in points or match-winning chances. */
  readonly cost: number;
}

/** One player's part of a cube decision. */
export interface ReportedAction extends Omit<EvaluatedAction, "error"> {
  readonly player: 0 | 1;
  /** Null, like the mark, unless the loss is larger than its error. */
  readonly error: EvaluatedAction["error"] | null;
  readonly mark: Mark | null;
  readonly cost: number;
}

/** An analysed cube decision. */
export interface ReportedCube extends Omit<EvaluatedCube, "actions"> {
  /** The player who could double, or did. */
  readonly player: 0 | 1;
  readonly position: string;
  readonly xgid: string;
  readonly game: number;
  readonly turn: number;
  readonly actions: readonly ReportedAction[];
}

/** A play that the roll does not allow. It was played nevertheless, and is not analysed. */
export interface ReportedIllegalPlay extends ReportedTurn {
  readonly played: string;
}

/** A player's statistics: first of checker plays alone, as in earlier versions, then of all decisions. */
export interface ReportedPlayer extends PlayerSums {
  readonly name: string;
  readonly turns: number;
  readonly unforced: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /**
   * Checker plays only: equity lost; equity lost in thousandths per unforced turn; the same per turn of either player.
   */
  readonly loss: number;
  readonly errorRate: number;
  readonly snowieRate: number;
  /** This player's result in points, or in matches (½ for a win, −½ for a loss); null if the record has no result. */
  readonly result: number | null;
  /** The same without both players' luck. */
  readonly luckAdjusted: number | null;
}

/** A game of the match, with what each player lost in it. */
export interface ReportedGame {
  readonly game: number;
  /** The score before it. */
  readonly scores: readonly [number, number];
  /** Null if the game was not finished. */
  readonly result: GameOutcome | null;
  readonly players: readonly ReportedShare[];
}

/** One player's part of a game: normalised equity lost, the same in points or match-winning chances, and luck. */
export interface ReportedShare {
  readonly playLoss: number;
  readonly cubeLoss: number;
  readonly cost: number;
  readonly luck: number;
}

/** The analysis of a match, as plain data. */
export interface MatchReport {
  readonly depth: number;
  readonly doubtDepth?: number;
  readonly seconds?: number;
  readonly rollout?: { readonly trials: number; readonly turns: number };
  readonly evaluator: string;
  /** The measured errors of the evaluator, by depth; null if there are none, and only rollouts are sure. */
  readonly errors: DifferenceErrors | null;
  readonly thresholds: Thresholds;
  readonly length: number;
  readonly players: readonly ReportedPlayer[];
  readonly games: readonly ReportedGame[];
  readonly plays: readonly ReportedPlay[];
  readonly cubes: readonly ReportedCube[];
  /** Undefined if all plays were legal. */
  readonly illegal?: readonly ReportedIllegalPlay[];
}

/** Builds the report of a match. @param evaluated the analysis of every decision, in match order */
export function matchReport(
  { match, rules, decisions }: OpenedMatch,
  evaluated: readonly EvaluatedDecision[],
  { depth, doubtDepth, seconds, evaluator, thresholds, rollout, ...settings }: AnalysisSettings,
): MatchReport {
  const measured = new Map(Object.entries(cubeGame(rules).differenceErrors ?? {}));
  const { errors = measured.get(evaluator === "default" ? DEFAULT_EVALUATOR : evaluator) } = settings;
  /**
   * Whether a loss, in points of the equity, is larger than its error.
   * @param half half the width of its interval, if it was rolled out
   */
  const isSure = (value: number, depth: number, width?: number): boolean => {
    const kind = width === undefined ? "estimate" : "sample";
    const ends = { low: value - (width ?? 0), high: value + (width ?? 0) };
    const certainty = { kind, depth, isFull: false, count: 0, ...ends } as const;
    const made = { value: 0, certainty: { ...certainty, low: 0, high: 0 }, depth };
    return compareActions({ value, certainty, depth }, made, errors).relation === "better";
  };
  const judged = evaluated.map(({ cube, ...rest }): EvaluatedDecision => {
    if (!cube) return rest;
    const half = cube.halfWidths && Math.hypot(...cube.halfWidths);
    const actions = cube.actions.map(({ error, ...action }): EvaluatedAction => {
      const isError = error !== undefined && isSure(action.loss, cube.depth, half);
      return isError ? { ...action, error } : action;
    });
    return { ...rest, cube: { ...cube, actions } };
  });
  const placed = ({ game, turn, state }: MatchDecision, dice: readonly [number, number] | null) => ({
    player: state.player,
    game,
    turn,
    position: formatPositionId(seenBy(state.points, state.player)),
    xgid: xgidOf(rules, { ...state, dice }),
  });
  const plays = decisions.flatMap((decision, i): ReportedPlay[] => {
    const { play, luck, unit } = judged[i]!;
    if (decision.kind !== "turn" || !play) return [];
    const { dice } = decision.event;
    const sure = isSure(play.loss, play.depth, play.halfWidth);
    return [
      {
        ...placed(decision, dice),
        roll: dice.join(""),
        ...play,
        sure,
        mark: sure ? markOf(play.loss, thresholds) : null,
        cost: play.loss * unit,
        luck: luck!,
        luckCost: luck! * unit,
      },
    ];
  });
  const illegal = decisions.flatMap((decision): ReportedIllegalPlay[] => {
    if (decision.kind !== "turn" || !decision.event.isIllegal) return [];
    const { dice, play, points, player } = decision.event;
    const played = formatPlay(seenBy(points, player), play);
    return [{ ...placed(decision, dice), roll: dice.join(""), played }];
  });
  const cubes = decisions.flatMap((decision, i): ReportedCube[] => {
    const { cube, unit } = judged[i]!;
    if (!cube) return [];
    const { player } = decision.state;
    const actions = cube.actions.map((action): ReportedAction => {
      const by = action.by === "doubler" ? player : player === 0 ? 1 : 0;
      const { error = null, loss } = action;
      const mark = error ? markOf(loss, thresholds) : null;
      return { ...action, error, player: by, mark, cost: loss * unit };
    });
    return [{ ...placed(decision, null), ...cube, actions }];
  });
  const sums = sumsOf(decisions, judged);
  const results = resultsOf(match);
  const players = match.players.map((name, i): ReportedPlayer => {
    const own = plays.filter((play) => play.player === i);
    const unforced = own.filter((play) => play.plays > 1).length;
    const loss = own.reduce((sum, play) => sum + play.loss, 0);
    const count = (mark: Mark): number => own.filter((play) => play.mark === mark).length;
    const rate = (by: number): number => (by === 0 ? 0 : (1000 * loss) / by);
    const result = results === null ? null : i === 0 ? results : 0 - results;
    const luck = sums[i]!.luckCost - sums[1 - i]!.luckCost;
    return {
      name,
      turns: own.length,
      unforced,
      marks: { doubtful: count("doubtful"), bad: count("bad"), "very bad": count("very bad") },
      loss,
      errorRate: rate(unforced),
      snowieRate: rate(plays.length),
      ...sums[i]!,
      result,
      luckAdjusted: result === null ? null : result - luck,
    };
  });
  return {
    depth,
    ...(doubtDepth !== undefined && { doubtDepth }),
    ...(seconds !== undefined && { seconds }),
    ...(rollout && { rollout }),
    evaluator,
    errors: errors ?? null,
    thresholds,
    length: match.length,
    players,
    games: match.games.map(({ scores, result = null }, i) => ({
      game: i + 1,
      scores,
      result,
      players: ([0, 1] as const).map((player) => shareOf(player, i + 1, plays, cubes)),
    })),
    plays,
    cubes,
    ...(illegal.length > 0 && { illegal }),
  };
}

function shareOf(
  player: 0 | 1,
  game: number,
  plays: readonly ReportedPlay[],
  cubes: readonly ReportedCube[],
): ReportedShare {
  const own = plays.filter((play) => play.game === game && play.player === player);
  const actions = cubes
    .filter((cube) => cube.game === game)
    .flatMap((cube) => cube.actions.filter((action) => action.player === player));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    playLoss: sum(own.map(({ loss }) => loss)),
    cubeLoss: sum(actions.map(({ loss }) => loss)),
    cost: sum([...own, ...actions].map(({ cost }) => cost)),
    luck: sum(own.map(({ luck }) => luck)),
  };
}

/** Player 0's result: points in money play, ±½ in a match; null if the record ends early. */
function resultsOf({ length, games }: MatchRecord): number | null {
  const signed = games.map(({ result }) =>
    result ? (result.winner === 0 ? result.points : 0 - result.points) : null,
  );
  if (length === 0)
    return signed.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  const last = games.at(-1);
  if (!last?.result) return null;
  const { winner, points } = last.result;
  return last.scores[winner] + points < length ? null : winner === 0 ? 0.5 : -0.5;
}
