import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseMat, parseSgf } from "@tyche/backgammon/notation";
import type { DifferenceErrors } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Keyboard } from "../src/play/keyboard.js";
import { Luck } from "../src/play/luck.js";
import { Match } from "../src/play/match.js";
import { reviewText } from "../src/play/review.js";
import { readTutor } from "../src/play/tutor.js";
import { playWords } from "../src/play/words.js";
import { tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-play-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(argv: readonly string[], typed: readonly string[]) {
  const stdin = typed.map((line) => `${line}\n`).join("");
  const { code, out, err } = await tyche(["play", ...argv], { stdin });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

interface Judge {
  /** Errors of the evaluator, in payoffs, that stand for the measured ones. */
  readonly errors?: DifferenceErrors | undefined;
  readonly depth?: number;
  readonly position?: string;
}

/** Plays with the tutor and an evaluator whose errors are given; returns the output and the record. */
async function judged({ errors, depth = 1, position }: Judge, typed: readonly string[]) {
  const loaded = await loadGame("backgammon", position === undefined ? { match: "3" } : { match: "5" });
  const game = { ...loaded.game, differenceErrors: errors ? { net: errors, default: errors } : {} };
  const named = { ...loaded, game };
  const { presentation } = named;
  const left = [...typed];
  let out = "";
  const keyboard: Keyboard = {
    terminal: { width: 80, colour: false } as Keyboard["terminal"],
    isPerson: false,
    async say(text) {
      out += text;
    },
    ask: async (question) => {
      const line = left.shift();
      out += `${question}${line ?? ""}\n`;
      return line;
    },
    during: (_, work) => work(),
  };
  const match = new Match(
    {
      human: 0,
      words: await playWords(),
      about: [],
      choice: { evaluator: "default", depth, rank: "best" },
      tutor: presentation.terminal!.tutor!,
      luck: new Luck("4"),
      begin: (chance) => ({
        named,
        game,
        presentation,
        state: position === undefined ? game.start(chance) : game.notation!.parsePosition(position),
        text: position,
      }),
    },
    keyboard,
  );
  await match.play();
  const { beginning, played, states, comments, resigned } = match.lastGame;
  const record = (format: string): string =>
    named.record!.write(beginning, played, ["You", "Tyche"], states, {
      comments,
      format,
      ...(resigned !== undefined && { resigned }),
    });
  return { out, record };
}

const SMALL = { errors: [0.005] };
/** A race with a correct double and pass: about 83 %. */
const CASH = "XGID=-CCCBBB------------ccccba-:0:0:1:00:0:0:0:5:10";

describe("tyche play with a tutor", () => {
  it("reports an error after the action, and asks before a blunder", async () => {
    // Roll 3-2.
    const { out } = await judged(SMALL, ["6/3 6/4", "no", "13/8", "quit"]);
    expect(out).toMatch(/Wait: .* is better by 0\.[1-9]\d\d\./);
    expect(out).toContain("play 6/4 6/3 anyway? (yes or no)> no\nyour action> 13/8\n");
    expect(out).toMatch(/> 13\/8\n\S+ \S+ is better by 0\.0[4-7]\d\./);
    // The resulting board: no longer five checkers on the 8 point, four on the mid point.
    expect(out).toMatch(/X \(you\): 162 pips/);
    const sure = (await judged(SMALL, ["6/3 6/4", "yes", "resign"])).out;
    expect(sure).toMatch(
      /You gave away 0\.\d{3} in 1 decision; your worst moments:\n1\. Action 1: you chose 6\/4 6\/3;?/,
    );
    expect(sure).toContain("XGID=-b----E-C---eE---c-e----B-:0:0:1:32:0:0:0:3:10");
  });

  it.each([
    ["larger than the loss", [0.5]],
    ["unknown", undefined],
  ])("says nothing if the error of the evaluator is %s", async (_, errors) => {
    const { out } = await judged({ errors }, ["6/3 6/4", "resign"]);
    expect(out).not.toMatch(/is better by|anyway/);
    expect(out).toContain("You gave away 0.000 in 1 decision, never 0.04 or more at once.");
  });

  it("compares an action that was searched less deeply at the depth that both have", async () => {
    // The filters drop the play after depth 1.
    const { out } = await judged({ errors: [0.005, 9], depth: 2 }, ["6/3 6/4", "no", "quit"]);
    expect(out).toMatch(/Wait: .* is better by 0\.[1-9]\d\d\./);
    const unsure = await judged({ errors: [0.5, 0], depth: 2 }, ["6/3 6/4", "quit"]);
    expect(unsure.out).not.toContain("is better by");
  });

  it("judges cube decisions, with the verdict as the reason", async () => {
    const { out } = await judged({ ...SMALL, position: CASH }, ["hint", "roll", "no", "", "quit"]);
    const flat = out.replaceAll("\n", " ");
    expect(flat).toMatch(/double and pass \+1\.000 \(normalised\)/);
    // A pass wins the value of the cube; the match-winning chance is then that of 4-away 5-away (Kazaross-XG2).
    expect(out).toMatch(/action +equity +to best +match +depth/);
    const [, equity, , chance] = /^\d +double +(\S+) +(\S+) +(\S+) %/m.exec(out)!;
    expect(Number(equity)).toBeCloseTo(1, 6);
    expect(Number(chance) / 100).toBeCloseTo(0.57732, 2);
    expect(flat).toMatch(/roll would give away 0\.\d{3}\. Enter plays double\./);
    expect(flat).toMatch(/Wait: double is better by 0\.\d{3}\. .* double, pass play roll anyway/);
    expect(out).toMatch(/the engine plays pass\n/);
  });

  it("warns from the given loss in a game without its own scale", async () => {
    const refused = await tyche(["play", "pig", "--tutor"], { stdin: "" });
    expect(refused.code).toBe(2);
    expect(refused.err).toBe(
      "tyche: in pig --tutor needs the loss from which it warns, such as --tutor 0.1\n",
    );
    expect((await tyche(["play", "backgammon", "--tutor", "much"], { stdin: "" })).err).toBe(
      'tyche: --tutor must be a loss above 0, not "much"\n',
    );
    expect((await tyche(["play", "backgammon", "--tutor", "--as", "none"], { stdin: "" })).code).toBe(2);
    const scale = { warn: 0.04, blunder: 0.12 };
    expect(readTutor(true, scale, "x")).toBe(scale);
    expect(readTutor("0.1", scale, "x")!.blunder).toBeCloseTo(0.3, 12);
    expect(readTutor("3", undefined, "x")).toEqual({ warn: 3, blunder: 6 });
    expect(readTutor(undefined, scale, "x")).toBeUndefined();
  });
});

describe("a finished game", () => {
  it("is written in its players' notation, and can be read again", async () => {
    const file = join(folder, "match.mat");
    await play(
      ["backgammon", "--match", "3", "--seed", "4", "--depth", "1", "--record", file],
      ["13/11 13/10", "roll", "quit"],
    );
    const match = parseMat(readFileSync(file, "utf8"));
    expect(match).toMatchObject({ players: ["You", "Tyche"], length: 3 });
    expect(match.games[0]!.result).toBeUndefined();
    const [first, second] = match.games[0]!.events;
    expect(first).toMatchObject({ kind: "play", player: 0, dice: [3, 2] });
    expect(second).toMatchObject({ kind: "play", player: 1 });
    const none = await tyche(["play", "pig", "--record", file], { stdin: "" });
    expect(none.code).toBe(2);
    expect(none.err).toContain("--record needs a file format for games");
  });

  it("is written as .sgf if the file name ends so, with a resignation as a loss; both formats include the tutor's comments", async () => {
    const file = join(folder, "match.SGF");
    await play(["backgammon", "--match", "3", "--depth", "1", "--tutor", "--record", file], ["resign"]);
    expect(readFileSync(file, "utf8")).toMatch(/^\(;/);
    const { record } = await judged(SMALL, ["6/3 6/4", "yes", "", "resign"]);
    const [sgf, mat] = [record("SGF"), record("MAT")];
    const match = parseSgf(sgf);
    // A line of .mat has the turns of both players, and the comment is read as that of the second.
    const without = (text: string): unknown =>
      JSON.parse(text, (key, value) => (key === "comment" ? undefined : value));
    expect(without(JSON.stringify(match))).toEqual(without(JSON.stringify(parseMat(mat))));
    expect(match.games[0]!.events[0]!.comment).toContain("was better by");
    expect(match.games[0]!.result).toEqual({ winner: 1, points: 1 });
    expect(sgf).toContain("RE[B+1R]");
    const said = /^; ((\S+ \S+) was better by (0\.\d{3})\. \2 is worth (\S+), .*)$/m.exec(mat)!;
    expect(sgf).toContain(`;W[32fcfd]C[${said[1]!.replaceAll(":", "\\:")}]`);
    // The best opening roll is worth little in points, and even less in match-winning chances.
    expect(Math.abs(Number(said[4]))).toBeGreaterThan(0.005);
    expect(Math.abs(Number(said[4]))).toBeLessThan(0.2);
  });

  it("is reviewed by its worst decisions, within the width", async () => {
    const words = await playWords();
    const judged = (loss: number) => ({ played: "a", best: "b", loss, why: ["because of this and that"] });
    const moments = [0.01, 0.3, 0.05, 0.2, 0.06, 0.07, 0.08].map((loss, i) => ({
      number: 2 * i + 1,
      judged: judged(loss),
      position: `position ${i}`,
    }));
    const text = reviewText(moments, 0.04, 40, words);
    expect(text).toContain("You gave away 0.770 in 7 decisions; your\nworst moments:\n");
    expect(text.match(/Action (\d+)/g)).toEqual([
      "Action 3",
      "Action 7",
      "Action 13",
      "Action 11",
      "Action 9",
    ]);
    expect(text).toContain("\n   position 1\n");
    expect(text.endsWith("… and 1 more of 0.04 or more.\n")).toBe(true);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(40);
    // A loss of exactly the limit is among them.
    expect(reviewText(moments, 0.3, 80, words).match(/Action (\d+)/g)).toEqual(["Action 3"]);
    expect(reviewText(moments.slice(0, 1), 0.04, 80, words)).toBe(
      "You gave away 0.010 in 1 decision, never 0.04 or more at once.\n",
    );
  });
});
