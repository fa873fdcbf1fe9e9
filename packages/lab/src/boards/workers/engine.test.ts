import type { Decision } from "@tyche/engine";
import { beforeEach, expect, it, vi } from "vitest";
import { Engine } from "./engine.js";
import type { GameWorker } from "./open-worker.js";
import type { Question } from "./question.js";

/** A request to the worker, and the means to answer it. */
interface Asked {
  readonly state: unknown;
  readonly options: { readonly depth?: number; readonly signal?: AbortSignal };
  readonly tell: (depth: number) => void;
  readonly fail: (sentence: string) => void;
  readonly end: () => void;
}

const asked: Asked[] = [];
const worker = {
  stream(signal: AbortSignal | undefined, _name: string, state: unknown, question: Question) {
    const said = new ReadableStream<Decision<unknown>>({
      start(controller) {
        asked.push({
          state,
          options: { ...question, ...(signal && { signal }) },
          tell: (depth) => controller.enqueue({ depth } as Decision<unknown>),
          fail: (sentence) => controller.error(new Error(sentence)),
          end: () => controller.close(),
        });
      },
    });
    return said.values();
  },
  close() {},
} as unknown as Pick<GameWorker, "stream" | "close">;

const STATE = { board: "start" };
let client: Engine;
beforeEach(() => {
  asked.length = 0;
  client = new Engine({ game: "pig", options: {} }, worker);
});

/** The depths of all decisions received. */
async function depths(state: unknown, options: Parameters<Engine["think"]>[1]): Promise<number[]> {
  const all: number[] = [];
  for await (const { depth } of client.think(state, options)) all.push(depth);
  return all;
}

const begun = () => vi.waitFor(() => expect(asked).toHaveLength(1));

it("returns analysis begun ahead to the same request, from its first decision, once", async () => {
  client.begin(STATE, { time: 8 });
  await begun();
  asked[0]!.tell(1);
  await vi.waitFor(() => expect(client.found(STATE, { time: 8 })?.depth).toBe(1));
  expect(client.found({ ...STATE }, { time: 8 })).toBeUndefined();
  expect(client.found(STATE, { time: 9 })).toBeUndefined();
  const told = depths(STATE, { time: 8, signal: new AbortController().signal });
  asked[0]!.tell(2);
  asked[0]!.end();
  expect(await told).toEqual([1, 2]);
  expect(asked).toHaveLength(1);
  // The next request starts its own analysis.
  const again = depths(STATE, { time: 8 });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.end();
  expect(await again).toEqual([]);
});

it.each([
  ["another state", { board: "other" }, { time: 8 }],
  ["other options", STATE, { time: 9 }],
])("stops analysis begun ahead if %s is requested", async (_, state, options) => {
  client.begin(STATE, { time: 8 });
  await begun();
  const told = depths(state, options);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]!.options.signal!.aborted).toBe(true);
  expect(asked[1]!.state).toBe(state);
  asked[1]!.tell(3);
  asked[1]!.end();
  expect(await told).toEqual([3]);
});

it("stops analysis begun ahead if its consumer aborts or leaves the loop", async () => {
  client.begin(STATE, {});
  await begun();
  const stop = new AbortController();
  const told = depths(STATE, { signal: stop.signal });
  asked[0]!.tell(1);
  stop.abort();
  await vi.waitFor(() => expect(asked[0]!.options.signal!.aborted).toBe(true));
  asked[0]!.end();
  expect(await told).toEqual([1]);

  client.begin(STATE, {});
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.tell(1);
  for await (const _ of client.think(STATE, {})) break;
  expect(asked[1]!.options.signal!.aborted).toBe(true);
});

it("reports why analysis begun ahead failed to the request alone", async () => {
  client.begin(STATE, {});
  await begun();
  asked[0]!.fail("pig has no such evaluator");
  await expect(depths(STATE, {})).rejects.toThrow("pig has no such evaluator");
});
