import { loadGame, optionsInPosition } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { endingOf, openingText, playWords, reasonFor, Seats } from "./words.js";

const WORDS = await playWords();

async function endOf(name: string, position: string, human: number | undefined) {
  const named = await loadGame(name, await optionsInPosition(name, position));
  const { game, presentation } = named;
  const place = { named, game, presentation, state: game.notation!.parsePosition(position) };
  return endingOf(place, human, new Seats(WORDS, human, game.facts.players));
}

describe("messages of a match", () => {
  it("name the players in sentences", () => {
    const rolls = (player: number) => ({
      id: "drawn-rolls",
      values: { who: "player", player, die: 3 },
      message: "",
    });
    const seats = new Seats(WORDS, 0, 2);
    expect([0, 1].map((player) => seats.format(rolls(player)))).toEqual(["you roll 3", "the engine rolls 3"]);
    expect([0, 1, 2].map((player) => new Seats(WORDS, 1, 3).name(player))).toEqual([
      "player 0",
      "you",
      "player 2",
    ]);
    expect(new Seats(WORDS, undefined, 2).format(rolls(0))).toBe("player 0 rolls 3");
    // Texts without a catalogue entry stay in English.
    const own = { id: "my-game-words", values: { who: "player", player: 0 }, message: "player 0 is happy" };
    expect(seats.format(own)).toBe("player 0 is happy");
  });

  it("have equal length before the bars of a board", async () => {
    const { notation } = (await loadGame("pig")).game;
    const bars = async (language: "en" | "zh") => {
      const { format } = new Seats(await playWords(language), 0, 2);
      return notation!.draw!(notation!.parsePosition("50,50,0"), format).replaceAll(/[█░]+/g, "|");
    };
    expect(await bars("en")).toBe("▶ you        | 50\n  the engine | 50");
    expect(await bars("zh")).toBe("▶ 您   | 50\n  引擎 | 50");
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
    ["minesweeper", "*....\n.1...\n.....", undefined, false, "the engine has lost, r1c1 was a mine"],
  ])("describe how %s at %s ended for player %s", async (name, position, human, won, text) => {
    expect(await endOf(name, position, human)).toEqual({ won, text });
  });

  it("use the singular for a difference of one in depth", () => {
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
    const seats = new Seats(WORDS, 0, 2);
    const reason = "roll is worth 0.5, 0.25 more than double";
    const looked = "filtered searched 2 decisions ahead.";
    expect(reasonFor(thought(2), seats)).toBe(`${reason}. ${looked}`);
    expect(reasonFor(thought(1), seats)).toBe(`${reason}, which was searched to depth 1. ${looked}`);
  });

  it("greet by the name of the seat", async () => {
    const named = await loadGame("chess");
    const { game, presentation } = named;
    const place = { named, game, presentation, state: game.start(undefined as never) };
    expect(openingText(place, 1, new Seats(WORDS, 1, 2))).toBe(
      "You are Black and play against the engine. Type ? for help.",
    );
  });
});
