import { Catalogue, LANGUAGES } from "@tyche/messages";
import {
  type ExerciseReport,
  PRACTICE_AREAS,
  readAnswerFile,
  reportOn,
  type SheetReport,
} from "@tyche/practice";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { oneLine } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { readInput } from "../io/input.js";
import { type Io, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--json", "help-grade-json"],
  [`--language <${LANGUAGES.join("|")}>` as const, "help-grade-language"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  {
    say: "example-grade",
    type: "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade -",
  },
  {
    say: "example-grade-json",
    type: "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade - --json",
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addOptions(command.argument("<file>", help("help-grade-file")), OPTIONS, help);
  command.action((file: string, options: Options) => act(file, options, io));
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const { text } = await readInput(file, io);
  const answers = readAnswerFile(text);
  const language = oneOf("language", options.language, LANGUAGES) ?? answers.sheet.language;
  const words = await new Catalogue(language).load(...PRACTICE_AREAS);
  const report = reportOn(answers, words);
  const { width } = terminalOf(io.stdout, io.env);
  await write(io.stdout, options.json ? `${JSON.stringify(report)}\n` : reportText(report, words, width));
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
