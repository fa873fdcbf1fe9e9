import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decide, OVER, seededChance } from "@tyche/engine";
import { modelledGame, modelledState } from "@tyche/engine/opponents";
import { loadGame } from "@tyche/registry";
import { buildTree, solve, type TreeSpec, toNumber, type Value } from "@tyche/trees";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeModel } from "../src/arena/models.js";
import { refusal, tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Weights of actions by their text; all others have weight 1. */
const WEIGHTS: Readonly<Record<string, number>> = { "1": 4, "2": 0, "5": 7 };

describe("expectimax over a model", () => {
  it.each([
    ["tic-tac-toe", {}, 4, "biased:1=4,2=0,5=7"],
    ["connect-four", { size: "4x4" }, 9, "biased:1=4,2=0"],
  ])("equals that of the trees package on the tree of %s", async (name, options, played, text) => {
    const named = await loadGame(name, options);
    const { game } = named;
    const model = await makeModel(text, named);
    const chance = seededChance(name);

    /**
     * The rest of the game as a tree: max nodes where `me` decides, chance nodes with exact fractions where the model
     * does.
     */
    const treeOf = (state: unknown, me: number): TreeSpec => {
      const turn = game.turn(state);
      if (turn === OVER) return game.payoff(state)[me]!;
      const actions = game.actions(state);
      const below = actions.map((action) => treeOf(game.play(state, action, chance), me));
      if (turn === me) return { max: below };
      const written = actions.map((action) => WEIGHTS[game.notation!.action(state, action)] ?? 1);
      // If no action has positive probability, all are equally likely.
      const weights = written.some((weight) => weight > 0) ? written : actions.map(() => 1);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return {
        chance: below.filter((_, i) => weights[i]! > 0),
        p: weights.filter((weight) => weight > 0).map((weight) => `${weight}/${total}`),
      };
    };

    let compared = 0;
    for (let i = 0; i < 12; i++) {
      let state = game.start(chance);
      for (let ply = 0; ply < played + (i % 2) && game.turn(state) !== OVER; ply++)
        state = game.play(state, chance.pick(game.actions(state)), chance);
      const me = game.turn(state);
      if (me === OVER) continue;
      const root = modelledState(game, me, state, [model, model]);
      const solved = toNumber(solve(buildTree(treeOf(state, me)), "expectimax").value as Value);
      const decision = await decide(modelledGame(game, me), root, { algorithm: "star2", rank: "all" });
      expect(decision.value).toBeCloseTo(solved, 10);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe("models on the command line", () => {
  it("learn from a match, are saved, and are used by others", async () => {
    const file = join(folder, "model.json");
    const opponent = "biased:rock=8";
    const learn = ["arena", "rock-paper-scissors", "--rounds", "20", "random", opponent, "--games", "10"];
    expect((await tyche([...learn, "--model", "counts:by=action", "--learn", file])).code).toBe(0);
    const { learned, spec } = JSON.parse(readFileSync(file, "utf8")) as {
      learned: { counts: Record<string, Record<string, number>> };
      spec: string;
    };
    expect(spec).toBe("counts:by=action");
    const counts = learned.counts[""]!;
    expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(200);
    expect(counts['"rock"']!).toBeGreaterThan(130);
    const use = [
      "arena",
      "rock-paper-scissors",
      "--rounds",
      "20",
      "expectimax:depth=1",
      opponent,
      "--games",
      "6",
    ];
    const { out, err } = await tyche([...use, "--model", file, "--json"]);
    expect(err).toBe("");
    // Always playing paper wins 8 of 10 rounds and loses 1 to scissors: 0.7 per round.
    const { pairs } = JSON.parse(out) as { pairs: { payoff: { value: number } }[] };
    expect(pairs[0]!.payoff.value).toBeGreaterThan(0.5);
  });

  it.each([
    ["counts:by=hand", /counts takes by=state or by=action/],
    ["nothing", /there is no model "nothing"; choose one of uniform, perfect/],
    ["noisy:epsilon=2,depth=1", /Epsilon must be a probability from 0 to 1, not 2/],
    ["noisy:epsilon=x", /epsilon of the model noisy must be a number, 0 or more, not "x"/],
    ["biased:9=9,10=1", /tic-tac-toe has no action "10"/],
    ["sequence:depth=40", /depth of a context tree must be a whole number from 0 to 32, not 40/],
    ["mixture", /a mixture needs at least one part/],
    ["mixture:a=uniform,b=[noisy:eps=1]", /the model noisy has no option "eps"/],
    ["no-such-file.json", /there is no file no-such-file.json/],
  ])("refuse %s", async (model, sentence) => {
    expect(await refusal(["arena", "tic-tac-toe", `expectimax:model=[${model}]`, "random"])).toMatch(
      sentence,
    );
  });

  it("refuse a damaged file and one of another game", async () => {
    const file = join(folder, "saved.json");
    const argv = ["arena", "tic-tac-toe", "random", "random", "--games", "2", "--learn", file];
    expect((await tyche(argv)).code).toBe(0);
    const text = readFileSync(file, "utf8");
    const use = async (game: string) =>
      (await tyche(["arena", game, "expectimax:depth=1", "random", "--model", file, "--games", "2"])).err;
    expect(await use("connect-four")).toMatch(/The model is of players of tic-tac-toe, not of connect-four/);
    writeFileSync(file, text.replace(/1(?=\D*$)/, "2"));
    expect(await use("tic-tac-toe")).toMatch(/saved.json: The file of this opponent model is damaged/);
  });
});
