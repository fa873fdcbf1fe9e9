/** Parsing of option values. */

import { availableParallelism } from "node:os";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";
import { type Io, writeNote } from "./io.js";

const texts = englishTexts({
  "option-one-of": '{option} must be one of {words}, not "{text}"',
  "option-must-be": '{option} must be {kind}, not "{text}"',
  "kind-whole-between": "a whole number from {least} to {most}",
});

/** Parses a whole number, 0 or more. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function wordOf<T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}

/** Two items separated by a comma. */
export function pairOf<T>(
  parse: (text: string) => T | undefined,
): (text: string) => readonly [T, T] | undefined {
  return (text) => {
    const parts = text.split(",");
    if (parts.length !== 2) return undefined;
    const [first, second] = parts.map((part) => parse(part.trim()));
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

/** Checks that an option's value is one of the allowed words. */
export function oneOf<T extends string>(
  option: string,
  given: string | undefined,
  words: readonly T[],
): T | undefined {
  if (given === undefined) return undefined;
  const word = wordOf(words)(given);
  if (word !== undefined) return word;
  throw texts.error(UsageError, "option-one-of", { option: `--${option}`, words, text: given });
}

/** Returns the error for an invalid option value. @param kind what is required, such as "a number" */
export function mustBe(option: string, kind: Problem, text: string): UsageError {
  return texts.error(UsageError, "option-must-be", { option: `--${option}`, kind, text });
}

/** "a whole number from 1 to 8", or without an upper limit. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Problem {
  return most === Number.MAX_SAFE_INTEGER
    ? { id: "kind-whole-from", values: { least }, message: `a whole number, ${least} or more` }
    : texts.phrase("kind-whole-between", { least, most });
}

/** "a number from 0 to 1". */
export function numberBetween(least: number, most: number): Problem {
  return { id: "kind-number-between", values: { least, most }, message: `a number from ${least} to ${most}` };
}

/** Parses an option's value as a whole number, `least` or more. @throws UsageError */
export function countOf(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const count = parseCount(text.trim());
  if (count !== undefined && count >= least && count <= most) return count;
  throw mustBe(option, wholeNumber(least, most), text);
}

/** Parses an option's value as a number of points above 0. @throws UsageError */
export function pointsOf(option: string, text: string): number {
  const points = Number(text);
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) && points > 0) return points;
  throw mustBe(
    option,
    { id: "kind-points", values: {}, message: "a number of points above 0, as in 0.08" },
    text,
  );
}

/** Parses an option's value as a number in a range, which need not be whole. @throws UsageError */
export function numberOf(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (text.trim() !== "" && number >= least && number <= most) return number;
  throw mustBe(option, numberBetween(least, most), text);
}

/** Parses an option's value as a number from 0 to 1. @throws UsageError */
export function shareOf(option: string, text: string): number {
  return numberOf(option, text, 0, 1);
}

/** More than the cores of any machine. A thread takes memory even when idle. */
const MOST_THREADS = 1024;

/**
 * Reads the value of --threads. At a terminal it warns about more threads than cores, which slow each other down.
 *
 * @param cores number of this machine's cores
 * @throws UsageError
 */
export function readThreads(
  text: string,
  least: 0 | 1,
  io: Pick<Io, "stderr" | "language">,
  cores = availableParallelism(),
): number {
  const threads = parseCount(text.trim());
  if (threads === undefined || threads < least || threads > MOST_THREADS)
    throw mustBe("threads", wholeNumber(least, MOST_THREADS), text);
  if (threads > cores && io.stderr.isTTY) {
    const note = {
      id: "threads-share-cores",
      values: { threads, cores },
      message: `${threads} threads share the ${cores} ${cores === 1 ? "core" : "cores"} of this machine: more than ${cores} gain nothing`,
    };
    // Not awaited; a closed terminal is noticed when the answer is written.
    writeNote(io, note).catch(() => undefined);
  }
  return threads;
}
