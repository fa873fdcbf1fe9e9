import { cubeGame, mirrored } from "@tyche/backgammon";
import { formatPositionId, xgidPlace } from "@tyche/backgammon/notation";
import { describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

/** The answers to input lines after the introduction, with the reason for each "sorry". */
async function session(...lines: readonly string[]): Promise<{ said: string[]; why: string[] }> {
  const stdin = ["ubgi", ...lines].map((line) => `${line}\n`);
  const { code, out, err } = await tyche(["ubgi", "--depth", "1"], { stdin });
  expect(code).toBe(0);
  const said = out.slice(0, -1).split("\n");
  expect(said.slice(0, 8)).toEqual([
    "id name Tyche",
    "id author the Tyche project",
    expect.stringMatching(/^id version \d+\.\d+\.\d+/),
    "proto 0.2",
    "key engine.ply int 1..4 1 search depth in decisions",
    "key game.variant enum backgammon backgammon",
    "ubgiok",
    "readyok",
  ]);
  return { said: said.slice(8), why: err.trimEnd().split("\n") };
}

const START = "XGID=-b----E-C---eE---c-e----B-";
/** 75.6 % for the player at the bottom, if on roll. */
const RACE = "XGID=-CCCBBB------------cbcbcb-";

describe("tyche ubgi", () => {
  it("answers positions one by one, at any score", async () => {
    const { said } = await session(
      `${START}:0:0:1:31:0:0:0:0:10`,
      `${START}:0:0:1:00:0:0:0:7:10`,
      "stop",
      // In a match to 5, 24 % is a take for a player who needs 2 against one who needs 5, and a pass the other way
      // round; GNU Backgammon doubles in the same positions.
      `${RACE}:0:0:1:00:0:3:0:5:10`,
      `${RACE}:0:0:1:00:3:0:0:5:10`,
      `${RACE}:0:0:1:D:3:0:0:5:10`,
      `${RACE}:0:0:1:D:0:3:0:5:10`,
      // In the Crawford game, at a score where the cube is dead, and with the opponent's cube.
      `${RACE}:0:0:1:00:0:4:1:5:10`,
      `${RACE}:1:1:1:00:3:0:0:5:10`,
      `${RACE}:1:-1:1:00:0:0:0:0:10`,
      "quit",
      `${START}:0:0:1:31:0:0:0:0:10`,
    );
    expect(said).toEqual(["8/5 6/5", "roll", "roll", "double", "drop", "take", "roll", "roll", "roll"]);
  });

  it("writes every step separately, with bar and off, without marks; nothing if no checker can move", async () => {
    const { said } = await session(
      "XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10",
      "XGID=-BB-------------------bb-A:0:0:1:21:0:0:0:0:10",
      "XGID=-BB-------------------bb--:0:0:1:21:0:0:0:0:10",
      "XGID=-B-----------------bbbbbbA:0:0:1:21:0:0:0:0:10",
    );
    expect(said[0]).toBe("24/18 18/13");
    expect(said[1]).toMatch(/^bar\/24( |$)/);
    expect(said[2]).toBe("2/off 1/off");
    expect(said[3]).toBe("");
  });

  it("reads FIBS boards from either side", async () => {
    const { rules, state } = xgidPlace(`${RACE}:0:0:1:00:0:0:0:0:10`);
    expect(cubeGame(rules).actions(state)).toEqual(["roll", "double"]);
    const line = (points: readonly number[], turn: number, rest: string): string =>
      `board:You:Them:5:2:2:${points.join(":")}:${turn}:${rest}:1:1:0:1:-1:0:25:7:0:0:0:0:0:0:1`;
    const { said } = await session(
      line(state.points, 1, "0:0:0:0:1"),
      line(mirrored(state.points), -1, "0:0:0:0:1"),
      line(state.points, 1, "6:6:0:0:1"),
      line(mirrored(state.points), -1, "0:0:6:6:1"),
    );
    const [cube] = (await session(`${RACE}:0:0:1:00:2:2:0:5:10`)).said;
    expect(said.slice(0, 2)).toEqual([cube, cube]);
    expect(said[2]!.split(" ")).toHaveLength(4);
    expect(said[3]).toBe(said[2]);
  });

  it("answers other positions with `sorry`, other lines with an error, and reports the reason separately", async () => {
    const { said, why } = await session(
      "XGID=nonsense",
      `${START}:0:0:1:31:0:0:0:0`,
      `${START}:0:0:1:71:0:0:0:0:10`,
      `${START}:0:0:1:31:9:0:0:7:10`,
      "board:1:2",
      "UBGI",
      "ponder",
      "x".repeat(5000),
    );
    expect(said.slice(0, 5)).toEqual(new Array<string>(5).fill("sorry"));
    expect(said.slice(5)).toEqual(why.slice(5).map((reason) => `error bad_command ${reason}`));
    expect(why).toHaveLength(8);
    expect(why[5]).toContain('"UBGI" is neither a UBGI command');
    const early = await tyche(["ubgi"], { stdin: [`${START}:0:0:1:31:0:0:0:0:10\n`] });
    expect(early).toMatchObject({ code: 0, out: "sorry\n", err: 'The first command must be "ubgi".\n' });
  });

  it("speaks the protocol of the arena bgci: position, dice and question one by one", async () => {
    const { said } = await session(
      "isready",
      "newgame",
      "set game.variant backgammon",
      "set engine.ply 2",
      "get engine.ply",
      "position gnubgid 4HPwATDgc/ABMA",
      "dice 3 1",
      "go role chequer",
      "go chequer",
      "go",
      // The probes of its checker: entering, bearing off, both dice.
      "position gnubgid Np7BQSCYZ/AAWA",
      "dice 5 3",
      "go chequer",
      "position gnubgid /z0AADDeaxsAAA",
      "dice 5 5",
      "go chequer",
      "position gnubgid t02oASACAAAAAA",
      "dice 5 1",
      "go chequer",
      "setoption name Variant value backgammon",
      `position xgid ${RACE}:0:0:1:00:3:0:0:5:10`,
      "go role cube",
      "dice 6 6",
      "go role turn depth 1",
    );
    expect(said.slice(0, 2)).toEqual(["readyok", "value engine.ply 2"]);
    expect(said.slice(2, 5)).toEqual(new Array(3).fill("bestmove 8/5 6/5"));
    expect(said[5]).toMatch(/^bestmove bar\/2[02] /);
    expect(said[6]).toMatch(/^bestmove (\d+|bar)\/(\d+|off)( .*off)/);
    expect(said[7]).toMatch(/^bestmove \d+\/(\d+|off) \d+\/(\d+|off)$/);
    expect(said[8]).toBe("bestcube double");
    expect(said[9]).toBe("bestturn cube=double move=6/off 6/off 5/off 5/off");
  });

  it("is told the match, the cube and the turn beforehand", async () => {
    const id = formatPositionId(xgidPlace(`${RACE}:0:0:1:00:0:0:0:0:10`).state.points);
    const { said } = await session(
      "newsession type match length 5",
      "setscore 0 3",
      `position gnubgid ${id}`,
      "go cube",
      // An XGID has its own rules; the session keeps those of the match.
      `position xgid ${RACE}:0:0:1:00:0:0:0:0:10`,
      "go cube",
      `position gnubgid ${id}`,
      "go cube",
      // The same for the other player.
      "setturn p1",
      "go cube",
      "setscore 3 3",
      "setcube value 2 owner p0",
      "go cube",
      // A Crawford game has no cube; the next game has one again.
      "setcube value 1 owner center",
      "setscore 3 4",
      "setturn p0",
      "go cube",
      "setscore 4 4",
      "newsession type money jacoby on",
      "setscore 3 0",
      "go cube",
    );
    expect(said).toEqual(
      ["nodouble", "double", "nodouble", "double", "nodouble", "nodouble", "double"].map(
        (cube) => `bestcube ${cube}`,
      ),
    );
  });

  it("has no answer after a refused command until it is given again, or a later one undoes it", async () => {
    const start = "position gnubgid 4HPwATDgc/ABMA";
    const refused: [before: string[], refused: string, again: string[]][] = [
      [[start, "dice 3 1"], "position gnubgid nonsense", [start, "dice 3 1"]],
      [[start, "dice 3 1"], "dice 0 7", ["dice 3 1"]],
      [[start, "dice 3 1"], "dice 0 7", [start, "dice 3 1"]],
      [[start, "dice 3 1"], "setturn white", ["setturn p0"]],
      [[start, "dice 3 1"], "setcube value 3", ["newgame", start, "dice 3 1"]],
      [[start, "dice 3 1"], "newsession type tournament", ["newsession type money"]],
      [[start, "dice 3 1"], "setscore 1", ["newsession type money"]],
    ];
    const { said } = await session(
      ...refused.flatMap(([before, line, again]) => ["newgame", ...before, line, "go", ...again, "go"]),
      // A new game does not undo a refused match.
      "newsession type match length 0",
      "newgame",
      start,
      "dice 3 1",
      "go",
    );
    for (const [i, [, line]] of refused.entries()) {
      expect(said[3 * i]).toMatch(/^error bad_(?:value|command) /);
      expect(said[3 * i + 1], line).toMatch(/^error bad_state /);
      expect(said[3 * i + 2], line).toBe("bestmove 8/5 6/5");
    }
    expect(said.at(-1)).toBe("error bad_state refused: newsession");
  });

  it("names what is wrong with a command of the arena", async () => {
    const { said } = await session(
      "go chequer",
      "position gnubgid 4HPwATDgc/ABMA",
      "go chequer",
      "dice 0 7",
      "position gnubgid nonsense",
      "position fen x",
      "set engine.ply 9",
      "set engine.colour red",
      "get nothing",
      "newsession type tournament",
      "setturn white",
      "setcube value 3 owner p0",
      "go role dance",
      "newsession type match length 7",
      "setscore 7 4",
    );
    expect(said.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(
      [
        ...["bad_state", "bad_state", "bad_value", "bad_value", "bad_command", "bad_value", "unsupported"],
        ...["unsupported", "bad_command", "bad_value", "bad_value", "unsupported", "bad_value"],
      ].map((code) => `error ${code}`),
    );
  });

  it("knows the longest match of the named table of match equities", async () => {
    const stdin = ["ubgi", `${RACE}:0:0:1:00:0:3:0:5:10`, `${RACE}:0:0:1:00:0:3:0:26:10`].map(
      (line) => `${line}\n`,
    );
    const { out, err } = await tyche(["ubgi", "--depth", "1", "--equities", "kazaross-xg2"], { stdin });
    expect(out.trimEnd().split("\n").slice(8)).toEqual(["roll", "sorry"]);
    expect(err).toBe("The table of match equities goes up to 25 points, not 26.\n");
    const { code } = await tyche(["serve", "backgammon", "--equities", "unknown"]);
    expect(code).toBe(2);
  });
});
