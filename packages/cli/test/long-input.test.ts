/**
 * A text of 20,000 characters in any place: no message of the libraries or the command shows more than its beginning.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { playMatch, randomPlayer, Spsa } from "@tyche/arena";
import * as backgammon from "@tyche/backgammon/notation";
import { think } from "@tyche/engine";
import { readModel } from "@tyche/engine/opponents";
import * as chess from "@tyche/games/chess";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import { GAMES, loadGame } from "@tyche/registry";
import * as trees from "@tyche/trees";
import { parseUtility } from "@tyche/trees/analysis";
import { randomTree } from "@tyche/trees/random";
import { solveText } from "@tyche/trees/stream";
import { Command } from "commander";
import { afterEach, describe, expect, it } from "vitest";
import { cases, rows } from "../../../tests/cases.js";
import { gamesInFile as keptMatches } from "../../backgammon/src/records/match-files/read-games.js";
import { gamesInFile } from "../../games/src/chess/read-games.js";
import { COMMANDS } from "../src/commands/index.js";
import { NO_HELP } from "../src/io/help.js";
import { tyche } from "./harness.js";

const LENGTH = 20_000;
const PIECES = ['"a" ', "x", "ab ", "é\n", '{"a":', "[", "7", '"', "/", "a:1,", "W", "-", "\\", "好"];
const LONG = rows(PIECES, 5, 2).map((piece) => piece.repeat(LENGTH / piece.length));
/** Longest contiguous part of the user's text in a message, in characters: a long word may be the path of a file. */
const EXCERPT = 260;
const MESSAGE = 1100;

const wrong = new Set<string>();
afterEach(() => wrong.clear());

function checkMessage(what: string, message: string, text: string): void {
  const quotes = (length: number, step: number): boolean => {
    for (let at = 0; at + length <= message.length; at += step)
      if (text.includes(message.slice(at, at + length))) return true;
    return false;
  };
  // Half of an excerpt that is too long starts on the coarse grid, which is quick to search.
  const isLong = message.length > MESSAGE || (quotes(EXCERPT / 2, EXCERPT / 2) && quotes(EXCERPT, 1));
  if (isLong) wrong.add(`${what}: ${message.slice(0, 400)}`);
}

/** Checks that the error of `call`, or the message it returns, is short. */
async function check(what: string, text: string, call: () => unknown): Promise<void> {
  try {
    const told = await call();
    if (typeof told === "string") checkMessage(what, told, text);
  } catch (error) {
    checkMessage(what, (error as Error).message, text);
  }
}

/**
 * Long texts alone, after other texts, and in place of each word and punctuation mark of these: an evenly spread
 * sample.
 */
function trials(texts: readonly string[], most: number): string[] {
  const spoilt = texts.flatMap((text) => {
    const pieces = text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
    return pieces.flatMap((_, i) =>
      LONG.map((long) => [...pieces.slice(0, i), long, ...pieces.slice(i + 1)]),
    );
  });
  // Not a multiple of the number of long texts, so that each one occurs.
  const step = Math.max(1, LONG.length * Math.floor(spoilt.length / most / LONG.length) + 1);
  const drawn = spoilt.filter((_, i) => i % step === 0).map((pieces) => pieces.join(""));
  return [...LONG, ...texts.flatMap((text) => LONG.map((long) => text + long)), ...drawn];
}

const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
const begin = (name: string): string => readFileSync(example(name), "utf8").slice(0, 900);

describe("libraries", () => {
  it.each(rows(GAMES, 4, 2))("$name", async ({ name, options }) => {
    const { game, presentation } = await loadGame(name);
    const { position, roll } = presentation.example;
    const notation = game.notation!;
    const state = notation.parsePosition(position, roll);
    for (const text of trials([position, notation.position(state)], cases(60, 12))) {
      await check("position", text, () => notation.parsePosition(text, roll));
      await check("roll", text, () => notation.parsePosition(position, text));
    }
    const action = notation.action(state, game.actions(state)[0]);
    for (const text of trials([action], cases(40, 5)))
      await check("action", text, () => notation.parseAction(state, text));
    for (const text of LONG) {
      for (const option of [...options.map((known) => known.name), text])
        await check(`option ${option}`, text, () => loadGame(name, { [option]: text }));
      for (const option of [
        "algorithm",
        "evaluator",
        "depth",
        "rank",
        "horizon",
        "model",
        "coalitions",
        text,
      ])
        await check(`think ${option}`, text, () => think(game, state, { depth: 1, [option]: text } as never));
    }
    expect([...wrong]).toEqual([]);
  });

  const MATCHES = [begin("match.mat"), begin("match.sgf")];
  const EQUITIES = "0.5 0.6\n0.4 0.5\n0.2 0.1";
  const XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
  const FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const problems = (games: readonly { readonly problem?: { readonly message: string } }[] = []): string =>
    [...new Set(games.map(({ problem }) => problem?.message))].slice(0, 1).join();
  it.each<[string, (text: string) => unknown, ...string[]]>([
    [".mat and .sgf", backgammon.parseMatch, ...MATCHES],
    [".sgf", backgammon.parseSgf, MATCHES[1]!],
    ["matches of a file", (text) => problems(keptMatches(text)), ...MATCHES],
    [
      "text of GNU Backgammon",
      backgammon.parseGnubgText,
      "The score (after 0 games) is: a 0, b 0 (match to 5 points)",
    ],
    ["XGID", backgammon.parseXgid, XGID],
    ["FIBS board", backgammon.parseFibsBoard, "board:a:b:5:1:2:0:1:2"],
    ["table of equities", backgammon.parseEquities, EQUITIES],
    ["Match ID", backgammon.parseMatchId, "cIkqAAAAAAAA"],
    ["Position ID", backgammon.parsePositionId, "4HPwATDgc/ABMA"],
    ["FEN", chess.readFen, FEN],
    ["PGN", chess.readPgn, begin("game.pgn")],
    ["games of a PGN", (text) => problems(gamesInFile(text)), begin("game.pgn")],
    ["model", (text) => readModel(JSON.stringify({ format: text, version: text }))],
    [
      "player",
      async (text) =>
        playMatch((await loadGame("pig")).game, [randomPlayer(text), randomPlayer(text)] as never),
    ],
    ["parameter", (text) => new Spsa({ parameters: [{ name: text, start: 2, low: 0, high: 1 }] } as never)],
  ])("%s", async (what, read, ...texts) => {
    for (const text of trials(texts, cases(200, 30))) await check(what, text, () => read(text));
    expect([...wrong]).toEqual([]);
  });

  const TREES = [
    '{"max":[{"chance":[{"leaf":1,"label":"a"},[-7]],"p":["1/3","2/3"]},{"min":[2,1.5],"actions":["l","r"]}]}',
    'EFG 2 R "game" { "A" "B" }\n\np "" 1 1 "s" { "L" "R" } 0\nc "" 1 "" { "x" 1/2 "y" 1/2 } 0\nt "" 1 "o" { 1, -1 }\nt "" 2 "" { 2, 3 }\nt "" 3 "" { 4 5 }\n',
    'class: "GraphGameTreeTest"\nalg: "MinimaxAgent"\ndepth: "2"\nstart_state: "A"\nwin_states: "D"\nlose_states: ""\nsuccessors: """\nA Left B\nA Right D\nB L E\n"""\nevaluation: """\nD 3.0\nE 4\n"""\n',
    "((1 2) (3))",
    "[[1,2],[3]]",
  ];
  it("trees", async () => {
    const catalogues = await Promise.all(
      LANGUAGES.map((language) => new Catalogue(language).load("tree-errors", "places")),
    );
    for (const text of trials(TREES, cases(300, 75))) {
      await check("solveText", text, () => solveText(text));
      for (const words of catalogues)
        await check(words.language, text, () => {
          try {
            trees.readTree(text);
          } catch (error) {
            return words.problem(trees.locate(error as Error, text));
          }
        });
    }
    const { tree } = trees.readTree(TREES[0]!);
    for (const text of LONG) {
      await check("number", text, () => trees.parseValue(text));
      await check("utility", text, () => parseUtility(text));
      for (const format of ["format", "root"])
        await check(format, text, () => trees.readTree("[[1,2],[3]]", { [format]: text } as never));
      await check("algorithm", text, () => trees.solve(tree, text as never));
      for (const setting of [...trees.SETTING_NAMES, text])
        await check(
          setting,
          text,
          () => void trees.solve(tree, "expectiminimax", { [setting]: text } as never),
        );
      await check("write", text, () => void trees.writeTree(tree, text as never));
      for (const option of ["kinds", "depth", "branching", "leaves", text])
        await check(option, text, () => void randomTree({ seed: 1, depth: 2, [option]: text } as never));
    }
    expect([...wrong]).toEqual([]);
  });
});

/** A call of each command that ends quickly. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  solve: ["[[3,12],[2,4]]"],
  draw: ["[[3,12],[2,4]]"],
  slides: ["[[3,12],[2,4]]"],
  sensitivity: ["[[3,12],[2,4]]"],
  risk: ['{"max":[4,{"chance":[0,9]}]}', "--utility", "linear"],
  equilibrium: ["[[3,12],[2,4]]"],
  random: ["--depth", "2"],
  exercise: ["--kind", "minimax", "--count", "1"],
  grade: ["-"],
  moves: ["pig"],
  think: ["pig", "--depth", "1"],
  play: ["pig"],
  exact: ["pig", "--target", "4"],
  arena: ["pig", "random", "nobody", "--games", "2"],
  check: [example("nothing.js")],
  games: ["pig"],
  analyze: [example("game.pgn"), "--depth", "1"],
  rollout: ["backgammon", "--position", "4HPwATDgc/ABMA", "--roll", "31", "--trials", "0"],
  serve: ["backgammon"],
  train: ["tic-tac-toe", "--out", "/nowhere/x.model", "--games", "2"],
  tune: ["pig", "random", "--parameter", "x"],
  worker: ["--queue", "redis://127.0.0.1:1"],
};
/** These run until they are stopped, unless an option is wrong. */
const ENDLESS = ["serve", "lab", "worker"];
/** These read from standard input. */
const READERS = ["solve", "grade", "uci", "ubgi", "think", "moves", "play"];

describe("the command", () => {
  // Commands that exist only in the source are handled by other programs.
  it.each(COMMANDS.filter(({ name }) => name !== "demo"))("$name", async ({ name, load }) => {
    const { register } = await load();
    const command = new Command(name);
    register(command, {} as never, NO_HELP);
    const call = [name, ...(CALLS[name] ?? [])];
    const options = command.options.filter(({ long }) => !ENDLESS.includes(name) || long === "--port");
    const calls = [
      ...rows(options, 3).map(
        (option) => (text: string) =>
          option.isBoolean() ? [...call, `${option.long}=${text}`] : [...call, option.long!, text],
      ),
      (text: string) => [...call, `--${text}`],
      ...(ENDLESS.includes(name) ? [] : [(text: string) => [name, text], (text: string) => [...call, text]]),
    ];
    let turn = 0;
    const ask = async (argv: readonly string[], text: string, stdin = ""): Promise<void> => {
      const { code, out, err } = await tyche(argv, { stdin, env: { LANG: LANGUAGES[turn++ % 4]! } });
      const told = stdin === "" ? err : `${err}\n${out}`;
      // A typed line is echoed after its prompt.
      for (const line of told
        .split("\n")
        .filter((line) => !/^(?:your action|votre action|su acción|您的行动)> /u.test(line)))
        checkMessage(argv.join(" ").slice(0, 100), line, text);
      // That an estimate has no certificate, or that a file proves nothing, is an answer with exit code 1.
      const mayRefuse = name === "verify" || argv.includes("--certificate");
      if (![0, 2, mayRefuse ? 1 : 0].includes(code))
        wrong.add(`${argv.join(" ").slice(0, 100)} ends with ${code}: ${err.slice(0, 400)}`);
    };
    for (const [i, argv] of calls.entries())
      for (let k = 0; k < cases(2, 1); k++) {
        const text = LONG[(i + k) % LONG.length]!;
        await ask(argv(text), text);
      }
    if (READERS.includes(name))
      for (const argv of call.length > 1 ? [[name, "-"], [name, "--batch"], call] : [call])
        await ask(argv, LONG.join(""), LONG.join("\n"));
    expect([...wrong]).toEqual([]);
  });
});
