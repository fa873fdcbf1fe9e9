import { LANGUAGES } from "@tyche/messages";
import type { TieRule } from "@tyche/trees";
import { EXERCISE_LEVELS, TEMPLATE_NAMES } from "../src/exercises/templates.js";
import { type Worksheet, type WorksheetSpec, worksheetOf } from "../src/worksheets/worksheet.js";
import { WORDS } from "./words.js";

/** Sheets of all kinds of exercises: each level, tie rule and language occurs. */
export function* sheets(rounds: number): Generator<Worksheet> {
  for (let round = 0; round < rounds; round++) {
    const ties: TieRule = round % 2 === 0 ? "prune" : "keep";
    const language = LANGUAGES[round % LANGUAGES.length]!;
    const spec: WorksheetSpec = {
      // Markup of every format, which a seed may hold.
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
