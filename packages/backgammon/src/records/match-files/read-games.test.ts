import { readFileSync } from "node:fs";
import { OVER, seededChance } from "@tyche/engine";
import type { NamedGame, RecordedGame } from "@tyche/games";
import { createGame } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { entry as backgammonEntry } from "../../entry.js";
import { parseMat } from "./mat.js";
import { parseMatch } from "./match-file.js";
import { gamesInFile } from "./read-games.js";

const data = (name: string): string =>
  readFileSync(new URL(`../../../test/data/${name}`, import.meta.url), "utf8");

/**
 * Replays a game by its rules: every action must be legal, and every position must follow from it, except for the dice.
 */
function walked({ options, start, plies }: RecordedGame) {
  const named = createGame(backgammonEntry, options);
  const { game } = named;
  const notation = game.notation!;
  const states = [notation.parsePosition(start)];
  const actions: unknown[] = [];
  for (const [action, position] of plies) {
    actions.push(notation.parseAction(states.at(-1), action));
    states.push(notation.parsePosition(position));
  }
  return { named, actions, states };
}

function writtenAgain(kept: RecordedGame, players: readonly string[]): string {
  const { named, actions, states } = walked(kept);
  return named.record!.write(states[0], actions, players, states.slice(1));
}

describe("gamesInFile", () => {
  it.each(["match.mat", "match.sgf"])("replays the game of %s to its end", (name) => {
    const [kept, ...others] = gamesInFile(data(name))!;
    expect(others).toEqual([]);
    expect(kept!.title).toBe("gnubg – root, 0:0, gnubg +4");
    expect(kept!.options).toEqual({ match: "5" });
    // 59 plays, a double and a take; 17 of the rolls could have been doubles.
    expect(kept!.plies.filter(([action]) => action === "double" || action === "take")).toHaveLength(2);
    expect(kept!.plies.filter(([action]) => !/^(roll|double|take)$/.test(action))).toHaveLength(59);
    expect(kept!.plies.at(-1)![1]).toContain(":4:0:");
    const own = parseMat(writtenAgain(kept!, ["gnubg", "root"]));
    const { header: _, ...expected } = parseMat(data("match.mat"));
    expect(own).toEqual(expected);
  });

  it.each([
    ["without a cube", {}],
    ["for single stakes", { stakes: "single" }],
    ["for money", { cube: "on" }],
    ["for money with beavers", { cube: "on", beavers: "on" }],
    ["as a match", { match: "3" }],
  ])("round-trips a game played %s", (_, options) => {
    let games = 0;
    for (let seed = 0; games < 6; seed++) {
      const { named, actions, states } = randomGame(options as Record<string, string>, seed);
      // A file only shows that beavers were allowed if somebody beavered.
      if ("beavers" in options && !actions.includes("beaver")) continue;
      games++;
      const asked = { format: ["MAT", "SGF"][games % 2]! };
      const text = named.record!.write(states[0], actions, ["Ann", "Bob"], states.slice(1), asked);
      const read = gamesInFile(text)!;
      const notation = named.game.notation!;
      const whole = read.flatMap(({ plies }) => plies);
      expect(whole.map(([action]) => action)).toEqual(
        actions.map((action, at) => notation.action(states[at], action)),
      );
      const positions = states.slice(1).map((state) => notation.position(state));
      expect(whole.map(([, position]) => position)).toEqual(positions);
      expect(read[0]!.start).toBe(notation.position(states[0]));
    }
  });

  it("replays games with automatic doubles and with a resignation to their end", () => {
    const [auto, resigned] = gamesInFile(data("automatic-doubles.sgf"))!;
    expect(auto!.options).toEqual({ cube: "on", jacoby: "on", "automatic-doubles": "1" });
    expect(auto!.start).toMatch(/:1:0:-1:43:10:5:/);
    expect(resigned!.options).toEqual({ cube: "on", jacoby: "on", resign: "on" });
    expect(resigned!.plies.slice(-2).map(([action]) => action)).toEqual(["resign gammon", "accept"]);
    expect(resigned!.plies.at(-1)![1]).toContain("result=-4");
    for (const [at, kept] of [auto!, resigned!].entries()) {
      const [game] = parseMat(writtenAgain(kept, ["gnubg", "root"])).games;
      const own = parseMatch(data("automatic-doubles.sgf")).games[at]!;
      expect(game).toEqual(own);
    }
  });

  it("round-trips games that were resigned", () => {
    for (const options of [
      { match: "3", resign: "on" },
      { cube: "on", resign: "on" },
    ]) {
      let resigned = 0;
      for (let seed = 0; resigned < 4; seed++) {
        const { named, actions, states } = randomGame(options as Record<string, string>, seed);
        if (actions.at(-1) !== "accept") continue;
        resigned++;
        const text = named.record!.write(states[0], actions, ["Ann", "Bob"], states.slice(1));
        const last = gamesInFile(text)!.at(-1)!;
        const notation = named.game.notation!;
        expect(last.plies.slice(-2).map(([action]) => action)).toEqual([
          notation.action(states.at(-3), actions.at(-2)),
          "accept",
        ]);
        expect(last.plies.at(-1)![1]).toBe(notation.position(states.at(-1)));
      }
    }
  });

  it("returns undefined for other texts, and rejects broken matches", () => {
    expect(gamesInFile("1. e4 e5")).toBeUndefined();
    expect(gamesInFile(" ".repeat(1_000_000))).toBeUndefined();
    expect(gamesInFile(`${";\n".repeat(300_000)}x`)).toBeUndefined();
    expect(() => gamesInFile("(;GM[1])")).toThrow("backgammon is GM[6]");
    expect(() => gamesInFile("; x\n 99 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n")).toThrow(
      "Game 1: A match has 1 to 64 points, not 99.",
    );
  });

  it.each(["MAT", "SGF"])("names the players even before the first move (%s)", (format) => {
    const { record, game } = createGame(backgammonEntry, { match: "7" }) as NamedGame;
    const start = game.start(seededChance(1));
    const { players, length, games } = parseMatch(record!.write(start, [], ["Ann", "Bob"], [], { format }));
    expect({ players, length }).toEqual({ players: ["Ann", "Bob"], length: 7 });
    expect(games.flatMap(({ events }) => events)).toEqual([]);
  });

  it("cannot write games from a position that was set up", () => {
    const { record, game } = createGame(backgammonEntry, {}) as NamedGame;
    const state = game.notation!.parsePosition("4HPwATDgc/ABMA");
    expect(() => record!.write(state, [], [], [])).toThrow("begins at a position that was set up");
    expect(() => record!.write(state, [], [])).toThrow(TypeError);
  });
});

/** A game of random actions; doubles are rare enough that it ends. */
function randomGame(options: Readonly<Record<string, string>>, seed: number) {
  const named = createGame(backgammonEntry, options);
  const { game } = named;
  const chance = seededChance(`kept ${seed}`);
  const states = [game.start(chance)];
  const actions: unknown[] = [];
  while (game.turn(states.at(-1)) !== OVER) {
    const state = states.at(-1);
    const legal = game.actions(state);
    const action = legal.includes("roll") && chance.die(12) > 1 ? "roll" : chance.pick(legal);
    actions.push(action);
    states.push(game.play(state, action, chance));
  }
  return { named, actions, states };
}
