import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPgn } from "@tyche/games/chess";
import { afterAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-chess-"));
afterAll(() => rmSync(folder, { recursive: true }));

const OPERA = readFileSync(new URL("../examples/game.pgn", import.meta.url), "utf8");
/** White plays into a mate. */
const SHORT = "1. f3 e5 2. g4 Qh4# 0-1\n";

describe("chess game files", () => {
  it("finds the move that allows a mate, and no error in the mating move", async () => {
    const { out } = await tyche(["analyze", "-", "--depth", "2", "--json"], { stdin: SHORT });
    const { games } = JSON.parse(out);
    expect(games).toHaveLength(1);
    const [f3, e5, g4, mate] = games[0].moves;
    expect([f3.played, e5.played, g4.played, mate.played]).toEqual(["f3", "e5", "g4", "Qh4#"]);
    expect(g4).toMatchObject({ number: 2, player: 0, playedValue: -1, mark: "very bad", choices: 19 });
    expect(mate).toMatchObject({ best: "Qh4#", loss: 0, value: 1, mark: null, plies: 1, playedPlies: 1 });
    // The blunder allows mate in one; a better move is proved to lose nothing.
    expect(g4.playedPlies).toBe(2);
    expect(g4).not.toHaveProperty("plies");
    expect(f3).not.toHaveProperty("playedPlies");
  });

  it("shows missed and allowed mates", async () => {
    const fen = "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1";
    const missed = `[SetUp "1"]\n[FEN "${fen}"]\n\n1. Qe2 *\n`;
    const { out } = await tyche(["analyze", "-", "--depth", "3"], { stdin: missed });
    expect(out).toMatch(/Qe2 +Qh6\+ \(mate in 2\) /);
    const short = await tyche(["analyze", "-", "--depth", "2"], { stdin: SHORT });
    expect(short.out).toMatch(/ g4 \(mated in 1\) /);
  });

  it("counts a mate in the moves of the winner, also for the loser", async () => {
    const think = (fen: string) => tyche(["think", "chess", "--position", fen, "--depth", "3"]);
    expect((await think("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")).out).toMatch(/^Ra6, 1, mate in 2/m);
    expect((await think("k7/7R/1K6/8/8/8/8/8 b - - 0 1")).out).toMatch(/^Kb8, -1, mated in 1/m);
  });

  it("describes the loss in words", async () => {
    const { out } = await tyche(["analyze", "-", "--depth", "1"], { stdin: OPERA });
    expect(out).toMatch(/Paul Morphy +17 /);
    expect(out).toContain("By quiet, depth 1.");
  });

  it("writes games exactly as read", async () => {
    const { out } = await tyche(["analyze", "-", "--to", "pgn"], { stdin: `${OPERA}\n` });
    const [[written], [read]] = [readPgn(out), readPgn(OPERA)];
    expect(written!.actions).toEqual(read!.actions);
    expect(written!.tags).toMatchObject(read!.tags);
  });

  it("records a played game without the moves taken back", async () => {
    const file = join(folder, "played.pgn");
    const typed = ["f3", "undo", "e4", "Qh5", "quit"].map((line) => `${line}\n`).join("");
    const { code } = await tyche(["play", "chess", "--depth", "1", "--pgn", file], { stdin: typed });
    expect(code).toBe(0);
    const [game] = readPgn(readFileSync(file, "utf8"));
    expect(game!.tags).toMatchObject({ White: "You", Black: "Tyche", Result: "*" });
    expect(game!.actions[0]).toBe("e2e4");
    expect(game!.actions).toContain("d1h5");
  });

  describe("a claimable draw", () => {
    const again = "g1f3 g8f6 f3g1 f6g8 ";
    const play = async (position: string, ...typed: readonly string[]) => {
      const file = join(folder, "claimed.pgn");
      const { out } = await tyche(
        ["play", "chess", "--depth", "1", "--record", file, "--position", position],
        {
          stdin: typed.map((line) => `${line}\n`).join(""),
        },
      );
      return { out, record: readFileSync(file, "utf8") };
    };

    it("is claimed by typing it, and is the result in the record", async () => {
      const { out, record } = await play(`startpos moves ${again.repeat(2)}`, "draw");
      expect(out).toContain("You may claim a draw: type draw.");
      expect(out).toMatch(/you claim a draw\n[\s\S]*The game is over: a draw, nobody has won/);
      expect(record).toContain('[Result "1/2-1/2"]');
    });

    it("is claimed with the move that leads to it", async () => {
      const { out, record } = await play(`startpos moves ${again}g1f3 g8f6 f3g1 f6g8 g1f3 g8f6`, "Ng1 draw");
      expect(out).toContain("you claim a draw");
      expect(record).toMatch(/Ng1 1\/2-1\/2/);
    });

    it("need not be claimed: the game continues", async () => {
      const { out, record } = await play(`startpos moves ${again.repeat(2)}`, "e4", "quit");
      expect(out).toMatch(/the engine plays/);
      expect(record).toContain('[Result "*"]');
    });

    it("is claimed by the engine unless it is better", async () => {
      const moves = `b - - 0 1 moves e8d8 ${"e1d1 d8e8 d1e1 e8d8 ".repeat(2)}`.trim();
      const worse = await play(`4k3/8/8/8/8/8/8/Q3K3 ${moves}`, "Kd1", "quit");
      expect(worse.out).toContain("the engine claims a draw");
      const better = await play(`q3k3/8/8/8/8/8/8/4K3 ${moves}`, "Kd1", "quit");
      expect(better.out).toMatch(/the engine plays Q/);
    });

    it("is refused if there is none", async () => {
      const { out } = await play("startpos", "draw", "quit");
      expect(out).toContain("No draw can be claimed here");
    });
  });

  it.each([
    [["analyze", "-", "--to", "mat"], SHORT, "--to mat is for backgammon"],
    [["analyze", "-"], '[Event "x"]\n\n1. e5 *\n', "Game 1 of the PGN, line 3, move 1: "],
    [
      ["analyze", "-", "--evaluator", "net"],
      SHORT,
      'chess has no evaluator "net", and there is no such file; it has default, classic, learned, squares',
    ],
    [["play", "pig", "--record", "x.pgn"], "", "--record needs a file format for games, and pig has none"],
    [["play", "pig", "--pgn", "x.pgn"], "", "--pgn is for games of chess, not of pig"],
  ])("refuses %j with one sentence", async (argv, stdin, sentence) => {
    expect(await refusal(argv, { stdin })).toContain(sentence);
  });

  it("plays a match from random openings, each from both sides", async () => {
    const line = "arena chess classic learned --games 4 --opening 6 --seed 2 --threads 0 --json";
    const match = async () => JSON.parse((await tyche(line.split(" "))).out);
    const first = await match();
    expect(first.games).toBe(4);
    expect((await match()).pairs).toEqual(first.pairs);
  });
});
