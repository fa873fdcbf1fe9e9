import { seenBy, xgidOf } from "@tyche/games/backgammon";
import {
  CUBE_ERRORS,
  type CubeVerdict,
  type JudgedAction,
  type JudgedCube,
  type JudgedDecision,
  type JudgedPlay,
  MARKS,
  type Mark,
  type MatchDecision,
  type PlayerSums,
  sumsOf,
  type Thresholds,
  verdictPhrase,
} from "@tyche/games/backgammon/analysis";
import { formatPlay, formatPositionId } from "@tyche/games/backgammon/notation";
import type { Catalogue, Message } from "@tyche/messages";
import { dashed } from "../analysis-words.js";
import type { AnalysisQuestion, OpenedMatch } from "./analysis-work.js";

/** The settings of an analysis. */
export type HowAnalysed = Omit<AnalysisQuestion, "match">;

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
export interface ReportedPlay extends ReportedTurn, JudgedPlay {
  readonly mark: Mark | null;
  /** Luck of the roll, in normalised equity, and in points or match-winning chances. */
  readonly luck: number;
  readonly luckCost: number;
  /** `loss` in points or match-winning chances. */
  readonly cost: number;
}

/** One player's part of a cube decision. */
export interface ReportedAction extends Omit<JudgedAction, "error"> {
  readonly player: 0 | 1;
  readonly error: JudgedAction["error"] | null;
  readonly mark: Mark | null;
  readonly cost: number;
}

/** An analysed cube decision. */
export interface ReportedCube extends Omit<JudgedCube, "actions"> {
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

export interface MatchReport {
  readonly depth: number;
  readonly doubtDepth?: number;
  readonly seconds?: number;
  readonly rollout?: { readonly trials: number; readonly turns: number };
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  readonly length: number;
  readonly players: readonly ReportedPlayer[];
  readonly plays: readonly ReportedPlay[];
  readonly cubes: readonly ReportedCube[];
  /** Undefined if all plays were legal. */
  readonly illegal?: readonly ReportedIllegalPlay[];
}

/** Builds the report of a match. @param judged the analysis of every decision, in match order */
export function matchReport(
  { match, rules, decisions }: OpenedMatch,
  judged: readonly JudgedDecision[],
  { depth, doubtDepth, seconds, evaluator, thresholds, rollout }: HowAnalysed,
): MatchReport {
  const markOf = (loss: number): Mark | null => MARKS.findLast((mark) => loss >= thresholds[mark]) ?? null;
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
    return [
      {
        ...placed(decision, dice),
        roll: dice.join(""),
        ...play,
        mark: markOf(play.loss),
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
      return { ...action, error, player: by, mark: markOf(loss), cost: loss * unit };
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
    thresholds,
    length: match.length,
    players,
    plays,
    cubes,
    ...(illegal.length > 0 && { illegal }),
  };
}

/** A sentence for each illegal play. */
export function illegalTexts({ players, illegal = [] }: MatchReport, words: Catalogue): string[] {
  return illegal.map(({ game, turn, player, played, roll }) =>
    words.text("analysis-not-legal", { game, turn, player: players[player]!.name, played, roll }),
  );
}

/** Player 0's result: points in money play, ±½ in a match; null if the record ends early. */
function resultsOf({ length, games }: OpenedMatch["match"]): number | null {
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

/** One player's cube errors by kind, for tables: "2 missed doubles, 1 wrong pass". */
export function cubeErrorsText({ cubeErrors }: PlayerSums, words: Catalogue): string {
  return words.list(
    CUBE_ERRORS.filter((name) => cubeErrors[name] > 0).map((name) =>
      words.text(`analysis-error-${dashed(name)}.counted`, { count: cubeErrors[name] }),
    ),
  );
}

/** Formats a loss with four digits. */
export const shownLoss = (loss: number): string => loss.toFixed(4);
/** Formats a number with its sign. */
export const signed = (value: number, digits = 3): string =>
  `${value < 0 ? "" : "+"}${value.toFixed(digits)}`;

/** Formats points or, in a match, the match-winning chance in percent. */
export function costText(value: number, { length }: MatchReport, words: Catalogue): string {
  return length > 0 ? words.text("analysis-percent", { value: (100 * value).toFixed(2) }) : value.toFixed(3);
}

/** Describes the settings of the analysis. */
export function howText(
  { depth, doubtDepth, seconds, rollout, ...report }: MatchReport,
  words: Catalogue,
): string {
  const evaluator = report.evaluator === "default" ? "net" : report.evaluator;
  return words.paragraph([
    seconds === undefined
      ? words.text("analysis-by-depth", { evaluator, depth })
      : words.text("analysis-by-time", { evaluator, depth, seconds: String(seconds) }),
    ...(doubtDepth === undefined ? [] : [words.text("analysis-doubt-depth", { depth: doubtDepth })]),
    ...(rollout ? [words.text("analysis-rollout", { trials: rollout.trials, turns: rollout.turns })] : []),
  ]);
}

/** Defines the statistics, in a sentence or two each. */
export function definitions(words: Catalogue): string[] {
  const ids = ["equity", "error-rate", "total", "luck"] as const;
  return ids.map((id) => words.text(`analysis-define-${id}`));
}

/** The correct cube decision, translated. */
export function verdictText(verdict: CubeVerdict["verdict"], words: Catalogue): string {
  return words.problem(verdictPhrase(verdict));
}

/** The description of a loss, as part of another message. */
export const lossMessage = (loss: number): Message => ({
  id: "analysis-loses",
  values: { loss: shownLoss(loss) },
});
