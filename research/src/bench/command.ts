import type { Command } from "commander";
import { type Examples, type Io, UsageError, write } from "tyche/parts";
import { overProcesses } from "../kit/processes.js";
import { measuredText, type Report } from "../kit/report.js";
import { signature, signatureText } from "./signature.js";

/** The benchmarks by name; the code of one is loaded when it is run. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Report>>> = {
  ...Object.fromEntries(
    ["connect-four", "einstein", "backgammon", "2048", "chess", "pig"].map((name) => [
      name,
      async () => (await import("./searches.js")).benchSearches(name),
    ]),
  ),
  mcts: async () => (await import("./simulations.js")).benchSimulations(),
  network: async () => (await import("./network.js")).benchNetwork(),
  learning: async () => (await import("./network.js")).benchLearning(),
  pause: async () => (await import("./pause.js")).benchPause(),
  threads: async () => (await import("./threads.js")).benchThreads(),
  "large-trees": async () => (await import("./large-trees.js")).benchLargeTrees(),
};
const NAMES = [...Object.keys(BENCHMARKS), "signature"];

export const examples: Examples = {
  "backgammon, and what pruning saves there": "npm run bench -- backgammon",
  "nodes of searches of every game, which a change of the search must explain": "npm run bench -- signature",
};

export function register(command: Command, io: Io): void {
  command
    .argument("<name>", `What to measure: ${NAMES.join(", ")}.`)
    .option("--json", "Print the numbers as one JSON object.")
    .option("--processes <n>", "Number of processes; figures are medians over them.", "1")
    .action((name: string, { json, processes }: Readonly<Record<string, string>>) =>
      act(name, json !== undefined, Number(processes), io),
    );
}

async function act(name: string, json: boolean, processes: number, io: Io): Promise<void> {
  const print = (data: object, text: string): Promise<void> =>
    write(io.stdout, json ? `${JSON.stringify(data)}\n` : text);
  if (name === "signature") {
    const found = await signature();
    return print(found, signatureText(found));
  }
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new UsageError(
      "bench-unknown",
      { name, all: NAMES },
      `there is no benchmark "${name.slice(0, 40)}"; choose one of ${NAMES.join(", ")}`,
    );
  const report = processes > 1 ? overProcesses(name, processes) : await BENCHMARKS[name]!();
  return print(report, measuredText(report));
}
