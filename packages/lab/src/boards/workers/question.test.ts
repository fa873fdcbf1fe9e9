import { decide } from "@tyche/engine";
import { expect, it } from "vitest";
import { questionAt } from "./question.js";
import { Referee } from "./referee.js";
import { gameChosen } from "./rules.js";

it("requests the value of a forced move, not just its bounds", async () => {
  const named = await gameChosen({ game: "backgammon", options: {} });
  const referee = new Referee(named);
  // Black, on the bar before a closed board, cannot move.
  const points = [-1, 2, 2, 2, 2, 2, 2, 0, 3, 0, 0, 0, -4, 0, 0, 0, 0, -4, 0, -6, 0, 0, 0, 0, 0, 0];
  const state = { points, player: 1, dice: [6, 5] };
  const actions = named.game.actions(state);
  expect(actions).toEqual([[]]);
  const scene = { actions: actions.map((action) => ({ action, text: "" })) };
  const { value } = await decide(named.game, state, questionAt(referee.sheet, scene, 60_000));
  expect(value).toBeGreaterThan(0.8);
  expect(value).toBeLessThan(2.5);
});

it("requests every certainly free cell of a minefield", async () => {
  const named = await gameChosen({ game: "minesweeper", options: { size: "4x3", mines: "2" } });
  const referee = new Referee(named);
  const scene = referee.read("11../.2../....");
  const { game } = named;
  const kept = new Map<string, unknown>();
  const ask = () => decide(game, scene.state, { ...questionAt(referee.sheet, scene, 60_000), kept });
  const free = (await ask()).actions.map(({ action }) => game.notation!.action(scene.state, action)).sort();
  expect(free.length).toBeGreaterThan(1);
  // Leftovers of an earlier request change nothing.
  expect(
    (await ask()).actions.map(({ action }) => game.notation!.action(scene.state, action)).sort(),
  ).toEqual(free);
});
