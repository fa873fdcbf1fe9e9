import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardLinkFrom, newGameOf } from "../record/board-link.js";
import { beginsAsGame, HEAD } from "../record/game-text.js";
import { recordFile } from "../record/record-file.js";
import { openable } from "../workers/read-games.js";
import { Referee } from "../workers/referee.js";
import { gameChosen, gamesInFile } from "../workers/rules.js";

const file = (ending: string): Buffer =>
  readFileSync(new URL(`../../../../backgammon/test/data/match.${ending}`, import.meta.url));
const match = (ending: string): string => file(ending).toString("utf8");
const PGN = '[Event "x"]\n[White "Ann"]\n\n1. e4 e5 2. Nf3 *\n\n[Event "y"]\n\n*\n\n[Event "z"]\n\n1. d4 *\n';

describe("a file of games", () => {
  it("is distinguished from a tree by its beginning", () => {
    const games = [PGN, "1. e4 e5", match("mat"), `; [Site "x"]\n${match("mat")}`, match("sgf"), match("xg")];
    games.push(recordFile(newGameOf({ game: "pig", options: {} })));
    for (const text of games) expect(beginsAsGame(text.slice(0, HEAD))).toBe(true);
    for (const tree of [
      "[[3,12,8],[2,4,6]]",
      '{"max":[1,2]}',
      '["a", "b"]',
      "3",
      "1.5",
      'EFG 2 R "x" { "a" }',
      "\\begin{tikzpicture}",
      "digraph { a -> b }",
      "",
      "; a comment",
    ])
      expect(beginsAsGame(tree)).toBe(false);
  });

  it.each([
    ["PGN", PGN, "chess", ["Ann – ?, x", "? – ?, z"]],
    [".mat", match("mat"), "backgammon", ["gnubg – root, 0:0, gnubg +4"]],
    [".sgf", match("sgf"), "backgammon", ["gnubg – root, 0:0, gnubg +4"]],
    [".xg", new Uint8Array(file("xg")), "backgammon", ["gnubg – root, 0:0, gnubg +4"]],
  ])(
    "in %s opens as games that the referee accepts from first to last move",
    async (_, content, game, titles) => {
      const games = openable((await gamesInFile(content))!);
      expect(games.map(({ title }) => title)).toEqual(titles);
      for (const { link } of games) {
        expect(link).toMatchObject({ game, at: 0 });
        // It fits unchanged into a link.
        expect(boardLinkFrom(JSON.parse(JSON.stringify(link)))).toEqual(link);
        const referee = new Referee(await gameChosen(link));
        let scene = referee.read(link.start);
        for (const [action, position] of link.plies) {
          expect(scene.actions.map((each) => each.text)).toContain(action);
          scene = referee.read(position);
        }
      }
    },
  );

  it("is not recognised, or is refused with a message", async () => {
    expect(await gamesInFile("nothing of the kind")).toBeUndefined();
    await expect(gamesInFile("1. e5")).rejects.toThrow(/^Game 1 of the PGN, line 1, move 1: /);
    await expect(gamesInFile("3 point match\nGame 1\nA : 0  B : 0\n 1) 11: 1/0")).rejects.toThrow(
      "Line 4, column 5",
    );
    const cut = new Uint8Array(file("xg").subarray(0, 9000));
    await expect(gamesInFile(cut)).rejects.toThrow("The .xg file is damaged");
    expect(await gamesInFile(Uint8Array.of(1, 2, 3))).toBeUndefined();
  });
});
