import { describe, expect, test } from "vitest";
import { type ExerciseSpec, exerciseOf } from "./exercise.js";
import { LEVELS, TEMPLATE_NAMES } from "./templates.js";

const SPEC: Omit<ExerciseSpec, "template" | "level"> = {
  seed: "7",
  notation: "aima",
  ties: "prune",
  fail: "soft",
};
describe("try", () => {
  test.each(TEMPLATE_NAMES)("%s", (template) => {
    for (const level of LEVELS) {
      const one = exerciseOf({ ...SPEC, template, level });
      expect(exerciseOf({ ...SPEC, template, level })).toEqual(one);
    }
  });
});
