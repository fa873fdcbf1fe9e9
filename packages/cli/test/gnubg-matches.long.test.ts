import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatMat, parseGnubgText, parseMat, parseSgf } from "@tyche/backgammon/notation";
import { hasGnubg } from "@tyche/backgammon/servers";
import { describe, expect, it } from "vitest";
import { hasProgram } from "../../../tests/programs.js";

const isHere = hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh");

const GNUBG = "gnubg";
/** GNU Backgammon's own matches with the cube, in both of its formats. */
const LENGTHS = [1, 3, 5, 7, 9];

describe.skipIf(!isHere)("matches of GNU Backgammon", () => {
  it("are read from .mat and .sgf with the same result, and survive a round trip", () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-matches-"));
    try {
      const at = (name: string): string => join(folder, name);
      const players = [0, 1].flatMap((player) => [
        `set player ${player} gnubg`,
        `set player ${player} chequerplay evaluation plies 0`,
        `set player ${player} cubedecision evaluation plies 0`,
      ]);
      const matches = LENGTHS.flatMap((length) => [
        `set seed ${length}`,
        `new match ${length}`,
        `save match ${at(`${length}.sgf`)}`,
        `export match mat ${at(`${length}.mat`)}`,
        `export match text ${at(`${length}.txt`)}`,
      ]);
      const automatic = ["game", "roll", "move", "bearoff"].map((what) => `set automatic ${what} on`);
      spawnSync(GNUBG, ["-t", "-q"], {
        input: [...automatic, "set display off", ...players, ...matches, ""].join("\n"),
        env: { ...process.env, PATH: `${process.env.PATH}:/usr/games`, HOME: folder },
        maxBuffer: 2 ** 26,
      });
      let doubles = 0;
      for (const length of LENGTHS) {
        const match = parseMat(readFileSync(at(`${length}.mat`), "utf8"));
        expect(parseSgf(readFileSync(at(`${length}.sgf`), "utf8"))).toEqual(match);
        expect(parseMat(formatMat(match))).toEqual(match);
        // One file per game: 5.txt, 5_002.txt, ...
        const texts = match.games.map((_, i) => (i === 0 ? "" : `_${String(i + 1).padStart(3, "0")}`));
        const text = texts.map((part) => readFileSync(at(`${length}${part}.txt`), "utf8")).join("\n");
        // The text has no date.
        const { header: _, ...rest } = match;
        expect(parseGnubgText(text)).toEqual(rest);
        expect(match.length).toBe(length);
        // The winner has as many points as the match length.
        const last = match.games.at(-1)!;
        const { winner, points } = last.result!;
        expect(last.scores[winner] + points).toBeGreaterThanOrEqual(length);
        doubles += match.games.flatMap(({ events }) => events).filter(({ kind }) => kind === "double").length;
      }
      expect(doubles).toBeGreaterThan(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
