import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-sensitivity-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TREE = '{"max":[10,{"chance":[9,100]}]}';

describe("tyche sensitivity", () => {
  it("finds where each number changes the best action, widest swing first", async () => {
    const { out, err, code } = await tyche(["sensitivity", TREE]);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out.split("\n").slice(-6, -1)).toEqual(
      [
        "The probability of 2.1 is 1/2: below 90/91 the best action is 2, above it 1.",
        "The probability of 2.2 is 1/2: below 1/91 the best action is 1, above it 2.",
        "The payoff of 1 is 10: below 109/2 the best action is 2, above it 1.",
        "The payoff of 2.1 is 9: below -80 the best action is 1, above it 2.",
        "The payoff of 2.2 is 100: below 11 the best action is 1, above it 2.",
      ].sort((a, b) => out.indexOf(a) - out.indexOf(b)),
    );
  });

  it("fits the width", async () => {
    const { out } = await tyche(["sensitivity", TREE], { env: { COLUMNS: "40" } });
    const lines = out.split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(40);
    expect(lines.join(" ")).toContain("below 90/91 the best action is 2, above it 1.");
  });

  it("prints JSON with exact fractions", async () => {
    const { out } = await tyche(["sensitivity", TREE, "--json"]);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ value: "109/2", best: [1], actions: ["10", "109/2"] });
    expect(answer.inputs).toContainEqual({
      type: "probability",
      node: 4,
      name: "2.2",
      title: "probability of 2.2",
      value: "1/2",
      flip: { at: "1/91", number: 1 / 91, below: [0], above: [1] },
      range: ["0", "1"],
      roots: ["10", "100"],
    });
  });

  it("draws a tornado diagram", async () => {
    const file = join(folder, "tornado.svg");
    const { code } = await tyche(["sensitivity", TREE, "--svg", file, "--language", "fr"]);
    expect(code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("gain de 2.2 = 100");
  });

  it.each([
    [["sensitivity", TREE, "--by", "2"], "between 0 and 1"],
    [["sensitivity", TREE, "--by", "x"], "--by must be a share"],
    [["sensitivity", '{"chance":[1,2]}'], "no player decides at the root"],
    [
      ["sensitivity", TREE, "--json", "--language", "en"],
      "--language does nothing with --json, which prints no text",
    ],
    [["sensitivity", TREE, "--json", "--svg", "-"], "both print to the output"],
  ])("refuses %j with one sentence", async (argv, sentence) => {
    expect(await refusal(argv)).toContain(sentence);
  });
});
