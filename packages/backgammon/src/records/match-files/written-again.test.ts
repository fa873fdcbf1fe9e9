import { NotationError, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { backgammon } from "../../game/rules.js";
import { seenBy, winKind } from "../../rules/board.js";
import type { MatchRecord } from "../match-record.js";
import { MatchRecorder } from "../match-recorder.js";
import { formatMat } from "./format-mat.js";
import { formatSgf } from "./format-sgf.js";
import { parseMat } from "./mat.js";
import { isMatch, parseMatch } from "./match-file.js";
import { parseSgf } from "./sgf.js";

type Chance = ReturnType<typeof seededChance>;

/** Parts of names, events and comments that could be mistaken for something else. */
const PARTS = [
  ..."[](){};:\\\"'%,=|é漢 \t\n\r\u2028\u00a0",
  " : 3",
  "  ",
  "a",
  "b",
  "Game 2",
  " 5 point match",
  "31: 8/5",
  "  1) 31: 8/5 6/5",
  "Wins 3 points",
  "Doubles => 2",
  "Takes",
  "Losses 2 points",
  '; [Jacoby "On"]',
  '; [IllegalPlay "On"]',
  '; [CubeValue "4"]',
  '; [CubeLimit "1"]',
  '[Event "x"]',
  ";B[62]",
  "C[x]",
  "Score is 1",
];

const odd = (chance: Chance, most: number): string =>
  Array.from({ length: chance.die(most) }, () => chance.pick(PARTS)).join("");

/** A session or the start of a match, with odd texts wherever a record has a text. */
function oddMatch(chance: Chance, most: number): MatchRecord {
  const rules = backgammon();
  const length = chance.pick([0, 0, 1, 3, 5]);
  const match = new MatchRecorder(length);
  const scores: [number, number] = [0, 0];
  for (let g = 0; g < 2 && Math.max(...scores) < (length || 99); g++) {
    const game = match.begin([...scores], length === 0 ? chance.pick([1, 1, 2]) : 1);
    let state = rules.start(chance);
    const turns = chance.pick([0, 3, 12, 400]);
    for (let turn = 0; turn < turns && rules.turn(state) >= 0; turn++) {
      const play = chance.pick(rules.actions(state));
      if (chance.die(3) === 1) game.comment(odd(chance, most));
      game.play(state.player, state.dice!, rules.notation.action(state, play));
      state = rules.play(state, play, chance);
    }
    if (chance.die(3) === 1) game.comment(odd(chance, most));
    const { winner } = game;
    const points =
      winner === undefined ? 0 : game.shown * winKind(seenBy(state.points, winner === 0 ? 1 : 0), 15);
    match.end(game, winner === undefined ? undefined : { winner, points });
    if (winner === undefined) break;
    scores[winner] += points;
  }
  const header = Object.fromEntries(
    (["date", "event", "round", "place", "annotator"] as const)
      .filter(() => chance.die(2) === 1)
      .map((name) => [name, odd(chance, most)]),
  );
  return {
    players: [odd(chance, most), odd(chance, most)],
    header,
    length,
    ...(length === 0 && chance.die(2) === 1 && { jacoby: true, beavers: false }),
    games: match.games,
  };
}

describe("a match written, read and written again", () => {
  it("is the same, whatever its texts hold", () => {
    for (let seed = 0; seed < cases(600, 40); seed++) {
      const chance = seededChance(`match again ${seed}`);
      const match = oddMatch(chance, 6);
      for (const [format, parse] of [
        [formatMat, parseMat],
        [formatSgf, parseSgf],
      ] as const) {
        const written = format(match);
        expect(isMatch(written)).toBe(true);
        const read = parseMatch(written);
        expect(read).toEqual(parse(written));
        const played = match.games
          .map(({ events }) => events.length)
          .filter((count, i) => i === 0 || count > 0);
        expect(
          read.games.map(({ events }) => events.length).filter((count, i) => i === 0 || count > 0),
        ).toEqual(played);
        expect(format(read), `${seed}`).toBe(written);
        const other = format === formatMat ? formatSgf : formatMat;
        const otherwise = other(read);
        expect(other(parseMatch(otherwise))).toBe(otherwise);
      }
    }
  });
});

/** The numbers anywhere in plain data. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(numbersIn);
}

describe("a match with a changed number", () => {
  const NUMBERS = [
    "x",
    "",
    "-1",
    "1.5",
    "NaN",
    "Infinity",
    "1e9",
    "0x10",
    "99999",
    "4294967297",
    "9".repeat(400),
    "٣",
    "-0",
    "3",
  ];

  it("is refused in one sentence, or its numbers are whole", () => {
    const chance = seededChance("numbers of matches");
    const odd = oddMatch(seededChance("match again 4"), 1);
    const plain: MatchRecord = { ...odd, players: ["a", "b"], header: {} };
    const texts = [
      formatMat(plain),
      formatSgf({ ...plain, games: plain.games.map((game) => ({ ...game, automaticCube: 2 })) }),
    ];
    let read = 0;
    for (let i = 0; i < cases(1500, 200); i++) {
      const text = texts[i % 2]!;
      const found = [...text.matchAll(/\d+/g)];
      const { 0: old, index } = i % 3 ? chance.pick(found) : chance.pick(found.slice(0, 20));
      const changed = text.slice(0, index) + chance.pick(NUMBERS) + text.slice(index + old.length);
      try {
        const match = parseMatch(changed);
        expect(
          numbersIn(match).every((number) => Number.isSafeInteger(number) && number > -100),
          changed,
        ).toBe(true);
        read++;
      } catch (error) {
        expect(error, changed).toBeInstanceOf(NotationError);
        expect((error as Error).message.replace(/"[^"]*"/g, "")).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it.each([
    ["CV[x]", 'not "x".'],
    ["CV[1.5]", 'not "1.5".'],
    ["CV[]", 'not "".'],
    ["CV[-2]", "The cube shows -2 at the first roll"],
    ["MI[length:0][ws:x]", 'not "x".'],
    ["MI[length:NaN]", 'not "NaN".'],
    ["MI[length:0][ws:-1]", 'not "-1".'],
  ])("says which: %s", (property, message) => {
    expect(() => parseSgf(`(;FF[4]GM[6]PW[a]PB[b]${property};B[31])`)).toThrow(message);
  });
});
