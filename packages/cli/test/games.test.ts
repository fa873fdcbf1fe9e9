import { seededChance } from "@tyche/engine";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { answer } from "./answers.js";
import { tyche } from "./harness.js";

describe("tyche games", () => {
  it("lists every game's options and an example that works", async () => {
    const { out } = await tyche(["games", "--json"]);
    const { games } = JSON.parse(out) as {
      games: { name: string; example: { position: string; roll?: string } }[];
    };
    expect(games.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
    for (const { name, example } of games) {
      const roll = example.roll === undefined ? [] : ["--roll", example.roll];
      expect(
        (await answer("moves", name, "--position", example.position, ...roll)).actions.length,
      ).toBeGreaterThan(0);
    }
    expect(games.find(({ name }) => name === "ludo")).toMatchObject({ evaluators: ["race", "careful"] });
    const text = await tyche(["games"]);
    expect(text.out).not.toMatch(/^ {2}evaluators *$/m);
    expect(text.out.split("\n").filter((line) => line.startsWith("  tyche think"))).toHaveLength(
      GAMES.length,
    );
  });

  it("explains one game in every language, in the words that `play` and the boards have", async () => {
    for (const { name } of GAMES)
      for (const language of LANGUAGES) {
        const rules = (await new Catalogue(language).load("how-to-play"))
          .format({ id: `how-to-play-${name}` })
          .split("\n");
        expect([name, language, rules.length >= 3 && rules.length <= 6]).toEqual([name, language, true]);
        if (name !== "kuhn") continue;
        const plain = (text: string): string => text.replace(/\s+/g, "");
        const [listed, helped] = await Promise.all([
          tyche(["games", name.toUpperCase()], { env: { LC_ALL: language } }),
          tyche(["play", name], { stdin: "?\nquit\n", env: { LC_ALL: language } }),
        ]);
        for (const { out } of [listed, helped])
          for (const line of rules) expect(plain(out)).toContain(plain(line));
        expect(listed.out).not.toContain("tyche think pig");
      }
  });

  it("refuses a game that does not exist", async () => {
    expect((await tyche(["games", "go"])).err).toMatch(/There is no game "go"; choose one of/);
  });

  it("says which evaluators of each game can evaluate positions before chance", async () => {
    for (const { name } of GAMES) {
      const { game, presentation } = await loadGame(name);
      const chance = seededChance(`early ${name}`);
      let state = game.start(chance);
      for (let plays = 0; plays < 30 && game.turn(state) !== -1; plays++) {
        const action = chance.pick(game.actions(state));
        const [one, other] = [1, 2].map((seed) => game.play(state, action, seededChance(seed)));
        for (const evaluator of presentation.afterstateEvaluators ?? []) {
          expect(game.evaluators![evaluator]!(one)).toBe(game.evaluators![evaluator]!(other));
        }
        state = game.play(state, action, chance);
      }
    }
  });
});

describe("a game position as a tree", () => {
  it("has the value that think finds", async () => {
    const solved = await tyche(["solve", "--game", "pig", "--position", "90,92,6", "--depth", "3", "--json"]);
    const tree = JSON.parse(solved.out) as { number: number };
    const thought = await answer("think", "pig", "--position", "90,92,6", "--depth", "3");
    expect(thought.value).toBeCloseTo(tree.number, 12);
  });

  it("is drawn with actions, rolls and positions", async () => {
    const { code, out } = await tyche([
      "draw",
      "--game",
      "pig",
      "--position",
      "90,92,6",
      "--depth",
      "1",
      "-a",
      "expectiminimax",
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/MAX 90,92,6/);
    expect(out).toMatch(/hold: 92,96,0,1 = 12\/25|hold: 92,96,0,1/);
    const dot = await tyche(["draw", "--game", "tic-tac-toe", "--position", "XO.|XO.|...", "--to", "dot"]);
    expect(dot.out).toMatch(/^digraph/);
  });
});
