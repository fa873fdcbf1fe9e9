import type { Problem } from "@tyche/engine/errors";
import { Catalogue } from "@tyche/messages";
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
import { mustBe } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { noTextWith, refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { addOptions, LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { addTreeInput, parseDocument, readText, type WrittenReading } from "../trees/problem.js";
import { worthText } from "../trees/summary.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--by <SHARE>", "help-sensitivity-by"],
  ["--json", "help-json-children"],
  ["--svg <FILE>", "help-sensitivity-svg"],
  LANGUAGE_OPTION,
] as const satisfies OptionRows;

type Options = WrittenReading & OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  { say: "example-sensitivity", type: `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}'` },
  {
    say: "example-sensitivity-tornado",
    type: `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}' --by 1/10 --svg tornado.svg`,
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addTreeInput(command, help);
  addOptions(command, OPTIONS, help).action((file: string | undefined, options: Options) =>
    act(file, options, io),
  );
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const by = options.by === undefined ? undefined : parseValue(options.by);
  if (options.by !== undefined && !by) throw mustBe("by", SHARE, options.by);
  if (options.json && options.svg === "-")
    throw new UsageError(
      "json-and-diagram",
      {},
      "--json and --svg - both print to the output: name a file for the diagram",
    );
  if (options.json && options.svg === undefined) refuseIdle(options, ["language"], noTextWith("--json"));
  const { tree } = parseDocument(await readText(file, io), options);
  const report = sensitivity(tree, { by });
  const words = await new Catalogue(io.language).load("solve", "tree-reports");
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

const SHARE: Problem = {
  id: "kind-share",
  values: {},
  message: "a share from 0 to 1, as in --by 1/10",
};

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
