import { Catalogue, LANGUAGES } from "@tyche/messages";
import { expect, it } from "vitest";
import { GAMES } from "../games/games.js";
import { gameChosen } from "../workers/rules.js";
import { positionHelp } from "./position-form.js";

const BOARD_GAMES = GAMES.map(({ name }) => name);

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
