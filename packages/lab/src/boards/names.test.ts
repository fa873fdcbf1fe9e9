import { LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { withWords, wordsIn } from "../i18n/load-words.js";
import { FACES } from "./faces.js";
import { BOARD_GAMES } from "./games-by-name.js";
import { gameName, seatNames } from "./names.js";

describe.each(LANGUAGES)("the boards in %s", (language) => {
  it("have names for every game, its rules and its players", async () => {
    await withWords(Promise.resolve(), "boards");
    const words = await wordsIn(language);
    for (const game of BOARD_GAMES) {
      const face = await FACES[game]!.load();
      expect(gameName(words, game), game).not.toBe("");
      const seats = seatNames(words, game);
      expect(new Set(seats).size, game).toBe(seats.length);
      for (const { name } of face.variants ?? [])
        expect(typeof name === "string" ? name : words.format(name), game).not.toBe("");
    }
  });
});
