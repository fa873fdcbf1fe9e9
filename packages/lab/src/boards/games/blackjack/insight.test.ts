import { createGame } from "@tyche/games";
import { entry } from "@tyche/games/blackjack";
import type { BlackjackAction, BlackjackState } from "@tyche/games/blackjack/state";
import { describe, expect, it } from "vitest";
import { drawnCard } from "./cards.js";
import { insight, UP_CARDS } from "./insight.js";

const game = createGame(entry, { hole: "later" });
const { rows, round } = (await insight(game))!;
const LETTERS = { hit: "H", stand: "S", double: "D", deal: "?" };
const lettersOf = (total: number, soft: boolean): string =>
  rows
    .find((row) => row.total === total && row.soft === soft)!
    .cells.map(({ best }) => LETTERS[best])
    .join("");

describe("the strategy table beside Blackjack", () => {
  it("is the published basic strategy for these rules, against 2 to 10 and an ace", () => {
    expect(UP_CARDS).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
    expect(lettersOf(17, false)).toBe("SSSSSSSSSS");
    expect(lettersOf(16, false)).toBe("SSSSSHHHHH");
    expect(lettersOf(12, false)).toBe("HHSSSHHHHH");
    expect(lettersOf(11, false)).toBe("DDDDDDDDDH");
    expect(lettersOf(10, false)).toBe("DDDDDDDDHH");
    expect(lettersOf(9, false)).toBe("HDDDDHHHHH");
    expect(lettersOf(8, false)).toBe("HHHHHHHHHH");
    expect(lettersOf(18, true)).toBe("SDDDDSSHHH");
    expect(lettersOf(17, true)).toBe("HDDDDHHHHH");
    expect(lettersOf(13, true)).toBe("HHHHDHHHHH");
  });

  it("has the game's exact values and house edge, and every total once", async () => {
    const cell = rows.find(({ total, soft }) => total === 16 && !soft)!.cells[UP_CARDS.indexOf(10)]!;
    expect(cell.values.hit).toBeCloseTo(-0.539826, 6);
    expect(cell.values.stand).toBeCloseTo(-0.54043, 6);
    expect(round).toBe((await game.solver!(undefined, () => {}, 1))!.of.value);
    expect(new Set(rows.map(({ total, soft }) => `${total} ${soft}`)).size).toBe(17 + 9);
  });
});

describe("the drawn card", () => {
  const state = (text: string): BlackjackState => game.game.notation!.parsePosition(text) as BlackjackState;
  const drawn = (before: string, action: BlackjackAction, after: string) =>
    drawnCard(state(before), action, state(after));

  it("is found even if only a total is known", () => {
    expect(drawn("T2 v 6?", "hit", "T42 v 6?")).toBe(4);
    expect(drawn("T6 v T?", "hit", "=21 v T? done")).toBe(5);
    expect(drawn("A5 v T?", "double", "=16 v T? doubled done")).toBe(10);
    expect(drawn("A5 v T?", "double", "=17 v T? doubled done")).toBe(1);
    expect(drawn("=17 v T? done", "deal", "=17 v T6 done")).toBe(6);
    expect(drawn("=17 v T6 done", "deal", "=17 v T6A done")).toBe(1);
    expect(drawn("=17 v T62 done", "deal", "=17 v T622 done")).toBe(2);
    expect(drawn("T7 v T?", "stand", "=17 v T? done")).toBeUndefined();
  });
});
