import { formatExact, type Limit, type SearchEvent, type Value, type ValueBound } from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "./exercise.js";
import { type Proof, proofOf } from "./proof.js";
import { CROSS, crossedBy, type Question } from "./question.js";

/** The answer to a question, with the range of other answers that are also correct. */
export type Expected =
  | { readonly type: "number"; readonly value: Value }
  /** What a search returns for a node, and what the leaves examined below it prove. */
  | {
      readonly type: "bound";
      readonly value: Value;
      readonly bound: ValueBound;
      readonly low: Limit;
      readonly high: Limit;
      /** The window of the node: a value outside it is only a bound for the caller, even if it is known exactly. */
      readonly window: readonly [alpha: Limit, beta: Limit];
    }
  | { readonly type: "window"; readonly alpha: Limit; readonly beta: Limit }
  /** The interval in the search, and the one that the examined leaves prove, which is no wider. */
  | {
      readonly type: "interval";
      readonly low: Value;
      readonly high: Value;
      readonly provedLow: Limit;
      readonly provedHigh: Limit;
    }
  /** The node is never visited. */
  | { readonly type: "crossed" }
  /** An edge is cut, or a move is a best one; or neither. */
  | { readonly type: "mark"; readonly marked: boolean };

/** The expected answers, by question id. */
export type Key = ReadonlyMap<string, Expected>;

type Enter = Extract<SearchEvent, { type: "enter" }>;

/** The answers to an exercise, by question id, from the trace of its search. */
export function keyOf(exercise: Exercise): Key {
  const { tree, solution, events, bounds, questions } = exercise;
  const { visits, values, bounds: kinds } = solution.record;
  const entered = new Map<number, Enter>();
  const seen = new Set<number>();
  for (const event of events) {
    if (event.type === "enter") entered.set(event.node, event);
    if (event.type === "evaluate") seen.add(event.node);
  }
  const wanted = new Set(questions.map(({ type }) => type));
  const proof = wanted.has("return") ? proofOf(tree, seen, bounds) : undefined;
  const intervals = wanted.has("interval") ? intervalsOf(exercise) : new Map<string, Expected>();

  const expected = (question: Question): Expected => {
    const { node } = question;
    if (question.type === "cut") return { type: "mark", marked: visits[node] === 0 };
    if (question.type === "move") return { type: "mark", marked: isBest(exercise, node) };
    if (visits[crossedBy(tree, question)] === 0) return { type: "crossed" };
    switch (question.type) {
      case "value":
        return { type: "number", value: values[node] as Value };
      case "return": {
        const { alpha, beta } = entered.get(node)!;
        return {
          type: "bound",
          value: values[node] as Value,
          bound: kinds[node]!,
          low: proof!.lows[node]!,
          high: proof!.highs[node]!,
          window: [alpha, beta],
        };
      }
      case "window": {
        const { alpha, beta } = entered.get(node)!;
        return { type: "window", alpha, beta };
      }
      case "interval":
        return intervals.get(question.id)!;
    }
  };
  return new Map(questions.map((question) => [question.id, expected(question)]));
}

function isBest({ tree, solution }: Exercise, node: number): boolean {
  return solution.best.some((index) => tree.root.children[index]!.id === node);
}

/** The intervals of chance nodes by question, each with what the leaves examined up to then prove. */
function intervalsOf({ tree, events, bounds }: Exercise): Map<string, Expected> {
  const intervals = new Map<string, Expected>();
  const seen = new Set<number>();
  for (const event of events) {
    if (event.type === "evaluate") seen.add(event.node);
    if (event.type !== "interval") continue;
    const proof: Proof = proofOf(tree, seen, bounds);
    intervals.set(`interval:${event.node}:${event.child}`, {
      type: "interval",
      low: event.low!,
      high: event.high!,
      provedLow: proof.lows[event.node]!,
      provedHigh: proof.highs[event.node]!,
    });
  }
  return intervals;
}

const RELATIONS: Readonly<Record<ValueBound, string>> = { exact: "", lower: "≥ ", upper: "≤ " };

/** The result of a search for a node, as text: "3", "≥ 3", "≤ 3". */
export function boundText(
  value: Value,
  bound: ValueBound,
  format: (value: Value) => string = formatExact,
): string {
  return RELATIONS[bound] + format(value);
}

/** An answer as a person would write it; empty if nothing is to be marked. */
export function answerText(expected: Expected, format: (value: Value) => string = formatExact): string {
  switch (expected.type) {
    case "number":
      return format(expected.value);
    case "bound":
      return boundText(expected.value, expected.bound, format);
    case "window":
      return `(${formatLimit(expected.alpha, format)}, ${formatLimit(expected.beta, format)})`;
    case "interval":
      return `[${format(expected.low)}, ${format(expected.high)}]`;
    case "crossed":
      return CROSS;
    case "mark":
      return expected.marked ? CROSS : "";
  }
}
