import { Catalogue } from "@tyche/messages";
import { randomTree, trace } from "@tyche/trees";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { fileName } from "../../kit/download.js";
import { DEFAULT_LOOK, NOTATION_NAMES } from "../../state/state.js";
import { Replay } from "../run/replay.js";
import { drawStep, framesOf, sequenceZip, slidesOf } from "./export.js";
import { viewAt } from "./view-at.js";

const tree = randomTree({
  seed: 5,
  depth: 3,
  branching: 2,
  kinds: ["max", "chance", "min"],
  leaves: [-9, 9],
  probabilities: "nice",
});
const { events, solution } = trace(tree, "star1");
const replay = new Replay(tree, events);

const [WORDS, CHINESE] = (await Promise.all(
  (["en", "zh"] as const).map((language) => new Catalogue(language).load("drawing", "search")),
)) as [Catalogue, Catalogue];

describe("the view of a step", () => {
  test("starts with the bare tree, and ends with the whole solution", () => {
    for (const node of viewAt(replay.at(0), DEFAULT_LOOK, WORDS).nodes) {
      expect([node.skipped, node.cut, node.chosen, node.window, node.interval]).toEqual([
        false,
        false,
        false,
        undefined,
        undefined,
      ]);
      expect(node.value === undefined).toBe(node.node?.kind !== "leaf");
    }
    for (const { node, skipped, value, bound, chosen, parent } of viewAt(
      replay.at(events.length),
      DEFAULT_LOOK,
      WORDS,
    ).nodes) {
      const { id, kind } = node!;
      expect(skipped).toBe(solution.record.visits[id] === 0);
      if (skipped || kind === "leaf") continue;
      expect(value).toBe(solution.record.values[id]);
      expect(bound).toBe(solution.record.bounds[id]);
      if (parent < 0) expect(chosen).toBe(false);
    }
  });

  test("is drawn in every format and notation at every step", () => {
    for (const notation of NOTATION_NAMES) {
      const exported = {
        replay,
        look: { ...DEFAULT_LOOK, notation },
        title: "a < b & c",
        words: WORDS,
      } as const;
      for (let step = 0; step <= events.length; step += 5) {
        const svg = drawStep(exported, step, "svg");
        expect(svg).toContain("a &lt; b &amp; c");
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(drawStep(exported, step, "forest")).toContain("\\begin{forest}");
        expect(drawStep(exported, step, "tikz")).toContain("\\begin{tikzpicture}");
      }
    }
  });
});

test("slides are a page with the sentences of the run", () => {
  const page = slidesOf({ replay, look: DEFAULT_LOOK, title: "a < b", words: CHINESE }, { events, solution });
  expect(page).toContain("<h1>a &lt; b</h1>");
  expect(page).toContain('<html lang="zh">');
  expect(page.match(/data-node=/g)).toHaveLength(tree.nodes.length);
});

describe("a sequence", () => {
  test("has every step if there are few, and steps at equal distances if there are many", () => {
    expect(framesOf(0)).toEqual([0]);
    expect(framesOf(3)).toEqual([0, 1, 2, 3]);
    const many = framesOf(10_000, 101);
    expect(many.length).toBe(101);
    expect([many[0], many[1], many[100]]).toEqual([0, 100, 10_000]);
  });

  test("is zipped with its sentences, reproducibly", () => {
    const exported = { replay, look: DEFAULT_LOOK, title: "", words: WORDS } as const;
    const zip = sequenceZip(exported);
    expect(sequenceZip(exported)).toEqual(zip);
    const files = unzipSync(zip);
    expect(Object.keys(files).length).toBe(events.length + 2);
    const sentences = new TextDecoder().decode(files["steps.txt"]).trim().split("\n");
    expect(sentences.length).toBe(events.length + 1);
    expect(sentences.at(-1)).toMatch(/The root .* is done/);
  });
});

test("a title gives a harmless file name", () => {
  expect(fileName("Übung 1: <b>../../x</b>", "svg")).toBe("übung-1-b-x-b.svg");
  expect(fileName("树 · 2", "tex")).toBe("树-2.tex");
  expect(fileName("…", "svg")).toBe("tree.svg");
});
