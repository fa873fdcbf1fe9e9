import { readTree, sameTree, writeTree } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import { loadTree } from "./on-demand.js";

test("a text is the same tree as for the reader of all formats", async () => {
  const texts = [
    "[[3,12,8],[2,4,6]]",
    '{"max":[0.1,{"chance":["1/3",-2.50],"p":["2/3","1/3"],"label":"a"}],"actions":["x","y"],"pays":[1,"1/2"]}',
    "[[0.12345678901234567890, 12345678901234567890], [1e3, 2]]",
    "((3)(17))",
    "max(chance(3, 5), min(2, 1/2))",
    "[MAX [A [3] [12]] [B [2] [4]]]",
  ];
  for (let seed = 0; seed < cases(100, 15); seed++) {
    const tree = randomTree({ seed, depth: 3, branching: [1, 3], kinds: "irregular", leaves: [-9, 9] });
    texts.push(writeTree(tree, "json").text);
  }
  for (const text of texts) {
    const [loaded, read] = [await loadTree(text), readTree(text)];
    expect(sameTree(loaded.tree, read.tree), text).toBe(true);
    expect(loaded.format).toBe(read.format);
  }
  const { tree } = await loadTree("[[1,2]]", { root: "min" });
  expect(tree.root.kind).toBe("min");
});

test("what is wrong in a text is said with its place, as by the reader", async () => {
  for (const text of [
    "[[3,],2]",
    '{"max":[1',
    '{"max":[]}',
    '{"maxx":[1,2]}',
    "hello",
    "",
    "[1,null]",
    "[x, 3]",
    "[MAX [1] [x]]",
  ]) {
    let error: unknown;
    try {
      readTree(text);
    } catch (thrown) {
      error = thrown;
    }
    await expect(loadTree(text)).rejects.toEqual(error);
  }
});
