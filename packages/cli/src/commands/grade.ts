import { LANGUAGES, type Language } from "@tyche/messages";
import { type ExerciseReport, MESSAGES, readAnswerFile, reportOn, type SheetReport } from "@tyche/practice";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { oneLine } from "../io/errors.js";
import { readInput } from "../io/input.js";
import { type Io, write } from "../io/io.js";
import { wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

interface Options {
  readonly json?: true;
  readonly language?: string;
}

export const examples: readonly Example[] = [
  {
    say: "a key graded, which is all right",
    type: "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade -",
  },
  {
    say: "the same for a program",
    type: "tyche exercise --kind cuts-alpha-beta --count 2 --to json --key | tyche grade - --json",
  },
];

export function register(command: Command, io: Io): void {
  command
    .argument(
      "<file>",
      "A file of answers, as tyche exercise --to json writes it, filled in; - for standard input.",
    )
    .option(
      "--json",
      "One JSON object: the score, and for each exercise its verdicts, remarks and the wrong rule behind it.",
    )
    .option(
      `--language <${LANGUAGES.join("|")}>`,
      "The language of the remarks. Without it that of the exercises.",
    );
  command.action((file: string, options: Options) => act(file, options, io));
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const { text } = await readInput(file, io);
  const answers = readAnswerFile(text);
  const language = oneOf("language", options.language, LANGUAGES) ?? answers.sheet.language;
  const report = reportOn(answers, language);
  const { width } = terminalOf(io.stdout, io.env);
  await write(io.stdout, options.json ? `${JSON.stringify(report)}\n` : reportText(report, language, width));
}

function reportText(
  { exercises, solved, count, score }: SheetReport,
  language: Language,
  width: number,
): string {
  const parts = exercises.flatMap((one) => linesOf(one, language));
  const total = `${solved}/${count} ✓  ${percent(score)}`;
  return `${[...parts, total].flatMap((line) => wrap(oneLine(line), width)).join("\n")}\n`;
}

function linesOf(one: ExerciseReport, language: Language): string[] {
  const { sheet, panel, kit } = MESSAGES[language];
  const head = `${sheet.exercise(one.exercise)} (${one.seed}): ${one.solved ? panel.solved : `${percent(one.score)}. ${panel.score(one.counts)}`}`;
  const told = one.told.map((sentence) => `- ${sentence}`);
  return [head, ...told, ...(one.diagnosis === undefined ? [] : [`- ${kit.diagnosis}: ${one.diagnosis}`])];
}

function percent(score: number): string {
  return `${Math.round(100 * score)} %`;
}
