import { LANGUAGES } from "@tyche/messages";
import { expect, test } from "vitest";
import { withWords, wordsIn } from "./load-words.js";

test.each(LANGUAGES)(
  "%s has the text of each part that was loaded, before or after the language",
  async (language) => {
    await withWords(Promise.resolve("share"), "lab-panels");
    const words = await wordsIn(language);
    expect(words.language).toBe(language);
    expect(words.has("lab-tagline")).toBe(true);
    expect(words.has("lab-share-link")).toBe(true);
    expect(await withWords(Promise.resolve("search"), "search")).toBe("search");
    expect(words.has("search-enter")).toBe(true);
    expect(await wordsIn(language)).toBe(words);
  },
);
