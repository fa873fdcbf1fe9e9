import { MessageChannel, Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createOpponent } from "../src/opponent/opponent.js";
import { connect } from "../src/threads/connect.js";
import type { Port } from "../src/threads/port.js";
import { serve } from "../src/threads/serve.js";
import { ticTacToe } from "./sample-games.js";

const EMPTY = ticTacToe.start(undefined as never);

const ports: { close(): void }[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function channel(): { readonly inner: Port; readonly outer: Port } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  return { inner: port1 as Port, outer: port2 as Port };
}

describe("games that the worker must wait for", () => {
  it("are searched once they are loaded, in the order of the requests", async () => {
    const { inner, outer } = channel();
    let arrive: (games: readonly never[]) => void = () => {};
    serve(inner, new Promise((resolve) => (arrive = resolve)));
    const engine = connect(outer);
    const opponent = createOpponent(ticTacToe, { worker: engine, nodes: 5000, time: 1e9 });
    const played = opponent.play([1, 1, 0, 2, 2, 0, 0, 0, 0]);
    const stop = new AbortController();
    const stopped = (async () => {
      for await (const decision of engine.think("tic-tac-toe", EMPTY, { signal: stop.signal, time: 1e9 }))
        if (decision.stopped === "abort") return decision.best;
      return undefined;
    })();
    stop.abort();
    await new Promise((resume) => setTimeout(resume, 20));
    arrive([ticTacToe as never]);
    expect(await played).toBe(2);
    expect(ticTacToe.actions(EMPTY)).toContain(await stopped);
    expect(await opponent.play([1, 1, 0, 2, 2, 0, 0, 0, 0])).toBe(2);
  });

  it("that fail to load reject every request, with the reason", async () => {
    for (const [games, reason] of [
      [Promise.reject(new Error("The model could not be fetched: 404.")), "could not be fetched: 404"],
      [Promise.resolve("no list"), "serve takes a port and a list of games"],
    ] as const) {
      const { inner, outer } = channel();
      serve(inner, games as never);
      const opponent = createOpponent(ticTacToe, { worker: connect(outer), time: 1e9 });
      for (let i = 0; i < 2; i++) await expect(opponent.play(EMPTY)).rejects.toThrow(reason);
    }
  });
});

describe("a worker that is terminated", () => {
  it("in a browser, without an event, rejects pending and later requests", async () => {
    let isTerminated = false;
    // Like a browser's Worker: no `on`, and `terminate` emits nothing.
    class Silent extends EventTarget {
      postMessage(): void {}
      terminate(): void {
        isTerminated = true;
      }
    }
    const worker = new Silent();
    const opponent = createOpponent(ticTacToe, { worker: connect(worker as Port), time: 1e9 });
    const played = opponent.play(EMPTY);
    setTimeout(() => worker.terminate(), 5);
    await expect(played).rejects.toThrow("The worker has ended.");
    expect(isTerminated).toBe(true);
    await expect(opponent.play(EMPTY)).rejects.toThrow("The worker has ended.");
  });

  it("in Node does the same", async () => {
    const thread = new Worker("setInterval(() => {}, 1000)", { eval: true });
    const opponent = createOpponent(ticTacToe, { worker: connect(thread as Port), time: 1e9 });
    const played = opponent.play(EMPTY);
    await thread.terminate();
    await expect(played).rejects.toThrow("The worker has ended.");
  });
});
