import { Catalogue } from "@tyche/messages";
import { ALGORITHMS, readTree, trace } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { endsOf, Replay } from "@tyche/trees/replay";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { loadRun } from "../../../../figure/src/load-run.js";
import { readOptions } from "../../../../figure/src/options.js";
import { fileName } from "../../kit/download.js";
import { DEFAULT_LOOK, NOTATION_NAMES } from "../../state/state.js";
import { DEFAULT_RUN, type RunConfig } from "../model/run-config.js";
import { searchInSlices } from "../run/search-run.js";
import { drawStep, framesOf, slidesOf } from "./export.js";
import { figureAttributes, figureLine, frameLine, MOST_FIGURE_NODES } from "./figure-line.js";
import { shownAt } from "./shown-at.js";

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
    for (const node of shownAt(replay.at(0), DEFAULT_LOOK, WORDS).nodes) {
      expect([node.skipped, node.cut, node.chosen, node.window, node.interval]).toEqual([
        false,
        false,
        false,
        undefined,
        undefined,
      ]);
      expect(node.value === undefined).toBe(node.node?.kind !== "leaf");
    }
    for (const { node, skipped, value, bound, chosen, parent } of shownAt(
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
    let lines = 0;
    for (const notation of NOTATION_NAMES) {
      const exported = {
        replay,
        look: { ...DEFAULT_LOOK, notation },
        title: "a < b & c",
        axis: endsOf(tree),
        words: WORDS,
      } as const;
      for (let step = 0; step <= events.length; step += 5) {
        const svg = drawStep(exported, step, "svg");
        expect(svg).toContain("a &lt; b &amp; c");
        expect(svg).not.toMatch(/NaN|undefined/);
        lines += Number(svg.includes('class="line"'));
        expect(drawStep(exported, step, "tikz")).toContain("\\begin{tikzpicture}");
      }
    }
    expect(lines).toBeGreaterThan(4);
  });
});

test("slides are a page with the sentences of the run", () => {
  const page = slidesOf(
    { replay, look: DEFAULT_LOOK, title: "a < b", axis: undefined, words: CHINESE },
    { events, solution },
  );
  expect(page).toContain("<h1>a &lt; b</h1>");
  expect(page).toContain('<html lang="zh">');
  expect(page.match(/<g [^>]*data-node=/g)).toHaveLength(tree.nodes.length);
});

describe("the element of a search", () => {
  const search = (tree: Parameters<typeof trace>[0], run: RunConfig) => {
    const slices = searchInSlices(tree, run, () => 0);
    return slices.next().value;
  };

  test("makes the same search as the Lab, with any algorithm and settings", async () => {
    const settings: Partial<RunConfig>[] = [
      {},
      { low: "-20", high: "41/2", alpha: "-3", order: "reverse", depth: " 2" },
      { beta: "5/2", fail: "hard", ties: "keep", order: "best", guess: "1", probes: "1", width: "1" },
      { random: "1/4", order: "worst" },
    ];
    let compared = 0;
    for (let seed = 0; seed < cases(60, 2); seed++) {
      const kinds = seed % 2 === 0 ? "irregular" : ({ irregular: ["max", "min"] } as const);
      const tree = randomTree({ seed, depth: 3, branching: [1, 3], kinds, leaves: [-9, 9] });
      for (const { name } of ALGORITHMS)
        for (const setting of settings) {
          const run = { ...DEFAULT_RUN, ...setting, algorithm: name };
          const inLab = search(tree, run);
          if (inLab.status !== "ready") continue;
          const attributes = figureAttributes({ tree, run, step: 3, look: DEFAULT_LOOK });
          const options = readOptions((attribute) => attributes[attribute] ?? null);
          const figure = await loadRun(attributes.tree!, options);
          expect(figure.events, `${seed} ${name} ${JSON.stringify(setting)}`).toEqual(inLab.events);
          expect(options.start).toEqual({ step: 3 });
          compared++;
        }
    }
    expect(compared).toBeGreaterThan(cases(1000, 60));
  });

  test("solves a game with hidden information, and plays among three", async () => {
    const pennies = readTree(
      '{"player":0,"set":"a","children":[{"player":1,"set":"b","children":[1,-1]},{"player":1,"set":"b","children":[-1,1]}]}',
    ).tree;
    const attributes = figureAttributes({ tree: pennies, run: DEFAULT_RUN, step: 0, look: DEFAULT_LOOK });
    expect(attributes.algorithm).toBe("equilibrium");
    const three = readTree(
      '{"player":0,"children":[{"leaf":[1,2,3]},{"player":2,"children":[{"leaf":[3,1,2]}]}]}',
    );
    const run = { ...DEFAULT_RUN, algorithm: "teams", teams: "0, 2/1" };
    const teams = figureAttributes({ tree: three.tree, run, step: 0, look: DEFAULT_LOOK });
    const figure = await loadRun(
      teams.tree!,
      readOptions((name) => teams[name] ?? null),
    );
    expect(figure.events).toEqual((search(three.tree, run) as { events: unknown }).events);
  });

  test("is one line of HTML, whatever is in the tree", () => {
    const named = readTree('{"max":[1,2],"label":"</tyche-tree><b>&\\"x"}').tree;
    const shown = { tree: named, run: { ...DEFAULT_RUN, low: "0", high: "9" }, step: 2, look: DEFAULT_LOOK };
    expect(figureLine(shown, "https://a.example/element/tyche-tree.js")).toBe(
      '<script type="module" src="https://a.example/element/tyche-tree.js"></script><tyche-tree algorithm="star1" bounds="0,9" step="2">{"label":"&#60;/tyche-tree&#62;&#60;b&#62;&#38;\\"x","max":[1,2]}</tyche-tree>',
    );
    expect(frameLine("https://a.example/#1.x", 'a "b"')).toContain('title="a &#34;b&#34;"');
  });

  test("is offered for every tree that a figure draws", async () => {
    const wide = (nodes: number): string => JSON.stringify(Array.from({ length: nodes - 1 }, () => 1));
    await expect(
      loadRun(
        wide(MOST_FIGURE_NODES + 1),
        readOptions(() => null),
      ),
    ).rejects.toThrow();
    expect(
      (
        await loadRun(
          wide(MOST_FIGURE_NODES),
          readOptions(() => null),
        )
      ).tree.nodes,
    ).toHaveLength(MOST_FIGURE_NODES);
  });
});

test("a sequence has every step if there are few, and steps at equal distances if there are many", () => {
  expect(framesOf(0, 60)).toEqual([0]);
  expect(framesOf(3, 60)).toEqual([0, 1, 2, 3]);
  const many = framesOf(10_000, 101);
  expect(many.length).toBe(101);
  expect([many[0], many[1], many[100]]).toEqual([0, 100, 10_000]);
});

test("a title gives a harmless file name", () => {
  expect(fileName("Übung 1: <b>../../x</b>", "svg")).toBe("übung-1-b-x-b.svg");
  expect(fileName("树 · 2", "tex")).toBe("树-2.tex");
  expect(fileName("…", "svg")).toBe("tree.svg");
});
