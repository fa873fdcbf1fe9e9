import { LANGUAGES } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { loadMessages, preferredLanguage } from "./load-messages.js";

/** All texts with their keys; functions are called with numbers or words that can be told apart. */
function textsOf(value: unknown, key = ""): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value === "function") {
    return [[key, String((value as (...all: unknown[]) => unknown)("A1", "B2", "C3", "D4"))]];
  }
  return Object.entries(value as object).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

/** The same in every language, or in two of them. */
const SHARED =
  /^\.(language|title)$|kindPatterns|transforms|notations|panels\.(text|pseudocode)|^\.tree\.branching|value$/;

describe("every language", () => {
  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "%s says everything in its own words",
    async (language) => {
      const english = new Map(textsOf(await loadMessages("en")));
      const own = textsOf({ ...(await loadMessages(language)), algorithms: {} });
      expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of own) {
        expect(text.trim(), key).not.toBe("");
        if (!SHARED.test(key) && /[a-z]{4}/.test(english.get(key)!)) {
          const isSame = text === english.get(key);
          // A few words are the same in English and in a Romance language.
          if (isSame)
            expect(
              ["3 points", "Action", "Notation", "Pause", "Exact", "Type", "Trace (CSV)"],
              key,
            ).toContain(text);
        }
      }
    },
  );

  test.each(LANGUAGES)("%s uses all that it is told", async (language) => {
    for (const [key, text] of textsOf({ ...(await loadMessages(language)), algorithms: {} })) {
      if (!/flip$/.test(key)) continue;
      for (const part of ["A1", "C3", "D4"]) expect(text, key).toContain(part);
    }
  });
});

test("the language is the one that was chosen, else the browser's first that there is", () => {
  expect(preferredLanguage("zh", ["fr-FR"])).toBe("zh");
  expect(preferredLanguage(null, ["de-DE", "es-MX", "fr"])).toBe("es");
  expect(preferredLanguage(null, ["ZH-hant-TW"])).toBe("zh");
  expect(preferredLanguage("klingon", ["de"])).toBe("en");
  expect(preferredLanguage(null, [])).toBe("en");
});
