import { LANGUAGES } from "@tyche/messages";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { ExerciseError } from "../exercise-error.js";
import type { ExerciseSpec } from "../exercises/exercise.js";
import type { Answers } from "../exercises/question.js";
import { EXERCISE_LEVELS, TEMPLATE_NAMES } from "../exercises/templates.js";
import type { Part } from "../say/refusals.js";
import { MOST_EXERCISES, type WorksheetSpec } from "../worksheets/worksheet.js";
import { ANSWER_FILE } from "./json.js";

/** What a person, or a program, answers to a worksheet. */
export interface AnswerFile {
  readonly sheet: WorksheetSpec;
  /** For each exercise, in the order of the sheet. */
  readonly answers: readonly Answers[];
}

/** Texts longer than any answer are cut off before they are looked at. */
const LONGEST_ANSWER = 200;

/**
 * Reads what `worksheetJson` writes, filled in. Only `format`, `sheet` and the answers of each exercise are read; an answer may be a number.
 * @throws ExerciseError with a sentence that says what is missing
 */
export function readAnswerFile(text: string): AnswerFile {
  const file = object(parsed(text), "file");
  if (file.format !== ANSWER_FILE) {
    throw new ExerciseError(["notAnswers", ANSWER_FILE]);
  }
  const sheet = sheetOf(object(file.sheet, "sheet"));
  const { exercises } = file;
  if (!Array.isArray(exercises)) throw new ExerciseError(["noList"]);
  if (exercises.length !== sheet.count) {
    throw new ExerciseError(["entries", exercises.length, sheet.count]);
  }
  return { sheet, answers: exercises.map((one, i) => answersOf(object(one, { exercise: i + 1 }), i + 1)) };
}

function sheetOf(sheet: Fields): WorksheetSpec {
  const { seed, count } = sheet;
  if (typeof seed !== "string") throw new ExerciseError(["noSeed"]);
  if (!Number.isSafeInteger(count) || (count as number) < 1 || (count as number) > MOST_EXERCISES) {
    throw new ExerciseError(["badCount", MOST_EXERCISES]);
  }
  const { exercises } = sheet;
  if (exercises !== undefined && !Array.isArray(exercises)) throw new ExerciseError(["noList"]);
  if (exercises && exercises.length !== count) {
    throw new ExerciseError(["entries", exercises.length, count as number]);
  }
  return {
    seed,
    count: count as number,
    template: known(sheet, "template", [...TEMPLATE_NAMES, "mixed"] as const),
    ...rulesOf(sheet),
    language: known(sheet, "language", LANGUAGES),
    ...(exercises && { exercises: exercises.map((one) => specOf(object(one, "sheet"))) }),
  };
}

function specOf(exercise: Fields): ExerciseSpec {
  const { seed } = exercise;
  if (typeof seed !== "string") throw new ExerciseError(["noSeed"]);
  return { seed, template: known(exercise, "template", TEMPLATE_NAMES), ...rulesOf(exercise) };
}

/** What a sheet and an exercise say alike. */
function rulesOf(fields: Fields): Pick<ExerciseSpec, "level" | "notation" | "ties" | "fail"> {
  return {
    level: known(fields, "level", EXERCISE_LEVELS),
    notation: known(fields, "notation", NOTATION_NAMES),
    ties: known(fields, "ties", TIE_RULES),
    fail: known(fields, "fail", FAILS),
  };
}

function answersOf(exercise: Fields, number: number): Answers {
  const answers = object(exercise.answers ?? {}, { answersOf: number });
  const texts = Object.entries(answers).map(([id, answer]) => {
    if (typeof answer !== "string" && typeof answer !== "number") {
      throw new ExerciseError(["badAnswer", id.slice(0, 40), number]);
    }
    return [id, String(answer).slice(0, LONGEST_ANSWER)] as const;
  });
  return Object.fromEntries(texts);
}

type Fields = Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ExerciseError(["notJson"]);
  }
}

function object(value: unknown, part: Part): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ExerciseError(["noObject", part]);
  }
  return value as Fields;
}

function known<T extends string | number>(sheet: Fields, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === sheet[name]);
  if (found === undefined) throw new ExerciseError(["noneOf", name, all]);
  return found;
}
