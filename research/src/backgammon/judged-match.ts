import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CubeRules } from "@tyche/games/backgammon";
import {
  asPlayer0,
  decisionsOfMatch,
  type MatchDecision,
  rulesOf,
  Stakes,
} from "@tyche/games/backgammon/analysis";
import { type MatchEquities, parseSgf, parseXg, parseXgAnalysis } from "@tyche/games/backgammon/notation";
import { UsageError } from "tyche/parts";
import { gnubgWords } from "./gnubg-matches.js";

/** Another program's analysis of a decision, in normalised equity. */
export interface OtherWord {
  /** Equity lost by the play. */
  readonly loss?: number;
  /** Its best play, in .sgf letters. */
  readonly best?: string;
  readonly luck?: number;
  readonly cube?: readonly [noDouble: number, doubleTake: number];
}

/** A match with another program's analysis of each decision. */
export interface JudgedMatch {
  readonly rules: CubeRules;
  readonly decisions: readonly { readonly decision: MatchDecision; readonly word: OtherWord }[];
}

/** Files that contain another program's analysis. */
export const JUDGED = /\.(?:sgf|xg)$/;

/**
 * @param name a .sgf file of GNU Backgammon, or an .xg file of eXtreme Gammon
 * @param equities GNU Backgammon's own table, for converting its match-winning chances back to equities
 * @throws UsageError if the file does not have an analysis of each decision
 */
export async function judgedMatch(
  folder: string,
  name: string,
  equities: MatchEquities,
): Promise<JudgedMatch> {
  const bytes = readFileSync(join(folder, name));
  const isXg = name.endsWith(".xg");
  const match = isXg ? await parseXg(bytes) : parseSgf(bytes.toString("utf8"));
  const words = isXg ? await parseXgAnalysis(bytes) : gnubgWords(bytes.toString("utf8"));
  const rules = rulesOf(match);
  const decisions = decisionsOfMatch(match, rules);
  if (words.length !== decisions.length || words.some(({ kind }, i) => kind !== decisions[i]!.kind))
    throw new UsageError(
      "judged-match-count",
      { file: name },
      `${name} does not have one judgement for each turn and double`,
    );
  return {
    rules,
    decisions: decisions.map((decision, i) => {
      const { cube, ...word } = words[i]!;
      if (!cube || isXg) return { decision, word: { ...word, ...(cube && { cube }) } };
      const stakes = new Stakes({ ...rules, equities }, asPlayer0(decision.state));
      const [none, taken] = cube.map((chance) => stakes.normalised(2 * chance - 1));
      return { decision, word: { ...word, cube: [none!, taken!] as const } };
    }),
  };
}
