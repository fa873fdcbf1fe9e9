import { buildTree, parseValue, solve, trace } from "@tyche/trees";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { csvRow } from "../view/spelling.js";
import { writeTrace } from "./tables.js";
import { writeTree } from "./write-tree.js";

/** Reads CSV by the grammar of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`no CSV in ${JSON.stringify(text.slice(0, 200))}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  expect(row).toEqual([]);
  return rows;
}

/** Rows as objects, with the names from the first row. */
function records(text: string): Record<string, string>[] {
  const [head, ...rows] = readCsv(text);
  return rows.map((row) => {
    expect(row).toHaveLength(head!.length);
    return Object.fromEntries(head!.map((column, index) => [column, row[index]!]));
  });
}

describe("csv", () => {
  it("is read back the same, except for an apostrophe before what a spreadsheet would run", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (fields) => {
        const [back] = readCsv(csvRow(fields));
        for (const [index, field] of fields.entries()) {
          const runs =
            /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(field) &&
            !/^[-+]?(\d+(\.\d+)?(\/\d+)?|inf)$/.test(field);
          expect(back![index]).toBe(runs ? `'${field}` : field);
        }
      }),
      { numRuns: cases(2000, 60), seed: 2 },
    );
    expect(csvRow(["=1+1", "-3", "-1/2", "@x", "a,b"])).toBe(`'=1+1,-3,-1/2,'@x,"a,b"\r\n`);
  });
});

describe("the table of nodes", () => {
  it("has the tree and the solution", () => {
    const tree = buildTree({ max: [{ min: [3, 12], label: "=B" }, { min: [2, 4] }], actions: ["l", "r"] });
    const rows = records(writeTree(tree, "csv", { solution: solve(tree, "alpha-beta") }).text);
    expect(rows).toHaveLength(7);
    expect(rows[1]).toMatchObject({
      id: "1",
      parent: "0",
      depth: "1",
      name: "'=B",
      kind: "min",
      action: "l",
    });
    expect(rows.map(({ visited }) => visited).join(" ")).toBe("yes yes yes yes yes yes no");
    expect(rows.map(({ chosen }) => chosen).join(" ")).toBe("no yes yes no no no no");
    expect(rows.map(({ value }) => value).join(" ")).toBe("3 3 3 12 2 2 4");
  });

  it("stays a table with any names", () => {
    const random = numbers(41);
    for (let round = 0; round < cases(100, 12); round++) {
      const tree = labelledTree(random, { depth: 4, names: HOSTILE });
      const rows = records(writeTree(tree, "csv").text);
      expect(rows.map(({ parent }) => (parent === "" ? -1 : Number(parent)))).toEqual([...tree.parents]);
    }
  });
});

describe("the trace", () => {
  const tree = buildTree([[3, 12], [2, 4], ["7/2"]]);
  const { events } = trace(tree, "alpha-beta");

  it("in CSV has one row per event, with the inequality of every cut", () => {
    const rows = records(writeTree(tree, "csv", { events }).text);
    expect(rows).toHaveLength(events.length);
    expect(rows.map(({ step }) => Number(step))).toEqual(events.map((_, index) => index + 1));
    const cuts = rows.filter(({ event }) => event === "cut");
    expect(cuts).toEqual([
      expect.objectContaining({ name: "2", rule: "alpha", inequality: "2 <= 3", skipped: "1" }),
    ]);
    const enters = rows.filter(({ event }) => event === "enter");
    expect(enters.map(({ name, alpha, beta }) => `${name} ${alpha} ${beta}`)).toEqual([
      "root -inf inf",
      "1 -inf inf",
      "1.1 -inf inf",
      "1.2 -inf 3",
      "2 3 inf",
      "2.1 3 inf",
      "3 3 inf",
      "3.1 3 inf",
    ]);
    expect(rows.at(-1)).toMatchObject({ event: "leave", name: "root", value: "7/2", bound: "exact" });
  });

  it("in JSON lines has the same content, exactly", () => {
    const lines = writeTrace(tree, events, "json").trimEnd().split("\n");
    const objects = lines.map((line) => JSON.parse(line));
    expect(objects).toHaveLength(events.length);
    for (const [index, event] of events.entries()) {
      const { step, name, ...rest } = objects[index];
      expect(step).toBe(index + 1);
      expect(name).toBeTypeOf("string");
      expect(Object.keys(rest)).toEqual(Object.keys(event));
      expect(rest.type).toBe(event.type);
      if (event.type === "leave") expect(parseValue(String(rest.value))).toEqual(event.value);
      if (event.type === "enter" && typeof event.alpha === "number") expect(rest.alpha).toBe("-inf");
    }
    expect(objects.at(-1)).toMatchObject({ type: "leave", value: 3.5, bound: "exact" });
  });
});
