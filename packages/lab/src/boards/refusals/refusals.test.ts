import { LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { FACES } from "../faces.js";
import { BOARD_GAMES, gameChosen } from "../games-by-name.js";
import { Referee } from "../referee/referee.js";
import { POSITION_HELP, positionHelp } from "./position-help.js";
import { refusalIn } from "./refusals.js";
import { SENTENCES } from "./sentences.js";

const others = LANGUAGES.filter((language) => language !== "en");

async function refereeOf(game: string, options = {}): Promise<Referee> {
  return new Referee(await gameChosen({ game, options }));
}

describe.each(BOARD_GAMES)("the positions of %s", (game) => {
  it("are explained in every language, whatever the rules", async () => {
    const face = await FACES[game]!.load();
    for (const options of [{}, ...(face.variants ?? []).map((variant) => variant.options)]) {
      const { position } = (await refereeOf(game, options)).sheet;
      expect(Object.keys(POSITION_HELP)).toContain(position);
      expect(positionHelp("en", position)).toBe(position);
      expect(new Set(LANGUAGES.map((language) => positionHelp(language, position))).size).toBe(4);
    }
  });
});

/** A text that is refused, and the sentence in French. */
const refused: readonly (readonly [game: string, options: object, position: string, french: string])[] = [
  ["tic-tac-toe", {}, "XXX|OOO|...", "X et O ne peuvent pas avoir tous deux un alignement."],
  [
    "tic-tac-toe",
    {},
    "XX.|...|...",
    "X commence et l’on joue à tour de rôle\u00a0: 2 X et 0 O ne peuvent être ensemble sur le plateau.",
  ],
  ["connect-four", {}, "9", "Le coup 1 nomme la colonne 9, mais les colonnes vont de 1 à 7."],
  [
    "connect-four",
    {},
    "X....../......./......./......./......./.......",
    "Dans la colonne 1, un pion flotte au-dessus d’une case vide.",
  ],
  [
    "pig",
    {},
    "300,2,0",
    "Un score de 300 dépasse le but\u00a0: 100 points gagnent, aucun score ne dépasse 105.",
  ],
  ["pig", {}, "x,2,0", "«\u00a0x\u00a0» n’est pas un nombre entier\u00a0: il en faut un."],
  [
    "2048",
    {},
    "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
    "Le plateau est vide, mais une partie commence avec deux tuiles.",
  ],
  [
    "2048",
    {},
    "2 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 score 99",
    "Ces tuiles ont rapporté de 0 à 4 points, et non 99.",
  ],
  [
    "2048",
    {},
    "3 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
    "3 n’est pas une tuile\u00a0: il y a 2, 4, 8 et ainsi de suite, 0 pour une case vide.",
  ],
  [
    "einstein",
    { size: "3" },
    "1 1 0 0 2 0 0 -1 -2 2 0",
    "Le pion 1 du joueur 0 est deux fois sur le plateau.",
  ],
  [
    "chess",
    {},
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "Ce n’est pas un FEN d’échecs\u00a0: il manque le roi noir\u00a0: «\u00a08/8/8/8/8/8/8/K7 w - - 0 1\u00a0».",
  ],
  [
    "chess",
    {},
    "k7/8/8/8/8/8/8/R3K3 w - - 0 1",
    "Le camp au trait pourrait prendre le roi\u00a0: «\u00a0k7/8/8/8/8/8/8/R3K3 w - - 0 1\u00a0».",
  ],
  ["hypergammon", {}, "4HPwATDgc/ABMA 31", "Un joueur a 15 pions, mais à ce jeu on en a 3 de chaque côté."],
  [
    "backgammon",
    {},
    "4HPwATDgc/ABMA 3",
    "«\u00a03\u00a0» n’est pas un lancer\u00a0: il faut deux dés de 1 à 6, par exemple 31 ou 3-1.",
  ],
  ["backgammon", {}, "4HPw", "Un Position ID a 14 caractères, mais «\u00a04HPw\u00a0» en a 4."],
  ["ludo", { players: "2" }, "1 1 1 1/0 0 0 0|0 9", "Un dé montre 1 à 6, et non 9."],
  ["lifeboat", {}, "99 0 0 4", "«\u00a099\u00a0» n’est pas entre 0 et 30."],
];

describe("refusals", () => {
  it.each(refused)("of %s %o, %s", async (game, options, position, french) => {
    const referee = await refereeOf(game, options);
    let sentence = "";
    try {
      referee.read(position);
    } catch (error) {
      sentence = (error as Error).message;
    }
    expect(await refusalIn("fr", sentence)).toBe(french);
    expect(await refusalIn("en", sentence)).toBe(sentence);
  });

  it("quote everywhere what they quote in English", () => {
    const quoted = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const sentence of SENTENCES) {
      for (const language of others) {
        expect(sentence[language].trim()).not.toBe("");
        // A translation may say less, and never what the sentence does not have.
        expect(quoted(sentence.en)).toEqual(expect.arrayContaining(quoted(sentence[language])));
      }
    }
  });

  it("that nobody has translated stand in a sentence of the language", async () => {
    expect(await refusalIn("es", "Nothing fits.")).toBe("Se rechaza. La razón, en inglés: «Nothing fits.»");
    for (const language of others)
      expect(await refusalIn(language, "Nothing fits.")).toContain("Nothing fits.");
  });
});
