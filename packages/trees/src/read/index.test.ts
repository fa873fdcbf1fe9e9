import { RefusalError, TreeError } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { sketch } from "../../test/shape.js";
import type { ReadFormat } from "./document.js";
import { explain, readTree } from "./read-tree.js";

const CS188 = 'num_agents: "2"\nstart_state: "s"\nsuccessors: """\ns a t\n"""\nevaluation: """\nt 1\n"""';

describe("readTree", () => {
  it.each<[string, ReadFormat, string]>([
    ['{"max":[1,2]}', "json", "max(1,2)"],
    [" max(1, 2)", "json", "max(1,2)"],
    ["\n [[1,2],3]", "nested", "max(min(1,2),3)"],
    ["3", "nested", "3"],
    ['"1/3"', "nested", "1/3"],
    ["-3", "nested", "-3"],
    ["((1)(2))", "parentheses", "max(1,2)"],
    ['EFG 2 R "x" { "A" "B" }\nt "" 1 "" { 1 -1 }', "efg", "1"],
    [CS188, "berkeley", "max(1)"],
    [`# a comment: "x"\n\n${CS188}`, "berkeley", "max(1)"],
    ["\ufeff[1]", "nested", "max(1)"],
  ])("finds the format of %j", (text, format, expected) => {
    const document = readTree(text);
    expect(document.format).toBe(format);
    expect(sketch(document.tree)).toBe(expected);
  });

  it("takes a given root kind and a given format", () => {
    expect(sketch(readTree("[[1],2]", { root: "min" }).tree)).toBe("min(max(1),2)");
    expect(sketch(readTree("((1)(2))", { root: "chance" }).tree)).toBe("chance(1/2:1,1/2:2)");
    expect(() => readTree("[1]", { format: "parentheses" })).toThrow('found "[" where "(" was expected');
    expect(readTree("[1]", { format: "json" }).format).toBe("json");
  });

  it("returns the other contents of the file", () => {
    expect(readTree('EFG 2 R "Coins" { "A" } t "" 0').title).toBe("Coins");
    expect(readTree(`alg: "AlphaBetaAgent"\n${CS188}`).algorithm).toBe("alpha-beta");
  });

  it.each(["", " \n\t ", "\ufeff"])("reports that %j is empty", (text) => {
    expect(() => readTree(text)).toThrow("there is no tree: the text is empty");
  });

  it.each(["hello", "maximum(1,2)", "<html>", "EFGH", "\u0000\u0001", "key: value", "# only a comment"])(
    "reports that %j matches no format",
    (text) => {
      expect(() => readTree(text)).toThrow(/^no format begins with ".*": JSON begins with \{, .* EFG$/);
    },
  );
});

describe("other files from Gambit", () => {
  it.each([
    [
      'NFG 1 R "x" { "A" "B" }\n{ 2 2 }\n\n1 1 2 0 0 2 1 1',
      /^this is a game in strategic form \(\.nfg of Gambit\).* \.efg/,
    ],
    ['<gambit:document version="0.1"/>', /^this is a workbook of Gambit \(\.gbt\).* \.efg$/],
    ['<?xml version="1.0"?>\n<gambit:document/>', /^this is a workbook of Gambit/],
  ])("are refused with the name of their format: %j", (text, sentence) => {
    expect(() => readTree(text)).toThrow(sentence);
  });
});

describe("explain", () => {
  const text = '{"max": [\n  1,\n  {"mn": [2]}\n]}';
  const error = (() => {
    try {
      return readTree(text);
    } catch (caught) {
      return caught as Error;
    }
  })() as Error;

  it("gives line and column, after the file name if there is one", () => {
    expect(explain(error, text)).toBe('line 3, column 4: "mn" is not a key of a node; did you mean "min"?');
    expect(explain(error, text, "trees/a.json")).toBe(
      'trees/a.json:3:4: "mn" is not a key of a node; did you mean "min"?',
    );
  });

  it("reports only the position parts that are known", () => {
    expect(explain(new TreeError("tree-no-tree-at-all"), text)).toBe("there is no tree");
    expect(explain(new RefusalError("tree-bad-depth"), text, "a.json")).toBe(
      "a.json: the depth must be a whole number, 0 or more",
    );
  });

  it("does not count a byte order mark as a column", () => {
    expect(explain(new TreeError("tree-goes-on", {}, 1), "\ufeff]")).toBe(
      "line 1, column 1: the tree has ended, but the text goes on",
    );
  });
});
