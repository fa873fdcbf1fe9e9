import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { decide } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { median } from "../kit/processes.js";
import { cpuSince, type Goal, type Report, type Row } from "../kit/report.js";
import { CASES, textsOf } from "./searches.js";

const QUESTIONS = { "connect-four": 14, backgammon: 3 };
const WARM = 40;
const SECONDS = 12;

/** One decision again and again, then after silence, in which the runtime may collect whatever nothing holds. */
export async function benchPause(): Promise<Report> {
  const rows: Row[] = [];
  const goals: Goal[] = [];
  setFlagsFromString("--expose-gc");
  for (const [name, depth] of Object.entries(QUESTIONS)) {
    const { game } = await loadGame(name);
    const state = game.notation!.parsePosition(textsOf(CASES[name]!)[0]!);
    const once = async (): Promise<number> => {
      const before = process.cpuUsage();
      await decide(game, state, { depth, rank: "best" });
      return cpuSince(before);
    };
    const all: number[] = [];
    while (all.length < WARM) all.push(await once());
    const warm = median(all.slice(WARM / 2));
    await setTimeout(1000 * SECONDS);
    // The runtime does so after some seconds or some minutes.
    runInNewContext("gc")();
    const after = await once();
    rows.push({ what: `${name}, depth ${depth}`, ms: warm });
    rows.push({ what: `after ${SECONDS} s of silence`, ms: after });
    goals.push({ what: `${name}: after silence / warm`, figure: after / warm, atMost: 1.5 });
  }
  return { name: "pause", about: "one decision in turn, and after silence.", rows, goals };
}
