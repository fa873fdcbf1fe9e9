import { readFileSync } from "node:fs";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import {
  exerciseOf,
  specOn,
  TEMPLATES,
  type TemplateName,
  type WorksheetSpec,
  worksheetOf,
} from "@tyche/practice";
import { readAnswerFile, worksheetJson } from "@tyche/practice/files";
import { readTree } from "@tyche/trees";
import { expect, test } from "vitest";
import { WORDS } from "../../test/words.js";
import { ExerciseError } from "../exercises/exercise-error.js";

const SPEC: WorksheetSpec = {
  seed: "1",
  count: 2,
  template: "values-minimax",
  level: 1,
  notation: "aima",
  ties: "prune",
  fail: "soft",
  language: "en",
};

/** An answer file as JSON; tests replace parts of it. */
interface AnswerJson {
  format: unknown;
  sheet: Record<string, unknown>;
  exercises: Record<string, unknown>[];
}

function spoilt(change: (file: AnswerJson) => void): () => unknown {
  const file = JSON.parse(worksheetJson(worksheetOf(SPEC, WORDS.en), "blank"));
  change(file);
  return () => readAnswerFile(JSON.stringify(file));
}

/** Given trees that do not fit the kind of exercise. */
const unfit = (text: string, template: TemplateName) => (): unknown => specOn(readTree(text).tree, template);

/** Every error, with words that the catalogues also contain. */
const FAILURES: readonly (() => unknown)[] = [
  () => worksheetOf({ ...SPEC, count: 61 }, WORDS.en),
  () => readAnswerFile("{"),
  () => readAnswerFile("[]"),
  spoilt((file) => {
    file.format = "exercise";
  }),
  spoilt((file) => {
    file.sheet = "sheet" as never;
  }),
  spoilt((file) => {
    file.sheet.seed = 1;
  }),
  spoilt((file) => {
    file.sheet.count = 0;
  }),
  spoilt((file) => {
    file.sheet.level = "file";
  }),
  spoilt((file) => {
    file.exercises = {} as never;
  }),
  spoilt((file) => file.exercises.pop()),
  spoilt((file) => {
    file.exercises[1] = "exercise" as never;
  }),
  spoilt((file) => {
    file.exercises[1]!.answers = [];
  }),
  spoilt((file) => {
    file.exercises[1]!.answers = { "the file": [] };
  }),
  unfit("3", "values-minimax"),
  unfit(JSON.stringify(Array(200).fill(1)), "values-minimax"),
  unfit("[[3,12],[2,4]]", "cuts-mirrored"),
  unfit("[[3,12],[2,4]]", "windows-star1"),
  unfit("max(chance(min(1,2),3),4)", "values-expectimax"),
  unfit("chance(max(1,2),3)", "best-move"),
  unfit(
    '{"max":[{"min":[3,5],"estimate":4},{"min":[3,5],"estimate":4}],"estimate":2}',
    "cuts-iterative-deepening",
  ),
  unfit("[[2,1],[3,4]]", "cuts-alpha-beta"),
  unfit("[1,2,3]", "cuts-alpha-beta"),
  () => {
    const { levels } = TEMPLATES["cuts-sss"] as { levels: Record<1, { leastLeaves: number }> };
    const before = levels[1];
    levels[1] = { ...before, leastLeaves: 1000 };
    try {
      exerciseOf({ ...SPEC, template: "cuts-sss", seed: "seed of the tree" });
    } finally {
      // Other files of this process use the same templates.
      levels[1] = before;
    }
  },
];

function errorOf(failure: () => unknown): ExerciseError {
  try {
    failure();
  } catch (error) {
    if (error instanceof ExerciseError) return error;
  }
  throw new Error("nothing failed");
}

/** Numbers, and names of kinds and algorithms. */
const NAMES = /\d+|(?:values|cuts|windows|alpha|iterative)-[a-z-]+/g;

const ERRORS = FAILURES.map(errorOf);

test.each(LANGUAGES.filter((language) => language !== "en"))("every error in %s", async (language) => {
  const words = await new Catalogue(language).load("practice-errors");
  for (const error of ERRORS) {
    const text = words.format(error);
    expect(text).not.toBe(error.message);
    const { part = "", why, ...values } = error.values;
    const isNumbered = why === undefined && ["", "exercise", "answers"].includes(String(part));
    if (why !== undefined) expect(String(text).match(NAMES)).toEqual(error.message.match(NAMES));
    for (const value of Object.values(isNumbered ? values : {}).flat()) {
      expect(text).toContain(String(value));
      expect(error.message).toContain(String(value));
    }
  }
  const file = new URL(`../../../messages/locales/${language}/practice-errors.ftl`, import.meta.url);
  const ids = [...readFileSync(file, "utf8").matchAll(/^[a-z-]+(?= =)/gm)].map(([id]) => id);
  expect([...new Set(ERRORS.map(({ id }) => id))].sort()).toEqual(ids.sort());
});
