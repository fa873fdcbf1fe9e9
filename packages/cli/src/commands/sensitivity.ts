import { Catalogue, LANGUAGES } from "@tyche/messages";
import {
  actionName,
  breakEven,
  formatExact,
  inputName,
  nameOf,
  parseValue,
  type SensitivityReport,
  sensitivity,
  type Tree,
  toNumber,
  tornadoSvg,
  type Value,
} from "@tyche/trees";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { addReadOptions, parseDocument, readText, type WrittenReading } from "../trees/problem.js";
import { worthText } from "../trees/summary.js";
import type { Example } from "./command.js";

interface Options extends WrittenReading {
  readonly by?: string;
  readonly json?: true;
  readonly svg?: string;
  readonly language?: string;
}

export const examples: readonly Example[] = [
  {
    say: "a safe 10 against an even chance of 9 or 100: which number would have to be what for the safe one",
    type: `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}'`,
  },
  {
    say: "the tornado diagram, each number moved by a tenth of its range",
    type: `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}' --by 1/10 --svg tornado.svg`,
  },
];

export function register(command: Command, io: Io): void {
  command.argument("[file]", "A file, - for standard input, or the tree itself in quotes.");
  addReadOptions(command);
  command
    .option(
      "--by <SHARE>",
      "Move each number by this share of its range for the value of the tree and the diagram; without it over the whole range. Break-even points are the same.",
    )
    .option("--json", "Print the answer as one JSON object, which counts children from 0.")
    .option("--svg <FILE>", "Write a tornado diagram too; - prints it in place of the sentences.")
    .option(
      `--language <${LANGUAGES.join("|")}>`,
      "The language of the sentences and of the diagram. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.",
    )
    .action((file: string | undefined, options: Options) => act(file, options, io));
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const language = oneOf("language", options.language, LANGUAGES) ?? environmentLanguage(io.env);
  const by = options.by === undefined ? undefined : parseValue(options.by);
  if (options.by !== undefined && !by)
    throw new UsageError(`--by takes a share from 0 to 1, as in --by 1/10, not "${options.by.slice(0, 40)}"`);
  if (options.json && options.svg === "-")
    throw new UsageError("--json and --svg - both want the output: give the diagram a file");
  if (options.json && options.svg === undefined)
    refuseIdle({ ...options }, ["language"], "is for words, and there are none with --json");
  const { tree } = parseDocument(await readText(file, io), options);
  const report = sensitivity(tree, { by });
  const words = await new Catalogue(language).load("solve", "tree-reports");
  if (options.svg === "-") return write(io.stdout, tornadoSvg(tree, report, words));
  if (options.svg !== undefined) await saveFile(options.svg, [tornadoSvg(tree, report, words)]);
  if (options.json)
    return write(
      io.stdout,
      `${JSON.stringify(answerOf(tree, report, await new Catalogue("en").load("tree-reports")))}\n`,
    );
  const { width } = terminalOf(io.stdout, io.env);
  const head = pairs(
    [
      [words.text("answer-value"), worthText(report.value)],
      [words.text("answer-best"), report.best.map((index) => actionName(tree, index)).join(", ")],
    ],
    width,
  );
  const lines = report.inputs.flatMap((input) => wrap(words.format(breakEven(input, tree)), width));
  await write(io.stdout, `${head}\n${lines.join("\n")}\n`);
}

function number(value: Value): number | null {
  const nearest = toNumber(value);
  return Number.isFinite(nearest) ? nearest : null;
}

function answerOf(tree: Tree, { value, best, actions, inputs }: SensitivityReport, english: Catalogue) {
  return {
    value: formatExact(value),
    number: number(value),
    best,
    actions: actions.map(formatExact),
    inputs: inputs.map((input) => ({
      type: input.type,
      node: input.node,
      name: nameOf(tree, input.node),
      title: english.format(inputName(input, tree)),
      value: formatExact(input.value),
      flip: input.flip
        ? {
            at: formatExact(input.flip.at),
            number: number(input.flip.at),
            below: input.flip.below,
            above: input.flip.above,
          }
        : null,
      range: input.range.map(formatExact),
      roots: input.roots.map(formatExact),
    })),
  };
}
