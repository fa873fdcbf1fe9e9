import { loadavg } from "node:os";
import { type Decision, decide, type Game } from "@tyche/engine";
import type { WorkerPool } from "@tyche/engine/threads";
import { loadGame } from "@tyche/games";
import { startPool } from "tyche/parts";
import { benchmarkPositions } from "../backgammon/positions.js";
import { partNamed, reportOfChild } from "../kit/child.js";
import { nodesOf, type Report, type Row } from "../kit/report.js";

/** Milliseconds per Monte-Carlo search. */
const TIME = 400;
interface Question {
  readonly game: string;
  /** Texts in the game's notation, or the number of backgammon benchmark positions to use. */
  readonly positions: readonly string[] | number;
  /** Search options with one thread and with two. `rank` defaults to "best". */
  readonly options: {
    readonly algorithm: string;
    readonly depth?: number;
    readonly time?: number;
    readonly rank?: "all";
    readonly evaluator?: string;
  };
  /** Goals for the speed-up by two threads: the median over all positions, and each position. */
  readonly median: number;
  readonly each?: number;
}

const CONNECT_FOUR = ["44", "436", "4444", "3", "4536", "12"];

/** By part of the benchmark; each can be run alone. */
const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  "connect-four": [
    {
      game: "connect-four",
      positions: CONNECT_FOUR,
      options: { algorithm: "alpha-beta", depth: 16 },
      median: 1.7,
    },
    {
      game: "connect-four",
      positions: CONNECT_FOUR,
      options: { algorithm: "alpha-beta", depth: 18 },
      median: 1.7,
    },
  ],
  einstein: [
    {
      game: "einstein",
      positions: [
        "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0",
        "0 2 3 0 0 4 1 0 0 0 6 0 0 5 -6 0 -2 0 -5 -4 0 0 -3 0 -1 2 0",
        "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 2 0",
        "0 2 3 0 0 4 1 0 0 0 6 0 0 5 -6 0 -2 0 -5 -4 0 0 -3 0 -1 5 0",
      ],
      options: { algorithm: "star2", depth: 7 },
      median: 1.7,
    },
  ],
  "2048": [
    {
      game: "2048",
      positions: [
        "2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512",
        "0 0 2 4 0 0 8 64 0 2 16 128 0 0 4 512",
        "2 8 16 4 0 2 32 64 0 0 8 256 0 0 2 16",
      ],
      options: { algorithm: "star2", depth: 6 },
      median: 1.7,
    },
  ],
  backgammon: [
    {
      game: "backgammon",
      positions: 8,
      options: { algorithm: "star2", depth: 3, rank: "all" },
      median: 1.7,
      each: 1.5,
    },
    { game: "backgammon", positions: 8, options: { algorithm: "star2", depth: 3 }, median: 1.7, each: 1.5 },
    {
      game: "backgammon",
      positions: 2,
      options: { algorithm: "star2", depth: 3, evaluator: "net" },
      median: 1.7,
    },
  ],
  mcts: [
    { game: "connect-four", positions: ["44"], options: { algorithm: "mcts", time: TIME }, median: 1.8 },
    {
      game: "einstein",
      positions: ["1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0"],
      options: { algorithm: "mcts", time: TIME },
      median: 1.8,
    },
    {
      game: "2048",
      positions: ["2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512"],
      options: { algorithm: "mcts", time: TIME },
      median: 1.8,
    },
  ],
};

/** Wall-clock milliseconds for repeated searches of the positions of one game. */
const BUDGET = 10_000;
/** Minimum number of measured rounds. */
const LEAST_ROUNDS = 2;
/** Milliseconds of warm-up rounds, which compile the code in every thread. */
const WARM = 2500;
/** Positions are identified by their first characters. */
const NAME = 24;

type AnyGame = Game<unknown, unknown>;

/** Compares two threads with one in wall-clock time, each row in its own process. */
export async function bench(part?: string): Promise<Report> {
  if (part !== undefined) return benchRow(part);
  const reports: Report[] = [];
  for (const row of Object.keys(QUESTIONS)) reports.push(await reportOfChild("threads", row));
  return {
    ...reports[0]!,
    name: "threads",
    rows: reports.flatMap(({ rows }) => rows),
    goals: reports.flatMap(({ goals }) => goals),
  };
}

async function benchRow(row: string): Promise<Report> {
  const load = loadavg()[0]!.toFixed(1);
  const rows: Row[] = [];
  const goals: Report["goals"][number][] = [];
  const questions = partNamed(QUESTIONS, row);
  for (const question of questions) {
    const found = await measure(question, BUDGET / questions.length);
    const { algorithm, depth, time, rank, evaluator } = question.options;
    const judged = evaluator === undefined ? "" : `, evaluator ${evaluator}`;
    const said = depth === undefined ? `simulations in ${time} ms` : `to depth ${depth}`;
    const what = `${question.game}, ${algorithm}${judged}${rank === "all" ? ", every move exact" : ""}, ${said}`;
    for (const { name, one, two } of found) {
      rows.push(
        { what: `${what}, ${name}: one thread`, ...one },
        { what: `${what}, ${name}: two threads`, ...two },
      );
    }
    const ratios = found.map(({ ratio }) => ratio);
    goals.push({ what: `${what}, median`, figure: median(ratios), atLeast: question.median });
    if (question.each === undefined) continue;
    goals.push({
      what: `${what}, the least of ${ratios.length} positions`,
      figure: Math.min(...ratios),
      atLeast: question.each,
    });
  }
  return {
    name: `threads-${row}`,
    about: `two threads beside one without a pool, in turn, tables of the usual size, empty at first, rank best; medians of some seconds of rounds, by the clock (load before: ${load}).`,
    rows,
    goals,
  };
}

interface Found {
  readonly name: string;
  /** Speed-up of two threads over one, the median over the rounds. */
  readonly ratio: number;
  readonly one: Omit<Row, "what">;
  readonly two: Omit<Row, "what">;
}

/** Alternates one thread and two on every position, round by round until the time is over. */
async function measure(question: Question, budget: number): Promise<readonly Found[]> {
  const { game } = await loadGame(question.game);
  const { positions, options } = question;
  const states =
    typeof positions === "number"
      ? benchmarkPositions().slice(0, positions)
      : positions.map((text) => game.notation!.parsePosition(text));
  const pool = await startPool(question.game, {}, 2, options.evaluator);
  try {
    const runs: { one: Run; two: Run }[][] = states.map(() => []);
    const start = performance.now();
    for (let counted = 0; counted < LEAST_ROUNDS || performance.now() - start < budget; ) {
      const isWarm = performance.now() - start > WARM;
      for (const [i, state] of states.entries()) {
        const one = await run(game, state, question);
        const two = await run(game, state, question, pool);
        if (question.options.depth !== undefined && Math.abs(one.value - two.value) > 1e-9) {
          throw new Error(`Two threads find ${two.value} where one finds ${one.value}.`);
        }
        if (isWarm) runs[i]!.push({ one, two });
      }
      if (isWarm) counted++;
    }
    return runs.map((own, i) => ({
      name: (typeof positions === "number" ? game.notation!.position(states[i]) : positions[i]!).slice(
        0,
        NAME,
      ),
      ratio: median(own.map(({ one, two }) => two.work / two.wall / (one.work / one.wall))),
      one: rowOf(own.map(({ one }) => one)),
      two: rowOf(own.map(({ two }) => two)),
    }));
  } finally {
    await pool.close();
  }
}

interface Run {
  readonly wall: number;
  /** CPU time in milliseconds of all threads together. */
  readonly ms: number;
  readonly nodes: number;
  readonly value: number;
  /** The amount of work: simulations, or one search. */
  readonly work: number;
}

async function run(game: AnyGame, state: unknown, { options }: Question, pool?: WorkerPool): Promise<Run> {
  // A pool keeps its table between searches with the same settings; this small search with other settings clears it.
  const { depth, algorithm } = options;
  if (pool && depth !== undefined) {
    await decide(game, state, { algorithm, pool, depth: 1, table: 2, horizon: "afterstate" });
  }
  const asked = depth === undefined ? options : ({ rank: "best", ...options } as const);
  const before = process.cpuUsage();
  const start = performance.now();
  const decision: Decision<unknown> = await decide(game, state, { ...asked, ...(pool && { pool }) });
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const { value = Number.NaN, simulations: work = 1 } = decision;
  return { wall, ms: (user + system) / 1000, nodes: nodesOf(decision), value, work };
}

function rowOf(runs: readonly Run[]): Omit<Row, "what"> {
  return {
    nodes: Math.round(median(runs.map(({ nodes }) => nodes))),
    ms: median(runs.map(({ ms }) => ms)),
    wall: median(runs.map(({ wall }) => wall)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
