/** Texts of the command line as numbers and words. */
import type { Problem } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";

/** A whole number from 0. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function wordOf<T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}

/** Two items with a comma between them. */
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

/** The word that an option is given, where it is one of those that it takes. */
export function oneOf<T extends string>(
  option: string,
  given: string | undefined,
  words: readonly T[],
): T | undefined {
  if (given === undefined) return undefined;
  const word = wordOf(words)(given);
  if (word !== undefined) return word;
  throw new UsageError(
    "option-one-of",
    { option: `--${option}`, words, text: given },
    `--${option} must be one of ${words.join(", ")}, not "${given}"`,
  );
}

/** The refusal of a value. @param kind what it must be, as "a number" */
export function mustBe(option: string, kind: Problem, text: string): UsageError {
  return new UsageError(
    "option-must-be",
    { option: `--${option}`, kind, text },
    `--${option} must be ${kind.message}, not "${text}"`,
  );
}

/** "a whole number from 1 to 8", or without an end. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Problem {
  return most === Number.MAX_SAFE_INTEGER
    ? { id: "kind-whole-from", values: { least }, message: `a whole number, ${least} or more` }
    : {
        id: "kind-whole-between",
        values: { least, most },
        message: `a whole number from ${least} to ${most}`,
      };
}

/** "a number from 0 to 1". */
export function numberBetween(least: number, most: number): Problem {
  return { id: "kind-number-between", values: { least, most }, message: `a number from ${least} to ${most}` };
}

/** A whole number from `least`, the value of an option. @throws UsageError */
export function countOf(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const count = parseCount(text.trim());
  if (count !== undefined && count >= least && count <= most) return count;
  throw mustBe(option, wholeNumber(least, most), text);
}

/** Points above 0, the value of an option. @throws UsageError */
export function pointsOf(option: string, text: string): number {
  const points = Number(text);
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) && points > 0) return points;
  throw mustBe(
    option,
    { id: "kind-points", values: {}, message: "a number of points above 0, as in 0.08" },
    text,
  );
}

/** A number from 0 to 1, the value of an option. @throws UsageError */
export function shareOf(option: string, text: string): number {
  const share = Number(text);
  if (text.trim() !== "" && share >= 0 && share <= 1) return share;
  throw mustBe(option, numberBetween(0, 1), text);
}
