import { shippedEvaluator } from "@tyche/backgammon";
import {
  type EvaluatedDecision,
  MatchEvaluator,
  matchReport,
  openMatch,
  USUAL_THRESHOLDS,
} from "@tyche/backgammon/analysis";
import { unpackedMatch } from "@tyche/backgammon/notation";
import { gamesInFile } from "../../src/records/match-files/read-games.js";

/** The searches of `tyche analyze`: with `--depth 1`, and without options. */
const PASSES = [{ depth: 1 }, { depth: 2, doubtDepth: 3 }] as const;
/** Most reports of a pass: the page draws each. */
const REPORTS = 12;

/** A match, `done` of whose decisions have been judged at `depth`; it has a report once all were judged at depth 1. */
export type JudgedMatch = ReturnType<typeof judgeMatch> extends AsyncGenerator<infer Match> ? Match : never;

/**
 * Judges a match as the command does, first at depth 1 and then deeper, the largest losses first.
 *
 * @param file text, or bytes if it is packed
 * @param passes number of searches, each deeper than the one before
 * @throws NotationError, GameOptionError
 */
export async function* judgeMatch(file: string | Uint8Array, passes: number = PASSES.length) {
  const text = typeof file === "string" ? file : ((await unpackedMatch(file)) ?? "");
  const opened = openMatch(text, {});
  const { decisions, match } = opened;
  const about = { date: match.header?.date ?? "", games: boardsOf(text), all: decisions.length };
  const step = Math.ceil(decisions.length / REPORTS);
  let found: readonly EvaluatedDecision[] = [];
  for (const pass of PASSES.slice(0, passes)) {
    const judge = new MatchEvaluator(opened.rules, shippedEvaluator, pass);
    const settings = { ...pass, evaluator: "default", thresholds: USUAL_THRESHOLDS, rules: {} };
    const lost = found.map(({ play, cube }) =>
      Math.max(play?.loss ?? 0, ...(cube?.actions.map(({ loss }) => loss) ?? [])),
    );
    const order = [...decisions.keys()].sort((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0));
    const next = [...found];
    for (const [i, number] of order.entries()) {
      next[number] = judge.judge(decisions[number]!);
      const done = i + 1;
      if (done % step > 0 && done < decisions.length) continue;
      const isWhole = found.length > 0 || done === decisions.length;
      yield { ...about, ...pass, done, report: isWhole ? matchReport(opened, next, settings) : undefined };
      // Lets the worker hear that it was stopped.
      await new Promise((resume) => setTimeout(resume));
    }
    found = next;
  }
}

/** The games as boards open them; none if the rules of the board do not allow one of them. */
function boardsOf(text: string) {
  try {
    return gamesInFile(text) ?? [];
  } catch {
    return [];
  }
}
