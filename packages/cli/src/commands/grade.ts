import { Catalogue, LANGUAGES } from "@tyche/messages";
import { PRACTICE_AREAS } from "@tyche/practice";
import {
  type AnswerFile,
  type ExerciseReport,
  readAnswerFile,
  reportOn,
  type SheetReport,
} from "@tyche/practice/files";
import { oneOf } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import { readInput } from "../io/input.js";
import { type Io, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import {
  answerFilesIn,
  checkGraded,
  gradedCsv,
  gradedData,
  gradedTable,
  gradeFiles,
  handedInData,
  isFolder,
  signedWith,
} from "../trees/graded-files.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--json", "help-grade-json"],
  ["--csv", "help-grade-csv"],
  ["--phrase <P>", "help-grade-phrase"],
  [`--language <${LANGUAGES.join("|")}>` as const, "help-grade-language"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-grade": "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade -",
  "example-grade-json":
    "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade - --json",
};

export const register = registers([argument("<file...>", "help-grade-file"), OPTIONS], act);

async function act(files: readonly string[], options: Options, io: Io): Promise<void> {
  if (options.json && options.csv)
    throw new UsageError("grade-two-formats", {}, "--json and --csv are two formats: choose one");
  const asked = oneOf("language", options.language, LANGUAGES);
  const { width } = terminalOf(io.stdout, io.env);
  if (files.length === 1 && !isFolder(files[0]!) && !options.csv) {
    const answers = readAnswerFile((await readInput(files[0]!, io)).text);
    const words = await wordsIn(asked ?? answers.sheet.language);
    const signed = signedWith(options.phrase)(answers);
    const report = reportOn(answers, words);
    const text = options.json
      ? `${JSON.stringify({ ...report, ...handedInData(answers, signed) })}\n`
      : `${personLines(answers, signed, words, width)}${reportText(report, words, width)}`;
    await write(io.stdout, text);
    return;
  }
  const words = await wordsIn(asked ?? io.language);
  const graded = await gradeFiles(answerFilesIn(files), options.phrase, words, io);
  const text = options.json
    ? `${JSON.stringify(gradedData(graded))}\n`
    : options.csv
      ? gradedCsv(graded)
      : await gradedTable(graded, words, width, words.language);
  await write(io.stdout, text);
  checkGraded(graded);
}

function wordsIn(language: (typeof LANGUAGES)[number]): Promise<Catalogue> {
  return new Catalogue(language).load(...PRACTICE_AREAS);
}

/** Who handed the answers in, and whether the signature is valid. */
function personLines(
  { handedIn }: AnswerFile,
  signed: ReturnType<ReturnType<typeof signedWith>>,
  words: Catalogue,
  width: number,
): string {
  if (!handedIn) return "";
  const about = (question: string, text: string): string => words.text("question-about", { question, text });
  const lines = [
    [handedIn.student, handedIn.title, handedIn.time].filter((text) => text !== "").join(" · "),
    about(words.text("grade-signature"), words.text(`grade-signature-${signed ?? "unchecked"}`)),
  ];
  return lines
    .flatMap((line) => wrap(oneLine(line), width))
    .map((line) => `${line}\n`)
    .join("");
}

function reportText(
  { exercises, solved, count, score }: SheetReport,
  words: Catalogue,
  width: number,
): string {
  const parts = exercises.flatMap((one) => linesOf(one, words));
  const total = `${solved}/${count} ✓  ${percent(score)}`;
  return `${[...parts, total].flatMap((line) => wrap(oneLine(line), width)).join("\n")}\n`;
}

function linesOf(one: ExerciseReport, words: Catalogue): string[] {
  const about = (question: string, text: string): string => words.text("question-about", { question, text });
  const exercise = words.text("worksheet-exercise", { number: one.exercise });
  const result = one.solved
    ? words.text("practice-solved")
    : `${percent(one.score)}. ${words.text("practice-score", one.counts)}`;
  return [
    about(`${exercise} (${one.seed})`, result),
    ...one.told.map((sentence) => `- ${sentence}`),
    ...(one.diagnosis === undefined ? [] : [`- ${about(words.text("practice-diagnosis"), one.diagnosis)}`]),
  ];
}

function percent(score: number): string {
  return `${Math.round(100 * score)} %`;
}
