import { boundOf, type Certainty, compareActions } from "@tyche/engine";
import { loadGame, optionsInPosition } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { sfc32 } from "../../../engine/src/chance/sfc32.js";
import type { ThoughtRow } from "../answers/thought.js";
import { lossOf } from "./tutor.js";
import { endingOf, openingText, playWords, reasonFor, Seats } from "./words.js";

type Row = Pick<ThoughtRow, "action" | "value" | "certainty" | "depth" | "bound">;

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

  const SEATS = new Seats(WORDS, 0, 2);
  /** A decision whose rows are compared with its first. */
  const thought = (rows: readonly Row[], solved = false, errors?: readonly number[]) =>
    ({
      actions: rows.map((row) => ({ ...row, comparison: compareActions(rows[0]!, row, errors) })),
      line: ["roll"],
      solved,
      depth: 0,
      algorithm: "filtered",
    }) as unknown as Parameters<typeof reasonFor>[0];
  const row = (action: string, value: number, certainty: Certainty): Row => ({
    action,
    value,
    certainty,
    depth: "depth" in certainty ? certainty.depth : 0,
    bound: boundOf({ value, certainty }, 2)!,
  });
  const searched = (action: string, value: number, depth: number): Row =>
    row(action, value, { kind: "estimate", depth, isFull: true });
  const proved = (action: string, value: number, low = value, high = value): Row =>
    row(action, value, { kind: "proved", proof: "search", low, high });
  const sampled = (action: string, value: number, half: number): Row =>
    row(action, value, { kind: "sample", count: 90, low: value - half, high: value + half });

  it.each([
    [[searched("roll", 0.5, 2), searched("double", 0.25, 2)], [1, 0.2], ", 0.25 more than double"],
    [[searched("roll", 0.5, 2), searched("double", 0.25, 2)], [1, 0.3], ", too close to double to call"],
    [[searched("roll", 0.5, 2), searched("double", 0.25, 2)], undefined, ""],
    [[searched("roll", 0.5, 2), searched("double", 0.25, 1)], [0, 0], ""],
    [
      [searched("roll", 0.5, 2), row("double", 0.25, { kind: "bound", side: "upper", depth: 2 })],
      [0.1],
      ", at least 0.25 more than double",
    ],
    [[proved("roll", 0.5), proved("double", 0.25)], undefined, ", 0.25 more than double"],
    [[proved("roll", 0.5), proved("double", 0.5)], undefined, ", as much as double"],
    [[proved("roll", 0.5), proved("double", 0.5, -1)], undefined, ", too close to double to call"],
    [[proved("roll", 0.5), proved("double", 0.25, -1, 0.25)], undefined, ", at least 0.25 more than double"],
    [[sampled("roll", 0.5, 0.1), sampled("double", 0.25, 0.1)], undefined, " ± 0.10, 0.25 more than double"],
    [
      [sampled("roll", 0.5, 0.2), sampled("double", 0.25, 0.2)],
      undefined,
      " ± 0.20, too close to double to call",
    ],
  ] as const)("say no more of %j with the errors %j than they allow", (rows, errors, than) => {
    expect(reasonFor(thought(rows, false, errors), SEATS)).toBe(`roll is worth 0.5${than}.`);
  });

  it("say that nothing is better than a solved action, whatever is known of others", () => {
    const rows = [proved("roll", 1), searched("double", 0.99, 2)];
    expect(reasonFor(thought(rows, true), SEATS)).toBe("roll is worth 1 (solved), no less than double.");
    const bounded = [proved("roll", 0.5), proved("double", 0.5, -1)];
    expect(reasonFor(thought(bounded, true), SEATS)).toContain(", no less than double.");
  });

  it("call an action better, and count a loss, only where the values allow it", () => {
    const next = sfc32("better");
    const below = (count: number): number => next() % count;
    let better = 0;
    for (let trial = 0; trial < 5000; trial++) {
      const any = (action: string): Row => {
        const value = below(9) / 8;
        const [low, high] = [below(9) / 8, below(9) / 8].sort() as [number, number];
        return [
          proved(action, value),
          proved(action, below(2) === 0 ? low : high, low, high),
          searched(action, value, 1 + below(3)),
          row(action, value, {
            kind: "bound",
            side: below(2) === 0 ? "lower" : "upper",
            depth: 1 + below(3),
          }),
          sampled(action, value, below(4) / 8),
        ][below(5)]!;
      };
      const rows = [any("roll"), any("double")];
      const errors = below(3) === 0 ? undefined : [0.3, 0.2];
      const found = thought(rows, false, errors);
      const { relation } = compareActions(rows[0]!, rows[1]!, errors);
      const says = / more than | as much as | too close /.exec(reasonFor(found, SEATS))?.[0].trim();
      const expected = { better: "more than", equal: "as much as", close: "too close" } as const;
      expect(says).toBe(expected[relation as keyof typeof expected]);
      const loss = lossOf(rows[0]!, rows[1]!, errors);
      expect(loss > 0).toBe(relation === "better");
      if (relation === "better") better++;
    }
    expect(better).toBeGreaterThan(500);
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
