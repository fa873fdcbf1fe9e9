import { describe, expect, it } from "vitest";
import { type Answer, answer, BOARD, START } from "./answers.js";
import { tyche } from "./harness.js";

describe("batches of positions", () => {
  it("answer in order, and a line overrides the options", async () => {
    const lines = [
      `{"id":"a","position":"${START}","roll":"31"}`,
      "",
      `{"id":2,"position":"${START}","roll":[6,4],"depth":2}`,
      `{"id":null,"position":"${START}"}`,
    ].join("\n");
    const { code, out, err } = await tyche(["think", "backgammon", "--batch", "--depth", "1"], {
      stdin: lines,
    });
    expect([code, err]).toEqual([0, ""]);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer & { id: unknown });
    expect(answers.map(({ id, depth }) => [id, depth])).toEqual([
      ["a", 1],
      [2, 2],
      [null, 1],
    ]);
    const alone = await answer("think", "backgammon", "--position", START, "--roll", "64", "--depth", "2");
    expect(answers[1]!.actions).toEqual(alone.actions);
  });

  it("have the replies to each roll on request only, and are otherwise the same", async () => {
    const stdin = `{"position":"${START}","roll":"31"}`;
    const answerTo = async (...more: string[]) => {
      const { out } = await tyche(["think", "backgammon", "--batch", "--depth", "1", ...more], { stdin });
      return JSON.parse(out) as Answer & { ms: number; replies?: readonly unknown[] };
    };
    const { ms: _, ...plain } = await answerTo();
    const { ms: __, replies, ...rest } = await answerTo("--replies");
    const alone = await answer("think", "backgammon", "--position", START, "--roll", "31", "--depth", "1");
    expect(plain).not.toHaveProperty("replies");
    expect(rest).toEqual(plain);
    expect(replies).toHaveLength(21);
    expect(alone).toHaveProperty("replies", replies);
  });

  it("report which line is wrong, and continue", async () => {
    const lines = [
      '{"id":1,"position":"4433"}',
      '{"id":2,"position":"9"}',
      '{"id":3}',
      "[]",
      '{"id":4,"position":"44","roll":"31"}',
      '{"id":5,"position":"44","size":"3x3"}',
      '{"id":6,"position":{"a":1}}',
    ].join("\n");
    const { code, out, err } = await tyche(["moves", "connect-four", "--batch"], { stdin: lines });
    expect([code, err]).toEqual([2, 'tyche: 6 of 7 lines could not be answered; each has its "error"\n']);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: unknown; error?: string });
    expect(answers.map(({ id, error }) => [id, error === undefined])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [null, false],
      [4, false],
      [5, false],
      [6, false],
    ]);
    expect(answers[1]!.error).toMatch(/columns are 1 to 7/);
  });

  it("read boards as lists of numbers, flat or by rows", async () => {
    const flat = BOARD.split(" ").map(Number);
    const rows = [0, 4, 8, 12].map((row) => flat.slice(row, row + 4));
    const stdin = [flat, rows].map((position, id) => JSON.stringify({ id, position })).join("\n");
    const { out } = await tyche(["moves", "2048", "--batch"], { stdin });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer);
    expect(answers[0]!.actions).toHaveLength(3);
    expect(answers[1]!.actions).toEqual(answers[0]!.actions);
  });
});
