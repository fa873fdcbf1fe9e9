import { readFileSync } from "node:fs";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import {
  exerciseOf,
  readAnswerFile,
  TEMPLATES,
  type WorksheetSpec,
  worksheetJson,
  worksheetOf,
} from "@tyche/practice";
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

const ERRORS = FAILURES.map(errorOf);

test.each(LANGUAGES.filter((language) => language !== "en"))("every error in %s", async (language) => {
  const words = await new Catalogue(language).load("practice-errors");
  for (const error of ERRORS) {
    const text = words.format(error);
    expect(text).not.toBe(error.message);
    const { part, ...values } = error.values;
    const isNumbered = part === undefined || part === "exercise" || part === "answers";
    for (const value of Object.values(isNumbered ? values : {}).flat()) {
      expect(text).toContain(String(value));
      expect(error.message).toContain(String(value));
    }
  }
  const file = new URL(`../../../messages/locales/${language}/practice-errors.ftl`, import.meta.url);
  const ids = [...readFileSync(file, "utf8").matchAll(/^[a-z-]+(?= =)/gm)].map(([id]) => id);
  expect([...new Set(ERRORS.map(({ id }) => id))].sort()).toEqual(ids.sort());
});
