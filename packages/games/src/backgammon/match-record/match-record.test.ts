import { readFileSync } from "node:fs";
import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { pipsOnly } from "../analysis/evaluator.js";
import { Lookahead } from "../analysis/lookahead.js";
import { analyseMatch, errorsOf } from "../analysis/match-analysis.js";
import { backgammon } from "../rules.js";
import { formatMat, parseMat } from "./mat.js";
import { GameRecorder, type MatchRecord } from "./match-record.js";
import { parseSgf } from "./sgf.js";

const data = (name: string): string =>
  readFileSync(new URL(`../../../test/backgammon/data/${name}`, import.meta.url), "utf8");

/** A match of random plays. */
function randomMatch(seed: string): MatchRecord {
  const chance = seededChance(seed);
  const rules = backgammon();
  const games = Array.from({ length: 3 }, (_, g) => {
    const game = new GameRecorder([g, 2 * g]);
    let state = rules.start(chance);
    for (let turn = 0; rules.turn(state) >= 0; turn++) {
      if (turn === 5 && g === 1) {
        game.double(state.player);
        game.answer(state.player === 0 ? 1 : 0, "take");
      }
      const play = chance.pick(rules.actions(state));
      game.play(state.player, state.dice!, rules.notation.action(state, play));
      state = rules.play(state, play, chance);
    }
    return game.end({ winner: game.winner!, points: 1 });
  });
  return { players: ["Ann Lee", "Bob_2"], length: 7, games };
}

describe("records of matches", () => {
  // The same match exported by GNU Backgammon 1.07 in both formats, of the second some of the analysis left in.
  const mat = parseMat(data("match.mat"));
  const sgf = parseSgf(data("match.sgf"));

  it("are read from .mat and .sgf alike", () => {
    expect(mat).toEqual(sgf);
    expect(mat.players).toEqual(["gnubg", "root"]);
    expect(mat.length).toBe(5);
    expect(mat.games).toHaveLength(1);
    const [game] = mat.games;
    expect(game!.events).toHaveLength(61);
    expect(game!.events.filter(({ kind }) => kind !== "play").map(({ kind }) => kind)).toEqual([
      "double",
      "take",
    ]);
    expect(game!.result).toEqual({ winner: 0, points: 4 });
  });

  it("are written as GNU Backgammon writes them, but for the order of checkers", () => {
    const [own, theirs] = [formatMat(mat), data("match.mat")].map((text) =>
      text.split("\n").flatMap((line) => {
        const row = /^ *\d+\) /.test(line) ? line.slice(5) : undefined;
        return row === undefined
          ? []
          : [[row.slice(0, 28), row.slice(28)].map((cell) => cell.trim().slice(0, 4))];
      }),
    );
    expect(own).toEqual(theirs);
    expect(formatMat(mat)).toContain("  8)  Doubles => 2                Takes\n");
    expect(formatMat(mat)).toContain("      Wins 4 points\n");
    expect(formatMat(mat)).toContain(" gnubg : 0                      root : 0\n");
    expect(parseMat(formatMat(mat))).toEqual(mat);
  });

  it("survive being written and read, with any plays", () => {
    for (let i = 0; i < 5; i++) {
      const match = randomMatch(`match ${i}`);
      expect(parseMat(formatMat(match))).toEqual(match);
    }
  });

  it.each([
    ["", "There is no match in this file"],
    ["hello", "Line 1: A .mat file begins"],
    [" 5 point match\n Game 1\n what is this", 'Line 3: After "Game N" come both names'],
    [
      " 0 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/4",
      'Line 4: "8/5 6/4" is no legal play here.',
    ],
    [
      " 0 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5",
      "Line 5: The same player plays 31",
    ],
    [" 0 point match\n Game 1\n A : 0    B : 0\n  1)  Takes", "Line 4: A take does not answer a double"],
    [" 0 point match\n Game 1\n A : 0    B : 0\n nonsense", 'Line 4: "nonsense" is no turn'],
  ])("refuse %j", (text, message) => {
    expect(() => parseMat(text)).toThrow(message);
  });

  it.each([
    ["", "There is no game in this SGF file."],
    ["(;GM[1])", "Game 1: This is SGF of another game"],
    ["(;GM[6];W[31", "The SGF ends within a value."],
    ["(;GM[6];W[31hexx])", "Game 1: node 2:"],
    ["(;GM[6];AE[a:y];PL[w])", "set up"],
    ["(;GM[6](;W[31hefe]))", "branches"],
    ["(;GM[6];W[99])", "is no turn"],
  ])("refuse the SGF %j", (text, message) => {
    expect(() => parseSgf(text)).toThrow(message);
  });
});

describe("the analysis of a match", () => {
  it("loses nothing where the analyst itself has played, and adds up what others lose", () => {
    const match = parseMat(data("match.mat"));
    const lookahead = new Lookahead(pipsOnly);
    const plays = [...analyseMatch(match, lookahead, 1)];
    expect(plays).toHaveLength(59);
    for (const { loss, equity, bestEquity } of plays) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(bestEquity - equity).toBeCloseTo(loss, 12);
    }
    const [left, right] = errorsOf(plays);
    // Counted by GNU Backgammon in its own statistics of this match.
    expect([left.turns, left.unforced, right.turns, right.unforced]).toEqual([30, 27, 29, 23]);
    expect(left.errorRate).toBeCloseTo((1000 * left.loss) / 27, 9);
    expect(left.snowieRate).toBeCloseTo((1000 * left.loss) / 59, 9);
    const strict = [...analyseMatch(match, lookahead, 1, { doubtful: 1e-9, bad: 1e9, "very bad": 1e9 })];
    expect(strict.every(({ loss, mark }) => (mark === "doubtful") === loss >= 1e-9)).toBe(true);
    const perfect: MatchRecord = {
      ...match,
      games: match.games.map((game) => ({
        ...game,
        events: plays.map(({ event }) => ({
          ...event,
          play: lookahead.rank(
            event.player === 0 ? event.points : event.points.map((_, i) => 0 - event.points[25 - i]!),
            event.dice,
            1,
          )[0]!.play,
        })),
      })),
    };
    expect(errorsOf([...analyseMatch(perfect, lookahead, 1)]).map(({ loss }) => loss)).toEqual([0, 0]);
  });
});
