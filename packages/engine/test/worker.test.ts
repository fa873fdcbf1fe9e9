import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../src/contract/decision.js";
import { type SearchError, TycheError } from "../src/contract/errors.js";
import { decide } from "../src/think/think.js";
import { connect, type RemoteEngine } from "../src/threads/connect.js";
import type { Port } from "../src/threads/port.js";
import { serve } from "../src/threads/serve.js";
import { compileEngine, strip } from "./compile.js";
import { type PigState, pig, ticTacToe } from "./sample-games.js";

const START: PigState = [0, 0, 0, 0];
let worker: Worker;
let engine: RemoteEngine;
let remove: () => void;
let script: string;

const SAMPLES = readFileSync(join(import.meta.dirname, "sample-games.ts"), "utf8");

beforeAll(() => {
  const compiled = compileEngine();
  remove = compiled.remove;
  writeFileSync(join(compiled.folder, "games.js"), strip(SAMPLES).replaceAll("../src/", "./"));
  script = join(compiled.folder, "worker.js");
  writeFileSync(
    script,
    `import { parentPort } from "node:worker_threads";
     import { serve } from "./threads.js";
     import { pig, ticTacToe } from "./games.js";
     serve(parentPort, [pig(50), ticTacToe]);`,
  );
  worker = new Worker(script);
  engine = connect(worker as Port);
});

afterAll(async () => {
  await worker.terminate();
  remove();
});

async function all(decisions: AsyncIterable<Decision<unknown>>): Promise<Decision<unknown>[]> {
  const list: Decision<unknown>[] = [];
  for await (const decision of decisions) list.push(decision);
  return list;
}

/** Everything that does not depend on the clock. */
const timeless = ({ ms: _, ...rest }: Decision<unknown>): unknown => rest;

describe("a worker thread of Node", () => {
  it("gives the same answers as this thread, depth by depth", async () => {
    const options = { depth: 5, table: 1024 } as const;
    const there = await all(engine.think("pig", START, options));
    const here = await decide(pig(50), START, options);
    expect(there.map((decision) => decision.depth)).toEqual([1, 2, 3, 4, 5]);
    expect(timeless(there[4]!)).toEqual(timeless(here));
  });

  it("keeps its table from one request to the next", async () => {
    const nodes = (decision: Decision<unknown>): number => decision.nodes.decision;
    const empty = ticTacToe.start(undefined as never);
    const options = { depth: 9, deepening: false };
    const first = (await all(engine.think("tic-tac-toe", empty, options))).at(-1)!;
    const second = (await all(engine.think("tic-tac-toe", empty, options))).at(-1)!;
    expect(first.solved && second.solved).toBe(true);
    expect(second.value).toBe(0);
    expect(nodes(second)).toBeLessThan(nodes(first) / 5);
  });

  it("stops at once when aborted, with a legal answer, and goes on serving", async () => {
    const controller = new AbortController();
    const decisions: Decision<unknown>[] = [];
    for await (const decision of engine.think("pig", START, {
      algorithm: "star2",
      signal: controller.signal,
    })) {
      decisions.push(decision);
      if (decision.depth === 3) controller.abort();
    }
    expect(decisions.at(-1)!.stopped).toBe("abort");
    expect(decisions.at(-1)!.actions.map((row) => row.action)).toEqual(["roll"]);
    const again = await all(engine.think("pig", START, { depth: 1 }));
    expect(again.at(-1)!.stopped).toBe("depth");
  });

  it("stops when the caller stops iterating", async () => {
    // Nothing else would ever end this search.
    for await (const decision of engine.think("pig", START, {
      algorithm: "star2",
      signal: new AbortController().signal,
    })) {
      if (decision.depth === 2) break;
    }
    expect((await all(engine.think("pig", START, { depth: 1 }))).at(-1)!.stopped).toBe("depth");
  });

  it("sends errors back with their names, ids and values", async () => {
    const options = { algorithm: "minimax", depth: 2 } as const;
    const here = await decide(pig(50), START, options).catch((error: SearchError) => error);
    const there = await all(engine.think("pig", START, options)).catch((error: SearchError) => error);
    const { name, id, values, message } = here as SearchError;
    expect(there).toBeInstanceOf(TycheError);
    expect(there).toMatchObject({ name, id, values, message });
  });

  it("sends errors back as sentences", async () => {
    await expect(all(engine.think("chess", START))).rejects.toThrow(
      'knows no game "chess"; it knows: pig, tic-tac-toe',
    );
    await expect(all(engine.think("pig", START, { algorithm: "minimax", depth: 2 }))).rejects.toThrow(
      "minimax cannot search chance nodes",
    );
  });
});

it("serves a browser-style port", async () => {
  const { port1, port2 } = new MessageChannel();
  const browserLike = (port: typeof port1): Port => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === "message") port.on("message", (data) => listener({ data } as never));
    },
  });
  serve(browserLike(port1), [pig(50)]);
  const decisions = await all(connect(browserLike(port2)).think("pig", START, { depth: 2 }));
  expect(decisions.map((decision) => decision.depth)).toEqual([1, 2]);
  port1.close();
});

it("an opponent with a worker loads no method on the caller's thread, not even to measure the unit", () => {
  const { folder, remove: removePage } = compileEngine();
  // The page has none of the modules that the worker loads: an import of one would fail.
  const whole = readFileSync(join(import.meta.dirname, "../src/threads/all-methods.ts"), "utf8");
  const loaded = Array.from(whole.matchAll(/from "\.\.\/(.+)";/g), ([, module]) => module!);
  expect(loaded.length).toBeGreaterThanOrEqual(8);
  for (const module of loaded) rmSync(join(folder, module));
  writeFileSync(join(folder, "games.js"), strip(SAMPLES).replaceAll("../src/", "./"));
  writeFileSync(
    join(folder, "page.js"),
    `import { Worker } from "node:worker_threads";
     import { createOpponent } from "./index.js";
     import { connect } from "./threads/connect.js";
     import { pig } from "./games.js";
     const thread = new Worker(${JSON.stringify(script)});
     const [game, ...states] = [pig(50), [30, 20, 12, 0], [10, 0, 3, 1]];
     for (const level of [2, 10]) {
       const worker = connect(thread);
       const opponent = createOpponent(game, { level, worker, nodes: 400, time: Infinity });
       for (const state of states) console.log(game.actions(state).includes(await opponent.play(state)));
     }
     thread.terminate();`,
  );
  const run = spawnSync(process.execPath, [join(folder, "page.js")], { encoding: "utf8" });
  removePage();
  expect(run.stdout + run.stderr).toBe("true\n".repeat(4));
});
