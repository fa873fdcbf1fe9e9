import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { reportText } from "./command.js";
import { benchTrees } from "./trees.js";

describe("tyche bench trees", () => {
  const report = benchTrees("1", 1);

  it("counts the minimal tree of Knuth and Moore, and every leaf without cuts", () => {
    for (const row of report.rows) {
      if (row.algorithm.endsWith("alpha-beta")) expect(row.best).toBe(row.minimal);
      if (row.algorithm === "minimax" || row.algorithm === "expectiminimax") {
        expect([row.best, row.random, row.worst]).toEqual([row.leaves, row.leaves, row.leaves]);
      }
      if (row.algorithm === "star1") expect(row.random).toBeLessThan(row.leaves);
      expect(row.kiloNodesPerSecond).toBeGreaterThan(0);
    }
    const minimal = report.rows.map((row) => row.minimal);
    expect(minimal).toEqual(expect.arrayContaining([63, 79, 199, 28, 190, 304, null]));
  });

  it("has a signature that only changes with the trees and the searches", () => {
    if (IS_LONG) expect(benchTrees("1", 1).signature).toBe(report.signature);
    expect(benchTrees("2", 1).signature).not.toBe(report.signature);
  });

  it("fits 80 columns", () => {
    const text = reportText(report);
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(text).toMatch(/^alpha-beta +199 /m);
  });
});
