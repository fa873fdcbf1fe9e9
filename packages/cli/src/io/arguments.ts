/** Texts of the command line as numbers and words. */
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
  throw new UsageError(`--${option} takes one of ${words.join(", ")}, not "${given.slice(0, 40)}"`);
}

/** A whole number from `least`, the value of an option. @throws UsageError */
export function countOf(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const count = parseCount(text.trim());
  if (count !== undefined && count >= least && count <= most) return count;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`--${option} takes a whole number ${range}, not "${text.slice(0, 40)}"`);
}
