import {
  type EvaluatedDecision,
  matchReport,
  openMatch,
  type Thresholds,
  type WrittenRules,
} from "@tyche/backgammon/analysis";
import { analysisHtml, analysisText, commentedMatch } from "@tyche/backgammon/report";
import { chessAnalysis, type MarkedMove } from "@tyche/games/chess";
import { chessText } from "@tyche/games/chess/report";
import { Catalogue, type Language } from "@tyche/messages";
import { loadGame } from "@tyche/registry";
import { evaluatorName, withEvaluator } from "../games/evaluator.js";
import { table } from "../io/table.js";
import type { Runner } from "../runs/run.js";
import type { LogKind, Numbered, RunLog } from "../runs/run-log.js";
import { runLogged } from "../runs/run-logged.js";
import { workKind } from "../threads/work.js";
import { evaluatorNamed } from "./backgammon-evaluators.js";
import { gamesIn } from "./chess-work.js";

/** The games to analyse and all settings on which the result depends. */
export interface Analysis {
  readonly game: keyof typeof KINDS;
  /** The match or games as text. */
  readonly text: string;
  readonly depth: number;
  /** Backgammon: search depth of doubtful plays, in decisions, if greater than `depth`. */
  readonly doubtDepth?: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  /** Backgammon: rules that the record does not contain. */
  readonly rules?: WrittenRules;
  /** Backgammon: time limit per decision in seconds; `depth` is then the greatest depth. */
  readonly seconds?: number;
  /** Backgammon: rollout settings for doubtful decisions. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** The result of one work item, with its number. */
export interface AnalysedPiece extends Numbered {
  readonly judged: EvaluatedDecision | readonly MarkedMove[];
}

/** The log format of analyses: one line per decision of a match or per game of chess. */
export const ANALYSIS_LOG: LogKind<AnalysedPiece> = {
  log: "tyche analyze",
  whole: "analysis",
  piece: "turn or a game that was judged",
  pieces: "pieces",
  isResult: ({ judged }) => typeof judged === "object" && judged !== null,
};

export interface AnalysisRun {
  readonly runner: Runner;
  readonly range: readonly [from: number, to: number];
  readonly log: RunLog<AnalysedPiece> | undefined;
  readonly signal: AbortSignal;
  /** Called with the number of finished work items. */
  onDone(done: number): void;
  /** Called after every analysed move within a work item, if it runs on this machine. */
  onMessage(): void;
}

type Found = Promise<readonly (AnalysedPiece | undefined)[]>;
interface Shown {
  readonly as: "json" | "text" | "html" | "mat" | "sgf";
  /** Report every turn, not only marked ones. */
  readonly all: boolean;
  readonly language: Language;
}

/** How the records of a game are analysed. */
interface Kind {
  /** Number of work items in a text. */
  pieces(analysis: Analysis): number;
  /** Total for the progress display: work items, or messages within them. */
  steps(analysis: Analysis): number;
  /** Throws if there is no such evaluator. */
  check(evaluator: string): void | Promise<void>;
  run(analysis: Analysis, running: AnalysisRun): Found;
  report(analysis: Analysis, pieces: readonly AnalysedPiece[], shown: Shown): Promise<string>;
}

const decisionsIn = ({ text, rules = {} }: Analysis): number => openMatch(text, rules).decisions.length;
const numbered = (index: number, judged: AnalysedPiece["judged"]): AnalysedPiece => ({ index, judged });

const TURNS = workKind("analysis", () => import("./match-work.js"));
const CHESS_GAMES = workKind("chess-analysis", () => import("./chess-work.js"));

/** A work item is a turn, including a possible double before it, or a double with its answers. */
const BACKGAMMON: Kind = {
  pieces: decisionsIn,
  steps: decisionsIn,
  check: (evaluator) => void evaluatorNamed(evaluator),
  run: (
    { text, depth, doubtDepth, seconds, evaluator, thresholds, rules = {}, rollout },
    { onMessage: _, ...running },
  ) =>
    runLogged({
      ...running,
      kind: TURNS,
      question: {
        match: text,
        depth,
        ...(doubtDepth !== undefined && { doubtDepth }),
        evaluator,
        thresholds,
        rules,
        ...(seconds !== undefined && { seconds }),
        ...(rollout && { rollout }),
      },
      numbered,
    }),
  async report(analysis, pieces, { as, all, language }) {
    const { opened, report } = matchReportOf(analysis, pieces);
    if (as === "json") return `${JSON.stringify(report)}\n`;
    const words = await reportWords(language);
    if (as === "mat" || as === "sgf") return commentedMatch(opened, report, as, words);
    return as === "html" ? analysisHtml(report, words) : analysisText(report, all, words, table);
  },
};

/** The report of a backgammon match. */
export function matchReportOf(analysis: Analysis, pieces: readonly AnalysedPiece[]) {
  const { text, rules = {} } = analysis;
  // Safe: the results come from this kind.
  const judged = pieces.map((piece) => piece.judged as EvaluatedDecision);
  const opened = openMatch(text, rules);
  return { opened, report: matchReport(opened, judged, { ...analysis, rules }) };
}

/** A work item is a game, since the searches of a game share a table. */
const CHESS: Kind = {
  pieces: ({ text }) => gamesIn(text).length,
  steps: ({ text }) => gamesIn(text).reduce((sum, { actions }) => sum + actions.length, 0),
  check: async (evaluator) => void (await withEvaluator(await loadGame("chess"), evaluator)),
  run: ({ text, depth, evaluator, thresholds }, { onDone: _, ...running }) =>
    runLogged({
      ...running,
      kind: CHESS_GAMES,
      question: { pgn: text, depth, evaluator, thresholds },
      numbered,
    }),
  async report({ text, depth, evaluator }, pieces, { as, all, language }) {
    const judged = pieces.map(({ judged }) => judged as readonly MarkedMove[]);
    const named = await withEvaluator(await loadGame("chess"), evaluator);
    const report = chessAnalysis(
      gamesIn(text),
      { depth, evaluator: evaluatorName(named, evaluator) },
      judged,
    );
    if (as === "json") return `${JSON.stringify(report)}\n`;
    return chessText(report, all, await reportWords(language), table);
  },
};

export function reportWords(language: Language): Promise<Catalogue> {
  return new Catalogue(language).load("analysis-report", "backgammon-cube");
}

export const KINDS = { backgammon: BACKGAMMON, chess: CHESS };
