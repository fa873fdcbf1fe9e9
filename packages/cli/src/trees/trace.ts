import { extname } from "node:path";
import { type boundsInForce, type SearchEvent, type Tree, tracePieces } from "@tyche/trees";
import { UsageError } from "../io/errors.js";

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
export function* tracePiecesOf(
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
 * Yields the trace in blocks, and passes the events of each block to `hear` after it. An error of `hear` is thrown when
 * the trace is complete: a user who stops reading the text still wants the file.
 */
export async function* overheardTrace(
  tree: Tree,
  events: Iterable<SearchEvent>,
  format: TraceFile,
  bounds: Bounds,
  hear: (events: readonly SearchEvent[]) => Promise<void>,
): AsyncGenerator<string, void, void> {
  const lot: SearchEvent[] = [];
  let block: string[] = [];
  let failure: unknown;
  const hand = async (): Promise<void> => {
    const events = lot.splice(0);
    if (failure !== undefined) return;
    try {
      await hear(events);
    } catch (error) {
      failure = error;
    }
  };
  for (const piece of tracePiecesOf(tree, collected(events, lot), format, bounds)) {
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
