import { exerciseOf, specOn, type TemplateName } from "@tyche/practice";
import { readTree } from "@tyche/trees";
import { afterEach, describe, expect, test } from "vitest";
import { draftOf, isFilled, keepDraft, NO_DRAFT, readDrafts } from "./drafts.js";
import { minutesLeft } from "./exam.js";

const draft = { answers: { "value:0": "13/2" }, hinted: true, done: "solved", filled: true } as const;

describe("drafts of answers", () => {
  test("are restored by exercise, also if the browser stores nothing", () => {
    expect(draftOf("star1 2 42")).toBe(NO_DRAFT);
    keepDraft("star1 2 42", draft);
    expect(draftOf("star1 2 42")).toEqual(draft);
    expect(draftOf("star1 2 43")).toBe(NO_DRAFT);
  });

  test("are dropped, oldest first, when there are too many", () => {
    for (let seed = 0; seed < 200; seed++) keepDraft(`many ${seed}`, draft);
    expect(draftOf("many 0")).toBe(NO_DRAFT);
    expect(draftOf("many 199")).toEqual(draft);
  });
});

describe("a stored draft", () => {
  test("is restored unchanged", () => {
    expect([...readDrafts(JSON.stringify([["a", draft]]))]).toEqual([["a", draft]]);
  });

  test.each(["", "null", "{}", "[1]", '[["a"]]', '[["a",{"answers":7}]]', "[[", '[[{},{"answers":{}}]]'])(
    "%s contains no drafts",
    (text) => expect(readDrafts(text).size).toBe(0),
  );

  test("is restored without invalid answers", () => {
    const strange = [["a", { answers: { x: 7, y: "1", z: "9".repeat(1000) }, hinted: "yes", done: "?" }]];
    expect(readDrafts(JSON.stringify(strange)).get("a")).toEqual({
      answers: { y: "1" },
      hinted: false,
      done: "",
      filled: false,
    });
  });
});

describe("an exercise is filled", () => {
  const filled = (template: TemplateName, answers: Readonly<Record<string, string>>): boolean =>
    isFilled(exerciseOf(specOn(readTree("[[3,12,8],[2,4,6],[14,5,2]]").tree, template)), answers);

  test("if every value is there, blanks do not count", () => {
    const three = { "value:0": "3", "value:1": "3", "value:5": "2" };
    expect(filled("values-minimax", three)).toBe(false);
    expect(filled("values-minimax", { ...three, "value:9": " " })).toBe(false);
    expect(filled("values-minimax", { ...three, "value:9": "0" })).toBe(true);
  });

  test("if some edge is crossed out, or a move marked", () => {
    expect(filled("cuts-alpha-beta", {})).toBe(false);
    expect(filled("cuts-alpha-beta", { "cut:7": "x" })).toBe(true);
    expect(filled("best-move", { "move:5": "" })).toBe(false);
    expect(filled("best-move", { "move:5": "x" })).toBe(true);
  });

  test("if a cross answers for everything below it", () => {
    const ids = [1, 5, 6, 7, 8, 9, 10, 11, 12, 2, 3, 4].flatMap((id) => [`window:${id}`, `return:${id}`]);
    const all = Object.fromEntries(ids.map((id) => [id, "1"]));
    const { "window:6": _, "return:6": __, ...without } = all;
    expect(filled("trace-alpha-beta", all)).toBe(true);
    expect(filled("trace-alpha-beta", without)).toBe(false);
    expect(filled("trace-alpha-beta", { ...without, "window:5": "x" })).toBe(true);
  });
});

test("whole minutes are left until the time is up", () => {
  expect(minutesLeft(undefined, 0, 1)).toBeUndefined();
  expect([0, 1, 60_000, 119_999, 120_000, 999_999].map((now) => minutesLeft(2, 0, now))).toEqual([
    2, 2, 1, 1, 0, 0,
  ]);
});

afterEach(() => {
  for (let seed = 0; seed < 100; seed++) keepDraft(`end ${seed}`, NO_DRAFT);
});
