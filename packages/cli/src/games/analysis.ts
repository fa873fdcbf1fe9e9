import { gameNamed } from "@tyche/games";
import type { JudgedDecision, Thresholds } from "@tyche/games/backgammon/analysis";
import { Catalogue, type Language } from "@tyche/messages";
import type { LogKind, Numbered, PieceLog } from "../pieces/piece-log.js";
import type { Runner } from "../pieces/piece-work.js";
import { runLogged } from "../pieces/run-logged.js";
import { commentedMatch } from "./backgammon/analysis-comments.js";
import { analysisHtml } from "./backgammon/analysis-html.js";
import { matchReport } from "./backgammon/analysis-report.js";
import { analysisText } from "./backgammon/analysis-text.js";
import { openedMatch, type WrittenRules } from "./backgammon/analysis-work.js";
import { evaluatorNamed } from "./backgammon/evaluators.js";
import { chessAnalysis, chessText } from "./chess/analysis-report.js";
import { gamesIn, type JudgedMove } from "./chess/analysis-work.js";
import { evaluatorName, withEvaluator } from "./evaluator.js";

/** What is to be analysed, and how: all that the result follows from. */
export interface Analysis {
  readonly game: keyof typeof KINDS;
  /** The match, or the games, as written. */
  readonly text: string;
  readonly depth: number;
  /** Backgammon: decisions that a play in doubt is looked ahead, where that is more. */
  readonly doubtDepth?: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  /** Backgammon: what the record does not say of its rules. */
  readonly rules?: WrittenRules;
  /** Backgammon: seconds for a decision; then `depth` is the deepest. */
  readonly seconds?: number;
  /** Backgammon: how what is in doubt is rolled out. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** What was found of a piece, with its number. */
export interface AnalysedPiece extends Numbered {
  readonly judged: JudgedDecision | readonly JudgedMove[];
}

/** Analyses, one line for each decision of a match or game of chess. */
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
  readonly log: PieceLog<AnalysedPiece> | undefined;
  readonly signal: AbortSignal;
  /** Told of the pieces that are done. */
  onDone(done: number): void;
  /** Told of every move that was judged within a piece, where this machine does it. */
  hear(): void;
}

type Found = Promise<readonly (AnalysedPiece | undefined)[]>;
interface Shown {
  readonly as: "json" | "text" | "html" | "mat" | "sgf";
  /** Every turn, and not only those with a mark. */
  readonly all: boolean;
  readonly language: Language;
}

/** How a game's records are analysed. */
interface Kind {
  /** Into how many pieces a text can be divided. */
  pieces(analysis: Analysis): number;
  /** What is counted while it runs: pieces, or what is heard within them. */
  steps(analysis: Analysis): number;
  /** Refuses what cannot judge. */
  check(evaluator: string): void;
  run(analysis: Analysis, running: AnalysisRun): Found;
  report(analysis: Analysis, pieces: readonly AnalysedPiece[], shown: Shown): Promise<string>;
}

const decisionsIn = ({ text, rules = {} }: Analysis): number => openedMatch(text, rules).decisions.length;
const numbered = (index: number, judged: AnalysedPiece["judged"]): AnalysedPiece => ({ index, judged });

/** A piece is a turn, with the double that might have been before it, or a double with its answers. */
const BACKGAMMON: Kind = {
  pieces: decisionsIn,
  steps: decisionsIn,
  check: (evaluator) => void evaluatorNamed(evaluator),
  run: (
    { text, depth, doubtDepth, seconds, evaluator, thresholds, rules = {}, rollout },
    { hear: _, ...running },
  ) =>
    runLogged({
      ...running,
      work: "analysis",
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
    const { text, rules = {} } = analysis;
    // Safe: what this kind has judged.
    const judged = pieces.map((piece) => piece.judged as JudgedDecision);
    const opened = openedMatch(text, rules);
    const report = matchReport(opened, judged, { ...analysis, rules });
    if (as === "json") return `${JSON.stringify(report)}\n`;
    const words = await reportWords(language);
    if (as === "mat" || as === "sgf") return commentedMatch(opened, report, as, words);
    return as === "html" ? analysisHtml(report, words) : analysisText(report, all, words);
  },
};

/** A piece is a game, since its searches share a table. */
const CHESS: Kind = {
  pieces: ({ text }) => gamesIn(text).length,
  steps: ({ text }) => gamesIn(text).reduce((sum, { actions }) => sum + actions.length, 0),
  check: (evaluator) => void withEvaluator(gameNamed("chess"), evaluator),
  run: ({ text, depth, evaluator, thresholds }, { onDone: _, ...running }) =>
    runLogged({
      ...running,
      work: "chess-analysis",
      question: { pgn: text, depth, evaluator, thresholds },
      numbered,
    }),
  async report({ text, depth, evaluator }, pieces, { as, all, language }) {
    const judged = pieces.map(({ judged }) => judged as readonly JudgedMove[]);
    const named = withEvaluator(gameNamed("chess"), evaluator);
    const report = chessAnalysis(
      gamesIn(text),
      { depth, evaluator: evaluatorName(named, evaluator) },
      judged,
    );
    if (as === "json") return `${JSON.stringify(report)}\n`;
    return chessText(report, all, await reportWords(language));
  },
};

function reportWords(language: Language): Promise<Catalogue> {
  return new Catalogue(language).load("analysis-report", "backgammon-cube");
}

export const KINDS = { backgammon: BACKGAMMON, chess: CHESS };
