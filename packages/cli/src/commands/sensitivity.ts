import { englishTexts, type Problem } from "@tyche/engine/errors";
import { Catalogue } from "@tyche/messages";
import { formatExact, nameOf, parseValue, type Tree, toNumber, type Value } from "@tyche/trees";
import { actionName, breakEven, inputName, type SensitivityReport, sensitivity } from "@tyche/trees/analysis";
import { tornadoSvg } from "@tyche/trees/write";
import { mustBe } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { noTextWith, refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { parseDocument, readText, TREE_INPUT, type WrittenReading } from "../trees/problem.js";
import { worthText } from "../trees/summary.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "json-and-diagram": "--json and --svg - both print to the output: name a file for the diagram",
  "kind-share": "a share from 0 to 1, as in --by 1/10",
});

const OPTIONS = [
  ["--by <SHARE>", "help-sensitivity-by"],
  ["--json", "help-json-children"],
  ["--svg <FILE>", "help-sensitivity-svg"],
  LANGUAGE_OPTION,
] as const satisfies OptionRows;

type Options = WrittenReading & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-sensitivity": `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}'`,
  "example-sensitivity-tornado": `tyche sensitivity '{"max":[10,{"chance":[9,100]}]}' --by 1/10 --svg tornado.svg`,
};

export const register = registers([...TREE_INPUT, OPTIONS], act);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const by = options.by === undefined ? undefined : parseValue(options.by);
  if (options.by !== undefined && !by) throw mustBe("by", SHARE, options.by);
  if (options.json && options.svg === "-") throw texts.error(UsageError, "json-and-diagram", {});
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

const SHARE: Problem = texts.phrase("kind-share", {});

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
