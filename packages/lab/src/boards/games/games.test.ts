import { GAMES as REGISTERED } from "@tyche/games";
import { LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { withWords, wordsIn } from "../../i18n/load-words.js";
import { gameName, seatName } from "../kit/names.js";
import { gameChosen } from "../workers/rules.js";
import { GAMES } from "./games.js";
import { insightOf } from "./insights.js";
import { viewOf } from "./views.js";

const sorted = (games: readonly { readonly name: string }[]): string[] =>
  games.map(({ name }) => name).toSorted();

it("every registered game has a board, with its view, its rules and its insight", async () => {
  expect(sorted(GAMES)).toEqual(sorted(REGISTERED));
  for (const { name } of GAMES) {
    const view = await viewOf(name)!.load();
    expect((await gameChosen({ game: name, options: {} })).game.name, name).toBe(name);
    expect(view.hasInsight === true, name).toBe(await insightOf(name).then(Boolean, () => false));
  }
});

it.each(GAMES)("$name has its file formats", async ({ name, hasFiles = false }) => {
  const { entryOf } = await import("../workers/rules.js");
  expect((await entryOf(name)).readGames !== undefined).toBe(hasFiles);
});

describe.each(LANGUAGES)("the boards in %s", (language) => {
  it("have names for every game, its rules and its players", async () => {
    await withWords(Promise.resolve(), "boards");
    const words = await wordsIn(language);
    for (const { name: game } of GAMES) {
      const { variants = [] } = await viewOf(game)!.load();
      expect(gameName(words, game), game).not.toBe("");
      const { players } = (await gameChosen({ game, options: {} })).game.facts;
      const seats = Array.from({ length: players }, (_, seat) => seatName(words, game, seat));
      expect(new Set(seats).size, game).toBe(players);
      for (const { name } of variants)
        expect(typeof name === "string" ? name : words.format(name), game).not.toBe("");
    }
  });
});
