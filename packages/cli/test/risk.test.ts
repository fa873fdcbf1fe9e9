import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-risk-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TREE = '{"max":[24,{"chance":[0,100]}],"actions":["safe","bold"]}';

describe("tyche risk", () => {
  it("gives every node's value for a risk-averse player", async () => {
    const { out, err, code } = await tyche(["risk", TREE, "--utility", "sqrt"]);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("╰─▶ bold: CHANCE CE = 25, u = 5");
    expect(out).toMatch(/certainty equivalent +25\n/);
    expect(out).toMatch(/risk premium +25\n/);
    expect(out).toContain("≈ 4.898979");
    expect(out).toContain("rounded to 6 decimals");
  });

  it("prints JSON, exact if possible", async () => {
    const { out } = await tyche(["risk", TREE, "--utility", "points:0=0,50=0.8,100=1", "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      certaintyEquivalent: { exact: "125/4", number: 31.25 },
      expectedValue: "50",
      premium: { exact: "75/4" },
      best: [1],
      neutral: [1],
      exact: true,
    });
  });

  it("draws, and answers in four languages", async () => {
    const file = join(folder, "risk.svg");
    const { code } = await tyche([
      "risk",
      TREE,
      "--utility",
      "log:10",
      "--to",
      "svg",
      "--out",
      file,
      "--language",
      "fr",
    ]);
    expect(code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("EC ≈ 23.166248");
    const outs = await Promise.all(
      ["fr", "es", "zh"].map((language) =>
        tyche(["risk", TREE, "--utility", "sqrt", "--language", language]),
      ),
    );
    expect(outs[0]!.out).toContain("équivalent certain");
    expect(outs[1]!.out).toContain("equivalente cierto");
    expect(outs[2]!.out).toContain("确定性等价");
  });

  it.each([
    [["risk", TREE], "--utility is missing"],
    [["risk", "[[1,2],[3,4]]", "--utility", "sqrt"], "no chance nodes"],
    [["risk", TREE, "--utility", "log"], "the initial wealth"],
    [
      ["risk", TREE, "--utility", "sqrt", "--json", "--language", "en"],
      "--language does nothing with --json, which prints no text",
    ],
    [
      ["risk", TREE, "--utility", "sqrt", "--json", "--to", "svg"],
      "--to does nothing with --json, which makes no drawing",
    ],
    [
      ["risk", TREE, "--utility", "sqrt", "--out", "x.svg"],
      "--out writes a drawing: add --to with one of text",
    ],
  ])("refuses %j", async (args, why) => {
    expect(await refusal(args)).toContain(why);
  });
});
