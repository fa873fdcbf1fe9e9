import { Catalogue } from "@tyche/messages";
import { EXERCISE_LEVELS, exerciseOf, PRACTICE_AREAS, TEMPLATE_NAMES } from "@tyche/practice";
import { NOTATION_NAMES } from "@tyche/trees";
import { textWidth } from "@tyche/trees/drawing";
import { expect, test } from "vitest";
import { cases, rows } from "../../../../tests/cases.js";
import { exercisePicture, readableFrame } from "./exercise-picture.js";

const words = await new Catalogue("en").load(...PRACTICE_AREAS);
const FRAMES = [
  { width: 920, height: 520 },
  { width: 364, height: 380 },
  { width: 300, height: 240 },
] as const;

test("a picture fits its frame, and its fields are inside it, ask every question and cover no other", () => {
  let seen = 0;
  for (const template of rows(TEMPLATE_NAMES, 3)) {
    for (const level of rows(EXERCISE_LEVELS.toReversed(), 3)) {
      for (let seed = 1; seed <= cases(8, 1); seed++) {
        const notation = NOTATION_NAMES[(seed + seen) % NOTATION_NAMES.length]!;
        const exercise = exerciseOf({
          seed: `${seed}`,
          template,
          level,
          notation,
          ties: "prune",
          fail: "soft",
        });
        for (const frame of FRAMES) {
          const name = `${template} ${level} ${seed} ${notation} ${frame.width}`;
          const picture = exercisePicture(exercise, frame, words);
          const { scale, slots } = picture;
          expect(picture.width * scale, name).toBeLessThanOrEqual(frame.width + 0.01);
          expect(picture.height * scale, name).toBeLessThanOrEqual(frame.height + 0.01);
          expect(slots.map(({ question }) => question.id).toSorted(), name).toEqual(
            exercise.questions.map(({ id }) => id).toSorted(),
          );
          for (const [i, { x, y, width, height, question }] of slots.entries()) {
            expect(width, `${name} ${question.id}`).toBeGreaterThan(10);
            expect(x - width / 2, `${name} ${question.id}`).toBeGreaterThanOrEqual(0);
            expect(x + width / 2, `${name} ${question.id}`).toBeLessThanOrEqual(picture.width);
            expect(y - height / 2, `${name} ${question.id}`).toBeGreaterThanOrEqual(0);
            expect(y + height / 2, `${name} ${question.id}`).toBeLessThanOrEqual(picture.height);
            const isBox = question.type === "cut" || question.type === "move";
            for (const other of isBox ? [] : slots.slice(0, i)) {
              if (other.question.type === "cut") continue;
              const isApart =
                Math.abs(x - other.x) >= (width + other.width) / 2 - 0.01 ||
                Math.abs(y - other.y) >= (height + other.height) / 2 - 0.01;
              expect(isApart, `${name} ${question.id} ${other.question.id}`).toBe(true);
            }
          }
          // Probabilities beside each other can be read.
          for (const [i, { edge, view }] of picture.nodes.entries()) {
            const before = picture.nodes.slice(0, i).findLast((node) => node.view.parent === view.parent);
            if (!edge || !before?.edge || picture.grows !== "down") continue;
            const wide = [edge, before.edge].flatMap(({ texts }) => texts.map(({ text }) => textWidth(text)));
            const distance = edge.middle.x - before.edge.middle.x;
            expect(distance, name).toBeGreaterThanOrEqual(wide.reduce((sum, one) => sum + one / 2, 0) - 0.01);
          }
          const large = exercisePicture(exercise, readableFrame(picture, frame), words);
          expect(large.scale, name).toBeGreaterThanOrEqual(Math.min(scale, 12 / 13) - 0.01);
        }
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThanOrEqual(6);
});
