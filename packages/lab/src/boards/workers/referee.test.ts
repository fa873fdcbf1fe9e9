import { NotationError } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { createGame } from "@tyche/games";
import { entry as chess } from "@tyche/games/chess";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { GAMES } from "../games/games.js";
import { namedAt, type Scene } from "../record/scene.js";
import { Referee } from "./referee.js";
import { gameChosen } from "./rules.js";

const BOARD_GAMES = GAMES.map(({ name }) => name);

describe.each(BOARD_GAMES)("the referee of %s", (game) => {
  it("plays whole games in plain data that its notation parses", async () => {
    const referee = new Referee(await gameChosen({ game, options: {} }));
    const { players } = referee.sheet.facts;
    const chance = seededChance(game);
    let scene: Scene = referee.start("start");
    expect(referee.start("start")).toEqual(scene);
    for (let ply = 0; scene.turn >= 0 && ply < cases(300, 12); ply++) {
      expect(scene.turn).toBeLessThan(players);
      expect(structuredClone(scene)).toEqual(scene);
      expect(referee.read(scene.text).text).toBe(scene.text);
      const { action } = chance.pick(scene.actions);
      const before = scene.state;
      scene = referee.play(before, action, `luck ${ply}`);
      expect(referee.play(before, action, `luck ${ply}`)).toEqual(scene);
      if (ply % 10 > 0) continue;
      const outcomes = referee.outcomes(before, action);
      if (outcomes.length === 0) continue;
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      expect(outcomes.map((outcome) => outcome.scene.text)).toContain(scene.text);
    }
    if (scene.turn < 0) expect(scene).toMatchObject({ actions: [], payoff: { length: players } });
  });

  it("draws a position with a choice from a seed, the same for everyone", async () => {
    const referee = new Referee(await gameChosen({ game, options: {} }));
    const scene = referee.drawn("today");
    expect(referee.drawn("today")).toEqual(scene);
    expect(scene.actions.length).toBeGreaterThan(1);
    const others = ["a", "b", "c", "d", "e", "f"].map((seed) => referee.drawn(seed).text);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it("replays a link, and refuses an action that is not legal in it", async () => {
    const referee = new Referee(await gameChosen({ game, options: {} }));
    const scenes = [referee.start("here")];
    const plies: [string, string][] = [];
    for (let ply = 0; ply < 3 && scenes.at(-1)!.turn >= 0; ply++) {
      const { state, actions } = scenes.at(-1)!;
      const { action, text } = actions.at(ply % actions.length)!;
      scenes.push(referee.play(state, action, `luck ${ply}`));
      plies.push([text, scenes.at(-1)!.text]);
    }
    const texts = scenes.map(({ text }) => text);
    expect(referee.scenesOf(texts[0]!, plies, "").map(({ text }) => text)).toEqual(texts);
    expect(referee.scenesOf("", [], "here")).toEqual([scenes[0]]);
    expect(() => referee.scenesOf(texts[0]!, [["jump", texts[0]!]], "")).toThrow(
      'the link plays "jump", which is not legal there',
    );
  });

  it("refuses invalid positions with a message", async () => {
    const referee = new Referee(await gameChosen({ game, options: {} }));
    expect(() => referee.read("nothing of the kind")).toThrow(NotationError);
  });
});

it("a line has the names of its actions, up to the first one followed by chance", async () => {
  const four = new Referee(await gameChosen({ game: "connect-four", options: {} }));
  const { state, actions } = four.start("");
  expect(four.line(state, [3, 3, 9, 3]).map(({ action }) => action)).toEqual([3, 3]);
  expect(four.line(state, [3])[0]!.text).toBe(actions.find(({ action }) => action === 3)!.text);
  const pig = new Referee(await gameChosen({ game: "pig", options: {} }));
  expect(pig.line(pig.start("").state, ["roll", "roll"])).toEqual([{ action: "roll", text: "roll" }]);
});

it("needs no evaluator: a referee's worker has loaded no network", async () => {
  const named = await gameChosen({ game: "2048", options: {} });
  const game = Object.create(named.game, {
    evaluators: {
      get: () => {
        throw new Error("the network was asked for");
      },
    },
  });
  const referee = new Referee({ ...named, game });
  expect(referee.sheet.takesDepth).toBe(true);
  expect(referee.start("rules").actions.length).toBeGreaterThan(1);
});

it("only listed games have a board", async () => {
  await expect(gameChosen({ game: "go", options: {} })).rejects.toThrow('there is no board of "go"');
  await expect(gameChosen({ game: "constructor", options: {} })).rejects.toThrow("there is no board");
  await expect(gameChosen({ game: "pig", options: { target: "none" } })).rejects.toThrow(/whole number/);
});

it("a game is written in the format of its players, if there is one", async () => {
  const referee = new Referee(createGame(chess));
  expect(referee.sheet.format).toBe("PGN");
  const start = referee.start("");
  const first = start.actions.find(({ text }) => text === "e4")!;
  const text = referee.written([start.state], [first.action], ["Ada", "Blaise"]);
  expect(text).toContain('[White "Ada"]');
  expect(text).toMatch(/1\. e4/);
  const pig = new Referee(await gameChosen({ game: "pig", options: {} }));
  expect(() => pig.written([0], [], [])).toThrow("pig has no format for whole games");
});

it("a draw can be claimed after a threefold repetition in chess; without a claim the game goes on", () => {
  const referee = new Referee(createGame(chess, {}));
  let scene = referee.start("");
  const play = (...moves: readonly string[]) => {
    for (const move of moves) scene = referee.play(scene.state, namedAt(scene, move)!.action, "");
  };
  play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1");
  expect(scene.claim).toBeUndefined();
  play("Ng8");
  expect([scene.turn, scene.actions.length, scene.claim?.text]).toEqual([0, 20, "draw"]);
  const claimed = referee.play(scene.state, scene.claim!.action, "");
  expect(claimed).toMatchObject({ turn: -1, actions: [], payoff: [0, 0] });
  expect(referee.read(claimed.text)).toEqual(claimed);
  expect(referee.scenesOf(scene.text, [["draw", claimed.text]], "").at(-1)).toEqual(claimed);
  expect(referee.written([scene.state, claimed.state], ["draw"], ["Ada", "Bo"])).toContain("1/2-1/2");
  play("e4");
  expect([scene.turn, scene.claim]).toEqual([1, undefined]);
});
