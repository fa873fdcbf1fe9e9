import { GAMES, gameNamed } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

async function play(argv: readonly string[], typed: readonly string[] = []) {
  const { code, out, err } = await tyche(["play", ...argv], {
    stdin: typed.map((line) => `${line}\n`).join(""),
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

const QUICK = ["--depth", "1", "--seed", "7"];

describe("tyche play", () => {
  it.each(GAMES.map(({ name }) => name))("plays %s to its end by itself", async (name) => {
    const small =
      {
        "2048": ["--size", "2x2"],
        pig: ["--target", "20"],
        ludo: ["--players", "2", "--pieces", "1"],
        minesweeper: ["--size", "4x4", "--mines", "3"],
        "pac-man": ["--layout", "trap"],
        briscola: ["--suits", "2", "--ranks", "4"],
      }[name] ?? [];
    // What is hidden is not searched to a depth.
    const limit = gameNamed(name).game.facts.hidden ? ["--simulations", "30"] : ["--depth", "1"];
    const argv = [name, "--as", "none", "--seed", "7", ...limit, ...small];
    const out = await play(argv);
    expect(out).toContain(`tyche play ${name}, seed 7\n`);
    expect(out).toMatch(/The game is over: /);
    // The same seed has the same dice, and the same search plays the same.
    expect(await play(argv)).toBe(out);
  });

  it("takes actions by number and by name, and says what is wrong", async () => {
    const typed = ["?", "hint", "board", "nonsense", "99", "1", "8/5 6/5", "quit"];
    const out = await play(["backgammon", "--position", "4HPwATDgc/ABMA", "--roll", "31", ...QUICK], typed);
    expect(out).toMatch(/ 1 {2}24\/23 24\/21 /);
    expect(out).toMatch(/"?nonsense"?/);
    expect(out).toContain("player 1 plays");
    expect(out.trimEnd().endsWith("Good-bye.")).toBe(true);
  });

  it("asks the solver of a game that has one, for its own moves and for hints", async () => {
    const board = ["minesweeper", "--size", "9x9", "--mines", "10", "--start", "modern", "--seed", "4"];
    const out = await play([...board, "--as", "none"]);
    expect(out).toMatch(/\n(won|lost: r\dc\d was a mine)\nThe game is over: [01]\.\n$/);
    expect(await play(board, ["r3c3", "hint", "quit"])).toMatch(
      /safety [^\n]*\n\s*r\dc\d [^\n]*100\.00 %[\s\S]*free in all \d/,
    );
  });

  it("takes an action back with all that followed", async () => {
    const out = await play(["connect-four", ...QUICK], ["4", "undo", "undo", "1", "quit"]);
    expect(out).toContain("There is nothing to take back.");
    const boards = out.split("You are player 0")[1]!.split("your action> ");
    // After undo the board is empty again.
    expect(boards[2]).not.toContain("●");
  });

  it("plays the only action with Enter, and ends with its input", async () => {
    const out = await play(["pig", "--target", "30", ...QUICK], [""]);
    expect(out).toMatch(/Good-bye\.\n$/);
    expect(out).toMatch(/\d+ \+ \d|player 1 plays/);
  });

  it("shows a person no card of the other hand, neither on the board nor in lists", async () => {
    const out = await play(
      ["briscola", "--position", "2u3cAb/KcNb5s|-|7s|#34|-|0 0|0", "--simulations", "20", "--seed", "1"],
      ["?", "board", "hint", "quit"],
    );
    expect(out).toContain("player 1: ?? ?? ??");
    expect(out).toContain("player 0: 2u 3c Ab");
    for (const card of ["Kc", "Nb", "5s"]) expect(out).not.toContain(card);
  });

  it("plays blackjack with the dealer's card face down until the player is done", async () => {
    const out = await play(
      ["blackjack", "--position", "T6 v T7", "--simulations", "20", "--seed", "1"],
      ["?", "stand"],
    );
    const [before, after] = out.split("your action> stand");
    expect(before).toContain("dealer  T ?");
    expect(before).not.toContain("7");
    expect(after).toContain("dealer  T 7  (17)");
    expect(after).toContain("The game is over: -1.");
  });

  it("lets the engine begin", async () => {
    const out = await play(["tic-tac-toe", "--as", "1", ...QUICK], []);
    expect(out).toMatch(/You are player 1\.[\s\S]*player 0 plays/);
  });

  it("ends a game that a person wins by saying so", async () => {
    const out = await play(["tic-tac-toe", "--position", "XX.|OO.|...", ...QUICK], ["3"]);
    expect(out).toMatch(/The game is over: you have won\.\n$/);
  });
});
