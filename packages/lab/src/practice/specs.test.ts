import { EXERCISE_LEVELS, specOn, TEMPLATE_NAMES } from "@tyche/practice";
import { labFragment } from "@tyche/practice/files";
import { readTree } from "@tyche/trees";
import { expect, test } from "vitest";
import { decodeLink, encodeLink } from "../state/link.js";
import { MOST_IN_SET, packPractice, practiceFrom } from "../state/practice-link.js";
import { welcome } from "../state/start.js";
import { initialState } from "../state/state.js";
import { FIRST, specKey, specOf } from "./specs.js";

const ALL = TEMPLATE_NAMES.flatMap((template) =>
  EXERCISE_LEVELS.map((level) => ({ ...FIRST, template, level, seed: `${template} ${level}`.slice(0, 40) })),
).slice(-MOST_IN_SET);

test("a set of exercises is restored from its link, in its order", () => {
  const practice = { exercises: ALL, at: 7 };
  const state = { ...initialState(welcome()), place: "practise", practice } as const;
  const back = decodeLink(encodeLink(state));
  expect(back.place).toBe("practise");
  expect(back.practice?.at).toBe(7);
  expect(back.practice?.exercises.map(specOf)).toEqual(ALL);
});

test("links that the command makes are those of the Lab", () => {
  const exercises = ALL.slice(0, 5);
  const exam = { title: "Midterm: α and β", key: "0a".repeat(32) };
  for (const made of [undefined, exam, { ...exam, minutes: 45, tries: 2 }]) {
    const back = decodeLink(labFragment(exercises, made));
    const handIn = made && { ...made, help: false };
    const practice = { exercises, at: 0, ...(handIn && { handIn }) };
    const state = { ...initialState(welcome()), place: "practise", practice } as const;
    expect(back.place).toBe("practise");
    expect(back.practice?.handIn).toEqual(handIn);
    expect(back.practice).toEqual(decodeLink(encodeLink(state)).practice);
    expect(back.practice?.exercises.map(specOf)).toEqual(exercises);
  }
});

test("exercises about given trees are restored from a link, with their bounds", () => {
  const { tree } = readTree("max(chance(3, 5), chance(1, 2))");
  const own = [
    specOn(tree, "windows-star1", { seed: "last year", bounds: ["-1", "19/2"] }),
    specOn(tree, "best-move"),
  ];
  const back = decodeLink(labFragment([...own, ALL[0]!], { title: "Exam", key: "" })).practice!;
  expect(back.exercises.map(specOf)).toEqual([...own, ALL[0]]);
  expect(
    decodeLink(encodeLink({ ...initialState(welcome()), place: "practise", practice: back })).practice,
  ).toEqual(back);
  expect(specKey(own[0]!)).not.toBe(specKey({ ...own[0]!, tree: own[0]!.tree!.replace("3", "4") }));
});

test("how answers are handed in is restored from a link, and anything else in its place is harmless", () => {
  for (const handIn of [
    { title: "Quiz 3", help: false, key: "0a".repeat(32) },
    { title: "", help: true, key: "" },
  ]) {
    for (const at of [0, 2]) {
      const link = { exercises: [FIRST, FIRST, FIRST], at, handIn };
      const back = practiceFrom(JSON.parse(JSON.stringify(packPractice(link))));
      expect(back).toMatchObject({ at, handIn });
    }
  }
  const row = (packPractice({ exercises: [FIRST], at: 0 }) as unknown[])[0];
  for (const [data, handIn] of [
    [{}, { title: "", help: false, key: "" }],
    [
      { t: "x".repeat(200), h: "1", k: "zz" },
      { title: "x".repeat(80), help: false, key: "" },
    ],
    [
      { t: 5, k: ["0a"] },
      { title: "", help: false, key: "" },
    ],
  ] as const) {
    expect(practiceFrom([row, data])?.handIn).toEqual(handIn);
  }
  expect(practiceFrom([row])?.handIn).toBeUndefined();
  expect(practiceFrom([{}, row])).toBeUndefined();
  expect(practiceFrom([{}])).toBeUndefined();
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
