import { answerText, type ExerciseSpec, exerciseOf, keyOf } from "@tyche/practice";
import { expect, test } from "vitest";
import { feedbackOf, gradeOf } from "./grade.js";

const SPEC: ExerciseSpec = {
  seed: "4",
  template: "cuts-alpha-beta",
  level: 3,
  notation: "aima",
  ties: "prune",
  fail: "soft",
};

test("a blank sheet gets no feedback", () => {
  const exercise = exerciseOf(SPEC);
  expect(feedbackOf(gradeOf(exercise, keyOf(exercise), {}))).toEqual({ told: [], moreMissed: 0 });
});

test("all illegal cuts are reported, missed cuts one at a time", () => {
  const exercise = exerciseOf(SPEC);
  const key = keyOf(exercise);
  const edges = exercise.questions.filter(({ type }) => type === "cut");
  const needed = edges.filter(
    ({ id, node }) => answerText(key.get(id)!) === "" && exercise.tree.nodes[node]!.kind === "leaf",
  );
  const answers: Record<string, string> = { [needed[0]!.id]: "x", [needed[1]!.id]: "x" };
  const first = feedbackOf(gradeOf(exercise, key, answers));
  expect(first.told.filter(({ remark }) => remark.type === "illegal-cut")).toHaveLength(2);
  const seen: number[] = [];
  for (let feedback = first; ; feedback = feedbackOf(gradeOf(exercise, key, answers))) {
    const missed = feedback.told.filter(({ remark }) => remark.type === "missed-cut");
    expect(missed).toHaveLength(feedback.moreMissed > 0 || missed.length > 0 ? 1 : 0);
    if (missed.length === 0) break;
    seen.push(missed[0]!.question.node);
    answers[missed[0]!.question.id] = "x";
  }
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(first.moreMissed).toBe(seen.length - 1);
  expect(new Set(seen).size).toBe(seen.length);
});

test("an empty field gives no cut away", () => {
  const exercise = exerciseOf({ ...SPEC, template: "windows-alpha-beta" });
  const key = keyOf(exercise);
  const { told } = feedbackOf(gradeOf(exercise, key, { "window:0": answerText(key.get("window:0")!) }));
  expect(told).toEqual([]);
});
