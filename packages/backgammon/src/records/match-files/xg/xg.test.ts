import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { NotationError, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../../tests/cases.js";
import { randomMatch } from "../../../../test/random-matches.js";
import { type XgOptions, xgFile, xgPacked, xgRecords } from "../../../../test/xg-writer.js";
import { decisionsOfMatch, rulesOf } from "../../../analysis/match/match-decisions.js";
import type { GameEvent, MatchRecord } from "../../match-record.js";
import { formatMat } from "../format-mat.js";
import { parseMat } from "../mat.js";
import { parseMatch, unpackedMatch } from "../match-file.js";
import { gamesInFile } from "../read-games.js";
import { parseXg, parseXgAnalysis } from "./xg.js";

const RECORD = 2560;

const MATCH = parseMat(` 5 point match

 Game 1
 One : 0                        Zoë : 0
  1)                             31: 8/5 6/5
  2) 52: 13/8 13/11              Doubles => 2
  3)  Takes                      61: 13/7 8/7
  4) 11: 8/7 8/7 6/5 6/5
                                  Wins 2 points

 Game 2
 One : 0                        Zoë : 2
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins 1 point
`);
const HEADER = 0;
const GAME = 1;
const OPENING = 3;
const DOUBLE = 6;
const LAST_TURN = 10;

async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await parseXg(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(NotationError);
  return (error as Error).message;
}

/** The file with one number of a record changed. */
const edited = (index: number, offset: number, value: number, size: "byte" | "number" = "number") =>
  xgFile(MATCH, {
    edit(records) {
      const at = index * RECORD + offset;
      if (size === "byte") records.writeUInt8(value, at);
      else records.writeInt32LE(value, at);
      return records;
    },
  });

describe("eXtreme Gammon matches", () => {
  it("round-trip through an encoder written from the published text alone", async () => {
    let events = 0;
    for (let i = 0; i < cases(200, 3); i++) {
      const chance = seededChance(`xg ${i}`);
      const match = randomMatch(chance);
      const options: XgOptions = {
        thumbnail: Uint8Array.from({ length: chance.die(6) === 1 ? 0 : 50 * chance.die(6) }, () =>
          chance.die(200),
        ),
        isStored: chance.die(4) === 1,
        isSeenByMover: chance.die(2) === 1,
        jacoby: chance.die(2) === 1,
        beavers: chance.die(2) === 1,
      };
      const rules = match.length === 0 ? { jacoby: options.jacoby!, beavers: options.beavers! } : {};
      const read = await parseXg(xgFile(match, options));
      const games = match.games.filter(({ events, result }) => events.length > 0 || result);
      expect(read).toEqual({ ...match, ...rules, games });
      // The conversion to text loses nothing.
      expect(parseMatch((await unpackedMatch(xgFile(match, options)))!)).toEqual(read);
      events += games.reduce((sum, game) => sum + game.events.length, 0);
    }
    expect(events).toBeGreaterThan(cases(7000, 80));
  });

  it("may have illegal plays, which every format preserves", async () => {
    const boards = (match: MatchRecord) =>
      match.games.map(({ events, ...game }) => ({
        ...game,
        events: events.map((event) => (event.kind === "play" ? { ...event, play: [] } : event)),
      }));
    let illegal = 0;
    for (let i = 0; i < cases(200, 4); i++) {
      const match = randomMatch(seededChance(`illegal ${i}`), 20);
      const games = match.games.filter(({ events, result }) => events.length > 0 || result);
      const read = await parseXg(xgFile({ ...match, games }));
      // The file only has boards: the same change may be described by other checker moves.
      expect(boards(read)).toEqual(boards({ ...match, games }));
      expect(parseMatch((await unpackedMatch(xgFile({ ...match, games })))!)).toEqual(read);
      expect(parseMat(formatMat(read)).games).toEqual(read.games);
      illegal += games
        .flatMap(({ events }) => events)
        .filter((event) => event.kind === "play" && event.isIllegal).length;
    }
    expect(illegal).toBeGreaterThan(cases(1000, 20));
  });

  it("have an illegal play if the dice do not allow it", async () => {
    const { games } = await parseXg(edited(OPENING, 104, 2));
    expect(games[0]!.events[0]).toMatchObject({ dice: [3, 2], isIllegal: true });
    expect(games[0]!.events.slice(1)).toEqual(MATCH.games[0]!.events.slice(1));
    // The rules of the game have no illegal plays: the game is shown up to there, and the number of omitted events is
    // reported.
    const [kept] = gamesInFile((await unpackedMatch(edited(OPENING, 104, 2)))!)!;
    expect(kept).toMatchObject({ plies: [], left: games[0]!.events.length });
  });

  it("include the date, the event, the round and the place", async () => {
    const match = parseMat(
      readFileSync(new URL("../../../../test/data/match.mat", import.meta.url)).toString(),
    );
    const header = { date: "2026-11-21", event: "Открытый", round: "Final", place: "Nice" };
    expect((await parseXg(xgFile({ ...match, header }))).header).toEqual(header);
  });

  it("are the same as in the other formats", async () => {
    const data = (name: string) => readFileSync(new URL(`../../../../test/data/${name}`, import.meta.url));
    // Written by the encoder of these tests: no file of the program itself is freely available.
    const { header: _, ...expected } = parseMat(data("match.mat").toString());
    expect(await parseXg(data("match.xg"))).toEqual(expected);
  });

  it("have the program's own analysis, one entry per turn and double", async () => {
    const all = MATCH.games.flatMap(({ events }) => events);
    // Numbers that are exact in four bytes.
    const found = new Map(
      all.map((event, i) => [
        event,
        event.kind === "double"
          ? { error: 0, cube: [i / 8, i / 4] as const }
          : { error: -i / 16, luck: i / 2, ...(i === 4 && { cube: [0.25, -0.5] as const }) },
      ]),
    );
    const analysis = (event: GameEvent) => found.get(event);
    const words = await parseXgAnalysis(xgFile(MATCH, { analysis }));
    expect(words).toEqual(
      all.flatMap((event, i): object[] => {
        if (event.kind === "double") return [{ kind: "double", cube: [i / 8, i / 4] }];
        if (event.kind !== "play") return [];
        return [{ kind: "turn", loss: i / 16, luck: i / 2, ...(i === 4 && { cube: [0.25, -0.5] }) }];
      }),
    );
    expect(await parseXgAnalysis(xgFile(MATCH))).toEqual(words.map(({ kind }) => ({ kind })));
    // The entries correspond to the decisions of an analysis.
    const decisions = decisionsOfMatch(MATCH, rulesOf(MATCH));
    expect(words.map(({ kind }) => kind)).toEqual(decisions.map(({ kind }) => kind));
  });

  it("mark the Crawford game, and a game at that score that used the cube", async () => {
    const near: MatchRecord = { ...MATCH, length: 3 };
    const plain = await parseXg(xgFile(near));
    expect(plain.games.map(({ crawford }) => crawford)).toEqual([undefined, undefined]);
    const games = near.games.map((game, at) => (at === 1 ? { ...game, crawford: false } : game));
    const read = await parseXg(xgFile({ ...near, games }));
    expect(read.games).toEqual(games);
    expect(parseMat(formatMat(read)).games).toEqual(games);
  });

  it("are recognised: text is not a packed match, and unpacked matches open as saved games", async () => {
    expect(await unpackedMatch(new TextEncoder().encode(formatMat(MATCH)))).toBeUndefined();
    const kept = gamesInFile((await unpackedMatch(xgFile(MATCH)))!)!;
    expect(kept).toEqual(gamesInFile(formatMat(MATCH)));
  });

  it("omit the roll on which a game was resigned, and the result of a settlement", async () => {
    const left = await parseXg(edited(LAST_TURN, 2308, 0, "byte"));
    expect(left.games[0]!.events).toHaveLength(MATCH.games[0]!.events.length - 1);
    expect(left.games[0]!.result).toEqual({ winner: 1, points: 2 });
    const settled = await parseXg(edited(LAST_TURN + 1, 32, 1001));
    expect(settled.games[0]).not.toHaveProperty("result");
    expect(settled.games[1]).toEqual(MATCH.games[1]);
  });

  it("have names of one byte per character before version 24", async () => {
    const old = xgFile(MATCH, {
      edit(records) {
        records.writeInt32LE(23, 552);
        return records.fill(0, 622, RECORD);
      },
    });
    expect(await parseXg(old)).toEqual(MATCH);
  });

  it.each([
    ["of another kind", new TextEncoder().encode("not a match at all"), 'A .xg file begins with "RGMH".'],
    ["cut off", xgFile(MATCH).subarray(0, 500), "The .xg file is cut off: it ends after 500 bytes."],
    ["without a match", xgPacked([["temp.xgc", Buffer.from("x")]]), "its archive has no temp.xg"],
    ["empty", xgPacked([["temp.xg", Buffer.alloc(0)]]), "it has no records"],
    [
      "of a broken record",
      xgFile(MATCH, { edit: (records) => records.subarray(0, -1) }),
      "and a record 2560: the last record is incomplete.",
    ],
    [
      "without its header",
      xgFile(MATCH, { edit: (records) => records.subarray(RECORD) }),
      "Record 1: The first record",
    ],
    [
      "of an unknown kind",
      edited(OPENING, 8, 9, "byte"),
      "Game 1, record 4: A .xg file has no records of kind 9.",
    ],
    ["without its mark", edited(HEADER, 556, 1), "Record 1: The record of the match does not have the mark"],
    ["of a later version", edited(HEADER, 552, 41), "Record 1: The file has version 41; versions up to 40"],
    ["of another game", edited(HEADER, 96, 1), "Record 1: The match is not of backgammon"],
    ["of no length", edited(HEADER, 92, -3), "Record 1: A match cannot have -3 points."],
    [
      "from a board that was set up",
      edited(GAME, 21, 1, "byte"),
      "Game 1, record 5: The game continues from a board",
    ],
    ["at another score", edited(LAST_TURN + 2, 16, 3), "Game 2, record 13: The game begins at 0-3, but"],
    ["by nobody", edited(OPENING, 64, 0), "Game 1, record 4: There is no player 0."],
    [
      "by the wrong player",
      edited(OPENING + 2, 64, -1),
      "Game 1, record 6: The player who plays 52 also played",
    ],
    ["with no dice", edited(OPENING, 104, 7), "Game 1, record 4: The dice 3 and 7 are not a roll."],
    [
      "to another board",
      edited(OPENING, 35 + 5, 3, "byte"),
      "record 4: No play of 31 leads to the board after it.",
    ],
    ["from another board", edited(OPENING + 2, 9 + 6, 4, "byte"), "Game 1, record 6: The position is "],
    [
      "with another cube",
      edited(DOUBLE + 2, 108, 0),
      "The cube shows 1, but the actions before it put it at 2.",
    ],
    [
      "doubled out of turn",
      edited(DOUBLE, 12, 1),
      "Game 1, record 7: The player who doubles is not on roll.",
    ],
    ["unanswered", edited(DOUBLE, 20, -1), "Game 1, record 9: The double is not answered."],
    [
      "that goes on",
      edited(DOUBLE - 1, 2308, 0, "byte"),
      "record 7: The game continues after a roll that was not played.",
    ],
    [
      "won by too much",
      edited(LAST_TURN + 1, 28, 3),
      "Game 1, record 12: The recorded win is 3 points, but with the cube at 2",
    ],
    [
      "of two matches",
      xgFile(MATCH, { edit: (records) => Buffer.concat([records, records]) }),
      "Game 2, record 19: A second match begins",
    ],
    [
      "before a game",
      xgFile(MATCH, {
        edit: (records) => Buffer.concat([records.subarray(0, RECORD), records.subarray(2 * RECORD)]),
      }),
      "Record 2: An action comes before the first game.",
    ],
  ])("%s are rejected with a sentence that gives the place", async (_, bytes, sentence) => {
    expect(await refusal(bytes)).toContain(sentence);
  });

  it("are rejected wherever they are cut off, and whichever byte of the archive is changed", async () => {
    const whole = xgFile(MATCH);
    const chance = seededChance("damage");
    for (let i = 0; i < cases(1000, 20); i++)
      await refusal(
        whole.slice(
          0,
          chance.weighted([
            [whole.length - chance.die(1000), 1],
            [chance.die(8300), 1],
          ]),
        ),
      );
    const start = 8232;
    for (let i = 0; i < cases(1000, 20); i++) {
      const changed = whole.slice();
      // The last 12 bytes of the trailer, its version and the rest of its flag, are unused.
      const at = start + chance.die(whole.length - start - 36) - 1;
      changed[at]! ^= chance.die(255);
      await refusal(changed);
    }
  });

  it("are never unpacked beyond their declared size, nor beyond the maximum of a match", async () => {
    const bomb = xgPacked([["temp.xg", Buffer.alloc(100_000_000)]]);
    expect(await refusal(bomb)).toContain("unpacks to 100000000 bytes; none has more than");
    // A register that unpacks to more than its rows.
    const file = Buffer.from(xgPacked([["temp.xg", xgRecords(MATCH)]]));
    file.writeUInt32LE(0, file.length - 32);
    expect(await refusal(file)).toContain("damaged");
    expect(deflateSync(Buffer.alloc(532)).length).toBeLessThan(532);
  });
});
