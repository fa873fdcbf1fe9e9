import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { IS_LONG, rows } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";

async function play(argv: readonly string[], typed: readonly string[] = []) {
  const { code, out, err } = await tyche(["play", ...argv], {
    stdin: typed.map((line) => `${line}\n`).join(""),
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

const QUICK = ["--depth", "1", "--seed", "7"];

describe("tyche play", () => {
  it.each(rows(GAMES, 3).map(({ name }) => name))("plays %s to its end by itself", async (name) => {
    const small =
      {
        "2048": ["--size", "2x2"],
        pig: ["--target", "20"],
        ludo: ["--players", "2", "--pieces", "1"],
        minesweeper: ["--size", "3x3", "--mines", "2"],
        "pac-man": ["--layout", "trap"],
        briscola: ["--suits", "2", "--ranks", "4"],
        ...(!IS_LONG && { "rock-paper-scissors": ["--rounds", "8"] }),
      }[name] ?? [];
    // Games with hidden information are not searched to a depth.
    const limit = (await loadGame(name)).game.facts.hidden ? ["--simulations", "30"] : ["--depth", "1"];
    const argv = [name, "--as", "none", "--seed", "7", ...limit, ...small];
    const out = await play(argv);
    expect(out).toContain(`tyche play ${name}, seed 7\n`);
    expect(out).toMatch(/The game is over: /);
    // The same seed gives the same dice, and the same search the same actions.
    expect(await play(argv)).toBe(out);
  });

  it.each([
    ["kuhn -a expectimax", "expectimax would see what is hidden"],
    ["tic-tac-toe --evaluator foo", 'tic-tac-toe has no evaluator "foo"'],
    ["chess --simulations 5", 'alpha-beta has no setting "simulations"'],
    ["chess --level 3 -a counting", 'There is no algorithm "counting" here'],
    ["2048 --beam 3 -a packed", 'packed does not use "beam"'],
    ["backgammon --roll 31", "backgammon needs a position"],
    ["tic-tac-toe --roll 31", "tic-tac-toe has no dice"],
    ["chess --record /none/x.pgn", "/none/x.pgn cannot be written: there is no such file or folder"],
    ["chess --record /", "/ cannot be written: it is a folder"],
  ])("refuses a bad option before it shows anything: %s", async (argv, message) => {
    expect(await refusal(["play", ...argv.split(" ")])).toContain(`tyche: ${message}`);
  });

  it("hints at the quickest win, with the actions that lead to it", async () => {
    const { out } = await tyche(["play", "connect-four", "--position", "443322", "--depth", "3"], {
      stdin: "hint\nquit\n",
    });
    const rows = out
      .split("\n")
      .flatMap((line) => /^ +(\d) +1 +(wins in .*?) {2,}/.exec(line)?.slice(1, 3) ?? []);
    expect(rows).toEqual(["5", "wins in 1 action", "1", "wins in 1 action", "4", "wins in 3 actions"]);
  });

  it("accepts actions by number and by name, and explains errors", async () => {
    const typed = ["list", "hint", "board", "nonsense", "99", "1", "8/5 6/5", "quit"];
    const out = await play(["backgammon", "--position", "4HPwATDgc/ABMA", "--roll", "31", ...QUICK], typed);
    expect(out).toMatch(/ 1 {2}24\/23 24\/21 /);
    expect(out).toMatch(/"?nonsense"?/);
    expect(out).toContain("the engine plays");
    expect(out.trimEnd().endsWith("Good-bye.")).toBe(true);
  });

  it("uses a game's solver, if there is one, for its own actions and for hints", async () => {
    const board = ["minesweeper", "--size", "9x9", "--mines", "10", "--start", "modern", "--seed", "4"];
    const out = await play([...board, "--as", "none"]);
    expect(out).toMatch(
      /\n(won|lost: r\dc\d was a mine)\nThe game is over: the engine has (won|lost), [^\n]*\.\n$/,
    );
    expect(await play(board, ["r3c3", "hint", "quit"])).toMatch(
      /safety [^\n]*\n\s*r\dc\d [^\n]*100\.00 %[\s\S]*free in all \d/,
    );
  });

  it("takes back an action and everything after it", async () => {
    const out = await play(["connect-four", ...QUICK], ["4", "undo", "undo", "1", "quit"]);
    expect(out).toContain("There is nothing to take back.");
    const boards = out.split("You are ●")[1]!.split("your action> ");
    // After undo the board is empty again.
    expect(boards[2]).not.toContain("│ ·.*●");
  });

  it("plays the only action on Enter, and stops at the end of its input", async () => {
    const out = await play(["pig", "--target", "30", ...QUICK], [""]);
    expect(out).toMatch(/Good-bye\.\n$/);
    expect(out).toMatch(/\d+ \+ \d|the engine plays/);
  });

  it("never shows a person the opponent's cards, neither on the board nor in lists", async () => {
    const out = await play(
      ["briscola", "--position", "2u3cAb/KcNb5s|-|7s|#34|-|0 0|0", "--simulations", "20", "--seed", "1"],
      ["?", "list", "board", "hint", "quit"],
    );
    expect(out).toContain("the engine: ?? ?? ??");
    expect(out).toContain("you: 2u 3c Ab");
    for (const card of ["Kc", "Nb", "5s"]) expect(out).not.toContain(card);
  });

  it("plays blackjack with the dealer's card face down until the player stands", async () => {
    const out = await play(
      ["blackjack", "--position", "T6 v T7", "--simulations", "20", "--seed", "1"],
      ["?", "list", "stand"],
    );
    const [before, after] = out.split("your action> stand");
    expect(before).toContain("dealer  T ?");
    expect(before).not.toMatch(/T 7|\(17\)/);
    expect(after).toContain("dealer  T 7  (17)");
    expect(after).toContain("The game is over: you have lost 1 bet.");
  });

  it("lets the engine start", async () => {
    const out = await play(["tic-tac-toe", "--as", "1", ...QUICK], []);
    expect(out).toMatch(/You are O and play against the engine\.[\s\S]*the engine plays/);
  });

  it("plays at a level, with hints at full strength", async () => {
    const argv = ["connect-four", "--level", "2", "--nodes", "200", "--seed", "7"];
    const games = await play([...argv, "--as", "none"]);
    expect(games).toMatch(/The game is over: /);
    expect(await play([...argv, "--as", "none"])).toBe(games);
    const others = [...argv.slice(0, -1), "8", "--as", "none"];
    expect((await play(others)).replace("seed 8", "seed 7")).not.toBe(games);
    const between = ["tic-tac-toe", "--level", "2.5", "--nodes", "50", "--seed", "7", "--as", "none"];
    expect(await play(between)).toMatch(/The game is over: /);
    // The person has three in a row, so any full-strength hint finds the win.
    const out = await play(
      ["tic-tac-toe", "--level", "1", "--position", "XX.|OO.|..."],
      ["hint", "", "quit"],
    );
    expect(out).toMatch(/The game is over: you have won\./);
  });

  it("reports it when a person wins", async () => {
    const out = await play(["tic-tac-toe", "--position", "XX.|OO.|...", ...QUICK], ["3"]);
    expect(out).toMatch(/The game is over: you have won\.\n$/);
  });

  it("resigns a game, and starts another", async () => {
    const out = await play(["tic-tac-toe", ...QUICK], ["5", "new", "1", "resign"]);
    expect(out.endsWith("The game is over: you have resigned, the engine has won.\n")).toBe(true);
    // The second game starts with an empty board.
    const boards = out.split("your action> ");
    expect(boards[2]).toContain("│ 5 │");
    expect(boards[2]).not.toMatch(/X|O/);
  });

  it("rolls the same again after an action was taken back", async () => {
    const out = await play(
      ["pig", "--target", "50", ...QUICK],
      ["roll", "undo", "roll", "undo", "roll", "quit"],
    );
    const [first, , second, , third] = out.split("your action> ").slice(1);
    const dice = (text = "") => text.replace(/^\w+\n/, "");
    expect(dice(second)).toBe(dice(first));
    expect(dice(third)).toBe(dice(first));
    const board = ["minesweeper", "--size", "9x9", "--mines", "10", "--seed", "1"];
    const opened = (await play(board, ["r5c5", "r1c1", "undo", "r1c1", "quit"])).split("your action> ");
    expect(opened[2]!.replace("r1c1", "")).toBe(opened[4]!.replace("r1c1", ""));
  });

  it("opens all safe cells, several per line, and shows the mines at the end", async () => {
    const board = ["minesweeper", "--size", "9x9", "--mines", "10", "--start", "modern", "--seed", "4"];
    const out = await play(board, ["?", "r1c1", "hint", "safe", "quit"]);
    expect(out.replaceAll("\n", " ")).toMatch(
      /free in all \d+ layouts that fit\. Enter plays r\dc\d\. safe plays all \d+\./,
    );
    expect(out).toMatch(/safe +open everything that is certainly free/);
    expect(out).toMatch(/you play r\dc\d/);
    const hidden = out.match(/\d+(?= hidden cells)/g)!.at(-1);
    expect(Number(hidden)).toBeLessThan(60);
    const position = ["--position", "1..\n2..\n1..", "--mines", "3"];
    const lost = await play(
      ["minesweeper", ...position, "--seed", "1"],
      ["r1c3 r2c3 r3c3", "r1c2 r3c2", "r1c2", "r3c2", "r2c2"],
    );
    const end = lost.slice(lost.lastIndexOf("your action> "));
    expect(end).toMatch(/The game is over: you have (won|lost), /);
    const mines = end.match(/[●*](?= |$)/gm) ?? [];
    expect(mines).toHaveLength(3);
  });

  it("fits a narrow screen, explains its hint, and plays it on Enter", async () => {
    const { out } = await tyche(["play", "chess", ...QUICK], {
      stdin: "?\nlist\nhint\n\nquit\n",
      env: { COLUMNS: "60" },
    });
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(60);
    expect(out).toMatch(/ is worth [-\d.]+/);
    const [, played] = /Enter plays (\S+)\./.exec(out)!;
    expect(played).toMatch(/^[a-hNQRBK]/);
    expect(out).toContain("the engine plays");
  });

  it("uses colours where supported, and none with NO_COLOR", async () => {
    const world = (env: Readonly<Record<string, string>>) => ({ stdin: "r2c2\nhint\nresign\n", env });
    const board = ["play", "minesweeper", "--size", "4x4", "--mines", "3", "--seed", "2"];
    const plain = await tyche(board, world({}));
    const forced = await tyche(board, world({ FORCE_COLOR: "1" }));
    const none = await tyche(board, world({ FORCE_COLOR: "1", NO_COLOR: "1" }));
    expect(plain.out).not.toContain("\u001b");
    expect(none.out).toBe(plain.out);
    expect(forced.out).toContain("\u001b[1;31mThe game is over: you have resigned.\u001b[0m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(forced.out.replace(/\u001b\[[\d;]*m/g, "")).toBe(plain.out);
  });

  it("shows the options of the current game, in its help too", async () => {
    const { out } = await tyche(["play", "pig", "--help"]);
    expect(out).toContain("--target");
    expect(out).not.toMatch(/--layout|--mines|--suits/);
    expect((await tyche(["play", "--help", "all"])).out).toMatch(/--mines[\s\S]*--layout/);
  });
});
