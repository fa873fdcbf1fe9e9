import { loadavg } from "node:os";
import { type Decision, type Game, think, type WorkerPool } from "@tyche/engine";
import { type ParallelOptions, thinkParallel } from "@tyche/engine/threads";
import { gameNamed } from "@tyche/games";
import { startPool } from "tyche/parts";
import { benchmarkPositions } from "./backgammon/positions.js";
import { nodesOf, type Report, type Row } from "./report.js";

/** Milliseconds that each search may take. */
const TIME = 3000;
const OPTIONS = { time: TIME, rank: "best", table: 2 ** 20 } as const;

type AnyGame = Game<unknown, unknown>;

const parse =
  (...texts: readonly string[]) =>
  (game: AnyGame): readonly unknown[] =>
    texts.map((text) => game.notation!.parsePosition(text));

/** Two positions of each game. */
const GAMES: readonly { readonly name: string; positions(game: AnyGame): readonly unknown[] }[] = [
  { name: "connect-four", positions: parse("4433", "444265") },
  { name: "backgammon", positions: () => benchmarkPositions().slice(2, 4) },
  {
    name: "einstein",
    positions: parse(
      "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0",
      "0 2 3 0 0 4 1 0 0 0 6 0 0 5 -6 0 -2 0 -5 -4 0 0 -3 0 -1 2 0",
    ),
  },
  {
    name: "2048",
    positions: parse("2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512", "0 0 2 4 0 0 8 64 0 2 16 128 0 0 4 512"),
  },
];

/** One search: when each depth was finished, in milliseconds by the clock, and the last decision. */
interface Run {
  readonly finished: ReadonlyMap<number, number>;
  readonly last: Decision<unknown>;
}

/** One way to search, on all positions of a game. */
interface Way {
  readonly what: string;
  search(state: unknown): AsyncIterable<Decision<unknown>>;
}

/** Searches of three seconds on one thread and on two. */
export async function benchThreads(): Promise<Report> {
  const rows: Row[] = [];
  const goals: Report["goals"][number][] = [];
  for (const { name, positions } of GAMES) {
    const { game } = gameNamed(name);
    const pools = await Promise.all([1, 2].map((threads) => startPool(name, {}, threads)));
    try {
      const ways: readonly Way[] = [
        { what: "think, no other thread", search: (state) => think(game, state, OPTIONS) },
        ...pools.map((pool) => way(pool, game, {})),
        way(pools[1]!, game, { deterministic: true }),
      ];
      const found = await measure(ways, positions(game));
      for (const [i, { what }] of ways.entries()) rows.push({ what: `${name}: ${what}`, ...found[i]!.row });
      const [plain, , two] = found;
      goals.push(
        {
          what: `${name}: nodes in ${TIME / 1000} s, two threads / think`,
          figure: two!.nodes / plain!.nodes,
          atLeast: 1,
        },
        {
          what: `${name}: time to the same depth, think / two threads`,
          figure: plain!.wall / two!.wall,
          atLeast: 1,
        },
      );
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
    }
  }
  const load = loadavg()[0]!.toFixed(1);
  return {
    name: "threads",
    about: `searches of ${TIME / 1000} s, rank best, 2^20 entries, two positions a game: nodes in that time, the sum of the depths reached, and the time to the deepest depth that all ways have finished (load of the machine ${load} processes).`,
    rows,
    goals,
  };
}

function way(pool: WorkerPool, game: AnyGame, options: ParallelOptions<unknown>): Way {
  const kind = options.deterministic ? ", deterministic" : "";
  return {
    what: `${pool.threads} thread${pool.threads === 1 ? "" : "s"}${kind}`,
    search: (state) => thinkParallel(pool, game, state, { ...OPTIONS, ...options }),
  };
}

async function measure(
  ways: readonly Way[],
  states: readonly unknown[],
): Promise<{ readonly nodes: number; readonly wall: number; readonly row: Omit<Row, "what"> }[]> {
  // One short search each first, so that the code is compiled.
  for (const { search } of ways) {
    for await (const { ms } of search(states[0])) if (ms > 300) break;
  }
  const runs: Run[][] = [];
  for (const { search } of ways) {
    const own: Run[] = [];
    for (const state of states) own.push(await run(search(state)));
    runs.push(own);
  }
  const common = states.map((_, i) =>
    Math.max(
      ...[...runs[0]![i]!.finished.keys()].filter((depth) =>
        runs.every((own) => own[i]!.finished.has(depth)),
      ),
    ),
  );
  return runs.map((own) => {
    const nodes = own.reduce((sum, { last }) => sum + nodesOf(last), 0);
    const wall = own.reduce((sum, { finished }, i) => sum + finished.get(common[i]!)!, 0);
    const depth = own.reduce((sum, { finished }) => sum + Math.max(...finished.keys()), 0);
    return { nodes, wall, row: { nodes, depth, wall } };
  });
}

async function run(decisions: AsyncIterable<Decision<unknown>>): Promise<Run> {
  const finished = new Map<number, number>();
  let last: Decision<unknown> | undefined;
  for await (const decision of decisions) {
    last = decision;
    if (decision.stopped === "depth" || decision.stopped === "solved")
      finished.set(decision.depth, decision.ms);
  }
  return { finished, last: last! };
}
