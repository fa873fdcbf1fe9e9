import { STREAMED_ALGORITHMS, type StreamedSolution, solveText, TreeError } from "@tyche/trees";
import { UsageError } from "../io/errors.js";
import { noDrawingWith, refuseIdle } from "../io/idle.js";
import type { Input } from "../io/input.js";
import { checkRoot, checkUsed, readReading, TextError, type WrittenProblem } from "./problem.js";
import { readSettings } from "./settings.js";

/**
 * Size in characters. Longer texts are solved as streams if no other option prevents it, since their trees may not fit
 * in memory.
 */
export const STREAMED_FROM = 16 * 1024 * 1024;

export interface WrittenStream extends WrittenProblem {
  readonly stream?: boolean | undefined;
  readonly trace?: string | undefined;
  readonly explain?: boolean | undefined;
  readonly ascii?: boolean | undefined;
}

const ORDERS: readonly (string | undefined)[] = [undefined, "given", "reverse"];

/** Whether to solve a text as a stream: if requested, or if it is long and every option allows it. */
export function isStreamed({ text }: Input, options: WrittenStream): boolean {
  if (options.stream) return true;
  if (text.length <= STREAMED_FROM || !isJson(text)) return false;
  // A stream supports neither payoffs of edges, which apply to leaves that may come before them in the text, nor
  // information sets.
  if (text.includes('"pays"') || text.includes('"set"')) return false;
  const { trace, explain, ascii, depth, order, algorithm, format } = options;
  if (trace !== undefined || explain || ascii || depth !== undefined) return false;
  if (format !== undefined && format !== "json" && format !== "nested") return false;
  return ORDERS.includes(order) && (algorithm === undefined || STREAMED_ALGORITHMS.includes(algorithm));
}

/** Refuses options that need the tree in memory. */
export function checkStream(options: WrittenStream): void {
  refuseIdle(options, ["trace", "explain"], (option) => ({
    id: "option-needs-tree",
    values: { option },
    message: `${option} needs the whole tree, which --stream does not build: leave out one of them`,
  }));
  refuseIdle(options, ["ascii"], noDrawingWith("--stream"));
}

/**
 * Solves a text without building its tree.
 * @throws UsageError, or TreeError with the position in the text
 */
export function solveStreamed({ text, name }: Input, options: WrittenStream): StreamedSolution {
  const { format, root } = readReading(options);
  if (!isJson(text) || (format !== undefined && format !== "json" && format !== "nested")) {
    throw new UsageError(
      "stream-format",
      {},
      "--stream reads JSON and nested lists only: leave it out for a tree in another format",
    );
  }
  checkRoot({ format: /^\W*\{/.test(text.slice(0, 1000)) ? "json" : "nested" }, text, { root });
  const settings = readSettings(options);
  try {
    const found = solveText(text, { algorithm: options.algorithm, root, settings });
    checkUsed(options, found.algorithm);
    return found;
  } catch (error) {
    if (error instanceof TreeError) throw new TextError(error, text, name);
    throw error;
  }
}

function isJson(text: string): boolean {
  return /^[\ufeff\s]*[[{"\d-]/.test(text.slice(0, 10_000));
}
