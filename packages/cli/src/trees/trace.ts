import { extname } from "node:path";
import { type boundsInForce, type SearchEvent, type Tree, tracePieces } from "@tyche/trees";
import { UsageError } from "../io/errors.js";

type Bounds = ReturnType<typeof boundsInForce>;

/** CSV with a row a step, one JSON array, or JSON lines. */
export type TraceFile = "csv" | "json" | "jsonl";

/**
 * The format of a trace by the name of its file; - stands for the output and for CSV.
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

/** Every step of a search in pieces, made as it runs; a CSV has the bounds of all values too. */
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

/** Events are handed on in lots of this many. */
const LOT = 1000;

/**
 * The same, a block for so many events, where somebody else hears the events too: `hear` is given those of a block
 * after it. What it throws is thrown when the trace is whole: who stops reading the words still wants the file.
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
