import { OVER, seededChance } from "@tyche/engine";
import { evaluationOf } from "@tyche/engine/search";
import { GameOptionError } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { GAMES, loadGame } from "./registry.js";

describe("the registry of games", () => {
  it("lists every game under its own name", async () => {
    expect(new Set(GAMES.map(({ name }) => name)).size).toBe(GAMES.length);
    for (const { name } of GAMES) expect((await loadGame(name)).game.name).toBe(name);
  });

  it.each(GAMES)("lists what the rules of $name say", async (info) => {
    const { game, presentation } = await loadGame(info.name);
    expect(presentation).toMatchObject({ position: info.position, example: info.example });
    const evaluators = Object.keys({ ...game.evaluators, ...game.vectorEvaluators });
    expect(info.evaluators).toEqual(evaluators.filter((name) => name !== "default"));
    const methods = (game.methods ?? []).map(({ name, help, settings }) => ({ name, help, settings }));
    expect(info.methods ?? []).toEqual(methods);
  });

  it.each(GAMES)("lists the options of $name and their values", async ({ name, options }) => {
    for (const option of options) {
      const values = option.values.split("|");
      const isList = values.length > 1 && values.every((value) => /^[a-z\d-]+$/.test(value));
      for (const value of isList ? values : [])
        await expect(loadGame(name, { [option.name]: value })).resolves.toBeDefined();
      if (isList)
        await expect(loadGame(name, { [option.name]: "x" })).rejects.toMatchObject({
          values: { option: option.name },
        });
    }
  });

  it("refuses numbers outside of the range that the help names", async () => {
    let ranges = 0;
    for (const { name, options } of GAMES) {
      for (const option of options) {
        const [, least, most] = /, (\d+) to (\d+)(?: each)?, .* by default/.exec(option.help) ?? [];
        if (least === undefined) continue;
        ranges++;
        for (const number of [Number(least) - 1, Number(most) + 1])
          await expect(loadGame(name, { [option.name]: String(number) })).rejects.toThrow(GameOptionError);
      }
    }
    expect(ranges).toBeGreaterThan(12);
  });

  it("describes every game and option in one sentence", () => {
    for (const { help, options } of GAMES) {
      for (const sentence of [help, ...options.map((option) => option.help)]) {
        expect(sentence).toMatch(/^[A-Z0-9][^.]*\.$/);
      }
    }
  });

  it("passes options to the rules", async () => {
    const start = async (name: string, options: Record<string, string>): Promise<string> => {
      const { game } = await loadGame(name, options);
      return game.notation!.position(game.start(seededChance(1)));
    };
    expect(await start("connect-four", { size: "5x4" })).toBe("...../...../...../.....");
    expect((await start("2048", { size: "2x3" })).split(" ")).toHaveLength(6);
    expect((await start("2048", { size: "3" })).split(" ")).toHaveLength(9);
    expect(await start("einstein", { size: "3", placement: "standard" })).toMatch(/^1 2 0 3 0 -3 0 -2 -1 /);
    expect((await loadGame("2048", { target: "2048" })).game.facts.bounds).toEqual([0, 1]);
    expect((await loadGame("backgammon", { stakes: "single" })).game.facts.bounds).toEqual([-1, 1]);
    expect(
      (await loadGame("pig", { target: "30", dice: undefined })).game.notation!.parsePosition("29,0,0"),
    ).toBeDefined();
    const { game } = await loadGame("pig", { target: "30" });
    expect(() => game.notation!.parsePosition("50,0,0")).toThrow(/above/);
  });

  it.each([
    ["go", {}, "game-unknown"],
    ["pig", { size: "5" }, "game-unknown-option"],
    ["tic-tac-toe", { size: "5" }, "game-no-options"],
    ["pig", { target: "many" }, "game-option-not-whole"],
    ["pig", { target: "0" }, "pig-target"],
    ["pig", { dice: "3" }, "game-option-not-choice"],
    ["2048", { size: "2y3" }, "game-option-not-size"],
    ["2048", { size: "99" }, "twenty48-size"],
    ["backgammon", { stakes: "2" }, "game-option-not-choice"],
  ])("rejects %s with %o", async (name, options, id) => {
    await expect(loadGame(name, options)).rejects.toThrow(GameOptionError);
    await expect(loadGame(name, options)).rejects.toMatchObject({ id });
  });

  it("gives states and native positions the same values", async () => {
    let compared = 0;
    for (const { name } of GAMES) {
      const { game } = await loadGame(name);
      const chance = seededChance(`evaluators ${name}`);
      let state = game.start(chance);
      for (let ply = 0; ply < cases(40, 4) && game.turn(state) !== OVER; ply++) {
        for (const [evaluator, judge] of Object.entries(game.evaluators ?? {})) {
          const { native, evaluate } = evaluationOf(game, state, { evaluator });
          if (!native) continue;
          const position = game.position!(state);
          const value = judge(state);
          const found = evaluate ? evaluate(position) : position.evaluate!();
          expect(Math.abs(found - value), `${name} ${evaluator}`).toBeLessThanOrEqual(1e-9 * Math.abs(value));
          compared++;
        }
        state = game.play(state, chance.pick(game.actions(state)), chance);
      }
    }
    expect(compared).toBeGreaterThan(cases(300, 30));
  });

  it("draws every game in more than one line", async () => {
    for (const { name } of GAMES) {
      const { game } = await loadGame(name);
      const text = game.notation!.draw!(game.start(seededChance(2)));
      expect(text.split("\n").length).toBeGreaterThan(1);
    }
  });
});
