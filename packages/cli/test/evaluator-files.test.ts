import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededChance } from "@tyche/engine";
import { decodeModel, plainFeatures, stateEvaluator } from "@tyche/learn";
import { readNTuples } from "@tyche/learn/ntuple";
import { loadGame } from "@tyche/registry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeModel } from "../src/arena/models.js";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-evaluators-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const oxo = at("oxo.model");
const tiles = at("tiles.model");
const pawns = at("pawns.model");

beforeAll(async () => {
  for (const line of [
    `train tic-tac-toe --evaluator linear --games 200 --strength 0 --out ${oxo}`,
    `train 2048 --tuples small --games 3 --strength 0 --out ${tiles}`,
    `train chess --evaluator linear --inputs pieces --games 2 --strength 0 --out ${pawns}`,
  ])
    expect(await tyche(line.split(" "))).toMatchObject({ code: 0 });
}, 60_000);

/** The contents of a file, read without the command. */
async function ofFile(): Promise<(state: unknown) => number> {
  const { game } = await loadGame("tic-tac-toe");
  return stateEvaluator(game, plainFeatures(game), decodeModel(readFileSync(oxo)));
}

describe("an evaluator from a file is accepted wherever an evaluator is named", () => {
  it.each([
    ["alpha-beta:depth=2,evaluator=FILE", []],
    ["mcts:simulations=20,playout=2,evaluator=FILE", []],
    ["greedy:evaluator=FILE", []],
    ["softmax:depth=1,evaluator=FILE", []],
    ["perfect:depth=1,evaluator=FILE", []],
    ["noisy:epsilon=0.3,depth=1,evaluator=FILE", []],
    ["expectimax:depth=1,evaluator=FILE", []],
    ["expectimax:depth=1,model=[softmax:depth=1,evaluator=FILE]", []],
    ["expectimax:depth=1", ["--model", "noisy:of=[perfect:depth=1,evaluator=FILE]"]],
  ])("tyche arena tic-tac-toe %s %j", async (player, more) => {
    const argv = ["arena", "tic-tac-toe", player, "random", "--games", "2", "--threads", "0", ...more];
    const { code, err } = await tyche(argv.map((word) => word.replace("FILE", oxo)));
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("gives a player's model the values of the file", async () => {
    const named = await loadGame("tic-tac-toe");
    const { game } = named;
    const model = await makeModel(`softmax:temperature=0.5,depth=1,evaluator=${oxo}`, named);
    const evaluate = await ofFile();
    const chance = seededChance("softmax");
    for (const opening of [0, 1, 2, 3]) {
      let state = game.start(chance);
      for (let ply = 0; ply < opening; ply++)
        state = game.play(state, chance.pick(game.actions(state)), chance);
      const sign = game.turn(state) === 0 ? 1 : -1;
      const weights = game
        .actions(state)
        .map((action) => Math.exp((sign * evaluate(game.play(state, action, chance))) / 0.5));
      const sum = weights.reduce((a, b) => a + b);
      model.predict(state, game.actions(state)).forEach((probability, i) => {
        expect(probability).toBeCloseTo(weights[i]! / sum, 10);
      });
    }
  });

  it("draws a game's tree with the values of the file", async () => {
    const argv = `draw --game tic-tac-toe --depth 1 --evaluator ${oxo} --to json`;
    const { code, out } = await tyche(argv.split(" "));
    expect(code).toBe(0);
    const { game } = await loadGame("tic-tac-toe");
    const start = game.start(seededChance(0));
    const evaluate = await ofFile();
    const { max } = JSON.parse(out) as { max: readonly { estimate: string }[] };
    const values = max.map(({ estimate }) => {
      const [over, under = 1] = estimate.split("/").map(Number);
      return over! / under;
    });
    game.actions(start).forEach((action, i) => {
      expect(values[i]).toBeCloseTo(evaluate(game.play(start, action, seededChance(0))), 10);
    });
  });

  it("evaluates 2048 with a network of `tyche train 2048`", async () => {
    const position = "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512";
    const argv = ["think", "2048", "--position", position, "--depth", "1", "--evaluator", tiles, "--json"];
    const { code, out, err } = await tyche(argv);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { game } = await loadGame("2048");
    const { network } = readNTuples(readFileSync(tiles), "2048");
    const { actions } = JSON.parse(out) as { actions: { action: string; value: number }[] };
    const up = actions.find(({ action }) => action === "up")!;
    const state = game.notation!.parsePosition(position);
    // After "up" four cells are empty; each gets a 2 with probability 9/40, a 4 with 1/40.
    const board = [2, 2, 4, 2, 8, 4, 8, 16, 0, 32, 64, 128, 0, 0, 256, 512];
    const log = (tile: number): number => (tile === 0 ? 0 : Math.log2(tile));
    const packed = (cells: readonly number[], from: number): number =>
      cells.slice(from, from + 8).reduce((word, tile, i) => (word | (log(tile) << (4 * i))) >>> 0, 0);
    const empty = board.flatMap((tile, cell) => (tile === 0 ? [cell] : []));
    let mean = 0;
    for (const cell of empty)
      for (const [tile, probability] of [
        [2, 0.9],
        [4, 0.1],
      ] as const) {
        const next = board.with(cell, tile);
        const value = network.evaluate(packed(next, 0), packed(next, 8));
        mean += (probability / empty.length) * Math.max(0, value);
      }
    expect(game.actions(state)).toContain("up");
    expect(up.value).toBeCloseTo(mean, 4);
  });

  it("analyses chess with user-defined weights", async () => {
    const pgn = at("game.pgn");
    writeFileSync(pgn, "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n");
    const { code, out } = await tyche(["analyze", pgn, "--depth", "1", "--evaluator", pawns, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ depth: 1, evaluator: pawns });
  });
});

describe("an invalid evaluator", () => {
  writeFileSync(at("text"), "no model");
  it.each([
    [
      "think tic-tac-toe --depth 1 --evaluator",
      "nothing",
      /has no evaluator "nothing", and there is no such file; it has default, lines/,
    ],
    ["think tic-tac-toe --depth 1 --evaluator", at("text"), /text: This is not a model file/],
    ["think tic-tac-toe --depth 1 --evaluator", folder, /cannot be read: it is a folder/],
    [
      "think connect-four --depth 1 --evaluator",
      oxo,
      /oxo\.model: This model has game "tic-tac-toe", and "connect-four" is needed/,
    ],
    ["draw --game tic-tac-toe --to text --evaluator", at("text"), /text: This is not a model file/],
    [
      "arena tic-tac-toe random --games 2 softmax:depth=1,evaluator=",
      at("text"),
      /text: This is not a model file/,
    ],
    [
      "arena tic-tac-toe random --games 2 expectimax:depth=1,evaluator=",
      "nothing",
      /has no evaluator "nothing"/,
    ],
    ["arena 2048 --games 1 packed:evaluator=", at("text"), /text: This is not a model file/],
    ["train pig --evaluator linear --games 1 --from", at("text"), /--from does nothing for the ev/],
    [
      "arena tic-tac-toe random --games 2 softmax:depth=1,evaluator=",
      at("no.json"),
      /has no evaluator "[^"]*no\.json"/,
    ],
  ])("tyche %s %s", async (line, file, sentence) => {
    const argv = line.endsWith("=") ? `${line}${file}`.split(" ") : [...line.split(" "), file];
    expect(await refusal(argv)).toMatch(sentence);
  });
});
