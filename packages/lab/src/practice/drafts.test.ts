import { afterEach, describe, expect, test } from "vitest";
import { draftOf, keepDraft, NO_DRAFT, readDrafts } from "./drafts.js";

const draft = { answers: { "value:0": "13/2" }, hinted: true, done: "solved" } as const;

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
    });
  });
});

afterEach(() => {
  for (let seed = 0; seed < 100; seed++) keepDraft(`end ${seed}`, NO_DRAFT);
});
