import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepLoaded, tellLoaded } from "./loaded-games.js";

/** The files loaded by a thread so far, and the observers of later ones. */
interface Thread {
  readonly loaded: string[];
  readonly observers: ((address: string) => void)[];
}

let here: Thread;
const channels: BroadcastChannel[] = [];
const entries = (addresses: readonly string[]) => addresses.map((name) => ({ name }));

/** Runs a function as in a thread of its own. */
function inThread(act: () => void): Thread {
  here = { loaded: [], observers: [] };
  act();
  return here;
}

function loads(thread: Thread, address: string): void {
  thread.loaded.push(address);
  for (const observer of thread.observers) observer(address);
}

const asked = vi.fn<(address: string) => Promise<Response>>(async () => new Response());
const page = { controller: null as unknown, tell: () => {} };
const container = {
  get controller() {
    return page.controller;
  },
  addEventListener: (_: string, listener: () => void) => {
    page.tell = listener;
  },
} as unknown as ServiceWorkerContainer;

beforeEach(() => {
  asked.mockClear();
  page.controller = null;
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal(
    "BroadcastChannel",
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      private readonly thread = here;
      private readonly hear: (list: { getEntries: () => unknown }) => void;
      constructor(hear: (list: { getEntries: () => unknown }) => void) {
        this.hear = hear;
      }
      observe(): void {
        const tell = (addresses: readonly string[]) => this.hear({ getEntries: () => entries(addresses) });
        if (this.thread.loaded.length > 0) tell(this.thread.loaded);
        this.thread.observers.push((address) => tell([address]));
      }
    },
  );
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const addresses = () => asked.mock.calls.map(([address]) => address).sort();

it("stores what workers loaded before and after the page listened, and what the page loaded", async () => {
  const worker = inThread(tellLoaded);
  loads(worker, "/assets/games/chess.js");
  loads(worker, "/assets/other.js");
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries(worker.loaded) as PerformanceEntry[]);
  const own = inThread(() => {
    here.loaded.push("/assets/games/engine.js");
    keepLoaded(container);
  });
  // No service worker is in control yet.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).not.toHaveBeenCalled();
  page.controller = {};
  page.tell();
  await vi.waitFor(() => expect(addresses()).toEqual(["/assets/games/chess.js", "/assets/games/engine.js"]));
  loads(worker, "/assets/games/learn.js");
  await vi.waitFor(() => expect(addresses()).toHaveLength(3));
  // Storing makes the page request the files, which must not start another round.
  for (const [address] of asked.mock.calls) loads(own, address);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(addresses()).toEqual([
    "/assets/games/chess.js",
    "/assets/games/engine.js",
    "/assets/games/learn.js",
  ]);
});
