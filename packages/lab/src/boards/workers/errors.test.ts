import { readFileSync } from "node:fs";
import { Catalogue } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { ERROR_AREAS, problemFrom } from "../../i18n/problem.js";
import { Referee } from "./referee.js";
import { gameChosen, gamesInFile } from "./rules.js";

/** Invalid positions, each with a fragment that every language must quote unchanged. */
const REFUSED: readonly (readonly [
  game: string,
  options: Readonly<Record<string, string>>,
  position: string,
  quoted: string,
])[] = [
  ["tic-tac-toe", {}, "XXX|OOO|...", ""],
  ["tic-tac-toe", {}, "XX.|...|...", "2"],
  ["connect-four", {}, "9", "9"],
  ["connect-four", {}, "X....../......./......./......./......./.......", "1"],
  ["pig", {}, "300,2,0", "300"],
  ["pig", {}, "cours,2,0", "cours"],
  ["2048", {}, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", ""],
  ["2048", {}, "2 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 score 99", "99"],
  ["2048", {}, "3 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "3"],
  ["einstein", { size: "3" }, "1 1 0 0 2 0 0 -1 -2 2 0", "1"],
  ["chess", {}, "8/8/8/8/8/8/8/K7 w - - 0 1", ""],
  ["chess", {}, "k7/8/8/8/8/8/8/R3K3 w - - 0 1", ""],
  ["hypergammon", {}, "4HPwATDgc/ABMA 31", "15"],
  ["backgammon", {}, "4HPwATDgc/ABMA rows", "rows"],
  ["backgammon", {}, "rows", "rows"],
  ["ludo", { players: "2" }, "1 1 1 1/0 0 0 0|0 9", "9"],
  ["lifeboat", {}, "99 0 0 4", "99"],
];
const OTHERS = ["fr", "es", "zh"] as const;

describe("errors of the boards", () => {
  it.each(REFUSED)("of %s %o, %s, are in every language", async (game, options, position, quoted) => {
    const referee = new Referee(await gameChosen({ game, options }));
    let error: unknown;
    try {
      referee.read(position);
    } catch (thrown) {
      error = thrown;
    }
    const problem = problemFrom(error);
    expect(problem.message).toContain(quoted);
    for (const language of OTHERS) {
      const text = (await new Catalogue(language).load(...ERROR_AREAS)).problem(problem);
      expect(text).not.toBe(problem.message);
      expect(text).toContain(quoted);
    }
  });

  it("of a file of games are in every language, with the place", async () => {
    const xg = readFileSync(new URL("../../../../backgammon/test/data/match.xg", import.meta.url));
    for (const [text, place] of [
      ["1. e5", "1"],
      ["3 point match\nGame 1\nA : 0  B : 0\n 1) 11: 1/0", "4"],
      [new Uint8Array(xg.subarray(0, 9000)), ".xg"],
    ] as const) {
      const problem = problemFrom(await gamesInFile(text).catch((error: unknown) => error));
      expect(problem.message).toContain(place);
      for (const language of OTHERS) {
        const said = (await new Catalogue(language).load(...ERROR_AREAS)).problem(problem);
        expect(said).not.toBe(problem.message);
        expect(said).toContain(place);
      }
    }
  });
});
