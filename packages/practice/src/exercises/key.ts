import {
  formatExact,
  type Limit,
  type SearchEvent,
  type Tree,
  type Value,
  type ValueBound,
} from "@tyche/trees";
import { formatLimit, fraction } from "@tyche/trees/numbers";
import { backedUpValues } from "./backup.js";
import type { Exercise } from "./exercise.js";
import type { Played } from "./game.js";
import { proofOf } from "./proof.js";
import { type Answers, CROSS, crossedBy, type Question } from "./question.js";

/** What a search, correct or wrong, finds out, by node id. */
export interface Findings {
  readonly visited: readonly boolean[];
  readonly values: readonly (Value | undefined)[];
  readonly bounds: readonly (ValueBound | undefined)[];
  readonly windows: readonly (readonly [alpha: Limit, beta: Limit] | undefined)[];
  /** By question id. */
  readonly intervals: ReadonlyMap<string, readonly [low: Value, high: Value]>;
  /** Ids of the best children of the root. */
  readonly best: readonly number[];
  /** The leaves in the order of their first visits. */
  readonly order: readonly number[];
  /** The value of the root if the payoff of a leaf were 1 more; undefined for a search. */
  readonly effect?: ((leaf: number) => Value) | undefined;
  /** Answers about a game, by question id. */
  readonly played?: Played | undefined;
}

/** The right findings of an exercise. */
export function rightFindings({ tree, events, solution, played }: Exercise): Findings {
  return { ...findingsOf(tree, events, solution), played };
}

/** The findings of one of the published algorithms, from its events. */
export function findingsOf(
  tree: Tree,
  events: readonly SearchEvent[],
  { best, record }: Exercise["solution"],
): Findings {
  const windows = new Array<readonly [Limit, Limit] | undefined>(tree.nodes.length);
  const intervals = new Map<string, readonly [Value, Value]>();
  const order = new Set<number>();
  for (const event of events) {
    if (event.type === "evaluate") order.add(event.node);
    if (event.type === "enter") windows[event.node] = [event.alpha, event.beta];
    if (event.type === "interval" && event.low && event.high) {
      intervals.set(`interval:${event.node}:${event.child}`, [event.low, event.high]);
    }
  }
  return {
    visited: Array.from(record.visits, (visits) => visits > 0),
    values: record.values as readonly (Value | undefined)[],
    bounds: record.bounds,
    windows,
    intervals,
    best: best.map((index) => tree.root.children[index]!.id),
    order: [...order],
    effect: (leaf) => backedUpValues(tree, {}, leaf)[0]!,
  };
}

/** The answer to a question by some findings. */
type Found =
  | { readonly type: "number"; readonly value: Value }
  /** What a search returns for a node. */
  | { readonly type: "bound"; readonly value: Value; readonly bound: ValueBound }
  | { readonly type: "window"; readonly alpha: Limit; readonly beta: Limit }
  | { readonly type: "interval"; readonly low: Value; readonly high: Value }
  /** The node is never visited. */
  | { readonly type: "crossed" }
  /** An edge is cut, or a move is a best one; or neither. */
  | { readonly type: "mark"; readonly marked: boolean };

/** The answer to a question, with the range of other answers that are also correct. */
export type Expected =
  | Exclude<Found, { readonly type: "bound" | "interval" }>
  | (Extract<Found, { readonly type: "bound" }> & {
      /** What the leaves examined below the node prove. */
      readonly low: Limit;
      readonly high: Limit;
      /** The window of the node: a value outside it is only a bound for the caller, even if it is known exactly. */
      readonly window: readonly [alpha: Limit, beta: Limit];
    })
  | (Extract<Found, { readonly type: "interval" }> & {
      /** The interval that the examined leaves prove, which is no wider. */
      readonly provedLow: Limit;
      readonly provedHigh: Limit;
    });

/** The expected answers, by question id. */
export type Key = ReadonlyMap<string, Expected>;

/** Undefined for an interval that a wrong search does not have. */
function foundFor(question: Question, tree: Tree, findings: Findings): Found | undefined {
  const { node } = question;
  if (question.type === "cut") return { type: "mark", marked: !findings.visited[node] };
  if (question.type === "move") return { type: "mark", marked: findings.best.includes(node) };
  if (question.type === "effect") return { type: "number", value: findings.effect!(node) };
  if (findings.played) {
    const [value] = findings.played.get(question.id) ?? [];
    return value && { type: "number", value };
  }
  if (!findings.visited[crossedBy(tree, question)]) return { type: "crossed" };
  switch (question.type) {
    case "value":
      return { type: "number", value: findings.values[node]! };
    case "order":
      return { type: "number", value: fraction(findings.order.indexOf(node) + 1, 1) };
    case "return":
      return { type: "bound", value: findings.values[node]!, bound: findings.bounds[node]! };
    case "window": {
      const [alpha, beta] = findings.windows[node]!;
      return { type: "window", alpha, beta };
    }
    case "interval": {
      const [low, high] = findings.intervals.get(question.id) ?? [];
      return low && high && { type: "interval", low, high };
    }
    default:
      return undefined;
  }
}

/** The answers to an exercise, by question id, from the trace of its search. */
export function keyOf(exercise: Exercise): Key {
  const { tree, events, bounds, questions } = exercise;
  const findings = rightFindings(exercise);
  const proofs = new Map<string, readonly [low: Limit, high: Limit]>();
  const seen = new Set<number>();
  for (const event of events) {
    if (event.type === "evaluate") seen.add(event.node);
    if (event.type !== "interval") continue;
    const { lows, highs } = proofOf(tree, seen, bounds);
    proofs.set(`interval:${event.node}:${event.child}`, [lows[event.node]!, highs[event.node]!]);
  }
  const { lows, highs } = proofOf(tree, seen, bounds);
  const expected = (question: Question): Expected => {
    const found = foundFor(question, tree, findings)!;
    const { node } = question;
    if (found.type === "bound")
      return { ...found, low: lows[node]!, high: highs[node]!, window: findings.windows[node]! };
    if (found.type !== "interval") return found;
    const [provedLow, provedHigh] = proofs.get(question.id)!;
    return { ...found, provedLow, provedHigh };
  };
  return new Map(questions.map((question) => [question.id, expected(question)]));
}

/** The answers of a person whose search finds this out. */
export function answersOf(findings: Findings, { tree, questions }: Exercise): Answers {
  return Object.fromEntries(
    questions.map((question) => {
      const found = foundFor(question, tree, findings);
      return [question.id, found ? answerText(found) : ""];
    }),
  );
}

const RELATIONS: Readonly<Record<ValueBound, string>> = { exact: "", lower: "≥ ", upper: "≤ " };

/** The result of a search for a node, as text: "3", "≥ 3", "≤ 3". */
export function boundText(value: Value, bound: ValueBound): string {
  return RELATIONS[bound] + formatExact(value);
}

/** An answer as a person would write it; empty if nothing is to be marked. */
export function answerText(answer: Found): string {
  switch (answer.type) {
    case "number":
      return formatExact(answer.value);
    case "bound":
      return boundText(answer.value, answer.bound);
    case "window":
      return `(${formatLimit(answer.alpha)}, ${formatLimit(answer.beta)})`;
    case "interval":
      return `[${formatExact(answer.low)}, ${formatExact(answer.high)}]`;
    case "crossed":
      return CROSS;
    case "mark":
      return answer.marked ? CROSS : "";
  }
}
