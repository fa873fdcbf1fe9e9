import { LANGUAGES, type Language, type MessageValue } from "@tyche/messages";
import { explain, locate, RefusalError, readTree, solve, TreeError } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { english, PROBLEMS, type TreeProblemId } from "../src/model/english.js";
import { WORDS } from "./words.js";

/** Values other than plain numbers and words. */
const VALUES: Readonly<Record<string, MessageValue>> = {
  all: ["A1", "B2"],
  allowed: ["A1", "B2"],
  has: ["A1", "B2"],
  should: { id: "thing-payoff" },
  found: '"A1"',
  format: { id: "format-list" },
  why: { id: "unwritable-kind", values: { kind: "max", read: "chance" } },
  fault: { id: "utility-no-root", values: { payoff: "11", left: "12", wealth: "13" } },
  wishes: [{ id: "wish-cuts", values: { cuts: 12 } }, { id: "wish-deep-cut" }, { id: "wish-no-ties" }],
  isPerfect: true,
  isSolvable: false,
};

/** Distinct numbers for every value that an English message uses, so that the text shows which value is where. */
function valuesOf(id: string): Record<string, MessageValue> {
  const read: Record<string, MessageValue> = {};
  let next = 11;
  const values = new Proxy(read, {
    get(known, name: string) {
      known[name] ??= VALUES[name] ?? (name === "kind" ? "min" : name === "what" ? whatOf(id) : next++);
      return known[name];
    },
  });
  english({ id, values });
  return read;
}

function whatOf(id: string): MessageValue {
  if (id === "tree-outside-bounds") return "leaf";
  return { id: id === "tree-utility-takes" ? "utility-number-wealth" : "thing-agent-count" };
}

/** The values in a text that its English counterpart also has. */
function marks(text: string): string[] {
  return [...text.matchAll(/[A-C][1-3]|\b1[1-9]\b/g)].map(([mark]) => mark).sort();
}

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language: Language) => {
  test("has every problem in its own language, with all its values", () => {
    const ids = Object.keys(PROBLEMS) as TreeProblemId[];
    expect(ids.length).toBeGreaterThan(150);
    for (const id of ids) {
      const values = valuesOf(id);
      const own = WORDS[language].format({ id, values });
      const sentence = english({ id, values });
      expect(sentence, id).not.toMatch(/undefined|\[object|NaN| {2}|\.$/);
      expect(own, id).not.toMatch(/undefined|\[object|NaN| {2}|[.。]$/);
      expect(new Set(marks(own)), `${id}: ${own}`).toEqual(new Set(marks(sentence)));
      expect(own, id).not.toBe(sentence);
    }
  });
});

test("an error has an id, values, and a position", () => {
  const text = "[[3, 5],\n [2 9]]";
  const error = errorOf(() => readTree(text));
  expect(error).toBeInstanceOf(TreeError);
  expect(error).toMatchObject({ id: "tree-expected", values: { found: '"9"', should: ['","', '"]"'] } });
  expect(explain(error, text)).toBe('line 2, column 5: found "9" where "," or "]" was expected');
  expect(LANGUAGES.map((language) => WORDS[language].problem(locate(error, text)))).toEqual([
    'line 2, column 5: found "9" where "," or "]" was expected',
    'ligne 2, colonne 5\u00a0: "9" se trouve là où il faudrait "," ou "]"',
    'línea 2, columna 5: "9" está donde debería estar "," o "]"',
    '第 2 行，第 5 列：此处应为 ","或"]"，却是 "9"',
  ]);
});

test("a refusal names its fix in each language", () => {
  const { tree } = readTree('{"max":[{"chance":[1,2]},3]}');
  const error = errorOf(() => solve(tree, "minimax"));
  expect(error).toBeInstanceOf(RefusalError);
  expect(error).toMatchObject({ id: "tree-no-chance", values: { algorithm: "minimax" } });
  for (const language of LANGUAGES) expect(WORDS[language].problem(locate(error, ""))).toContain("star2");
});

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
}
