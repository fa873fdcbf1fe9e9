import { describe, expect, it } from "vitest";
import type { Answer } from "./answers.js";
import { refusal, tyche } from "./harness.js";

describe("tyche exact", () => {
  it.each([
    [["pig", "--target", "2", "--dice", "coin"], "winProbability", 4 / 7],
    [["pig", "--target", "2", "--dice", "coin", "--position", "0,1,1"], "winProbability", 3 / 5],
    [["pig", "--target", "2", "--dice", "coin", "--position", "0,1,1,1"], "winProbability", 3 / 5],
    [["2048", "--size", "2x2", "--target", "32"], "winProbability", 0.0828872890715542],
    [["2048", "--size", "2x2"], "expectedScore", 66.964149],
    [["tic-tac-toe"], "value", 0],
    [["connect-four", "--size", "4x4"], "value", 0],
  ] as const)("%o", async (argv, name, value) => {
    const { out } = await tyche(["exact", ...argv, "--json"]);
    const found = JSON.parse(out) as Record<string, number> & { interval: [number, number] };
    expect(found[name]).toBeCloseTo(value, argv[0] === "2048" && name === "expectedScore" ? 5 : 10);
    const [low, high] = found.interval;
    expect(low).toBeLessThanOrEqual(found[name]!);
    expect(high).toBeGreaterThanOrEqual(found[name]!);
    expect(high - low).toBeLessThan(1e-8);
  });

  it.each([
    ["pig", ["--limit", "10"], "pig has more than 10 positions"],
    // The games' own solvers.
    ["hypergammon", ["--limit", "1000000"], "hypergammon has more than 1,000,000 positions"],
    ["2048", ["--size", "2x3", "--limit", "500"], "2048 has more than 500 positions"],
  ])("stops at the given limit in %s", async (game, options, sentence) => {
    expect(await refusal(["exact", game, ...options])).toContain(sentence);
  });

  it("gives the policy for every position with a choice", async () => {
    const { out } = await tyche(["exact", "pig", "--target", "3", "--dice", "coin", "--policy", "--json"]);
    const { policy } = JSON.parse(out) as { policy: Record<string, string> };
    // Own score, opponent's score, turn total: after one or two heads, and never enough to win at once.
    expect(Object.keys(policy).sort()).toEqual(
      ["0,0,1", "0,0,2", "0,1,1", "0,1,2", "0,2,1", "0,2,2", "1,0,1", "1,1,1", "1,2,1"].sort(),
    );
    expect(policy["0,2,2"]).toBe("roll");
  });

  it("gives the values of all actions for the player to move", async () => {
    const { out } = await tyche(["exact", "tic-tac-toe", "--position", "XX.|OO.|X..", "--json"]);
    const { value, actions } = JSON.parse(out) as Answer;
    expect([value, actions[0]!.action, actions[0]!.value]).toEqual([1, "6", 1]);
    const text = await tyche(["exact", "tic-tac-toe", "--position", "XX.|OO.|X.."]);
    expect(text.out).toMatch(/value 1, exactly/);
  });
});
