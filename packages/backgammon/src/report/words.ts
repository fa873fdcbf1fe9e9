import { fixed } from "@tyche/engine/statistics";
import { dashed } from "@tyche/games";
import type { Catalogue, Message } from "@tyche/messages";
import { CUBE_ERRORS } from "../analysis/match/cube-errors.js";
import type { MatchReport, ReportedPlayer } from "../analysis/match/match-report.js";
import type { PlayerSums } from "../analysis/match/match-sums.js";
import { type CubeVerdict, verdictPhrase } from "../analysis/verdict.js";
import { DEFAULT_EVALUATOR } from "../evaluation/evaluators.js";

/** A sentence for each illegal play. */
export function illegalTexts({ players, illegal = [] }: MatchReport, words: Catalogue): string[] {
  return illegal.map(({ game, turn, player, played, roll }) =>
    words.text("analysis-not-legal", { game, turn, player: players[player]!.name, played, roll }),
  );
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
export const shownLoss = (loss: number): string => fixed(loss, 4);
/** Formats a number with its sign. */
export const signed = (value: number, digits = 3): string => fixed(value, digits).replace(/^\d/, "+$&");

/** Formats points or, in a match, the match-winning chance in percent. */
export function costText(value: number, { length }: MatchReport, words: Catalogue): string {
  return length > 0 ? words.text("analysis-percent", { value: fixed(100 * value, 2) }) : fixed(value, 3);
}

/**
 * A player's result and what it is without luck: in a match "won, 80.6 % after luck", for money both in points. Empty if
 * the record has no result.
 */
export function resultTexts(
  { result, luckAdjusted }: Pick<ReportedPlayer, "result" | "luckAdjusted">,
  report: MatchReport,
  words: Catalogue,
): readonly [result: string, luckAdjusted: string] {
  if (result === null || luckAdjusted === null) return ["", ""];
  if (report.length === 0) return [signed(result), signed(luckAdjusted)];
  // The chance of a player who won only with luck is low; noise may take it beyond 0 or 1.
  const value = fixed(100 * (0.5 + luckAdjusted), 1);
  return [
    words.text(result > 0 ? "analysis-match-won" : "analysis-match-lost"),
    words.text("analysis-percent", { value }),
  ];
}

/** Describes the settings of the analysis. */
export function howText(
  { depth, doubtDepth, seconds, rollout, ...report }: MatchReport,
  words: Catalogue,
): string {
  const evaluator = report.evaluator === "default" ? DEFAULT_EVALUATOR : report.evaluator;
  return words.paragraph([
    seconds === undefined
      ? words.text("analysis-by-depth", { evaluator, depth })
      : words.text("analysis-by-time", { evaluator, depth, seconds: String(seconds) }),
    ...(doubtDepth === undefined ? [] : [words.text("analysis-doubt-depth", { depth: doubtDepth })]),
    ...(rollout ? [words.text("analysis-rollout", { trials: rollout.trials, turns: rollout.turns })] : []),
    ...(report.errors === null ? [words.text("analysis-not-measured", { evaluator })] : []),
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

/** A loss that is not larger than its error. */
export function tooClose(loss: number, words: Catalogue): string {
  return words.text("analysis-too-close", { loss: shownLoss(loss) });
}
