import { Catalogue } from "@tyche/messages";
import { endsInEstimates, formatExact, nameOf, type Tree, type Value, writeTree } from "@tyche/trees";
import {
  type Amount,
  actionName,
  amountText,
  appraise,
  parseUtility,
  type RiskReport,
  riskDrawing,
} from "@tyche/trees/analysis";
import { UsageError } from "../io/errors.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { writeOut } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { ANSWER_OPTIONS, type AnswerOptions, readAnswerFormat } from "../trees/answer-options.js";
import { parseDocument, readText, TREE_INPUT, type WrittenReading } from "../trees/problem.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--utility <U>", "help-risk-utility"],
  ["--json", "help-json-children"],
] as const satisfies OptionRows;

type Options = WrittenReading & AnswerOptions & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-risk": `tyche risk '{"max":[40,{"chance":[0,100]}]}' --utility exponential:50`,
  "example-risk-points": `tyche risk '{"max":[40,{"chance":[0,100]}]}' --utility points:0=0,50=0.8,100=1 --json`,
  "example-risk-svg": `tyche risk '{"max":[40,{"chance":[0,100]}]}' --utility sqrt --to svg --out risk.svg`,
};

export const register = registers([...TREE_INPUT, OPTIONS, ANSWER_OPTIONS], act);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const format = readAnswerFormat(options);
  if (options.utility === undefined)
    throw new UsageError(
      "utility-missing",
      {},
      "--utility is missing: linear, exponential:50, log:1000, sqrt or points:0=0,100=1",
    );
  const { tree } = parseDocument(await readText(file, io), options);
  const report = appraise(tree, parseUtility(options.utility));
  if (options.json) return write(io.stdout, `${JSON.stringify(answerOf(tree, report))}\n`);
  const words = await new Catalogue(io.language).load("drawing", "tree-reports");
  const drawing = riskDrawing(tree, report, words);
  const terminal = terminalOf(io.stdout, io.env);
  if (format === undefined) {
    const picture = writeTree(drawing.tree, "text", {
      ...terminal,
      words,
      solution: drawing.solution,
    }).text;
    return write(io.stdout, `${picture}\n${summary(tree, report, words, terminal.width)}`);
  }
  const { text } = writeTree(drawing.tree, format, {
    solution: drawing.solution,
    words,
    ...(options.out === undefined ? terminal : {}),
  });
  await writeOut(text, options.out, io);
}

function summary(tree: Tree, report: RiskReport, words: Catalogue, width: number): string {
  const root = report.nodes[0]!;
  const names = (indices: readonly number[]): string =>
    indices.map((index) => actionName(tree, index)).join(", ");
  const rows: [string, string][] = [
    [words.text("risk-utility"), `${report.utility.text}: ${report.utility.formula}`],
    [words.text("risk-certainty-equivalent"), amountText(root.certaintyEquivalent)],
    [words.text("risk-expected-utility"), amountText(root.expectedUtility)],
    [words.text("risk-expected-value"), formatExact(root.expectedValue)],
    [words.text("risk-premium"), amountText(premiumOf(root.expectedValue, root.certaintyEquivalent))],
  ];
  if (root.best.length > 0)
    rows.push(
      [words.text("risk-best"), names(root.best)],
      [words.text("risk-neutral"), names(report.neutral)],
    );
  const notes = [words.text("risk-drawn")];
  if (tree.nodes.some(({ kind }) => kind === "min")) notes.push(words.text("risk-min"));
  const isEstimated = endsInEstimates(tree);
  if (isEstimated) notes.push(words.text("tree-ends-in-estimates"));
  else if (!report.exact) notes.push(words.text("risk-rounded"));
  return `${pairs(rows, width)}\n${notes.flatMap((note) => wrap(note, width)).join("\n")}\n`;
}

/** The risk premium: how much of the mean one would give up for a certain result. */
function premiumOf(mean: Value, { exact, number }: Amount): Amount {
  const sure = exact && mean.sub(exact);
  return sure
    ? { exact: sure, number: sure.toNumber() }
    : { exact: undefined, number: mean.toNumber() - number };
}

function amountData({ exact, number }: Amount) {
  return { exact: exact ? formatExact(exact) : null, number: Number.isFinite(number) ? number : null };
}

function answerOf(tree: Tree, { utility, nodes, neutral, exact }: RiskReport) {
  const root = nodes[0]!;
  return {
    utility: utility.text,
    formula: utility.formula,
    certaintyEquivalent: amountData(root.certaintyEquivalent),
    expectedUtility: amountData(root.expectedUtility),
    expectedValue: formatExact(root.expectedValue),
    premium: amountData(premiumOf(root.expectedValue, root.certaintyEquivalent)),
    best: root.best,
    neutral,
    exact,
    nodes: nodes.map((node, id) => ({
      node: id,
      name: nameOf(tree, id),
      certaintyEquivalent: amountData(node.certaintyEquivalent),
      expectedUtility: amountData(node.expectedUtility),
      expectedValue: formatExact(node.expectedValue),
      best: node.best,
    })),
  };
}
