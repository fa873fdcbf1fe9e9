import { seededChance } from "@tyche/engine";
import {
  bestOf,
  FULL_WIDTH,
  Lookahead,
  type RatedPlay,
  USUAL_FILTERS,
} from "@tyche/games/backgammon/analysis";
import type { Command } from "commander";
import { countOf, EVALUATOR_NAMES, type Example, evaluatorNamed, type Io, table, write } from "tyche/parts";
import { readPositions, showProgress } from "../kit/terminal.js";
import { differencesOf, type LossReport, lossOf } from "./loss.js";
import { parseReferenceLine } from "./positions.js";

interface Options {
  readonly evaluator: string;
  readonly depth: string;
  readonly seed: string;
  readonly filters: boolean;
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "what the race alone loses in one position of which every play is known",
    type: "npm run research -- judge research/positions/backgammon-1.jsonl --evaluator pips",
  },
];

export function register(command: Command, io: Io): void {
  command
    .argument(
      "<file>",
      'Backgammon positions with a referee\'s equity of every play, as `reference` makes them; "-" for standard input.',
    )
    .option("--evaluator <E>", `Who is judged: ${EVALUATOR_NAMES.join(", ")}.`, "pips")
    .option("--depth <N>", "Search depth, in decisions; 1 is the static evaluation after each play.", "1")
    .option("--no-filters", "Look at every play to the full depth.")
    .option("--seed <S>", "Which of several equal plays is taken.", "1")
    .option("--json", "Print the numbers as one JSON object.")
    .action((file: string, options: Options) => act(file, options, io));
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const depth = countOf("depth", options.depth, 1, 4);
  const lookahead = new Lookahead(
    evaluatorNamed(options.evaluator),
    options.filters ? USUAL_FILTERS : FULL_WIDTH,
  );
  const positions = await readPositions(file, io, parseReferenceLine);
  const chance = seededChance(options.seed);
  const before = process.cpuUsage();
  const ranked: RatedPlay[][] = [];
  const report = lossOf(
    positions,
    (points, dice) => {
      const plays = lookahead.rank(points, dice, depth);
      ranked.push(plays);
      return bestOf(plays, chance).points;
    },
    (done) => {
      if (done % 10 === 0) showProgress(io, `${done} of ${positions.length}`);
    },
  );
  showProgress(io);
  const { user, system } = process.cpuUsage(before);
  const found: Judged = {
    evaluator: options.evaluator,
    depth,
    filters: options.filters,
    ...report,
    differences: differencesOf(positions, ranked),
    msPerDecision: (user + system) / 1000 / positions.length,
    evaluations: lookahead.evaluations,
  };
  await write(io.stdout, options.json ? `${JSON.stringify(found)}\n` : textOf(found));
}

interface Judged extends LossReport {
  /** See `differencesOf`. */
  readonly differences: number;
  readonly evaluator: string;
  readonly depth: number;
  readonly filters: boolean;
  /** CPU time of all threads of the process together. */
  readonly msPerDecision: number;
  readonly evaluations: number;
}

function textOf({ strata, evaluator, depth, filters, differences, ...all }: Judged): string {
  const rows = [...strata, { stratum: "all", ...all }].map(({ stratum, positions, mean, error, large }) => [
    stratum,
    String(positions),
    mean.toFixed(2),
    error.toFixed(2),
    `${(100 * large).toFixed(1)}%`,
  ]);
  const how = `${evaluator}, depth ${depth}${depth > 1 ? (filters ? ", move filters" : ", every play") : ""}`;
  return [
    `Equity lost a decision, in thousandths of a point (mp): ${how}.\n\n`,
    table(["positions", "number", "mean", "error", "above 100"], rows),
    `\nDifferences between near-best plays are ${differences.toFixed(2)} mp off (root mean square).\n`,
    `${all.msPerDecision.toFixed(2)} ms of CPU a decision, ${all.evaluations.toLocaleString("en")} evaluations\n`,
  ].join("");
}
