import { readdirSync, readFileSync } from "node:fs";
import { parse } from "@fluent/syntax";
import { LANGUAGES } from "@tyche/messages";
import { expect, test } from "vitest";
import { withWords, wordsIn } from "./load-words.js";

const LOCALES = new URL("../../../messages/locales/", import.meta.url);

test.each(LANGUAGES)(
  "%s has the messages of every part loaded before or after the language",
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

/** Names, and words that two languages share. */
const SHARED =
  /^(?:lab-(?:title|notation|transform|text-ok|search-notation|preset-name-3-points|step-pause|share-trace)|lab-(?:actions-(?:action|exact)|node-kind|counters-kind)|board-(?:game|seat)-|board-(?:position|analysis|table-pages)|board-opponent-(?:pause|pace)|board-review-tutor|hands-round|backgammon-|blackjack-|minesweeper-(?:mine$|exact|variants)|pac-man-variants|pig-points|board-start|dice-face)/;

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "%s has its own messages for everything",
  (language) => {
    const read = (tag: string): Map<string, string> =>
      new Map(
        readdirSync(new URL(`${tag}/`, LOCALES))
          .filter((file) => /^(?:lab|board)/.test(file))
          .flatMap((file) => parse(readFileSync(new URL(`${tag}/${file}`, LOCALES), "utf8"), {}).body)
          .flatMap((entry) =>
            entry.type === "Message" && entry.value
              ? ([
                  [
                    entry.id.name,
                    JSON.stringify(
                      entry.value.elements.map((element) => ("value" in element ? element.value : element)),
                    ),
                  ],
                ] as const)
              : [],
          ),
      );
    const english = read("en");
    const same = [...read(language)].filter(
      ([id, text]) => /[a-z]{4}/.test(text) && text === english.get(id) && !SHARED.test(id),
    );
    expect(same).toEqual([]);
  },
);
