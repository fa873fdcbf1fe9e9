import { describe, it } from "vitest";
import { expectProved, expectRefused } from "./both.js";
import { CORRUPTED, GRAPH, PENNIES, textOf } from "./corrupted.js";

describe("corrupted certificates of graphs and equilibria", () => {
  it("are refused by both programs", () => {
    expectProved([{ certificate: textOf(GRAPH) }, { certificate: textOf(PENNIES) }]);
    expectRefused(CORRUPTED);
  });
});
