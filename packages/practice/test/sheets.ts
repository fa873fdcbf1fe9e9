import { LANGUAGES } from "@tyche/messages";
import {
  EXERCISE_LEVELS,
  TEMPLATE_NAMES,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "@tyche/practice";
import type { TieRule } from "@tyche/trees";
import { WORDS } from "./words.js";

/** Sheets of all kinds of exercises, with every level, tie rule and language. */
export function* sheets(rounds: number): Generator<Worksheet> {
  for (let round = 0; round < rounds; round++) {
    const ties: TieRule = round % 2 === 0 ? "prune" : "keep";
    const language = LANGUAGES[round % LANGUAGES.length]!;
    const spec: WorksheetSpec = {
      // Markup from every format, which a seed may contain.
      seed: round === 0 ? `{~=#<]]>"&\\:%` : `sheet ${round}`,
      count: TEMPLATE_NAMES.length,
      template: "mixed",
      level: EXERCISE_LEVELS[round % 3]!,
      notation: "aima",
      ties,
      fail: round % 4 < 2 ? "soft" : "hard",
      language,
    };
    yield worksheetOf(spec, WORDS[language]);
  }
}
