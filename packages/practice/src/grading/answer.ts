import { type Limit, parseValue, type Relation, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { CROSS } from "../exercises/question.js";

/** Why a text cannot be parsed as an answer. */
export const PROBLEMS = ["not-a-number", "not-finite", "not-two", "no-relation"] as const;
export type Problem = (typeof PROBLEMS)[number];

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem; readonly text: string };

/** A number with the claim made about it: "≥ 5" is a lower bound, "5" and "= 5" are the value itself. */
export interface Claim {
  readonly relation: Relation | "=";
  readonly value: Value;
}

/** Vulgar fractions, which Unicode normalization would join to a preceding whole number. */
const VULGAR = /(?=[¼-¾⅐-⅞↉])/gu;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\u207b\ufe63]/gu, "-"],
  [/[\u2044\u2215÷]/gu, "/"],
  [/[≥≧⩾]|=>/gu, ">="],
  [/[≤≦⩽]|=</gu, "<="],
  [/、/gu, ","],
];

/** Normalizes the many variants that keyboards, phones and word processors produce. */
function plain(text: string): string {
  let result = text.replace(VULGAR, " ").normalize("NFKC");
  for (const [sign, ascii] of SIGNS) result = result.replace(sign, ascii);
  return result.trim().toLowerCase();
}

/** Texts that count as a cross: never visited, cut, chosen. */
const CROSSES = new Set([CROSS, "×", "✗", "✘", "✕", "✂", "-", "//", "cut", "pruned"]);

/** Whether an answer crosses a branch out. */
export function isCross(text: string): boolean {
  return CROSSES.has(plain(text));
}

/** Whether a question is unanswered. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}

const RELATION = /^(>=|<=|>|<|=)?(.*)$/su;

/** Parses "3", "3.0", "1/2", "13:2", "−1", "2 1/2", "0,5", "(7)", "70 %", "≥ 5", "<=3". */
export function readClaim(text: string): Reading<Claim> {
  const [, relation = "=", rest = ""] = RELATION.exec(plain(text))!;
  const value = limitOf(rest);
  if (value === undefined) return fail("not-a-number", text);
  if (typeof value === "number") return fail("not-finite", text);
  return { ok: true, value: { relation: relation as Claim["relation"], value } };
}

/** Parses a number that is not a bound. */
export function readNumber(text: string): Reading<Value> {
  const claim = readClaim(text);
  if (!claim.ok) return claim;
  return claim.value.relation === "=" ? { ok: true, value: claim.value.value } : fail("no-relation", text);
}

const BRACKETS = /^[([{\]]?(.*?)[)\]}[]?$/su;

/** Parses the two ends of a window or an interval: "(-inf, 3)", "[2; 7/2]", "2 5". */
export function readPair(text: string): Reading<readonly [low: Limit, high: Limit]> {
  const bare = plain(text).replace(/(?:α|β|alpha|beta|l|u)\s*=/gu, "");
  const inside = BRACKETS.exec(bare.trim())![1]!.trim();
  const parts = separated(inside);
  if (!parts) return fail("not-two", text);
  const low = limitOf(parts[0]);
  const high = limitOf(parts[1]);
  if (low === undefined || high === undefined) return fail("not-a-number", text);
  return { ok: true, value: [low, high] };
}

/** Splits at a semicolon, which leaves commas to decimals; otherwise at a single comma, dots or blanks. */
function separated(text: string): readonly [string, string] | undefined {
  for (const separator of [/;/u, /,/u, /\.\.+/u, /\s+/u]) {
    const parts = text.split(separator).filter((part) => part.trim() !== "");
    if (parts.length === 2) return [parts[0]!, parts[1]!];
    if (parts.length > 2) return undefined;
  }
  return undefined;
}

const HUNDRED = fraction(100);
const INFINITY = /^([+-]?)\s*(?:∞|inf|infinity|oo)$/u;
const MIXED = /^([+-]?)\s*(\d+)\s+(\d+\s*\/\s*\d+)$/u;

/** A number in brackets; with a comma it would be two. */
const IN_BRACKETS = /^[([{]([^,;()[\]{}]*)[)\]}]$/su;

/** A number or an infinity; undefined if the text is neither. */
function limitOf(text: string): Limit | undefined {
  const trimmed = IN_BRACKETS.exec(text.trim())?.[1]?.trim() ?? text.trim();
  if (trimmed.endsWith("%")) return quotientOf(trimmed.slice(0, -1).trimEnd())?.div(HUNDRED);
  const infinity = INFINITY.exec(trimmed);
  if (infinity) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const mixed = MIXED.exec(trimmed);
  if (!mixed) return quotientOf(trimmed);
  const part = quotientOf(mixed[3]!);
  const sum = part && parseValue(mixed[2]!)?.add(part);
  return mixed[1] === "-" ? sum?.neg() : sum;
}

/** An integer, a decimal with a point or a comma, or a quotient of two of them, with a slash or a colon. */
function quotientOf(text: string): Value | undefined {
  const parts = text.split(/[/:]/u);
  if (parts.length > 2) return undefined;
  const numbers = parts.map((part) => decimalOf(part.trim()));
  const [numerator, denominator] = numbers;
  if (numbers.length === 1 || !numerator) return numerator;
  return denominator && denominator.n !== 0n ? numerator.div(denominator) : undefined;
}

function decimalOf(text: string): Value | undefined {
  // A sign may be separated from its number.
  return parseValue(text.replace(/^([+-])\s+/u, "$1").replace(",", "."));
}

function fail(problem: Problem, text: string): { ok: false; problem: Problem; text: string } {
  return { ok: false, problem, text: text.trim().slice(0, 40) };
}
