import { type Chance, NotationError, OVER, seededChance } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

/** Options that the texts of other games need. */
const OPTIONS: readonly (readonly [name: string, options: Readonly<Record<string, string>>])[] = [
  ...GAMES.map(({ name }) => [name, {}] as const),
  ["backgammon", { match: "5" }],
  ["backgammon", { cube: "on", jacoby: "on", beavers: "on" }],
  ["connect-four", { size: "5x4" }],
  ["2048", { size: "2x3" }],
  ["minesweeper", { size: "4x4", mines: "3" }],
];

const NUMBERS = [
  "x",
  "",
  "-1",
  "1.5",
  "NaN",
  "Infinity",
  "1e9",
  "0x10",
  "99999",
  "4294967297",
  "9".repeat(400),
  "٣",
  "-0",
  "0",
];

type Played = Awaited<ReturnType<typeof loadGame>>["game"];

/** Positions of a random game. */
function* statesOf(game: Played, chance: Chance): Generator<unknown, void, void> {
  let state = game.start(chance);
  yield state;
  for (let ply = chance.die(30); ply > 0 && game.turn(state) !== OVER; ply--) {
    state = game.play(state, chance.pick(game.actions(state).slice(0, 200)), chance);
    yield state;
  }
}

describe.each(OPTIONS)("a position of %s %j", (name, options) => {
  it("is the same text after it was read", async () => {
    const { game } = await loadGame(name, options);
    const chance = seededChance(`positions of ${name}`);
    for (let i = 0; i < cases(20, 3); i++)
      for (const state of statesOf(game, chance)) {
        const text = game.notation!.position(state);
        expect(game.notation!.position(game.notation!.parsePosition(text))).toBe(text);
      }
  });

  it("with a changed number is refused in one sentence, or is the same text after it was read", async () => {
    const { game } = await loadGame(name, options);
    const chance = seededChance(`numbers of ${name}`);
    for (let i = 0; i < cases(200, 25); i++) {
      const states = [...statesOf(game, chance)];
      const text = game.notation!.position(chance.pick(states));
      const found = [...text.matchAll(/\d+/g)];
      if (found.length === 0) continue;
      const { 0: old, index } = chance.pick(found);
      const changed = text.slice(0, index) + chance.pick(NUMBERS) + text.slice(index + old.length);
      let again: string;
      try {
        again = game.notation!.position(game.notation!.parsePosition(changed));
      } catch (error) {
        expect(error, changed).toBeInstanceOf(NotationError);
        // What was written is quoted.
        const said = (error as Error).message.replaceAll(/"[^"]*"/g, "");
        expect(said, changed).not.toMatch(/\b(?:NaN|undefined)\b/);
        continue;
      }
      expect(again, changed).not.toMatch(/NaN|Infinity|undefined/);
      expect(game.notation!.position(game.notation!.parsePosition(again)), changed).toBe(again);
    }
  });
});
