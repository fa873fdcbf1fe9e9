import { Catalogue, LANGUAGES } from "@tyche/messages";
import { expect, it } from "vitest";
import { BOARD_GAMES, gameChosen } from "../games-by-name.js";
import { positionHelp } from "./position-help.js";

it.each(BOARD_GAMES)("the positions of %s are explained in every language", async (game) => {
  const { position } = (await gameChosen({ game, options: {} })).presentation;
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const words = await new Catalogue(language).load("games");
      return positionHelp(words, game, position);
    }),
  );
  expect(texts).toContain(position);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
