import { expect, it } from "vitest";
import type { GameSheet } from "../record/scene.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { usualSeats } from "./use-seats.js";

const sheetOf = async (game: string): Promise<GameSheet> =>
  new Referee(await gameChosen({ game, options: {} })).sheet;

it("a person plays against a level of the game by default, or as in the last game", async () => {
  const sheet = await sheetOf("connect-four");
  const usual = [{ kind: "person" }, { kind: "level", level: 5 }];
  for (const nothing of [null, "", "0", "0\n0\n0"]) expect(usualSeats(sheet, nothing)).toEqual(usual);
  expect(usualSeats(sheet, "level 3\n0")).toEqual([{ kind: "level", level: 3 }, { kind: "person" }]);
  const alphaBeta = '{"limit":"depth","amount":3,"method":"alpha-beta"}';
  expect(usualSeats(sheet, `0\n${alphaBeta}`)[1]).toMatchObject({ method: "alpha-beta" });
});

it("remembered players that do not fit the game are ignored", async () => {
  const { levels: _, ...sheet } = await sheetOf("connect-four");
  const star2 = '{"limit":"depth","amount":3,"method":"star9"}';
  expect(usualSeats(sheet, `level 3\n${star2}`)).toEqual([
    { kind: "search", limit: "time", amount: 1 },
    { kind: "search", limit: "time", amount: 1 },
  ]);
});
