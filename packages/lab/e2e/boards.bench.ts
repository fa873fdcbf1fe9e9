import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { GAMES as BOARDS } from "../src/boards/games/games.js";
import { encodeBoard } from "../src/state/fragment.js";
import { VIEWPORTS } from "./browser.js";
import { analyse, firstRow } from "./playing-boards.js";

/**
 * Measures the waiting times at each board in Chromium: `npm run bench -w packages/lab`. Prints a table for
 * research/notes/lab.md; it is not a test, and the times need a quiet machine. `GAMES=chess,pig` selects games, and
 * `SCREEN=phone` the size of the screen.
 */
const GAMES = process.env.GAMES?.split(",") ?? BOARDS.map(({ name }) => name);

/** Milliseconds of thinking during which the page's tasks are traced. Node gets the same time. */
const WATCHED = 3000;
/** Number of loads, each as on a first visit; the median counts. */
const LOADS = 3;
/** Shortest processor time, in milliseconds, from which a speed is computed. */
const LEAST_WORK = 300;
const HEADINGS = [
  "board",
  "first row, ms",
  "after `load`, ms",
  "CPU to the first row, ms",
  "longest task while loading, ms of CPU",
  "and while thinking",
  "page, kB",
  "game and network, kB",
  "speed: Chromium / Node",
];
const TYCHE = join(import.meta.dirname, "../../cli/dist/main.js");

/** What the page records about itself. All times are in milliseconds since the page was requested. */
interface Notes {
  /** The `load` event. */
  loaded: number;
  /** Time of the first ranked row. */
  row: number;
  /** A worker's reports: number of nodes and time. */
  told: { nodes: number; at: number }[];
}

/** Runs in the page before anything else. */
function watch(): void {
  const notes: Notes = { loaded: 0, row: 0, told: [] };
  (window as unknown as { notes: Notes }).notes = notes;
  addEventListener("load", () => {
    notes.loaded = performance.now();
  });
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".boards-ranked tbody tr")) return;
    seen.disconnect();
    notes.row = performance.mark("first-row").startTime;
  });
  seen.observe(document, { childList: true, subtree: true });
  const Plain = window.Worker;
  const find = (data: unknown, depth: number): void => {
    if (typeof data !== "object" || data === null || depth > 4) return;
    if ("nodes" in data && "ms" in data && "actions" in data) {
      const counts = Object.values(data.nodes as Record<string, number>);
      const nodes = counts.reduce((sum, count) => sum + count, 0);
      notes.told.push({ nodes, at: performance.now() });
      return;
    }
    for (const part of Object.values(data)) find(part, depth + 1);
  };
  window.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => find(data, 0));
    }
  };
}

let browser: Browser;
beforeAll(async () => {
  console.log(`| ${HEADINGS.join(" | ")} |\n|${"---|".repeat(HEADINGS.length)}`);
  browser = await chromium.launch({
    executablePath: inject("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(() => browser.close());

/** Opens the page as on a first visit, with empty storage. */
async function visit(fragment: string, heard = new Set<string>(), isTraced = false) {
  const context = await browser.newContext({
    viewport: VIEWPORTS[process.env.SCREEN === "phone" ? "phone" : "desktop"],
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  context.on("request", (request) => heard.add(new URL(request.url()).pathname));
  const trace = isTraced ? await traced(page) : undefined;
  await page.goto(`${inject("address")}${fragment}`);
  if (fragment.split("/").length === 2) await analyse(page);
  return { page, trace };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of wall-clock time (`dur`) and of processor time (`tdur`); the difference was spent waiting. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** Traces the browser's threads. */
async function traced(page: Page): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing";
  await session.send("Tracing.start", { transferMode: "ReportEvents", categories });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

/**
 * Processor time in milliseconds: page and workers up to the first row, and the longest tasks of the page's own thread.
 */
interface Work {
  readonly all: number;
  readonly loading: number;
  readonly thinking: number;
  /** Nodes per millisecond of the engine's thread. */
  readonly speed: number;
}

function workIn(events: readonly TraceEvent[], { row: rowAt, told }: Notes): Work {
  const row = events.find(({ name }) => name === "first-row")!;
  const tasks = events.filter(({ name, pid }) => name === "RunTask" && pid === row.pid);
  const times = (isMeant: (task: TraceEvent) => boolean): number[] =>
    tasks.filter(isMeant).map(({ tdur = 0 }) => tdur / 1000);
  const sum = (all: readonly number[]): number => all.reduce((before, ms) => before + ms, 0);
  // Between the first and the last report, the busiest thread other than the page's is the engine.
  const [first, last] = [told[0], told.at(-1)];
  const tsAt = (at: number): number => row.ts + 1000 * (at - rowAt);
  const threads = [...new Set(tasks.map(({ tid }) => tid))].filter((tid) => tid !== row.tid);
  const busiest = Math.max(
    0,
    ...threads.map((thread) =>
      sum(times(({ tid, ts }) => tid === thread && ts >= tsAt(first?.at ?? 0) && ts < tsAt(last?.at ?? 0))),
    ),
  );
  return {
    all: sum(times(({ ts }) => ts <= row.ts)),
    loading: Math.max(0, ...times(({ ts, tid }) => tid === row.tid && ts <= row.ts)),
    thinking: Math.max(0, ...times(({ ts, tid }) => tid === row.tid && ts > row.ts)),
    // If thinking ended at once, there is no speed.
    speed: first && last && busiest > LEAST_WORK ? (last.nodes - first.nodes) / busiest : 0,
  };
}

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { notes: Notes }).notes);

function sizes(paths: Iterable<string>): { readonly page: number; readonly game: number } {
  let [page, game] = [0, 0];
  for (const path of paths) {
    const name = path.split("/assets/")[1];
    if (!name || !/\.(js|model)$/.test(name)) continue;
    const file = readFileSync(join(inject("folder"), "assets", name));
    // File hosts compress scripts but not networks.
    const bytes = name.endsWith(".js") ? gzipSync(file, { level: 9 }).length : file.length;
    if (name.startsWith("games/")) game += bytes;
    else page += bytes;
  }
  return { page, game };
}

/** Prints a Node process's processor time when it exits, in microseconds. */
const TELL_CPU =
  "data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error('cpu '+(user+system))})";

/** Nodes per millisecond of processor time of the command, for the same position and without start-up. */
function speedInNode(game: string, position: string): number {
  const [begun, ended] = [1, WATCHED].map((ms) => {
    const asked = ["think", game, "--position", position, "--time", String(ms), "--json"];
    const { stdout, stderr } = spawnSync(process.execPath, ["--import", TELL_CPU, TYCHE, ...asked], {
      encoding: "utf8",
    });
    const { nodes } = JSON.parse(stdout) as { readonly nodes: Readonly<Record<string, number>> };
    const cpu = Number(/cpu (\d+)/.exec(stderr)![1]) / 1000;
    return { nodes: Object.values(nodes).reduce((sum, count) => sum + count, 0), cpu };
  });
  const cpu = ended!.cpu - begun!.cpu;
  return cpu > LEAST_WORK ? (ended!.nodes - begun!.nodes) / cpu : 0;
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

test.each(GAMES)("the board of %s", async (game) => {
  // Obtain a link to the board with its position, which is opened for analysis.
  const { page: maker } = await visit(`#boards/${game}`);
  // In a game of one's own, the link contains the first position.
  await firstRow(maker, game);
  // Games with hidden hands have no position field.
  const field = maker.getByLabel("Position", { exact: true });
  const position = (await field.count()) > 0 ? await field.inputValue() : undefined;
  // Hidden hands are not analysed from an address, so their own game is.
  const board = { game, options: {}, start: position ?? "", plies: [], at: 0 };
  const fragment = `#${encodeBoard(board, position === undefined)}`;
  await maker.context().close();

  const rows: number[] = [];
  const after: number[] = [];
  const heard = new Set<string>();
  for (let load = 0; load < LOADS; load++) {
    const { page } = await visit(fragment, heard);
    await expect.poll(async () => (await notesOf(page)).row).toBeGreaterThan(0);
    const { row, loaded } = await notesOf(page);
    rows.push(row);
    after.push(row - loaded);
    await page.context().close();
  }
  const { page, trace } = await visit(fragment, heard, true);
  await expect.poll(async () => (await notesOf(page)).row).toBeGreaterThan(0);
  await page.waitForTimeout(WATCHED);
  const { all, loading, thinking, speed } = workIn(await trace!(), await notesOf(page));
  await page.context().close();
  const bytes = sizes(heard);
  const node = speed > 0 && position !== undefined ? speedInNode(game, position) : 0;
  const cells = [
    game,
    middle(rows).toFixed(0),
    middle(after).toFixed(0),
    all.toFixed(0),
    loading.toFixed(0),
    thinking.toFixed(0),
    kilobytes(bytes.page),
    kilobytes(bytes.game),
    speed > 0 && node > 0 ? (speed / node).toFixed(2) : "",
  ];
  console.log(`| ${cells.join(" | ")} |`);
  expect(rows.length).toBe(LOADS);
});
