import { extname } from "node:path";
import { steps, tracePieces } from "@tyche/trees";
import { UsageError } from "./errors.js";
import { saveFile } from "./io.js";
import type { Problem } from "./problem.js";

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
  throw new UsageError("--trace takes a file whose name ends in .csv, .json or .jsonl, or - to print CSV");
}

/** Every step of the search in pieces, made as it runs. */
export function* tracePiecesOf(
  { document, algorithm, settings }: Problem,
  format: TraceFile,
): Generator<string, void, void> {
  const events = steps(document.tree, algorithm, settings);
  if (format === "csv") return yield* tracePieces(document.tree, events, "csv");
  const lines = tracePieces(document.tree, events, "json");
  if (format === "jsonl") return yield* lines;
  let before = "[\n";
  for (const line of lines) {
    yield before + line.trimEnd();
    before = ",\n";
  }
  yield "\n]\n";
}

export async function saveTrace(name: string, problem: Problem, format: TraceFile): Promise<void> {
  await saveFile(name, tracePiecesOf(problem, format));
}
