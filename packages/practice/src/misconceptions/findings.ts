import {
  formatExact,
  type Limit,
  type SearchEvent,
  type Tree,
  type Value,
  type ValueBound,
} from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { boundText } from "../exercises/key.js";
import { type Answers, CROSS, crossedBy, type Question } from "../exercises/question.js";

/** What a correct or wrong search found, by node id; answers are built from it. */
export interface Findings {
  readonly visited: readonly boolean[];
  readonly values: readonly (Value | undefined)[];
  readonly bounds: readonly (ValueBound | undefined)[];
  readonly windows: readonly (readonly [alpha: Limit, beta: Limit] | undefined)[];
  /** By question id. */
  readonly intervals: ReadonlyMap<string, readonly [low: Value, high: Value]>;
  /** Ids of the best children of the root. */
  readonly best: readonly number[];
}

/** The answers of a person who searches this way. */
export function answersOf(findings: Findings, { tree, questions }: Exercise): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, answerTo(question, tree, findings)]));
}

function answerTo(question: Question, tree: Tree, findings: Findings): string {
  const { node } = question;
  if (question.type === "cut") return findings.visited[node] ? "" : CROSS;
  if (question.type === "move") return findings.best.includes(node) ? CROSS : "";
  if (!findings.visited[crossedBy(tree, question)]) return CROSS;
  switch (question.type) {
    case "value":
      return formatExact(findings.values[node]!);
    case "return":
      return boundText(findings.values[node]!, findings.bounds[node]!);
    case "window": {
      const [alpha, beta] = findings.windows[node]!;
      return `(${formatLimit(alpha)}, ${formatLimit(beta)})`;
    }
    case "interval": {
      const interval = findings.intervals.get(question.id);
      return interval ? `[${formatExact(interval[0])}, ${formatExact(interval[1])}]` : "";
    }
  }
}

/** The findings of one of the published algorithms, from its events. */
export function findingsOf(
  tree: Tree,
  events: readonly SearchEvent[],
  { best, record }: Exercise["solution"],
): Findings {
  const windows = new Array<readonly [Limit, Limit] | undefined>(tree.nodes.length);
  const intervals = new Map<string, readonly [Value, Value]>();
  for (const event of events) {
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
  };
}
