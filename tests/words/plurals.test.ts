import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALES = join(import.meta.dirname, "../../packages/messages/locales");

/** Searched several plays deep, or not at all: two sentences with different meanings, not plural forms of one. */
const OF_MEANING = ["backgammon-chances-help"];

test("plurals are chosen by category: French has 0 and 1.5 with 1", () => {
  // Chinese has one plural form, so a selector there distinguishes meanings.
  for (const language of readdirSync(LOCALES).filter((name) => name !== "zh")) {
    const found = readdirSync(join(LOCALES, language)).flatMap((file) => {
      const messages = readFileSync(join(LOCALES, language, file), "utf8").split(/^(?=[a-z])/m);
      return messages.filter((message) => /->\s*\[1\][^[]*\*\[other\]/.test(message));
    });
    expect(
      found.map((message) => message.split(" ")[0]).filter((id) => !OF_MEANING.includes(id!)),
      language,
    ).toEqual([]);
  }
});
