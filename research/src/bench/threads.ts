import { decide } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { startPool } from "tyche/parts";
import { median } from "../kit/processes.js";
import { cpuSince, type Goal, nodesOf, type Report, type Row } from "../kit/report.js";
import { CASES, textsOf } from "./searches.js";

/** Searches of a second or less on one thread. */
const QUESTIONS = [
  ["connect-four", "alpha-beta", 18],
  ["einstein", "star2", 7],
  ["2048", "star2", 6],
  ["backgammon", "star2", 3],
] as const;
const POSITIONS = 4;
/** The first rounds also compile the code. */
const ROUNDS = 6;
const WARM = 2;

/** Two threads beside one without a pool: by the clock, which needs two idle cores, and CPU of all threads. */
export async function benchThreads(): Promise<Report> {
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const [name, algorithm, depth] of QUESTIONS) {
    const { game } = await loadGame(name);
    const pool = await startPool(name, {}, 2);
    /** Searches of one kind, not in turn with the other: each search collects the garbage of the one before. */
    const block = async (state: unknown, options: object) => {
      const all = [];
      for (let round = 0; round < ROUNDS; round++) {
        // A pool keeps its table between searches with the same settings: a small search with others clears it.
        await decide(game, state, { algorithm, depth: 1, table: 2, horizon: "afterstate", ...options });
        const start = performance.now();
        const before = process.cpuUsage();
        const decision = await decide(game, state, { algorithm, depth, rank: "best", ...options });
        all.push({ wall: performance.now() - start, ms: cpuSince(before), decision });
      }
      const { decision } = all[0]!;
      const wall = Math.min(...all.slice(WARM).map(({ wall }) => wall));
      const ms = median(all.slice(WARM).map(({ ms }) => ms));
      return { nodes: nodesOf(decision), value: decision.value!, wall, ms };
    };
    try {
      for (const text of textsOf(CASES[name]!).slice(0, POSITIONS)) {
        const state = game.notation!.parsePosition(text);
        const one = await block(state, {});
        const two = await block(state, { pool });
        if (Math.abs(one.value - two.value) > 1e-9)
          throw new Error(`Two threads find ${two.value} where one finds ${one.value}.`);
        const what = `${name}, depth ${depth}, ${text.slice(0, 24)}`;
        rows.push({ ...one, what: `${what}: one thread` });
        rows.push({ ...two, what: `two threads: ${(one.wall / two.wall).toFixed(2)} times as fast` });
        goals.push({ what: `${what}: CPU of two threads / one`, figure: two.ms / one.ms, atMost: 1.1 });
      }
    } finally {
      await pool.close();
    }
  }
  const about = "tables empty at first; the least time by the clock, the median CPU time of all threads.";
  return { name: "threads", about, rows, goals };
}
