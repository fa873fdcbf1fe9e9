import {
  type Answers,
  EXERCISE_LEVELS,
  type Exercise,
  type ExerciseLevel,
  exerciseOf,
  keyOf,
  type TemplateName,
} from "@tyche/practice";
/**
 * Determines independently which leaves may be skipped: not by a search, but leaf by leaf. A leaf must be examined if
 * the root's value can depend on it, given the leaves examined before and any values of the others.
 */

import {
  formatExact,
  type Leaf,
  type Limit,
  type Node,
  TIE_RULES,
  type TieRule,
  type Tree,
  type Value,
} from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { compare, fraction, larger, smaller, ZERO } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { gradeOf } from "./grade.js";

type Range = readonly [low: Limit, high: Limit];

/** If equal values do not cut, a leaf also counts if it would after a minimal change of the examined leaves. */
const EPSILON = fraction(1, 10n ** 12n);
const TWICE = EPSILON.add(EPSILON);

function widened([low, high]: Range, by: Value): Range {
  return [typeof low === "number" ? low : low.sub(by), typeof high === "number" ? high : high.add(by)];
}

/** The range of values that a node can have. */
function rangeOf(node: Node, leaf: (id: number) => Range): Range {
  if (node.kind === "leaf") return leaf(node.id);
  const ranges = node.children.map((child) => rangeOf(child, leaf));
  const end = (side: 0 | 1): Limit => {
    const ends = ranges.map((range) => range[side]);
    if (node.kind === "chance") {
      return ends.reduce<Limit>((sum, value, i) => plus(sum, times(value, node.probabilities[i]!)), ZERO);
    }
    return ends.reduce(node.kind === "max" ? (a, b) => larger(a, b) : (a, b) => smaller(a, b));
  };
  return [end(0), end(1)];
}

function plus(a: Limit, b: Limit): Limit {
  if (typeof a === "number") return a;
  return typeof b === "number" ? b : a.add(b);
}

function times(limit: Limit, p: Value): Limit {
  return typeof limit === "number" ? limit : limit.mul(p);
}

/**
 * Whether the root's value can depend on a leaf. Goes down from the root and tracks which values of each node can still
 * affect the root, with the most favourable values of the nodes beside it.
 */
function matters(tree: Tree, id: number, leaf: (id: number) => Range): boolean {
  let low: Limit = Number.NEGATIVE_INFINITY;
  let high: Limit = Number.POSITIVE_INFINITY;
  let node = tree.root;
  const { indices } = outlineOf(tree);
  const path: number[] = [];
  for (let at = id; at > 0; at = tree.parents[at]!) path.unshift(indices[at]!);
  for (const step of path) {
    const beside = node.children
      .map((child, i) => ({ i, range: i === step ? undefined : rangeOf(child, leaf) }))
      .filter(({ range }) => range !== undefined) as { i: number; range: Range }[];
    if (node.kind === "max") for (const { range } of beside) low = larger(low, range[0]);
    else if (node.kind === "min") for (const { range } of beside) high = smaller(high, range[1]);
    else if (node.kind === "chance") {
      const { probabilities } = node;
      const rest = (side: 0 | 1): Value =>
        beside.reduce((sum, { i, range }) => sum.add((range[side] as Value).mul(probabilities[i]!)), ZERO);
      if (typeof low !== "number") low = low.sub(rest(1)).div(probabilities[step]!);
      if (typeof high !== "number") high = high.sub(rest(0)).div(probabilities[step]!);
    }
    node = node.children[step]!;
  }
  const [least, most] = leaf(id);
  return compare(larger(low, least), smaller(high, most)) < 0;
}

/** What is known of the leaves once some have been examined. */
function known({ tree, bounds }: Exercise, ties: TieRule, seen: ReadonlySet<number>): (id: number) => Range {
  const free: Range = bounds ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const keeps = ties === "keep";
  return (id) => {
    if (!seen.has(id)) return keeps ? widened(free, TWICE) : free;
    const { value } = tree.nodes[id] as Leaf;
    return keeps ? widened([value, value], EPSILON) : [value, value];
  };
}

/** The leaves that must be examined, from left to right. */
function needed(exercise: Exercise, ties: TieRule): Set<number> {
  const seen = new Set<number>();
  const leaf = known(exercise, ties, seen);
  for (const id of leavesOf(exercise.tree)) if (matters(exercise.tree, id, leaf)) seen.add(id);
  return seen;
}

function leavesOf(tree: Tree): number[] {
  return tree.nodes.filter((node) => node.kind === "leaf").map((node) => node.id);
}

function specs(...names: TemplateName[]): [TemplateName, ExerciseLevel, TieRule][] {
  const pairs = names.flatMap((name) => EXERCISE_LEVELS.map((level) => [name, level] as const));
  return pairs.flatMap(([name, level]) =>
    TIE_RULES.map((ties): [TemplateName, ExerciseLevel, TieRule] => [name, level, ties]),
  );
}

const SEEDS = cases(60, 4);

function* exercises(template: TemplateName, level: ExerciseLevel, ties: TieRule): Generator<Exercise> {
  for (let seed = 0; seed < SEEDS; seed++) {
    const fail = seed % 2 === 0 ? "soft" : "hard";
    yield exerciseOf({ seed: `skip ${seed}`, template, level, ties, notation: "aima", fail });
  }
}

/** Answers with crosses at some leaves, and only the root's value if that is asked for too. */
function crossesAt(exercise: Exercise, leaves: Iterable<number>): Answers {
  const crosses = [...leaves].map((id) => [`cut:${id}`, "x"]);
  return { "value:0": formatExact(exercise.solution.value as Value), ...Object.fromEntries(crosses) };
}

describe("from left to right, a leaf must be crossed out exactly if nothing can depend on it", () => {
  test.each(specs("cuts-alpha-beta", "cuts-mirrored", "cuts-star1"))("%s, level %d, %s", (...spec) => {
    for (const exercise of exercises(...spec)) {
      const key = keyOf(exercise);
      const must = needed(exercise, spec[2]);
      const may = leavesOf(exercise.tree).filter((id) => !must.has(id));
      expect(gradeOf(exercise, key, crossesAt(exercise, may)).solved).toBe(true);
      for (const id of must) {
        const { solved, marks } = gradeOf(exercise, key, crossesAt(exercise, [...may, id]));
        expect(solved).toBe(false);
        expect(marks.find(({ question }) => question.id === `cut:${id}`)).toMatchObject({
          verdict: "wrong",
          remark: { type: "illegal-cut", node: id },
        });
      }
      for (const id of may) {
        const { counts } = gradeOf(
          exercise,
          key,
          crossesAt(
            exercise,
            may.filter((other) => other !== id),
          ),
        );
        expect(counts).toMatchObject({ wrong: 0, missing: 1 });
      }
    }
  });
});

test.each(specs("cuts-star2"))("%s, level %d, %s: nothing depends on what may be crossed out", (...spec) => {
  for (const exercise of exercises(...spec)) {
    const { tree, solution, events } = exercise;
    const key = keyOf(exercise);
    const seen = new Set<number>();
    for (const event of events) if (event.type === "evaluate") seen.add(event.node);
    const leaf = known(exercise, "prune", seen);
    const may = leavesOf(tree).filter((id) => !seen.has(id));
    for (const id of may) expect(matters(tree, id, leaf)).toBe(false);
    expect(may.length).toBeGreaterThan(0);
    expect(gradeOf(exercise, key, crossesAt(exercise, may)).solved).toBe(true);
    expect(solution.record.visits[0]).toBe(1);
  }
});

test("crossing out every edge, which one well-known tool accepts, is wrong at every edge that is needed", () => {
  for (const exercise of exercises("cuts-alpha-beta", 2, "prune")) {
    const all = exercise.questions.map(({ id }) => [id, "x"]);
    const { counts, solved } = gradeOf(exercise, keyOf(exercise), Object.fromEntries(all));
    expect(solved).toBe(false);
    const { visits } = exercise.solution.record;
    expect(counts.wrong).toBe(visits.filter((visited, id) => id > 0 && visited > 0).length);
    expect(counts.missing).toBe(0);
  }
});
