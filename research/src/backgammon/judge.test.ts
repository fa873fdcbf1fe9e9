import { hasGnubg } from "@tyche/games/backgammon/servers";
import { runProgram } from "tyche/parts";
import { describe, expect, it } from "vitest";
import { called, type Result, type World } from "../../../packages/cli/test/harness.js";
import { hasProgram } from "../../../tests/programs.js";
import { inCheckout } from "../kit/root.js";
import { RESEARCH } from "../program.js";

const research = (argv: readonly string[], world: World = {}): Promise<Result> =>
  called((...call) => runProgram(RESEARCH, ...call), argv, world);

describe("judge", () => {
  it("computes a player's loss in positions where the value of every play is known", async () => {
    const set = inCheckout("research/positions/backgammon-1.jsonl");
    const { out } = await research(["judge", set, "--evaluator", "pips", "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      positions: 1,
      evaluator: "pips",
      depth: 1,
      evaluations: 12,
      differences: 0,
    });
  });

  it("refuses a file without positions", async () => {
    const { code, err } = await research(["judge", "/dev/null"]);
    expect([code, err]).toEqual([2, "research: /dev/null contains no positions\n"]);
  });
});

const isHere = hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh");

describe.skipIf(!isHere)("reference", () => {
  it("creates a usable reference set from GNU Backgammon's evaluation of every play", async () => {
    const { code, out } = await research(["reference", "--positions", "3", "--plies", "0", "--seed", "test"]);
    expect(code).toBe(0);
    expect(out.trim().split("\n")).toHaveLength(3);
    const judged = await research(["judge", "-", "--evaluator", "pips", "--json"], { stdin: out });
    expect(JSON.parse(judged.out)).toMatchObject({ positions: 3, evaluator: "pips", depth: 1 });
  });
});
