import type { Command } from "commander";
import { benchTrees, type TreesReport } from "../bench/trees.js";
import { UsageError } from "../errors.js";
import { type Io, write } from "../io.js";
import { table } from "../table.js";
import type { Example } from "./command.js";

interface Options {
  readonly json?: boolean;
  readonly seed: string;
}

export const examples: readonly Example[] = [
  { say: "leaves visited by each algorithm, and nodes a second", type: "tyche bench trees" },
  { say: "the same for programs, on other trees", type: "tyche bench trees --seed 2 --json" },
];

const NAMES = ["trees"];

export function register(command: Command, io: Io): void {
  command
    .argument("[name]", `What to measure: ${NAMES.join(", ")}.`, "trees")
    .option("--json", "Print the numbers as one JSON object.")
    .option("--seed <S>", "The seed of the random trees.", "1")
    .action((name: string, options: Options) => act(name, options, io));
}

async function act(name: string, { json, seed }: Options, io: Io): Promise<void> {
  if (!NAMES.includes(name))
    throw new UsageError(`there is no benchmark "${name.slice(0, 40)}"; there is ${NAMES.join(", ")}`);
  const report = benchTrees(seed);
  await write(io.stdout, json ? `${JSON.stringify(report)}\n` : reportText(report));
}

/** The report as one table a kind of tree. */
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
