import { explain, readTree, sameTree, type TreeError, writeTree } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { sketch } from "../../test/shape.js";

const read = (text: string): string => sketch(readTree(text).tree);

describe("a table of nodes, as writeTree writes it", () => {
  it("comes back", () => {
    const random = numbers(17);
    // Control characters are written as signs.
    const names = HOSTILE.filter((name) => !/\p{C}/u.test(name));
    for (let round = 0; round < cases(800, 60); round++) {
      const tree = labelledTree(random, { depth: 4, names, estimates: true });
      const { text } = writeTree(tree, "csv");
      const document = readTree(text);
      expect(document.format).toBe("csv");
      if (!sameTree(tree, document.tree)) expect.fail(`does not come back:\n${text}`);
    }
  });
});

describe("a table of paths", () => {
  it("has a row for each leaf; inner nodes alternate, and probabilities make chance nodes", () => {
    expect(read("path,probability,payoff\na/x,,3\na/y,,12\nb/x,,2\nb/y,,4")).toBe("max(min(3,12),min(2,4))");
    expect(read("path,probability,payoff\nsafe,,4\nrisky/good,1/3,9\nrisky/bad,2/3,0")).toBe(
      "max(4,chance(1/3:9,2/3:0))",
    );
    expect(readTree("path,payoff\nsafe,4\nrisky,9").tree.root).toMatchObject({ actions: ["safe", "risky"] });
  });

  it("has rows of inner nodes in any order, with kinds and labels, and numbers in place of names", () => {
    expect(read("path,kind,payoff\n1.1,,3\n1.2,,5\nroot,min,\n1,min,\n2,,7")).toBe("min(min(3,5),7)");
    expect(readTree("path,label,payoff\n1,x,3\n2,,5\nroot,top,").tree.root).toMatchObject({
      label: "top",
      actions: undefined,
    });
  });

  it("may have semicolons and decimal commas, tabs, quotation marks, a byte order mark, and Windows lines", () => {
    expect(read("path;probability;payoff\r\na;0,25;1,5\r\nb;0,75;2\r\n")).toBe("chance(1/4:3/2,3/4:2)");
    expect(read("\ufeffpath\tpayoff\na\t1\n\nb\t2")).toBe("max(1,2)");
    expect(readTree('"path","payoff"\n"say ""hi"", now","1"').tree.root).toMatchObject({
      actions: ['say "hi", now'],
    });
    expect(sketch(readTree("path,payoff\na,1\nb,2", { root: "min" }).tree)).toBe("min(1,2)");
  });
});

describe("mistakes are named with their line", () => {
  it.each([
    ["path,payoff\na,1\nb,two", 'line 3, column 3: "two" is not a number'],
    ["path,payoff\na,1\nb,", "line 3, column 1: "],
    ["path,payoff\na,1\na,2", 'line 3, column 1: the path "a" has two rows'],
    ["path,payoff\na,1\n,2\nroot,3", 'line 4, column 1: the path "root" has two rows'],
    ["path,payoff,probability\na,1,1/2\nb,2,1/3", "add up to 5/6, not to 1"],
    ["path,kind,payoff\na,,1\nroot,maximum,", 'line 3, column 6: "maximum" is not max or min or chance'],
    ['path,payoff\na,1\n"b,2', 'line 3, column 1: a """ is never closed'],
    ["id,parent,kind,value\n0,,max,\n1,7,leaf,3", 'line 3, column 1: no row above has the id "7"'],
    ["path,payoff", '"" is not a number'],
  ])("%j", (text, sentence) => {
    let message = "";
    try {
      readTree(text);
    } catch (error) {
      message = explain(error as TreeError, text);
    }
    expect(message).toContain(sentence);
  });
});
