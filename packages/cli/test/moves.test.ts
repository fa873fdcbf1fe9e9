import { describe, expect, it } from "vitest";
import { answer, BOARD, EINSTEIN, START } from "./answers.js";
import { tyche } from "./harness.js";

describe("tyche moves", () => {
  it("lists every play of the opening 3-1 with the Position ID after it", async () => {
    const { actions } = await answer("moves", "backgammon", "--position", START, "--roll", "31");
    expect(actions).toHaveLength(16);
    expect(actions).toContainEqual({ action: "8/5 6/5", position: "sGfwATDgc/ABMA" });
  });

  it.each(["31", "3-1", "13", "3 1", "1,3"])("reads the roll %s", async (roll) => {
    const { actions } = await answer("moves", "backgammon", "--position", START, "--roll", roll);
    expect(actions).toHaveLength(16);
  });

  it("reads the same position as ID, ID with Match ID, XGID and numbers", async () => {
    const same = [
      [START, "--roll", "31"],
      [`${START}:cIkFAAAAAAAE`],
      ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"],
      ["0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0", "--roll", "31"],
    ];
    const answers = await Promise.all(
      same.map((position) => answer("moves", "backgammon", "--position", ...position)),
    );
    for (const each of answers) expect(each).toEqual(answers[0]);
  });

  it("shows 2048 positions before the new tile, and reads spaces or commas", async () => {
    const expected = [
      { action: "up", position: "2 2 4 2 8 4 8 16 0 32 64 128 0 0 256 512" },
      { action: "down", position: "0 0 4 2 0 2 8 16 2 4 64 128 8 32 256 512" },
      { action: "left", position: "2 4 2 0 8 16 0 0 2 4 64 128 8 32 256 512" },
    ];
    expect((await answer("moves", "2048", "--position", BOARD)).actions).toEqual(expected);
    expect((await answer("moves", "2048", "--position", BOARD.replaceAll(" ", ","))).actions).toEqual(
      expected,
    );
    const full = await answer("moves", "2048", "--size", "2x2", "--position", "2 2 4 8");
    expect(full.actions[0]).toEqual({ action: "right", position: "0 4 4 8" });
  });

  it("shows EinStein with the die not yet rolled, and Pig's roll without a position", async () => {
    const { actions } = await answer("moves", "einstein", "--position", `${EINSTEIN} 0 0`, "--roll", "6");
    expect(actions.map(({ action }) => action)).toEqual(["6 right-down", "6 right", "6 down"]);
    expect(actions[1]!.position).toBe("1 2 3 0 0 4 5 0 0 0 0 6 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 0 1");
    expect((await answer("moves", "pig", "--position", "41,49,22")).actions).toEqual([
      { action: "roll", position: null },
      { action: "hold", position: "49,63,0,1" },
    ]);
  });

  it("starts from a game's fixed start, and lists nothing when the game is over", async () => {
    expect((await answer("moves", "connect-four")).actions).toHaveLength(7);
    expect((await answer("moves", "connect-four", "--size", "5x4")).actions).toHaveLength(5);
    expect((await answer("moves", "tic-tac-toe", "--position", "XXX|OO.|...")).actions).toEqual([]);
    expect((await tyche(["moves", "tic-tac-toe", "--position", "XXX|OO.|..."])).out).toMatch(/over/);
  });
});
