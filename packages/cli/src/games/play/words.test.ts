import { gameNamed, optionsInPosition } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { endingOf, openingWords, reasonFor, Seats } from "./words.js";

function endOf(name: string, position: string, human: number | undefined) {
  const named = gameNamed(name, optionsInPosition(name, position));
  const { game, presentation } = named;
  return endingOf({ named, game, presentation, state: game.notation!.parsePosition(position) }, human);
}

describe("words of a match", () => {
  it("say who did what", () => {
    const seats = new Seats(0, 2);
    expect(seats.plays(0)).toBe("you play");
    expect(seats.plays(1)).toBe("the engine plays");
    expect(seats.inWords("player 0 rolls 3, player 1 is to answer; player 0 has won 2, player 1 0")).toBe(
      "you roll 3, the engine is to answer; you have won 2, the engine 0",
    );
    expect(seats.inWords("▶ player 0 ░░ 3\n  player 1 ██ 4")).toBe("▶ you        ░░ 3\n  the engine ██ 4");
    expect(new Seats(1, 3).inWords("player 0, player 1 and player 2")).toBe("player 0, you and player 2");
    expect(new Seats(undefined, 2).inWords("player 0")).toBe("player 0");
  });

  it.each([
    ["tic-tac-toe", "XXX|OO.|...", 0, true, "you have won"],
    ["tic-tac-toe", "XXX|OO.|...", 1, false, "the engine has won"],
    ["tic-tac-toe", "XXX|OO.|...", undefined, undefined, "player 0 has won"],
    ["tic-tac-toe", "XOX|XOO|OXX", 0, undefined, "a draw, nobody has won"],
    ["blackjack", "AT v 67 done", 0, true, "you have won 1.5 bets"],
    ["blackjack", "T9 v T9 done", 0, undefined, "you have your bet back, nobody has won"],
    ["blackjack", "T56 v T9 doubled done", 0, true, "you have won 2 bets"],
    [
      "2048",
      "2 4 2 4 4 2 4 2 2 4 2 4 4 2 4 1024 score 4000",
      0,
      undefined,
      "you have 4,000 points, the largest tile is 1024",
    ],
    ["lifeboat", "0 4 0 3", 0, true, "all have won together"],
    ["minesweeper", "*....\n.1...\n.....", 0, false, "you have lost, r1c1 was a mine"],
  ])("say how %s at %s ended for player %s", (name, position, human, won, words) => {
    expect(endOf(name, position, human)).toEqual({ won, words });
  });

  it("say of a difference between two depths that it is one", () => {
    const row = (action: string, value: number, depth: number) => ({
      action,
      value,
      depth,
      bound: "estimate",
    });
    const thought = (depth: number) =>
      ({
        actions: [row("roll", 0.5, 2), row("double", 0.25, depth)],
        line: ["roll"],
        solved: false,
        depth: 2,
        algorithm: "filtered",
      }) as unknown as Parameters<typeof reasonFor>[0];
    const reason = "roll is worth 0.5, 0.25 more than double";
    expect(reasonFor(thought(2))).toBe(`${reason}. filtered looked 2 decisions ahead.`);
    expect(reasonFor(thought(1))).toBe(`${reason} by its depth of 1. filtered looked 2 decisions ahead.`);
  });

  it("greet by the name of the seat", () => {
    const named = gameNamed("chess");
    const { game, presentation } = named;
    const place = { named, game, presentation, state: game.start(undefined as never) };
    expect(openingWords(place, 1)).toBe("You are Black and play against the engine. Type ? for help.");
  });
});
