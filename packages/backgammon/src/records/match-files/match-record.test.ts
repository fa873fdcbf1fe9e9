import { readFileSync } from "node:fs";
import { NotationError, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { randomMatch as randomMatches } from "../../../test/random-matches.js";
import { decisionsOfMatch, rulesOf } from "../../analysis/match/match-decisions.js";
import { backgammon } from "../../game/rules.js";
import { seenBy, winKind } from "../../rules/board.js";
import type { MatchRecord } from "../match-record.js";
import { MatchRecorder } from "../match-recorder.js";
import { formatMat } from "./format-mat.js";
import { formatSgf } from "./format-sgf.js";
import { parseMat } from "./mat.js";
import { parseSgf } from "./sgf.js";

const data = (name: string): string =>
  readFileSync(new URL(`../../../test/data/${name}`, import.meta.url), "utf8");

/** A session of random plays with occasional doubles and beavers. */
function randomMatch(seed: string): MatchRecord {
  const chance = seededChance(seed);
  const rules = backgammon();
  const match = new MatchRecorder(0);
  const scores: [number, number] = [0, 0];
  for (let g = 0; g < 3; g++) {
    const game = match.begin([...scores]);
    let cube = 1;
    let state = rules.start(chance);
    for (let turn = 0; rules.turn(state) >= 0; turn++) {
      const other = state.player === 0 ? 1 : 0;
      if (turn === 5 && g > 0) {
        game.double(state.player);
        if (g === 2) game.redouble(other, "beaver");
        if (g === 2) game.redouble(state.player, "raccoon");
        game.answer(other, "take");
        cube = g === 2 ? 8 : 2;
      }
      const play = chance.pick(rules.actions(state));
      game.play(state.player, state.dice!, rules.notation.action(state, play));
      state = rules.play(state, play, chance);
    }
    const winner = game.winner!;
    const points = cube * winKind(seenBy(state.points, winner === 0 ? 1 : 0), 15);
    match.end(game, { winner, points });
    scores[winner] += points;
  }
  return { players: ["Ann Lee", "Bob_2"], length: 0, games: match.games };
}

describe("match records", () => {
  const session = (...lines: readonly string[]): string =>
    [" 0 point match", " Game 1", " A : 0    B : 0", ...lines].join("\n");

  // The same match exported by GNU Backgammon 1.07 in both formats; the .sgf file still has some of the analysis.
  const mat = parseMat(data("match.mat"));
  const sgf = parseSgf(data("match.sgf"));

  it("are the same from .mat and .sgf", () => {
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

  it("are formatted as by GNU Backgammon, except for the order of checkers", () => {
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

  it("contain the money rules, in every format that supports them", () => {
    const money = `; [Jacoby "On"]\n; [Beaver "Off"]\n${session("  1) 31: 8/5 6/5")}`;
    const match = parseMat(money);
    expect(match).toMatchObject({ jacoby: true, beavers: false });
    expect(parseMat(formatMat(match))).toEqual(match);
    expect(formatSgf(match)).toContain("RU[Jacoby:NoBeavers]");
    expect(parseSgf(formatSgf(match))).toEqual(match);
    expect(rulesOf(match)).toMatchObject({ jacoby: true, beavers: false });
    expect(rulesOf(parseSgf(data("automatic-doubles.sgf"))).jacoby).toBe(true);
    expect(rulesOf(match, { jacoby: true }).jacoby).toBe(true);
    expect(() => rulesOf(match, { jacoby: false })).toThrow("with the Jacoby rule: leave out --jacoby off.");
    expect(() => rulesOf({ ...match, jacoby: false }, { jacoby: true })).toThrow("leave out --jacoby on.");
    // A match has no money rules.
    expect(parseMat(money.replace("0 point", "5 point"))).not.toHaveProperty("jacoby");
  });

  it("mark the Crawford game if the scores suggest otherwise", () => {
    const near = session("  1) 31: 8/5 6/5").replace("0 point", "3 point").replace("A : 0", "A : 2");
    const crawford = (text: string) =>
      decisionsOfMatch(parseMat(text), rulesOf(parseMat(text))).map(({ state }) => state.crawford);
    expect(crawford(near)).toEqual([true]);
    const later = near.replace(" Game 1", '; [CrawfordGame "Off"]\n Game 1');
    expect(crawford(later)).toEqual([false]);
    const match = parseMat(later);
    expect(match.games[0]!.crawford).toBe(false);
    expect(parseMat(formatMat(match))).toEqual(match);
    expect(formatSgf(match)).toContain("RU[Crawford]");
    expect(parseSgf(formatSgf(match))).toEqual(match);
    expect(formatSgf(parseMat(near))).toContain("RU[Crawford:CrawfordGame]");
  });

  it("have names of any length, and may end with a roll that nobody played", () => {
    const names: readonly [string, string] = ["a name that is longer than half a line is", "b"];
    const match = { ...parseMat(session("  1) 31: 8/5 6/5")), players: names };
    expect(parseMat(formatMat(match))).toEqual(match);
    // Only two blanks end the left player's score.
    expect(parseMat(" 5 point match\n Game 1\n A: 3 B : 1   C : 0\n").players).toEqual(["A: 3 B", "C"]);
    for (const marks of ["???", "????", " ????"]) {
      const left = session(`  1) 31: 8/5 6/5                33:${marks}`, "      Wins 2 points");
      expect(parseMat(left).games[0]).toMatchObject({ result: { winner: 0, points: 2 } });
      expect(parseMat(left).games[0]!.events).toHaveLength(1);
    }
  });

  it("may say what the loser loses, as BackgammonGalaxy writes a resigned game", () => {
    const resigned = (end: string) =>
      parseMat(session("  1) 31: 8/5 6/5                62: 24/18 13/11", end));
    const right = resigned("  2)  Losses 1 point              Wins 1 point and the match");
    expect(right.games[0]!.result).toEqual({ winner: 1, points: 1 });
    const left = resigned("  2)  Wins 2 points               Losses 2 points");
    expect(left.games[0]!.result).toEqual({ winner: 0, points: 2 });
    expect(resigned("  2)  Losses 1 point      Wins 1 point and the match").games[0]!.result).toEqual(
      right.games[0]!.result,
    );
  });

  it("may say only what the loser loses, or who resigned, in a line without a number", () => {
    const begun = "  1) 31: 8/5 6/5                42: 8/4 6/4";
    const lost = (line: string) => parseMat(session(begun, line)).games[0]!;
    expect(lost("      Losses 2 point").result).toEqual({ winner: 1, points: 2 });
    expect(lost("                                 Losses 2 point").result).toEqual({ winner: 0, points: 2 });
    // As OpenGammon writes it.
    for (const who of ["Resigned Game", "Resigned Match"]) {
      const match = parseMat(session(begun, `  2) ${who}`, "                                 Wins 2 points"));
      expect(match.games[0]!.result).toEqual({ winner: 1, points: 2 });
      const glued = parseMat(session(begun, `  2) 61: 13/7 8/7                 ${who}Wins 1 point`));
      expect(glued.games[0]!.events).toHaveLength(3);
    }
  });

  it("may have players without a name", () => {
    for (const [line, players] of [
      ["A: 5  : 3", ["A", "?"]],
      ["  : 5  B: 3", ["?", "B"]],
      [" : 0                      : 0", ["?", "?"]],
    ] as const)
      expect(parseMat(` 7 point match\n Game 1\n ${line}`).players).toEqual(players);
  });

  it("round-trip with any plays", () => {
    for (let i = 0; i < 5; i++) {
      const match = randomMatch(`match ${i}`);
      expect(parseMat(formatMat(match))).toEqual(match);
    }
  });

  it.each([
    ["", "There is no match in this file"],
    ["hello", "Line 1: A .mat file begins"],
    [" 5 point match\n Game 1\n what is this", 'Line 3: After "Game N" both names must follow'],
    [" Game 1\n A : 0    B : 0", "Line 2: Before the first game there must be the length of the match"],
    [" 0 point match\n 0 point match", "Line 2: A second match begins"],
    [session("  1) 31: 8/5 6/4"), 'Line 4, column 6: "8/5 6/4" is not a legal play here.'],
    [
      session("  1) 31: 8/5 6/5", "  2) 31: 8/5 6/5"),
      "Line 5, column 6: The player who plays 31 also played",
    ],
    [session("  1)  Takes"), "Line 4, column 7: A take must answer a double"],
    [session(" nonsense"), 'Line 4: "nonsense" is not a turn'],
    // No cell is skipped.
    [session("  1) 71: 8/5 6/5"), 'Line 4, column 6: "71: 8/5 6/5" is neither a roll'],
    [session("  1) ??: 8/5 6/5"), 'Line 4, column 6: "??: 8/5 6/5" is neither a roll'],
    [session("  1) 31: 8/5 6/5              ??: 24/23"), 'Line 4, column 31: "??: 24/23" is neither'],
    [session("  1) 8/5 6/5"), 'Line 4, column 6: "8/5 6/5" is neither'],
    [
      session("  1) 31: 8/5 6/5    42: 8/4 6/4   31: 8/5 6/5"),
      "column 35: The line of a turn has more than two cells",
    ],
    [session("  1) 31: 8/5 6/5    Doubles => x"), '"Doubles => x" is neither'],
    // The cube.
    [session("  1)  Doubles => 2"), "Line 4, column 7: The player who doubles is not on roll."],
    [session("  1) 31: 8/5 6/5               Doubles => 4"), "The cube is turned from 1 to 4, not to 2."],
    [
      session("  1) 31: 8/5 6/5               Doubles => 2", "  2) 31: 8/5 6/5"),
      "Line 5, column 6: The double is not answered.",
    ],
    [
      session("  1) 31: 8/5 6/5               Doubles => 2", "  2)  Takes", "  3) 31: 8/5 6/5"),
      "Line 6, column 6: The roll 31 is played by the player who was doubled",
    ],
    [
      session(
        "  1) 31: 8/5 6/5               Doubles => 2",
        "  2)  Takes    42: 8/4 6/4",
        "  3) 31: 24/20    Doubles => 4",
      ),
      "Line 6, column 19: The player who doubles does not own the cube.",
    ],
    [session("  1) 31: 8/5 6/5              Beavers => 4"), "A beaver must answer a double"],
    // Scores.
    [
      session("  1) 31: 8/5 6/5               Doubles => 2", "  2)  Drops", "      Wins 2 points"),
      "is 2 points, but with the cube at 1 the game counts 1.",
    ],
    [session("  1) 31: 8/5 6/5", "      Wins 4 points"), "the game counts 1 or 2 or 3"],
    [
      session("  1) 31: 8/5 6/5", "      Wins 1 point", " Game 2", " A : 0    B : 1"),
      "Line 7: The game begins at 0-1, but the score after the game before it is 1-0.",
    ],
    [
      " 3 point match\n Game 1\n A : 3    B : 0",
      "Line 3: A game begins at 3-0, when the 3-point match is over.",
    ],
    [session(`  1) ${"31:".repeat(400)}`), "Line 4: The line has 1205 characters"],
  ])("are rejected: %j", (text, message) => {
    expect(() => parseMat(text)).toThrow(message);
  });

  it("may have games that were resigned or left on a roll that nobody played", () => {
    // As written by GNU Backgammon 1.07, which puts the roll of the second game on the wrong player's side.
    const resigned = [
      "  1) 41:                         Wins 2 points",
      " Game 2",
      " A : 0    B : 2",
      "  1) 65:       Wins 3 points",
      " Game 3",
      " A : 3    B : 2",
      "  1) 43: 24/20 13/10             31:",
      "      Wins 1 point",
      " Game 4",
      " A : 4    B : 2",
      "  1) 43: ",
    ];
    const { games } = parseMat(session(...resigned));
    expect(games.map(({ result }) => result)).toEqual([
      { winner: 1, points: 2 },
      { winner: 0, points: 3 },
      { winner: 0, points: 1 },
    ]);
    expect(games.map(({ events }) => events.length)).toEqual([0, 0, 1]);
    const again = parseMat(formatMat(parseMat(session(...resigned))));
    expect(again).toEqual(parseSgf(formatSgf(again)));
    expect(formatSgf(again).match(/RE\[[WB]\+\dR\]/g)).toEqual(["RE[B+2R]", "RE[W+3R]", "RE[W+1R]"]);
    // If the game goes on, the turn was skipped, as an illegal play.
    for (const next of ["42: 8/4 6/4", " Doubles => 2"]) {
      const match = parseMat(session(`  1) 31:                         ${next}`, "  2)"));
      expect(match.games[0]!.events[0]).toMatchObject({ dice: [3, 1], play: [], isIllegal: true });
      expect(match.games[0]!.events).toHaveLength(2);
      expect(parseMat(formatMat(match))).toEqual(match);
    }
    expect(() => parseMat(session("  1) 31: 8/5 6/5", "  2) 31:"))).toThrow(
      "The player who plays 31 also played",
    );
  });

  it("may end with what Backgammon Studio and eXtreme Gammon write: who concedes, no roll, a turn without players", () => {
    const played = "  2) 55: 13/3(2)                        ";
    const ends: [...lines: string[], score: string][] = [
      [`${played} Concedes`, "  5)  Wins 2 point", " A : 2    B : 0"],
      [`${played} 62: Concedes`, "  5)  Wins 2 point", " A : 2    B : 0"],
      [`${played} 00: ????`, "  5)  Wins 2 point", " A : 2    B : 0"],
      ["  2)  Concedes                           Wins 2 point", " A : 0    B : 2"],
      ["  2) ????                                Wins 2 point", " A : 0    B : 2"],
      ["  2) 32: Concedes                        Wins 2 point", " A : 0    B : 2"],
      ["  2) Concedes", "  4)                                     Wins 2 point", " A : 0    B : 2"],
    ];
    for (const [i, end] of ends.entries()) {
      const begun = "  1) 31: 8/5 6/5                        42: 8/4 6/4";
      const lines = session(
        begun,
        ...end.slice(0, -1),
        "  6)   ",
        " Game 2",
        end.at(-1)!,
        "  1) 31: 8/5 6/5",
      );
      const [first, second] = parseMat(lines).games;
      expect(first!.result, end[0]).toEqual({ winner: i < 3 ? 0 : 1, points: 2 });
      expect(first!.events).toHaveLength(i < 3 ? 3 : 2);
      expect(second!.events).toHaveLength(1);
    }
  });

  it("may end a match with a number of points that the cube does not allow", () => {
    const lines = [
      " 5 point match",
      " Game 1",
      " A : 3    B : 0",
      "  1) 31: 8/5 6/5",
      "      Wins 1004 point",
    ];
    const [game] = parseMat(lines.join("\n")).games;
    expect(game!.result).toEqual({ winner: 0, points: 1 });
    expect(game!.events.at(-1)!.comment).toBe("Wins 1004");
    // The score of another game would tell.
    const next = [" Game 2", " A : 4    B : 0"];
    expect(() => parseMat([...lines, ...next].join("\n"))).toThrow("Line 5: The recorded win is 1004 points");
  });

  it("count what wins the match if the line says so, as BackgammonGalaxy caps the points of the last game", () => {
    const lines = [
      " 3 point match",
      " Game 1",
      " A : 0    B : 0",
      "  1) 31: 8/5 6/5                 Doubles => 2",
      "  2)  Takes                      42: 8/4 6/4",
      "      Wins 3 point and the match",
    ];
    expect(parseMat(lines.join("\n")).games[0]!.result).toEqual({ winner: 0, points: 4 });
    let capped = 0;
    for (let seed = 0; capped < cases(300, 40); seed++) {
      const match = randomMatches(seededChance(`capped ${seed}`));
      const { length, games } = match;
      const { scores, result, events } = games.at(-1)!;
      if (length === 0 || !result || scores[result.winner] + result.points < length) continue;
      const needed = length - scores[result.winner];
      const text = formatMat(match).replace(
        /Wins \d+ points? and the match/,
        `Wins ${Math.min(result.points, needed)} point and the match`,
      );
      const read = parseMat(text).games.at(-1)!.result!;
      expect(read.winner).toBe(result.winner);
      expect(scores[read.winner] + read.points).toBeGreaterThanOrEqual(length);
      const cube = events.reduce((shown, event) => (event.kind === "take" ? event.cube : shown), 1);
      expect(read.points % cube).toBe(0);
      expect(read.points).toBeLessThanOrEqual(result.points);
      // One cube less would not win the match, unless the rules say what was won.
      const isSaid = events.at(-1)!.kind === "drop" || read.points === result.points;
      if (!isSaid) expect(read.points - cube).toBeLessThan(needed);
      if (result.points > needed) capped++;
    }
  });

  it("contain automatic doubles, as GNU Backgammon writes them, in either format", () => {
    const auto = parseSgf(data("automatic-doubles.sgf"));
    expect(auto.games.map(({ automaticCube }) => automaticCube)).toEqual([2, undefined]);
    expect(auto.games[0]!.events.find(({ kind }) => kind === "double")).toMatchObject({ cube: 4 });
    // The points include the automatic double; GNU Backgammon 1.07 adds only half of them to the score.
    expect(auto.games.map(({ result }) => result!.points)).toEqual([4, 4]);
    expect(auto.games[1]!.scores).toEqual([10, 7]);
    expect(parseMat(formatMat(auto))).toEqual(auto);
    expect(parseSgf(formatSgf(auto))).toEqual(auto);
    expect(formatMat(auto)).toContain('; [CubeValue "2"]\n Game 1\n');
    const text = data("automatic-doubles.sgf");
    expect(() => parseSgf(text.replace("CV[2]", "CV[3]"))).toThrow("The cube shows 3 at the first roll");
    expect(() => parseSgf(text.replace("length:0", "length:7"))).toThrow(NotationError);
    expect(() => parseSgf(text.replace("CV[2]", ""))).toThrow("the game counts 2");
    expect(() => parseSgf(text.replace("[ws:10][bs:7]", "[ws:10][bs:8]"))).toThrow(
      "but the score after the game before it",
    );
  });

  it("may have cells that touch each other", () => {
    const glued = "  1) 11: 8/7 8/7 6/5 6/524: 24/20";
    expect(() => parseMat(session(glued))).toThrow("column 25");
    const read = parseMat(session(glued.replace("24: 24/20", "42: 8/4 6/4")));
    expect(read.games[0]!.events).toHaveLength(2);
  });

  it("may have a beaver with or without a take after it", () => {
    const beaver = ["  1) 31: 8/5 6/5               Doubles => 2", "  2)  Beavers => 4"];
    const [said, unsaid] = [
      parseMat(
        session(
          ...beaver,
          "  3)                              Takes".replace("Takes", "42: 8/4 6/4"),
          "      Wins 4 points",
        ),
      ),
      parseMat(session(...beaver, "      Wins 12 points")),
    ];
    expect(said.games[0]!.events.map(({ kind }) => kind)).toEqual(["play", "double", "beaver", "play"]);
    expect(unsaid.games[0]!.result).toEqual({ winner: 0, points: 12 });
    const dropped = parseMat(
      session(...beaver, "  3)                              Drops", "      Wins 2 points"),
    );
    expect(dropped.games[0]!.result).toEqual({ winner: 0, points: 2 });
  });

  it("have names that are parsed in linear time", () => {
    for (let i = 0; i < 200; i++)
      expect(() => parseMat(` 5 point match\n Game 1\n ${"a ".repeat(499)}`)).toThrow("Line 3");
  });

  it.each([
    ["", "There is no game in this SGF file."],
    ["(;GM[1])", "Game 1: This is an SGF file of another game"],
    ["(;GM[6];W[31", "The SGF ends in the middle of a value."],
    ["(;GM[6];W[31hexx])", "Game 1: node 2:"],
    ["(;GM[6];AE[a:y];PL[w])", "set up"],
    ["(;GM[6](;W[31hefe]))", "branches"],
    ["(;GM[6];W[99])", "is not a turn"],
  ])("are rejected as SGF: %j", (text, message) => {
    expect(() => parseSgf(text)).toThrow(message);
  });
});
