import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { rows } from "../../../tests/cases.js";
import { tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-exercise-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function out(...argv: string[]): Promise<string> {
  const { code, out: text, err } = await tyche(argv);
  expect(err).toBe("");
  expect(code).toBe(0);
  return text;
}

describe("tyche exercise", () => {
  it("prints an exercise, and its answers with --key", async () => {
    const sheet = await out("exercise", "--kind", "cuts-alpha-beta", "--seed", "42");
    expect(sheet).toContain("Exercise 1 (42-1)");
    expect(sheet).toContain("____");
    const key = await out("exercise", "--kind", "cuts-alpha-beta", "--seed", "42", "--key");
    expect(key).not.toContain("____");
    expect(key).toContain("pruned");
  });

  it("fits the width", async () => {
    const { out: text } = await tyche(["exercise", "--kind", "mixed", "--count", "14"], {
      env: { COLUMNS: "60" },
    });
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(60);
  });

  it.each(rows(["text", "latex", "html", "moodle", "gift", "json"], 2))(
    "makes the same %s again from its seed",
    async (format) => {
      const argv = [
        "exercise",
        "--kind",
        "mixed",
        "--count",
        "14",
        "--level",
        "2",
        "--seed",
        "again",
        "--to",
        format,
      ];
      const sheet = await out(...argv);
      expect(await out(...argv)).toBe(sheet);
      expect(await out(...argv, "--seed", "other")).not.toBe(sheet);
    },
  );

  it("writes a package for Canvas to a file", async () => {
    const [a, b] = [join(folder, "a.zip"), join(folder, "b.zip")];
    await out("exercise", "--count", "2", "--to", "canvas", "--out", a);
    await out("exercise", "--count", "2", "--to", "canvas", "--out", b);
    expect(readFileSync(a)).toEqual(readFileSync(b));
    expect(readFileSync(a).subarray(0, 2).toString()).toBe("PK");
  });

  it("lists the kinds in four languages", async () => {
    expect(await out("exercise", "--list")).toContain("cuts-star2");
    expect(await out("exercise", "--list", "--language", "zh")).toContain("机会节点");
  });

  it.each([
    [["--kind", "chess"], "--kind must be one of values-minimax"],
    [["--count", "61"], "--count must be a whole number from 1 to 60"],
    [["--level", "4"], "--level must be a whole number from 1 to 3"],
    [["--to", "canvas"], "name it with --out"],
    [["--to", "moodle", "--key"], "--key does nothing in moodle"],
    [["--notation", "ucla"], "--notation does not show in text"],
    [["--kind", "values-minimax", "--ties", "keep"], "--ties does nothing with --kind values-minimax"],
    [["--kind", "cuts-star1", "--fail", "hard"], "--fail does nothing with --kind cuts-star1"],
    [
      ["--kind", "returns-star1", "--ties", "keep", "--fail", "hard"],
      "--fail matters only where equal values cut",
    ],
    [["--list", "--seed", "3"], "--seed does nothing with --list"],
  ])("%j is refused with one sentence", async (argv, sentence) => {
    const { code, err } = await tyche(["exercise", ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

describe("tyche grade", () => {
  async function answered(kind: string, change: (answers: Record<string, string>) => void): Promise<string> {
    const key = JSON.parse(
      await out("exercise", "--kind", kind, "--seed", "42", "--level", "2", "--to", "json", "--key"),
    );
    change(key.exercises[0].answers);
    return JSON.stringify(key);
  }

  it("accepts an answer key as correct", async () => {
    const { code, out: text } = await tyche(["grade", "-"], {
      stdin: await answered("cuts-star1", () => undefined),
    });
    expect(code).toBe(0);
    expect(text).toContain("100 %");
  });

  it("reports errors as text and as JSON", async () => {
    const stdin = await answered("values-expectiminimax", (answers) => {
      answers["value:0"] = "1000";
    });
    const { out: text } = await tyche(["grade", "-"], { stdin });
    expect(text).toContain("This is not the value.");
    const { out: json } = await tyche(["grade", "-", "--json"], { stdin });
    const report = JSON.parse(json);
    expect(report.exercises[0].counts).toMatchObject({ wrong: 1, missing: 0 });
    expect(report.score).toBeLessThan(1);
    const { out: french } = await tyche(["grade", "-", "--language", "fr"], { stdin });
    expect(french).toContain("Ce n’est pas la valeur.");
  });

  it("names the mistake behind the answers", async () => {
    const stdin = await answered("values-minimax", (answers) => {
      for (const id of Object.keys(answers)) answers[id] = "";
    });
    const file = JSON.parse(stdin);
    // Each lowest node as if MAX and MIN were swapped.
    const [{ tree, questions, answers }] = file.exercises;
    const below = (node: { max?: unknown[]; min?: unknown[] }): unknown[] => node.max ?? node.min ?? [];
    const all: { max?: unknown[]; min?: unknown[] }[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      all.push(node);
      for (const child of below(node)) walk(child);
    };
    walk(tree);
    const inner = all.filter((node) => below(node).length > 0);
    const payoff = (leaf: unknown): number =>
      typeof leaf === "number" ? leaf : Number((leaf as { leaf: number }).leaf);
    inner.forEach((node, i) => {
      const leaves = below(node).map(payoff);
      if (leaves.some(Number.isNaN)) return;
      answers[questions[i].id] = String(node.max ? Math.min(...leaves) : Math.max(...leaves));
    });
    const { out: text } = await tyche(["grade", "-", "--json"], { stdin: JSON.stringify(file) });
    expect(JSON.parse(text).exercises[0].wrongRule).toBe("levels-swapped");
    const { out: said } = await tyche(["grade", "-", "--language", "es"], { stdin: JSON.stringify(file) });
    expect(said).toContain("MAX y MIN se han intercambiado");
  });

  it("refuses a file without answers with one sentence", async () => {
    for (const stdin of ["{", "[1]", "{}"]) {
      const { code, err } = await tyche(["grade", "-"], { stdin });
      expect(code).toBe(2);
      expect(err.trim().split("\n")).toHaveLength(1);
    }
  });
});
