/** What `tyche play` shows on terminals of all kinds: small, without UTF-8, with and without colours. */
import { OVER, seededChance } from "@tyche/engine";
import { LANGUAGES } from "@tyche/messages/languages";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { rows } from "../../../tests/cases.js";
import { boardText } from "../src/answers/game-text.js";
import { asciiText } from "../src/io/ascii.js";
import { columnsOf } from "../src/io/table.js";
import { playWords, Seats } from "../src/play/words.js";
import { tyche } from "./harness.js";

const NAMES = GAMES.map(({ name }) => name);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
const CODES = /\u001b\[[\d;]*m/g;
const questionMarks = (text: string): number => text.split("?").length;

/** Without Chinese, which has no ASCII. */
const LATIN = LANGUAGES.filter((language) => language !== "zh");

describe("the help", () => {
  it.each(rows(NAMES, 10))(
    "of %s fits 24 lines of 80 columns with its prompt, in every language",
    async (name) => {
      for (const language of LANGUAGES) {
        const argv = ["play", name, "--seed", "7", "--time", "1", "--language", language];
        const { out } = await tyche(argv, { stdin: "?\nh\nquit\n", terminal: 80 });
        const [, help, again] = out.split(/> (?:\?|h)\n/);
        const lines = help!.split("\n");
        expect([language, lines.length <= 24]).toEqual([language, true]);
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(80);
        expect(again!.split("\n").slice(0, -3)).toEqual(lines.slice(0, -1));
      }
    },
  );
});

describe("in a locale without UTF-8", () => {
  it.each(rows(NAMES, 10))("%s is played in ASCII", async (name) => {
    for (const language of LATIN) {
      const argv = ["play", name, "--seed", "7", "--time", "1", "--language", language];
      const typed = { stdin: "?\nlist\nhint\n\nquit\n" };
      const { out } = await tyche(argv, { ...typed, env: { LC_ALL: "C" } });
      expect(out).toMatch(/^[\0-\x7f]*$/);
    }
  });

  it.each(rows(NAMES, 7))(
    "every sign of %s has a plain one, and rows of a board keep their width",
    async (name) => {
      const named = await loadGame(name);
      const { game, presentation } = named;
      for (const language of LATIN) {
        const chance = seededChance(`${name} ${language}`);
        const { format } = new Seats(await playWords(language), 0, game.facts.players);
        let state = game.start(chance);
        for (let plays = 0; plays < 40; plays++) {
          for (const viewer of [undefined, 0, -1]) {
            const drawing = boardText({ named, game, presentation, state }, format, viewer);
            const plain = asciiText(drawing);
            expect(questionMarks(plain)).toBe(questionMarks(drawing));
            const lines = plain.split("\n");
            for (const [i, line] of drawing.split("\n").entries())
              if (/[─│█·]/.test(line)) expect(lines[i]).toHaveLength(line.length);
          }
          if (game.turn(state) === OVER) break;
          state = game.play(state, chance.pick(game.actions(state)), chance);
        }
      }
    },
  );

  it("numbers are told apart where they are filled", async () => {
    const { out } = await tyche(["play", "einstein", "--seed", "7"], {
      stdin: "quit\n",
      env: { LC_ALL: "C" },
    });
    expect(out).toContain("You are *1 to *6 and play");
    expect(out).toMatch(/\n\|\*3\*1\*6 \. \. \|\n[\s\S]*\n\| \. \. 1 3 2 \|\n/);
  });

  it("is recognised by LC_ALL, LC_CTYPE and LANG, in this order; Chinese is left as it is", async () => {
    const first = async (env: Readonly<Record<string, string>>, language = "en") => {
      const argv = ["play", "tic-tac-toe", "--seed", "7", "--language", language];
      const { out } = await tyche(argv, { stdin: "quit\n", env });
      return /^[┌+][^\n]*/m.exec(out)![0];
    };
    const plain = "+---+---+---+";
    const drawn = "┌───┬───┬───┐";
    expect(await first({})).toBe(drawn);
    for (const name of ["C", "POSIX", "fr_FR.ISO-8859-1"]) expect(await first({ LANG: name })).toBe(plain);
    for (const name of ["C.UTF-8", "en_US.utf8", "fr"]) expect(await first({ LANG: name })).toBe(drawn);
    expect(await first({ LANG: "C", LC_CTYPE: "C.UTF-8" })).toBe(drawn);
    expect(await first({ LC_CTYPE: "C.UTF-8", LC_ALL: "C" })).toBe(plain);
    expect(await first({ LC_ALL: "C" }, "zh")).toBe(drawn);
  });
});

describe("colours", () => {
  const argv = ["play", "chess", "--seed", "7", "--level", "1"];
  const typed = { stdin: "e4\nquit\n" };

  it("show whose pieces are whose, and the squares of the last action in reverse", async () => {
    const { out } = await tyche(argv, { ...typed, env: { FORCE_COLOR: "1" } });
    const boards = out.split(/\n\n/).slice(1);
    const marked = (board: string): string[] =>
      board
        .split("\u001b[7m")
        .slice(1)
        .map((part) => part.replace(CODES, "")[0]!);
    expect(boards.map((board) => marked(board).length)).toEqual([0, 2, 2]);
    // From the fourth row to the second.
    expect(marked(boards[1]!)).toEqual(["P", "·"]);
    expect(boards[0]).toContain("\u001b[36mR\u001b[0m \u001b[36mN\u001b[0m");
    expect(boards[0]).toContain("r n b q k b n r");
    expect(out.replace(CODES, "")).toBe((await tyche(argv, typed)).out);
  });

  it("are absent without a terminal, with NO_COLOR, FORCE_COLOR=0 and on a dumb terminal", async () => {
    const world = (env: Readonly<Record<string, string>>) => ({ ...typed, terminal: 80, env });
    expect((await tyche(argv, world({ TERM: "xterm" }))).out).toContain("\u001b[36mR");
    for (const env of [{ NO_COLOR: "1" }, { FORCE_COLOR: "0" }, { TERM: "dumb" }])
      expect((await tyche(argv, world(env))).out).not.toContain("\u001b");
    expect((await tyche(argv, typed)).out).not.toContain("\u001b");
  });
});
