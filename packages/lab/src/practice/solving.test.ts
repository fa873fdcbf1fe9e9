import { Catalogue, LANGUAGES } from "@tyche/messages";
import { exerciseOf, TEMPLATE_NAMES } from "@tyche/practice";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXERCISE_AREAS, TREE_AREAS } from "../i18n/load-words.js";
import { WordsContext } from "../i18n/words.js";
import { Solving } from "./solving.js";
import { FIRST, specOf } from "./specs.js";

test.each(LANGUAGES)(
  "an exercise needs no other messages than those of trees and exercises: %s",
  async (language) => {
    const words = await new Catalogue(language).load("lab", "places", ...TREE_AREAS, ...EXERCISE_AREAS);
    for (const template of TEMPLATE_NAMES) {
      const exercise = exerciseOf(specOf({ ...FIRST, template, level: 1, seed: "words" }));
      const solving = createElement(Solving, {
        exercise,
        name: template,
        help: true,
        words,
        onDone: () => undefined,
        onNext: undefined,
      });
      const page = renderToStaticMarkup(createElement(WordsContext, { value: words }, solving));
      expect(page, template).toContain("treeitem");
    }
  },
);
