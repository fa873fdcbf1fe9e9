import { type Fail, type Limit, type SearchEvent, type Tree, toNumber, type Value } from "@tyche/trees";
import { compare, larger, smaller } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import type { Expected, Key } from "../exercises/key.js";
import { type Answers, crossedBy, isOfValue, type Question } from "../exercises/question.js";
import { type Claim, isBlank, isCross, type Problem, readClaim, readNumber, readPair } from "./answer.js";
import { cutOf, topOfCut, type WhyOpen, whyOpen } from "./cuts.js";

export const VERDICTS = ["right", "wrong", "missing"] as const;

/** The verdict on one answer. */
export type Verdict = (typeof VERDICTS)[number];

/** The mark for one question. */
export interface Mark {
  readonly question: Question;
  readonly verdict: Verdict;
  readonly remark: Remark | undefined;
}

/** The verdicts on all answers to an exercise, and their counts. */
export interface Grade {
  /** In question order. An edge or a move that is correctly left without a cross has no mark. */
  readonly marks: readonly Mark[];
  /**
   * Counted marks: of cut edges only those to leaves, since a cross higher up covers them all; of wrong crosses, every
   * one.
   */
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Nothing is answered yet. */
  readonly blank: boolean;
  /** Everything is right. */
  readonly solved: boolean;
}

/** A sheet being graded. */
interface Sheet {
  readonly exercise: Exercise;
  readonly key: Key;
  readonly answers: Answers;
  readonly crossed: Uint8Array;
  /** Nodes whose missed or illegal cut has been reported. */
  readonly told: Set<number>;
}

/** Grades answers against the trace of the exercise's search, question by question. */
export function gradeOf(exercise: Exercise, key: Key, answers: Answers): Grade {
  const { questions, tree } = exercise;
  const crossed = crossedNodes(exercise, answers);
  const sheet: Sheet = { exercise, key, answers, crossed, told: new Set() };
  const moves = movesOf(exercise, answers);
  const marks: Mark[] = [];
  const counts = { right: 0, wrong: 0, missing: 0 };
  for (const question of questions) {
    const graded = question.type === "move" ? moves(question.node) : gradedAnswer(sheet, question);
    if (!graded) continue;
    marks.push({ question, verdict: graded.verdict, remark: graded.remark });
    const isLeaf = tree.nodes[question.node]!.kind === "leaf";
    if (question.type !== "cut" || isLeaf || graded.verdict === "wrong") counts[graded.verdict]++;
  }
  return {
    marks,
    counts,
    blank: questions.every(({ id }) => isBlank(answers[id])),
    solved: marks.length > 0 && marks.every(({ verdict }) => verdict === "right"),
  };
}

/** Crossed out directly, below a legal cross, below an illegal cross; 0: not crossed out. */
const CROSSED = 1;
const BELOW_LEGAL = 2;
const BELOW_ILLEGAL = 3;

function crossedNodes({ tree, questions, solution }: Exercise, answers: Answers): Uint8Array {
  const crossed = new Uint8Array(tree.nodes.length);
  for (const question of questions) {
    const { type, id } = question;
    if (type !== "move" && !isOfValue(question) && isCross(answers[id] ?? "")) {
      crossed[crossedBy(tree, question)] = CROSSED;
    }
  }
  for (const { id } of tree.nodes.slice(1)) {
    const parent = tree.parents[id]!;
    if (crossed[id] !== 0 || crossed[parent] === 0) continue;
    const isLegal = crossed[parent] === CROSSED && solution.record.visits[parent] === 0;
    crossed[id] = isLegal || crossed[parent] === BELOW_LEGAL ? BELOW_LEGAL : BELOW_ILLEGAL;
  }
  return crossed;
}

/** Whether a node that is never visited counts as crossed out: an illegal cross further up does not count for it. */
function isLeftOut(crossed: number): boolean {
  return crossed === CROSSED || crossed === BELOW_LEGAL;
}

interface Graded {
  readonly verdict: Verdict;
  readonly remark?: Remark | undefined;
}

/** Undefined for an edge that is correctly left without a cross. */
function gradedAnswer(sheet: Sheet, question: Question): Graded | undefined {
  const { exercise, answers, crossed } = sheet;
  const expected = sheet.key.get(question.id)!;
  const text = answers[question.id] ?? "";
  if (expected.type === "mark") return gradedEdge(sheet, question.node, expected.marked);
  const node = crossedBy(exercise.tree, question);
  if (expected.type === "crossed") {
    if (isBlank(text) ? isLeftOut(crossed[node]!) : isCross(text)) return { verdict: "right" };
    return { verdict: isBlank(text) ? "missing" : "wrong", remark: missedCut(sheet, node) };
  }
  if (!isOfValue(question) && (isBlank(text) ? crossed[node]! === CROSSED : isCross(text))) {
    return { verdict: "wrong", remark: illegalCut(sheet, node) };
  }
  if (isBlank(text)) return { verdict: "missing" };
  const remark = remarkOn(expected, text, exercise.settings.fail, exercise.bounds);
  return { verdict: remark ? "wrong" : "right", remark };
}

/** Grades a single edge: crossed out or not. */
function gradedEdge(sheet: Sheet, node: number, isCut: boolean): Graded | undefined {
  const { tree } = sheet.exercise;
  const crossed = sheet.crossed[node]!;
  if (isCut) {
    if (isCovered(tree, sheet.crossed, node)) return { verdict: "right" };
    return { verdict: "missing", remark: missedCut(sheet, node) };
  }
  // One wrong cross is one mistake, whatever is below it.
  if (crossed !== CROSSED) return undefined;
  return { verdict: "wrong", remark: illegalCut(sheet, node) };
}

/** Reported once, where the edge is cut. */
function missedCut({ exercise, told }: Sheet, node: number): Remark | undefined {
  const { tree, events, solution } = exercise;
  if (topOfCut(tree, solution.record.visits, node) !== node || told.has(node)) return undefined;
  told.add(node);
  return { type: "missed-cut", node, cut: cutOf(tree, events, node)! };
}

/** Reported once, where the cross is. */
function illegalCut({ exercise, crossed, told }: Sheet, node: number): Remark | undefined {
  if (crossed[node] !== CROSSED || told.has(node)) return undefined;
  told.add(node);
  if (node === 0) return { type: "wrong-value" };
  return { type: "illegal-cut", node, why: whyOpen(exercise.tree, exercise.events, node) };
}

/** Whether every leaf of a subtree is crossed out, which is as good as a cross above it. */
function isCovered(tree: Tree, crossed: Uint8Array, node: number): boolean {
  if (isLeftOut(crossed[node]!)) return true;
  const { children } = tree.nodes[node]!;
  return children.length > 0 && children.every(({ id }) => isCovered(tree, crossed, id));
}

/** The remark on an answer that is neither blank nor a cross; undefined if it is right. */
function remarkOn(
  expected: Exclude<Expected, { type: "crossed" | "mark" }>,
  text: string,
  fail: Fail,
  bounds: Exercise["bounds"],
): Remark | undefined {
  switch (expected.type) {
    case "number": {
      const reading = readNumber(text);
      if (!reading.ok) return { type: "unreadable", problem: reading.problem, text: reading.text };
      return remarkOnValue(reading.value, expected.value);
    }
    case "bound": {
      const reading = readClaim(text);
      if (!reading.ok) return { type: "unreadable", problem: reading.problem, text: reading.text };
      return remarkOnClaim(reading.value, expected, fail);
    }
    default: {
      const reading = readPair(text);
      if (!reading.ok) return { type: "unreadable", problem: reading.problem, text: reading.text };
      const [low, high] = reading.value;
      const [isLow, isHigh] =
        expected.type === "window"
          ? [isSame(low, expected.alpha, bounds), isSame(high, expected.beta, bounds)]
          : [
              compare(low, expected.low) >= 0 && compare(low, expected.provedLow) <= 0,
              compare(high, expected.high) <= 0 && compare(high, expected.provedHigh) >= 0,
            ];
      if (isLow && isHigh) return undefined;
      return { type: "wrong-ends", of: expected.type, end: isLow ? "high" : isHigh ? "low" : "both" };
    }
  }
}

/** Half a unit of the second decimal: the maximum rounding error. */
const ROUNDED = 0.0051;

function remarkOnValue(given: Value, value: Value): Remark | undefined {
  if (given.equals(value)) return undefined;
  const isNear = value.d !== 1n && Math.abs(toNumber(given.sub(value))) < ROUNDED;
  return { type: isNear ? "rounded" : "wrong-value" };
}

/**
 * Checks a claim about what a search returns. A number alone is what the fail rule returns or, if the examined leaves
 * prove it and the search is fail-soft, the value itself. A bound is correct from what the leaves prove to what is
 * returned.
 */
function remarkOnClaim(
  { relation, value }: Claim,
  expected: Extract<Expected, { type: "bound" }>,
  fail: Fail,
): Remark | undefined {
  const { bound, low, high } = expected;
  if (relation === "=") {
    if (value.equals(expected.value)) return undefined;
    if (isProved(value, low, high)) return fail === "soft" ? undefined : { type: "not-clipped" };
    if (bound !== "exact" && isWithin(value, low, high)) return { type: "not-proved" };
    return remarkOnValue(value, expected.value);
  }
  const isUpper = relation === "<=" || relation === "<";
  if (bound === "exact") {
    // A value outside the node's window is only a bound for its parent, and claiming just a bound is true.
    const [alpha, beta] = expected.window;
    const isOutside = isUpper ? compare(expected.value, alpha) <= 0 : compare(expected.value, beta) >= 0;
    const isSaid = value.equals(expected.value) && (relation === "<=" || relation === ">=");
    return isOutside && isSaid ? undefined : { type: "is-exact" };
  }
  if (isUpper !== (bound === "upper")) return { type: "wrong-side" };
  const end = isUpper ? high : low;
  const sign = isUpper ? 1 : -1;
  const beyondProof = sign * compare(value, end);
  const isStrict = relation === "<" || relation === ">";
  if (beyondProof < 0 || (isStrict && beyondProof === 0)) return { type: "not-proved" };
  return sign * compare(value, expected.value) > 0 ? { type: "too-loose" } : undefined;
}

function isProved(value: Value, low: Limit, high: Limit): boolean {
  return compare(low, value) === 0 && compare(high, value) === 0;
}

function isWithin(value: Value, low: Limit, high: Limit): boolean {
  return compare(low, value) <= 0 && compare(value, high) <= 0;
}

/** No value lies beyond the bounds, so all window ends there are equivalent. */
function isSame(given: Limit, expected: Limit, bounds: Exercise["bounds"]): boolean {
  if (!bounds) return compare(given, expected) === 0;
  const clipped = (limit: Limit): Limit => smaller<Limit>(larger<Limit>(limit, bounds[0]), bounds[1]);
  return compare(clipped(given), clipped(expected)) === 0;
}

/** Grades the moves: if ties are kept all best moves must be named, otherwise one of them. */
function movesOf(
  { spec, questions, tree, solution }: Exercise,
  answers: Answers,
): (node: number) => Graded | undefined {
  const best = solution.best.map((index) => tree.root.children[index]!.id);
  const isChosen = (node: number): boolean =>
    questions.some((one) => one.type === "move" && one.node === node && isCross(answers[one.id] ?? ""));
  const found = best.filter(isChosen).length;
  return (node) => {
    if (isChosen(node)) {
      return best.includes(node) ? { verdict: "right" } : { verdict: "wrong", remark: { type: "not-best" } };
    }
    if (!best.includes(node)) return undefined;
    if (spec.ties === "keep") {
      return { verdict: "missing", remark: found > 0 ? { type: "more-moves" } : undefined };
    }
    // One is enough; if none is named, the gap is reported once.
    return found === 0 && node === best[0] ? { verdict: "missing" } : undefined;
  };
}

/** The remark on a wrong or missing answer; it never contains the answer itself, except for a missed cut. */
export type Remark =
  /** The text cannot be parsed. */
  | { readonly type: "unreadable"; readonly problem: Problem; readonly text: string }
  /** Near the value, but rounded: values are exact. */
  | { readonly type: "rounded" }
  | { readonly type: "wrong-value" }
  /** Which end of a window or an interval is wrong. */
  | { readonly type: "wrong-ends"; readonly of: "window" | "interval"; readonly end: "low" | "high" | "both" }
  /** A bound where the search finds the value itself. */
  | { readonly type: "is-exact" }
  /** An upper bound where there is a lower one, or the other way round. */
  | { readonly type: "wrong-side" }
  /** The value itself, or a bound, claims more than the leaves examined prove. */
  | { readonly type: "not-proved" }
  /** True, but the search proves a tighter bound. */
  | { readonly type: "too-loose" }
  /** Fail-hard returns the end of its window. */
  | { readonly type: "not-clipped" }
  /** A node that the search leaves out is not crossed out. */
  | {
      readonly type: "missed-cut";
      readonly node: number;
      readonly cut: Extract<SearchEvent, { type: "cut" }>;
    }
  /** A node that the search needs is crossed out. */
  | { readonly type: "illegal-cut"; readonly node: number; readonly why: WhyOpen }
  | { readonly type: "not-best" }
  /** Ties are kept, and another move is just as good. */
  | { readonly type: "more-moves" };

/** The feedback on a grade: it must help without giving a whole answer away. */
export interface Feedback {
  /** In question order. */
  readonly told: readonly { readonly question: Question; readonly remark: Remark }[];
  /** The number of further missed cuts, to be reported once the ones before them are found. */
  readonly moreMissed: number;
}

/** A blank sheet gets no feedback; illegal cuts are all reported, of the missed ones only the first. */
export function feedbackOf({ marks, blank }: Grade): Feedback {
  if (blank) return { told: [], moreMissed: 0 };
  const told: { question: Question; remark: Remark }[] = [];
  let missed = 0;
  for (const { question, verdict, remark } of marks) {
    if (!remark) continue;
    if (remark.type === "missed-cut") {
      // An empty field may still be filled in.
      if (verdict === "missing" && question.type !== "cut") continue;
      if (missed++ > 0) continue;
    }
    told.push({ question, remark });
  }
  return { told, moreMissed: Math.max(0, missed - 1) };
}
