import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "@tyche/engine/errors";
import type { Catalogue, Language } from "@tyche/messages";
import {
  type AnswerFile,
  readAnswerFile,
  reporter,
  type SheetReport,
  type Signed,
  sheetName,
  signatureCheck,
} from "@tyche/practice/files";
import { csvRow } from "@tyche/trees/drawing";
import { failureOf, InterruptedError, oneLine, problemText, UsageError } from "../io/errors.js";
import { readInput } from "../io/input.js";
import type { Io } from "../io/io.js";
import { table, wrap } from "../io/table.js";
import { isThere } from "../io/user-file.js";

/** An answer file with its grades, or why it has none. */
export type GradedFile = { readonly file: string } & (Graded | { readonly problem: Problem });

interface Graded {
  readonly answers: AnswerFile;
  readonly report: SheetReport;
  /** Undefined if there is a signature but no phrase to check it with. */
  readonly signed: Signed | undefined;
  /** Whether it answers the exercises that most files answer. */
  readonly isUsual: boolean;
}

/** Whether an argument is a folder of answer files. */
export function isFolder(name: string): boolean {
  return isThere(name) && statSync(name).isDirectory();
}

/**
 * The answer files among arguments: each file, and the files of each folder and its subfolders whose names end in
 * .json, in the order of their names.
 * @throws UsageError if a folder has none
 */
export function answerFilesIn(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (!isFolder(name)) return [name];
    const found = readdirSync(name, { recursive: true, encoding: "utf8" })
      .filter((file) => file.toLowerCase().endsWith(".json"))
      .map((file) => join(name, file))
      .filter((file) => statSync(file).isFile());
    if (found.length > 0) return found.toSorted();
    throw new UsageError(
      "folder-without-answers",
      { folder: name },
      `${name} has no file whose name ends in .json`,
    );
  });
}

/** Whether the signature of an answer file is that of the phrase, if there is one. */
export function signedWith(phrase: string | undefined): (file: AnswerFile) => Signed | undefined {
  const check = signatureCheck(phrase ?? "");
  return (file) => {
    if ((file.handedIn?.signature ?? "") === "") return "none";
    return phrase === undefined ? undefined : check(file);
  };
}

/** Grades files one after the other. One that cannot be read has its problem instead. */
export async function gradeFiles(
  files: readonly string[],
  phrase: string | undefined,
  words: Catalogue,
  io: Io,
): Promise<readonly GradedFile[]> {
  const report = reporter(words);
  const signed = signedWith(phrase);
  const graded: (GradedFile & Partial<Graded>)[] = [];
  for (const file of files) {
    try {
      const answers = readAnswerFile((await readInput(file, io)).text);
      graded.push({ file, answers, report: report(answers), signed: signed(answers), isUsual: true });
    } catch (error) {
      if (error instanceof InterruptedError) throw error;
      graded.push({ file, problem: failureOf(error).problem });
    }
  }
  const usual = mostFrequent(graded.flatMap(({ answers }) => (answers ? [sheetName(answers)] : [])));
  return graded.map((one) => (one.answers ? { ...one, isUsual: sheetName(one.answers) === usual } : one));
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** @throws UsageError if a file could not be graded, for the end of the output */
export function checkGraded(graded: readonly GradedFile[]): void {
  const wrong = graded.filter((one) => "problem" in one).length;
  if (wrong === 0) return;
  const files = graded.length;
  throw new UsageError(
    "answer-files-wrong",
    { wrong, files },
    `${wrong} of ${files} ${files === 1 ? "file" : "files"} could not be graded`,
  );
}

/** How many mistakes are listed. */
const MOST_MISTAKES = 10;

/** The commonest mistakes, of files with the usual exercises: the wrong rule behind the answers, or what is said about each. */
function commonestMistakes(graded: readonly GradedFile[]) {
  const counts = new Map<string, { exercise: number; text: string; files: number }>();
  for (const one of graded) {
    if ("problem" in one || !one.isUsual) continue;
    for (const { exercise, diagnosis, told } of one.report.exercises)
      for (const text of diagnosis === undefined ? told : [diagnosis]) {
        const name = `${exercise} ${text}`;
        counts.set(name, { exercise, text, files: (counts.get(name)?.files ?? 0) + 1 });
      }
  }
  return [...counts.values()].toSorted((a, b) => b.files - a.files).slice(0, MOST_MISTAKES);
}

/** A row for each file, then the commonest mistakes, and a sentence for each that needs a look. */
export async function gradedTable(
  graded: readonly GradedFile[],
  words: Catalogue,
  width: number,
  language: Language,
): Promise<string> {
  const most = Math.max(0, ...graded.map((one) => ("report" in one ? one.report.count : 0)));
  const headings = [
    words.text("worksheet-person"),
    ...Array.from({ length: most }, (_, i) => String(i + 1)),
    words.text("grade-solved"),
    words.text("grade-score"),
    words.text("grade-help"),
    words.text("grade-signature"),
  ];
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const one of graded) {
    if ("problem" in one) {
      notes.push(`${one.file}: ${await problemText(one.problem, language)}`);
      continue;
    }
    const { answers, report, signed } = one;
    const name = answers.handedIn?.student || one.file;
    rows.push([
      oneLine(name),
      ...Array.from({ length: most }, (_, i) => scoreText(report.exercises[i]?.score)),
      `${report.solved}/${report.count}`,
      scoreText(report.score),
      helpText(answers, words),
      words.text(`grade-signature-${signed ?? "unchecked"}`),
    ]);
    if (!one.isUsual) notes.push(words.text("grade-other-exercises", { file: one.file }));
  }
  const mistakes = commonestMistakes(graded).map(({ exercise, text, files }) => {
    const question = `${files} × ${words.text("worksheet-exercise", { number: exercise })}`;
    return words.text("question-about", { question, text });
  });
  if (mistakes.length > 0) notes.unshift(words.text("grade-mistakes"), ...mistakes);
  const lines = notes.flatMap((note) => wrap(oneLine(note), width));
  return `${rows.length > 0 ? table(headings, rows) : ""}${lines.map((line) => `${line}\n`).join("")}`;
}

function scoreText(score: number | undefined): string {
  return score === undefined ? "" : `${Math.round(100 * score)}%`;
}

/** The exercises for which help was taken: "2 3*", with a star if the answer was shown. */
function helpText({ handedIn }: AnswerFile, words: Catalogue): string {
  if (!handedIn) return "";
  const taken = handedIn.help.flatMap((help, i) =>
    help === "none" ? [] : [`${i + 1}${help === "key" ? "*" : ""}`],
  );
  return taken.length === 0 ? words.text("grade-no-help") : taken.join(" ");
}

/** The columns of the CSV before those of the exercises. */
const COLUMNS = [
  "file",
  "student",
  "title",
  "time",
  "score",
  "solved",
  "count",
  "help",
  "signature",
  "exercises",
  "error",
] as const;

/** The same as CSV, with scores from 0 to 1: names of columns and values are English, for programs. */
export function gradedCsv(graded: readonly GradedFile[]): string {
  const most = Math.max(0, ...graded.map((one) => ("report" in one ? one.report.count : 0)));
  const numbers = Array.from({ length: most }, (_, i) => i);
  const head = [...COLUMNS, ...numbers.map((i) => `exercise${i + 1}`), "minutes"];
  const rows = graded.map((one) => {
    if ("problem" in one) return [one.file, ...COLUMNS.slice(2).map(() => ""), one.problem.message];
    const { answers, report, signed, isUsual } = one;
    const { student = "", title = "", time = "", begun, help = [] } = answers.handedIn ?? {};
    return [
      one.file,
      student,
      title,
      time,
      rounded(report.score),
      String(report.solved),
      String(report.count),
      help.join(" "),
      signed ?? "unchecked",
      isUsual ? "usual" : "other",
      "",
      ...numbers.map((i) => (i < report.count ? rounded(report.exercises[i]!.score) : "")),
      begun === undefined ? "" : rounded((Date.parse(time) - Date.parse(begun)) / 60_000),
    ];
  });
  return [head, ...rows].map((row) => csvRow([...row, ...Array(head.length - row.length).fill("")])).join("");
}

function rounded(score: number): string {
  return String(Number(score.toFixed(4)));
}

/** The same as data for JSON. */
export function gradedData(graded: readonly GradedFile[]): object {
  return {
    mistakes: commonestMistakes(graded),
    files: graded.map((one) => {
      if ("problem" in one) {
        const { message, ...problem } = one.problem;
        return { file: one.file, error: message, problem };
      }
      const { answers, report, signed, isUsual } = one;
      return { file: one.file, ...handedInData(answers, signed), isUsual, ...report };
    }),
  };
}

/** What an answer file says of its student, and of its signature. */
export function handedInData({ handedIn }: AnswerFile, signed: Signed | undefined): object {
  if (!handedIn) return {};
  return { ...handedIn, signature: signed ?? "unchecked" };
}
