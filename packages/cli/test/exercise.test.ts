import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { collectedSpec, exerciseOf } from "@tyche/practice";
import { handInKey, handInText } from "@tyche/practice/files";
import { afterAll, describe, expect, it } from "vitest";
import { rows } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";

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
    expect(sheet).toMatch(/^Exercise 1 \(42-1 · \d points?\)$/m);
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

  it.each(rows(["text", "latex", "html", "moodle", "gift", "json"], 6))(
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

  it("gives the link of exercises and of an exam that the Lab reads", async () => {
    const fields = (address: string) => {
      const [base, data = ""] = address.trim().split("#1.");
      return [base, JSON.parse(inflateRawSync(Buffer.from(data, "base64url")).toString())];
    };
    const row = (i: number) => ["cuts-star1", "2", `again-${i}`, "ucla", "prune", "soft"];
    const argv = [
      "exercise",
      "--kind",
      "cuts-star1",
      "--level",
      "2",
      "--seed",
      "again",
      "--notation",
      "ucla",
    ];
    const [base, link] = fields(await out(...argv, "--count", "2", "--to", "link"));
    expect(base).toBe("http://127.0.0.1:4173/");
    expect(link).toMatchObject({ p: "practise", e: [row(1), row(2)] });
    const exam = [...argv, "--to", "link", "--lab", "https://a.example/lab/#old", "--exam", "Midterm"];
    expect(fields(await out(...exam))).toMatchObject([
      "https://a.example/lab/",
      { e: [row(1), { t: "Midterm" }] },
    ]);
    const [, signed] = fields(await out(...exam, "--phrase", "secret"));
    expect(signed.e[1].k).toMatch(/^[0-9a-f]{64}$/);
    const [, limited] = fields(await out(...exam, "--minutes", "45", "--tries", "2"));
    expect(limited.e[1]).toEqual({ t: "Midterm", m: 45, n: 2 });
    const refused: [string[], RegExp][] = [
      [["--phrase", "x"], /--exam/],
      [["--minutes", "9"], /--exam/],
      [["--exam", "E", "--tries", "0"], /--tries/],
      [["--lab", "nowhere"], /--lab must be an address/],
      [["--seed", "s".repeat(39)], /at most 37/],
      [["--key"], /--key does nothing with --to link/],
    ];
    for (const [more, said] of refused) {
      expect(await refusal([...argv, "--to", "link", ...more])).toMatch(said);
    }
    expect((await tyche([...argv, "--exam", "x"])).err).toMatch(/--exam does nothing with --to text/);
  });

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
    expect(await refusal(["exercise", ...argv])).toContain(sentence);
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

  describe("of many files", () => {
    const course = join(folder, "course");
    const exercises = [
      { seed: "a", template: "values-minimax", level: 1, notation: "aima", ties: "prune", fail: "soft" },
      { seed: "b", template: "best-move", level: 1, notation: "aima", ties: "prune", fail: "soft" },
    ] as const;
    const key = handInKey("owl", exercises);
    const hand = (
      name: string,
      student: string,
      text: string,
      only: typeof exercises | [(typeof exercises)[0]],
    ) => {
      const answers = only.map((spec) =>
        Object.fromEntries(exerciseOf(spec).questions.map(({ id }) => [id, text])),
      );
      mkdirSync(join(course, name), { recursive: true });
      const help = only.map(() => "none" as const);
      const [begun, time] = ["2026-11-25T10:00:00.000Z", "2026-11-25T10:30:00.000Z"];
      const handedIn = { student, title: "Quiz", begun, time, help };
      const file = handInText({ sheet: collectedSpec(only, "en"), answers, handedIn }, key);
      writeFileSync(join(course, name, "answers.json"), file);
      return file;
    };
    hand("1", "Ana", "3", exercises);
    hand("2", "Ben", "", exercises);
    const edited = hand("3", "Cléo", "3", exercises).replace("Cléo", "Dan");
    writeFileSync(join(course, "3", "answers.json"), edited);
    hand("4", "=HYPERLINK()", "3", [exercises[0]]);

    it("prints a table, CSV or JSON, and checks signatures", async () => {
      const text = await out("grade", course, "--phrase", "owl");
      const rows = text.split("\n").map((line) => line.split(/ {2,}/));
      expect(rows[0]).toEqual(["Name", "1", "2", "Solved", "Score", "Help", "Signature"]);
      expect(rows[1]![0]).toBe("Ana");
      expect(rows.slice(1, 5).map((row) => row.at(-1))).toEqual(["valid", "valid", "not valid", "not valid"]);
      expect(text).toMatch(/answers\s+different\s+exercises\s+from\s+those\s+in\s+most\s+files/);
      const csv = (await out("grade", course, "--csv")).split("\r\n").map((line) => line.split(","));
      expect(csv.map((row) => row.length)).toEqual([14, 14, 14, 14, 14, 1]);
      expect(csv[1]!.slice(1, 3)).toEqual(["Ana", "Quiz"]);
      expect(csv[1]![8]).toBe("unchecked");
      expect([csv[0]!.at(-1), csv[1]!.at(-1)]).toEqual(["minutes", "30"]);
      expect(csv[4]![1]).toBe("'=HYPERLINK()");
      expect(csv.map((row) => row[9]).slice(1, 5)).toEqual(["usual", "usual", "usual", "other"]);
      const data = JSON.parse(await out("grade", course, "--json", "--phrase", "owl"));
      expect(data.files).toHaveLength(4);
      expect(data.files[1]).toMatchObject({ student: "Ben", score: 0, signature: "valid" });
      expect(data.files[2]).toMatchObject({ student: "Dan", signature: "invalid" });
      // Ana and Dan wrote the same; Ben nothing; the fourth file is about other exercises.
      const told = data.files[0].exercises.flatMap(
        (one: { exercise: number; told: string[]; diagnosis?: string }) =>
          (one.diagnosis ? [one.diagnosis] : one.told).map((text) => ({
            exercise: one.exercise,
            text,
            files: 2,
          })),
      );
      expect(told.length).toBeGreaterThan(1);
      expect(data.mistakes).toEqual(told.slice(0, 10));
      expect(text).toContain("2 × Exercise 1: ");
    });

    it("grades the others if a file is wrong, says which and why, and ends with code 2", async () => {
      const bad = join(folder, "bad.json");
      writeFileSync(bad, "{");
      const file = join(course, "1", "answers.json");
      const { code, out: text, err } = await tyche(["grade", file, bad, join(folder, "none.json")]);
      expect(code).toBe(2);
      expect(text).toContain("Ana");
      expect(text).toContain(`${bad}: the file is not JSON`);
      expect(err).toBe("tyche: 2 of 3 files could not be graded\n");
      const empty = join(folder, "empty");
      mkdirSync(empty);
      expect((await tyche(["grade", empty])).err).toBe(
        `tyche: ${empty} has no file whose name ends in .json\n`,
      );
      expect((await tyche(["grade", course, "--csv", "--json"])).code).toBe(2);
    });

    it("says of one file who handed it in", async () => {
      const file = join(course, "1", "answers.json");
      expect(await out("grade", file, "--phrase", "owl")).toMatch(
        /^Ana · Quiz · 2026-11-25T10:30:00.000Z\nSignature: valid\n/,
      );
      expect(JSON.parse(await out("grade", file, "--json"))).toMatchObject({
        student: "Ana",
        signature: "unchecked",
      });
    });
  });
});

describe("tyche exercise --tree", () => {
  const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
  const HIDDEN = '{"max":[{"min":[1,2],"set":"s"},{"min":[3,4],"set":"s"}]}';

  it("asks about a tree in quotes, and about every tree of a file", async () => {
    const key = await out("exercise", "--tree", TREE, "--kind", "cuts", "--key");
    expect(key).toContain("Leaves never visited  e, f");
    const file = join(folder, "last year.txt");
    writeFileSync(file, `${TREE}\n\nmax(chance(3, 5), chance(1, 2))\n{"max":[{"min":[2,\n1]},0]}`);
    const set = await out("exercise", "--tree", file, "--kind", "windows");
    expect(set.match(/^Exercise.*$/gm)).toEqual([
      "Exercise 1 (last year-1 · 4 points)",
      "Exercise 2 (last year-2 · 3 points)",
      "Exercise 3 (last year-3 · 2 points)",
    ]);
    expect(set).toContain("with which Star1 enters each inner node");
  });

  it.each(["latex", "html", "moodle", "gift", "link"])("writes %s", async (format) => {
    const text = await out("exercise", "--tree", TREE, "--kind", "mixed", "--to", format);
    expect(text.length).toBeGreaterThan(format === "link" ? 100 : 5000);
  });

  it("asks for the order of visits by an algorithm, and for the effects of leaves", async () => {
    const order = await out("exercise", "--tree", TREE, "--kind", "order", "--algorithm", "sss", "--key");
    // By hand: one leaf below each MIN node; C, with merit 14, falls to 2; then B is solved with 3.
    expect(order.match(/^leaf \w +\S+$/gm)?.map((line) => line.at(-1))).toEqual([...("167" + "2xx" + "345")]);
    const effects = await out("exercise", "--tree", TREE, "--kind", "effects", "--key");
    expect(effects.match(/^leaf a +4$/m)).not.toBeNull();
    expect(effects.match(/^leaf b +3$/m)).not.toBeNull();
  });

  it("writes answers that are graded by the tree, in every kind that fits", async () => {
    const file = join(folder, "key.json");
    await out("exercise", "--tree", TREE, "--kind", "mixed", "--to", "json", "--key", "--out", file);
    expect(await out("grade", file)).toContain("12/12 ✓");
  });

  it("asks about payoffs of several players and hidden moves, and grades the answers", async () => {
    const open =
      '{"player":0,"children":[{"leaf":[1,1]},{"player":1,"children":[{"leaf":[2,5]},{"leaf":[0,6]}]}]}';
    const vectors = await out("exercise", "--tree", open, "--key");
    expect(vectors.match(/payoff of player \d +\d+/g)?.map((line) => line.at(-1))).toEqual([..."1106"]);
    expect(await out("exercise", "--tree", open, "--kind", "moves", "--key")).toMatch(/Best move +a/);
    const file = join(folder, "hidden.json");
    await out("exercise", "--tree", HIDDEN, "--kind", "mixed", "--to", "json", "--key", "--out", file);
    expect(await out("grade", file)).toContain("4/4 ✓");
  });

  it("gives each student another tree of the same difficulty with --variants", async () => {
    const argv = ["exercise", "--tree", TREE, "--kind", "cuts", "--variants", "5", "--seed", "s", "--key"];
    const key = await out(...argv);
    const skipped = [...key.matchAll(/^Leaves never visited +(.+)$/gm)].map(([, leaves]) =>
      leaves!.split(", "),
    );
    expect(skipped.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(skipped.map(String)).size).toBeGreaterThan(1);
    expect(key).toContain("Exercise 5 (tree-5 · 2 points)");
    expect(await out(...argv)).toBe(key);
    expect(await out(...argv.with(8, "other"))).not.toBe(key);
  });

  it.each([
    [["--tree", "[1,2]", "--variants", "3"], "there are only 1 variants of this tree, not 3"],
    [["--tree", TREE, "--seed", "2"], "except for --variants"],
    [["--tree", "[[2,1],[3,4]]", "--kind", "cuts"], "reversed it would skip 1 of its nodes"],
    [["--tree", TREE, "--kind", "trace", "--algorithm", "sss"], "use one of trace-alpha-beta, cuts-sss"],
    [["--tree", TREE, "--kind", "windows-star1"], "is about chance nodes, and this tree has none"],
    [["--tree", HIDDEN, "--kind", "values-minimax"], "a player cannot tell some nodes apart"],
    [["--tree", "[[3,\n[2,a]]"], "line 2, column 4"],
    [["--tree", `${TREE}\n[[3,\n[2,a]]`], "line 3, column 4"],
    [["--tree", TREE, "--level", "2"], "--level does nothing with --tree"],
    [["--bounds", "1,2"], "add --tree"],
  ])("refuses %j", async (argv, sentence) => {
    expect(await refusal(["exercise", ...argv])).toContain(sentence);
  });
});
