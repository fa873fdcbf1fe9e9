import { Catalogue, LANGUAGES } from "@tyche/messages";
import { exerciseOf, gradeOf, keyOf, PRACTICE_AREAS, remarkText, TEMPLATE_NAMES } from "@tyche/practice";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerFields } from "./answer-fields.js";

test.each(LANGUAGES)("verdict, answer and remark are separate words (%s)", async (language) => {
  const words = await new Catalogue(language).load(...PRACTICE_AREAS);
  let remarked = 0;
  for (const template of TEMPLATE_NAMES) {
    const exercise = exerciseOf({
      seed: "a",
      template,
      level: 1,
      notation: "aima",
      ties: "prune",
      fail: "soft",
    });
    const key = keyOf(exercise);
    const answers = Object.fromEntries(
      exercise.questions.map(({ id }) => [id, id.startsWith("cut") ? "x" : "99"]),
    );
    const marks = new Map(gradeOf(exercise, key, answers).marks.map((mark) => [mark.question.id, mark]));
    const remarks = new Map(
      [...marks].flatMap(([id, { remark }]) => (remark ? [[id, remarkText(remark, exercise, words)]] : [])),
    );
    for (const shown of [undefined, key]) {
      const html = renderToStaticMarkup(
        createElement(AnswerFields, { exercise, answers, marks, remarks, shown, words, onAnswer: () => {} }),
      );
      for (const [, about] of html.matchAll(/class="practice-about">(.*?)<\/span>(?=<\/|<ul|$)/g)) {
        expect(about).not.toMatch(/<\/(?:span|b)>(?:<b|[^<\s])/);
        remarked++;
      }
    }
  }
  expect(remarked).toBeGreaterThan(50);
});
