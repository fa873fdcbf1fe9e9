import type { Command } from "commander";
import { type Example, type Io, saveFile, table, UsageError, write } from "tyche/parts";
import { reportOfChild } from "../kit/child.js";
import { isMet, measuredText, type Report } from "../kit/report.js";
import { BENCHMARKS, LONG } from "./benchmarks.js";
import { plotSvg } from "./plot.js";
import { signature, signatureText } from "./signature.js";
import { benchTrees, type TreesReport } from "./trees.js";

interface Options {
  readonly json?: boolean;
  readonly part?: string;
  readonly seed: string;
  readonly svg?: string;
}

export const examples: readonly Example[] = [
  { say: "leaves visited by each algorithm, and nodes a second", type: "tyche bench trees" },
  { say: "the same for programs, on other trees", type: "tyche bench trees --seed 2 --json" },
  { say: "how fast backgammon moves are made", type: "tyche bench backgammon-moves" },
  {
    say: "nodes of searches of every game, which a change of the search must explain",
    type: "tyche bench signature",
  },
];

const NAMES = [...Object.keys(BENCHMARKS), "trees", "signature"];
/** The benchmark whose report has curves. */
const DRAWS = "mcts-error";

export function register(command: Command, io: Io): void {
  command
    .argument(
      "[name]",
      `What to measure: ${NAMES.join(", ")}; or games, those of the engine, each in a process of its own.`,
      "games",
    )
    .option("--json", "Print the numbers as one JSON object.")
    .option(
      "--part <P>",
      "Only one part of plain-rules, copied-boards, threads or hidden, such as connect-four of threads.",
    )
    .option("--seed <S>", "The seed of the random trees.", "1")
    .option("--svg <FILE>", `Also draw what was measured, where it makes curves (${DRAWS}).`)
    .action((name: string, options: Options) => act(name, options, io));
}

async function act(name: string, { json, part, seed, svg }: Options, io: Io): Promise<void> {
  const print = (data: object, text: string): Promise<void> =>
    write(io.stdout, json ? `${JSON.stringify(data)}\n` : text);
  if (svg !== undefined && name !== DRAWS)
    throw new UsageError(
      "bench-no-curves",
      { name },
      `the benchmark ${name.slice(0, 40)} has no curves to draw; leave out --svg`,
    );
  if (name === "trees") {
    const report = benchTrees(seed);
    return print(report, reportText(report));
  }
  if (name === "signature") {
    const found = await signature();
    return print(found, signatureText(found));
  }
  if (name === "games") return games(json === true, io);
  const load = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!load)
    throw new UsageError(
      "bench-unknown",
      { name, all: NAMES },
      `there is no benchmark "${name.slice(0, 40)}"; choose one of ${NAMES.join(", ")}, or games for all of the engine`,
    );
  const report = await (await load()).bench(part);
  if (svg !== undefined) await saveFile(svg, [plotSvg(report.curves!, "simulations", "error")]);
  return print(report, measuredText(report));
}

/** One after another, so that none takes CPU time from another. */
async function games(json: boolean, io: Io): Promise<void> {
  const reports: Report[] = [];
  for (const name of Object.keys(BENCHMARKS)) {
    if (name === LONG) continue;
    const report = await reportOfChild(name);
    reports.push(report);
    if (!json) await write(io.stdout, `${measuredText(report)}\n`);
  }
  if (json) return write(io.stdout, `${JSON.stringify({ reports })}\n`);
  const missed = reports.flatMap(({ goals }) => goals).filter((goal) => !isMet(goal)).length;
  await write(io.stdout, missed === 0 ? "Every goal is met.\n" : `Goals missed: ${missed}.\n`);
}

/** The report with one table per kind of tree. */
export function reportText({ rows, seed, signature }: TreesReport): string {
  const number = (count: number | null): string => (count === null ? "–" : count.toLocaleString("en"));
  const parts: string[] = [
    "Leaves visited with the best child first, in random order, with the worst first.\n",
  ];
  for (const tree of new Set(rows.map((row) => row.tree))) {
    const own = rows.filter((row) => row.tree === tree);
    const { leaves, minimal } = own[0]!;
    const least = minimal === null ? "" : `, ${number(minimal)} with ideal cuts`;
    parts.push(
      `${tree}: ${number(leaves)} leaves${least}\n${table(
        ["", "best", "random", "worst", "nodes/s"],
        own.map((row) => [
          row.algorithm,
          number(row.best),
          number(row.random),
          number(row.worst),
          `${number(row.kiloNodesPerSecond)} k`,
        ]),
      )}`,
    );
  }
  parts.push(`Signature ${signature} (nodes visited in all, seed ${seed}).\n`);
  return parts.join("\n");
}
