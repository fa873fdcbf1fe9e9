import { extname } from "node:path";
import type { Catalogue } from "@tyche/messages";
import { boundsInForce, type SearchEvent, type Solution, steps, type Tree, trace } from "@tyche/trees";
import { explainEvent } from "@tyche/trees/explain";
import { tracePieces } from "@tyche/trees/write";
import { UsageError } from "../io/errors.js";
import type { Problem } from "./problem.js";

type Bounds = ReturnType<typeof boundsInForce>;

/** CSV with one row per step, one JSON array, or JSON lines. */
export type TraceFile = "csv" | "json" | "jsonl";

/**
 * Returns the format of a trace by its file name; - means CSV on standard output.
 * @throws UsageError
 */
export function traceFileFormat(name: string): TraceFile {
  if (name === "-") return "csv";
  const ending = extname(name).toLowerCase();
  if (ending === ".csv" || ending === ".json" || ending === ".jsonl") return ending.slice(1) as TraceFile;
  throw new UsageError(
    "trace-file",
    { text: name },
    `--trace must be a file whose name ends in .csv, .json or .jsonl, or - to print CSV, not "${name}"`,
  );
}

/** Yields every step of a search in chunks while it runs; a CSV also has the value bounds. */
export function* traceChunks(
  tree: Tree,
  events: Iterable<SearchEvent>,
  format: TraceFile,
  bounds?: Bounds,
): Generator<string, void, void> {
  if (format === "csv") return yield* tracePieces(tree, events, "csv", bounds);
  const lines = tracePieces(tree, events, "json");
  if (format === "jsonl") return yield* lines;
  let before = "[\n";
  for (const line of lines) {
    yield before + line.trimEnd();
    before = ",\n";
  }
  yield "\n]\n";
}

/** Events are passed on in batches of this size. */
const LOT = 1000;

/**
 * Yields the trace in blocks, and passes the events of each block to `onEvents` after it. An error of `onEvents` is thrown when
 * the trace is complete: a user who stops reading the text still wants the file.
 */
export async function* traceWithEvents(
  tree: Tree,
  events: Iterable<SearchEvent>,
  format: TraceFile,
  bounds: Bounds,
  onEvents: (events: readonly SearchEvent[]) => Promise<void>,
): AsyncGenerator<string, void, void> {
  const lot: SearchEvent[] = [];
  let block: string[] = [];
  let failure: unknown;
  const hand = async (): Promise<void> => {
    const events = lot.splice(0);
    if (failure !== undefined) return;
    try {
      await onEvents(events);
    } catch (error) {
      failure = error;
    }
  };
  for (const piece of traceChunks(tree, collected(events, lot), format, bounds)) {
    block.push(piece);
    if (lot.length < LOT) continue;
    yield block.join("");
    block = [];
    await hand();
  }
  yield block.join("");
  await hand();
  if (failure !== undefined) throw failure;
}

function* collected<T>(items: Iterable<T>, into: T[]): Generator<T, void, void> {
  for (const item of items) {
    into.push(item);
    yield item;
  }
}

/**
 * One search whose steps several consumers receive. It starts when it is created and throws all its errors then, so
 * that no output is written for a refused search. Its events can be iterated once.
 */
export class SharedSearch implements Iterable<SearchEvent> {
  private readonly run: Iterator<SearchEvent, Solution>;
  private next: IteratorResult<SearchEvent, Solution>;

  /** The value bounds, if the algorithm prunes with them. */
  readonly bounds: ReturnType<typeof boundsInForce>;

  /** @throws RefusalError */
  constructor({ document, algorithm, settings }: Problem) {
    this.bounds = boundsInForce(document.tree, algorithm, settings);
    // Only a complete run shows whether every node at the horizon has an estimate, so such a search is finished first.
    const isSafe = settings.depth === undefined;
    this.run = isSafe
      ? steps(document.tree, algorithm, settings)
      : ended(trace(document.tree, algorithm, settings));
    this.next = this.run.next();
  }

  /** The result, available after all events have been iterated. */
  get solution(): Solution {
    if (!this.next.done) throw new Error("the search has not ended");
    return this.next.value;
  }

  *[Symbol.iterator](): Generator<SearchEvent, void, void> {
    for (; !this.next.done; this.next = this.run.next()) yield this.next.value;
  }
}

function* ended({ events, solution }: ReturnType<typeof trace>): Generator<SearchEvent, Solution, void> {
  yield* events;
  return solution;
}

/** Yields each step of a search as a numbered sentence on one line; `first` is the number of the first one. */
export function* explanationLines(
  tree: Tree,
  events: Iterable<SearchEvent>,
  words: Catalogue,
  first = 1,
): Generator<string, void, void> {
  let number = first;
  for (const event of events) {
    yield `${String(number++).padStart(4)}  ${words.format(explainEvent(event, tree))}\n`;
  }
}
