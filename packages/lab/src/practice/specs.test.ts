import { EXERCISE_LEVELS, TEMPLATE_NAMES } from "@tyche/practice";
import { expect, test } from "vitest";
import { decodeLink, encodeLink } from "../state/link.js";
import { packPractice, practiceFrom } from "../state/practice-link.js";
import { welcome } from "../state/start.js";
import { initialState } from "../state/state.js";
import { FIRST, specKey, specOf } from "./specs.js";

const ALL = TEMPLATE_NAMES.flatMap((template) =>
  EXERCISE_LEVELS.map((level) => ({ ...FIRST, template, level, seed: `${template} ${level}`.slice(0, 40) })),
);

test("a set of exercises is restored from its link, in its order", () => {
  const practice = { exercises: ALL, at: 7 };
  const state = { ...initialState(welcome()), place: "practise", practice } as const;
  const back = decodeLink(encodeLink(state));
  expect(back.place).toBe("practise");
  expect(back.practice?.at).toBe(7);
  expect(back.practice?.exercises.map(specOf)).toEqual(ALL);
});

test("a link to another page contains no exercises", () => {
  const practice = { exercises: ALL, at: 7 };
  expect(decodeLink(encodeLink({ ...initialState(welcome()), practice })).practice).toBeUndefined();
});

test("unknown names fall back to the defaults, and an invalid value is no set", () => {
  const strange = practiceFrom([["dog", "9", "", "x", "y", "z"], 5]);
  expect(strange?.at).toBe(0);
  expect(specOf(strange!.exercises[0]!)).toEqual(FIRST);
  for (const data of [
    undefined,
    7,
    [],
    [7],
    [["a"]],
    [["a", "1", "s", "n", "t", 5]],
    [[..."abcde", "x".repeat(41)]],
  ]) {
    expect(practiceFrom(data)).toBeUndefined();
  }
  expect(practiceFrom(packPractice({ exercises: Array(100).fill(FIRST), at: 99 }))?.exercises).toHaveLength(
    60,
  );
});

test("answers are found by what makes the tree, not by how it is drawn", () => {
  expect(specKey({ ...FIRST, notation: "cs188" })).toBe(specKey(FIRST));
  expect(specKey({ ...FIRST, level: 2 })).not.toBe(specKey(FIRST));
});
