import { describe, expect, test } from "vitest";
import { RefusalError, TreeError } from "../model/error.js";
import { THINGS } from "../problems/problems.js";
import { readTree } from "../read/index.js";
import { solve } from "../search/solve.js";
import { LANGUAGES } from "./catalogue.js";
import { explainIn, PROBLEMS, refusalText } from "./problem.js";

/** What a sentence that takes no plain numbers and words is told. */
const TOLD: Readonly<Record<string, readonly unknown[]>> = {
  expected: [{ word: '"A1"' }, "payoff"],
  isNot: ["list", "payoff"],
  notWhole: ["agent-count", "A1"],
  unknownKey: ["A1", undefined, ["B2", "C3"]],
  noKind: [["A1", "B2"]],
  notAgent: ["A1", ["B2", "C3"]],
  noAlgorithm: ["A1", ["B2", "C3"]],
  unknownKind: ["A1", ["B2", "C3"]],
  noSetting: ["A1", "B2", ["C3"]],
  strangeKey: ["leaf", "A1", ["B2", "C3"]],
  streamAlgorithm: ["A1", ["B2", "C3"]],
  outsideBounds: ["leaf", "A1", "11", "12", "13"],
  noExercise: [11, "A1", { cuts: 12, deepCut: true, uniqueBest: true, noTies: true }],
  noUtility: [{ why: "root", payoff: "11", left: "12", wealth: "13" }, "A1"],
  utilityTakes: ["A1", "wealth-root"],
  unwritable: ["list", "B2", { is: "max", read: "chance" }],
};
const KIND = ["endsInside", "noChildren", "actionCount", "noProbabilities", "payCount"];
const WORDS = ["twoKinds", "fieldMeant", "actionTwice", "noTree", "boundsTurned", "orderForTwo"];

/** Numbers for numbers and words for words: which one a place takes shows in what becomes of a number. */
function toldTo(name: string, count: number): readonly unknown[] {
  if (TOLD[name]) return TOLD[name];
  if (KIND.includes(name)) return ["min", 11, 12].slice(0, count);
  if (WORDS.includes(name)) return ["A1", "B2"];
  return [11, 12, 13, 14].slice(0, count);
}

/** What was told, as far as English repeats it. */
function marks(text: string): string[] {
  return [...text.matchAll(/[A-C][1-3]|1[1-4]/g)].map(([mark]) => mark);
}

describe("every language", () => {
  test.each(LANGUAGES)("%s says every problem in its own words, with all that it is told", (language) => {
    const english = Object.entries(PROBLEMS.en).filter(([name]) => name !== "things" && name !== "at");
    for (const [name, entry] of english) {
      const own = PROBLEMS[language][name as "expected"] as unknown;
      const told = typeof entry === "function" ? toldTo(name, entry.length) : [];
      const say = (one: unknown): string =>
        typeof one === "function"
          ? String((one as (...all: readonly unknown[]) => unknown)(...told))
          : String(one);
      const text = say(own);
      expect(text, name).not.toMatch(/undefined|\[object|NaN| {2}|[.。]$/);
      expect(new Set(marks(text)), name).toEqual(new Set(marks(say(entry))));
      if (language !== "en") expect(text, name).not.toBe(say(entry));
    }
    expect(Object.keys(PROBLEMS[language].things).sort()).toEqual([...THINGS].sort());
  });
});

test("an error says where it is and what, in each language", () => {
  const text = "[[3, 5],\n [2 9]]";
  try {
    readTree(text);
    expect.unreachable();
  } catch (error) {
    expect(LANGUAGES.map((language) => explainIn(error as Error, text, language))).toEqual([
      'line 2, column 5: "9" stands where "," or "]" should',
      'ligne 2, colonne 5\u00a0: "9" se trouve là où il faudrait "," ou "]"',
      'línea 2, columna 5: "9" está donde debería estar "," o "]"',
      '第 2 行，第 5 列：此处应为 "," 或 "]"，却是 "9"',
    ]);
    expect(error).toBeInstanceOf(TreeError);
  }
});

test("a refusal names its fix in each language, and English is its message", () => {
  const { tree } = readTree('{"max":[{"chance":[1,2]},3]}');
  try {
    solve(tree, "minimax");
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(RefusalError);
    expect(refusalText(error, "en")).toBe((error as Error).message);
    for (const language of LANGUAGES) expect(refusalText(error, language)).toContain("star2");
    expect(refusalText(new Error("other"), "fr")).toBeUndefined();
  }
});
