import { LANGUAGES } from "@tyche/messages";
import { FAILS, formatExact, NOTATION_NAMES, TIE_RULES, writeTree } from "@tyche/trees";
import type { ExerciseSpec } from "../exercises/exercise.js";
import { ExerciseError } from "../exercises/exercise-error.js";
import { answerText } from "../exercises/key.js";
import type { Answers } from "../exercises/question.js";
import { EXERCISE_LEVELS, OWN_TEMPLATE_NAMES } from "../exercises/templates.js";
import { questionText } from "../sentences/sentences.js";
import { type Copy, MOST_EXERCISES, type Worksheet, type WorksheetSpec } from "../worksheets/worksheet.js";

/** The answers of a person, or a program, to a worksheet. */
export interface AnswerFile {
  readonly sheet: WorksheetSpec;
  /** For each exercise, in sheet order. */
  readonly answers: readonly Answers[];
  /** What the page adds when somebody hands the answers in. */
  readonly handedIn?: HandedIn | undefined;
}

/** Who hands answers in, and how they came about. */
export interface HandedIn {
  readonly student: string;
  /** The title of the exam or the set. */
  readonly title: string;
  /** The time by the clock of the student's device, in ISO 8601. */
  readonly time: string;
  /** When the exam was first opened, by the same clock. */
  readonly begun?: string | undefined;
  /** The help taken with each exercise, in sheet order. */
  readonly help: readonly Help[];
  /** 64 hexadecimal digits (see `signatureOf`); empty if the link had no key. */
  readonly signature: string;
}

/** The help that can be taken, from none to all. */
const HELP = ["none", "hint", "key"] as const;
/** The help taken with an exercise: none, a hint, or its key. */
export type Help = (typeof HELP)[number];

/** Longer texts are cut off before they are parsed. */
const LONGEST_ANSWER = 200;

/**
 * Reads a filled-in file from `worksheetJson` or `handInText`. Only `format`, `sheet`, `handedIn` and the answers of
 * each exercise are read; an answer may be a number.
 * @throws ExerciseError with a message that says what is missing
 */
export function readAnswerFile(text: string): AnswerFile {
  const file = object(parsed(text), "file");
  if (file.format !== ANSWER_FILE) {
    throw new ExerciseError(
      "answer-file-format",
      { format: ANSWER_FILE },
      `this is not an answer file: its "format" is not "${ANSWER_FILE}", which tyche exercise --to json writes`,
    );
  }
  const sheet = sheetOf(object(file.sheet, "sheet"));
  const { exercises } = file;
  const list = entries(exercises, sheet.count);
  const answers = list.map((one, i) => answersOf(object(one, "exercise", i + 1), i + 1));
  if (file.handedIn === undefined) return { sheet, answers };
  return { sheet, answers, handedIn: handedInOf(object(file.handedIn, "handedIn"), sheet.count) };
}

/** Texts that somebody changed by hand are read as they are: the signature does not fit them. */
function handedInOf({ student, title, time, begun, help, signature }: Fields, count: number): HandedIn {
  const text = (value: unknown): string =>
    typeof value === "string" ? value.replace(/\p{Cc}/gu, " ").slice(0, LONGEST_ANSWER) : "";
  const taken = Array.isArray(help) ? (help as readonly unknown[]) : [];
  return {
    student: text(student),
    title: text(title),
    time: text(time),
    ...(begun !== undefined && { begun: text(begun) }),
    help: Array.from({ length: count }, (_, i) => HELP.find((one) => one === taken[i]) ?? "none"),
    signature: text(signature),
  };
}

/** The list of exercises; the sheet gives their number. */
function entries(exercises: unknown, count: number): readonly unknown[] {
  if (!Array.isArray(exercises)) throw new ExerciseError("answer-file-list", {}, '"exercises" is not a list');
  const found = exercises.length;
  if (found === count) return exercises;
  throw new ExerciseError(
    "answer-file-entries",
    { found, count },
    `"exercises" has ${found} entries, but "sheet" says ${count}`,
  );
}

function sheetOf(sheet: Fields): WorksheetSpec {
  const { exercises } = sheet;
  const seed = seedOf(sheet);
  const count = sheet.count as number;
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_EXERCISES) {
    throw new ExerciseError(
      "answer-file-count",
      { most: MOST_EXERCISES },
      `"count" of "sheet" must be a whole number from 1 to ${MOST_EXERCISES}`,
    );
  }
  const list = exercises === undefined ? undefined : entries(exercises, count);
  return {
    seed,
    count,
    template: known(sheet, "template", [...OWN_TEMPLATE_NAMES, "mixed"] as const),
    ...rulesOf(sheet),
    language: known(sheet, "language", LANGUAGES),
    ...(list && { exercises: list.map((one) => specOf(object(one, "sheet"))) }),
  };
}

function specOf(exercise: Fields): ExerciseSpec {
  return {
    seed: seedOf(exercise),
    template: known(exercise, "template", OWN_TEMPLATE_NAMES),
    ...rulesOf(exercise),
    ...treeOf(exercise),
  };
}

function seedOf({ seed }: Fields): string {
  if (typeof seed === "string") return seed;
  throw new ExerciseError("answer-file-seed", {}, '"seed" of "sheet" is not a string');
}

/** The tree of an exercise about a given one; the exercise refuses what is no tree. */
function treeOf({ tree, bounds }: Fields): Pick<ExerciseSpec, "tree" | "bounds"> {
  if (tree === undefined) return {};
  const [low, high] = Array.isArray(bounds) ? (bounds as readonly unknown[]) : [];
  return { tree: String(tree), ...(bounds !== undefined && { bounds: [String(low), String(high)] }) };
}

/** The fields that a sheet and an exercise have in common. */
function rulesOf(fields: Fields): Pick<ExerciseSpec, "level" | "notation" | "ties" | "fail"> {
  return {
    level: known(fields, "level", EXERCISE_LEVELS),
    notation: known(fields, "notation", NOTATION_NAMES),
    ties: known(fields, "ties", TIE_RULES),
    fail: known(fields, "fail", FAILS),
  };
}

function answersOf(exercise: Fields, number: number): Answers {
  const answers = object(exercise.answers ?? {}, "answers", number);
  const texts = Object.entries(answers).map(([id, answer]) => {
    if (typeof answer !== "string" && typeof answer !== "number") {
      const question = id.slice(0, 40);
      throw new ExerciseError(
        "answer-file-answer",
        { question, number },
        `the answer to "${question}" of exercise ${number} is neither a string nor a number`,
      );
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
    throw new ExerciseError("answer-file-json", {}, "the file is not JSON");
  }
}

/** @param number the number of the exercise, if the part is one of several */
function object(
  value: unknown,
  part: "file" | "sheet" | "exercise" | "answers" | "handedIn",
  number = 0,
): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  const names = {
    file: "the file",
    sheet: '"sheet"',
    handedIn: '"handedIn"',
    exercise: `exercise ${number}`,
    answers: `"answers" of exercise ${number}`,
  };
  throw new ExerciseError("answer-file-object", { part, number }, `${names[part]} is not a JSON object`);
}

function known<T extends string | number>(sheet: Fields, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === sheet[name]);
  if (found !== undefined) return found;
  throw new ExerciseError(
    "answer-file-choice",
    { name, all },
    `"${name}" of "sheet" must be one of ${all.join(", ")}`,
  );
}

/** The format tag of the file; the number changes if readers of the old form could not read the new one. */
export const ANSWER_FILE = "tyche answers 1";

/**
 * Writes a worksheet for programs: the exercises, each with an object of answers to fill in, which `readAnswerFile`
 * reads back. In the key they are filled in.
 */
export function worksheetJson({ spec, words, items }: Worksheet, copy: Copy): string {
  const exercises = items.map(({ exercise, key, task }, i) => {
    const { tree, questions, bounds } = exercise;
    const answers = questions.map(({ id }) => [id, copy === "key" ? answerText(key.get(id)!) : ""]);
    return {
      exercise: i + 1,
      seed: exercise.spec.seed,
      template: exercise.spec.template,
      task: words.paragraph(task),
      tree: JSON.parse(writeTree(tree, "json").text) as unknown,
      ...(bounds ? { bounds: bounds.map((bound) => formatExact(bound)) } : {}),
      questions: questions.map((question) => ({
        id: question.id,
        type: question.type,
        node: tree.nodes[question.node]!.label,
        asked: questionText(question, tree, words),
      })),
      answers: Object.fromEntries(answers) as Record<string, string>,
    };
  });
  return `${JSON.stringify({ format: ANSWER_FILE, sheet: spec, exercises }, undefined, 1)}\n`;
}
