import { englishTexts, TycheError } from "@tyche/engine/errors";
import { RefusalError, TreeError } from "@tyche/trees";
import { STREAMED_ALGORITHMS, type StreamedSolution, solveText } from "@tyche/trees/stream";
import { UsageError } from "../io/errors.js";
import { noDrawingWith, refuseIdle } from "../io/idle.js";
import type { Input } from "../io/input.js";
import { checkRoot, checkUsed, readReading, TextError, type WrittenProblem } from "./problem.js";
import { readSettings } from "./settings.js";

const texts = englishTexts({
  "option-needs-tree": "{option} needs the whole tree, which --stream does not build: leave out one of them",
  "stream-format": "--stream reads JSON and nested lists only: leave it out for a tree in another format",
});

/**
 * Size in characters. Longer texts are solved as streams if no other option prevents it, since their trees may not fit
 * in memory; with --json, which shows no drawing, much shorter ones, since that is faster.
 */
export const STREAMED_FROM = 16 * 1024 * 1024;
const STREAMED_AS_JSON_FROM = 64 * 1024;

export interface WrittenStream extends WrittenProblem {
  readonly stream?: boolean | undefined;
  readonly trace?: string | undefined;
  readonly explain?: boolean | undefined;
  readonly ascii?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly certificate?: string | undefined;
}

const ORDERS: readonly (string | undefined)[] = [undefined, "given", "reverse"];

/**
 * Solves a text as a stream if requested, or if it is long and every option allows it; undefined if its tree is to be
 * built, which then also finds what is wrong with it.
 */
export function streamedSolution(input: Input, options: WrittenStream): StreamedSolution | undefined {
  if (options.stream) return solveStreamed(input, options);
  if (!mayStream(input, options)) return undefined;
  try {
    return solveStreamed(input, options);
  } catch (error) {
    if (error instanceof TycheError || error instanceof RefusalError) return undefined;
    throw error;
  }
}

function mayStream({ text }: Input, options: WrittenStream): boolean {
  if (text.length <= (options.json ? STREAMED_AS_JSON_FROM : STREAMED_FROM) || !isJson(text)) return false;
  const { trace, explain, ascii, depth, order, algorithm, format, certificate } = options;
  if (trace !== undefined || certificate !== undefined || explain || ascii || depth !== undefined)
    return false;
  if (format !== undefined && format !== "json" && format !== "nested") return false;
  return ORDERS.includes(order) && (algorithm === undefined || STREAMED_ALGORITHMS.includes(algorithm));
}

/** Adds to the error of a tree that is too large to build what can solve it without. */
export function withStreamed(error: unknown): unknown {
  if (!(error instanceof TextError) || !TOO_LARGE.includes((error.cause as TreeError).id)) return error;
  const { id, values, message } = error;
  return new UsageError(
    "tree-too-large-to-build",
    { reason: { id, values, message }, all: STREAMED_ALGORITHMS },
    `${message}; with --json and without --depth, ${STREAMED_ALGORITHMS.join(", ")} solve it without building it`,
  );
}

const TOO_LARGE = ["tree-too-many-values", "tree-too-many-nodes"];

/** Refuses options that need the tree in memory. */
export function checkStream(options: WrittenStream): void {
  refuseIdle(options, ["trace", "explain", "certificate"], (option) =>
    texts.phrase("option-needs-tree", { option }),
  );
  refuseIdle(options, ["ascii"], noDrawingWith("--stream"));
}

/**
 * Solves a text without building its tree.
 * @throws UsageError, or TreeError with the position in the text
 */
function solveStreamed({ text, name }: Input, options: WrittenStream): StreamedSolution {
  const { format, root } = readReading(options);
  if (!isJson(text) || (format !== undefined && format !== "json" && format !== "nested")) {
    throw texts.error(UsageError, "stream-format", {});
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
