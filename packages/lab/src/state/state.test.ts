import { buildTree, sameTree } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { DEFAULT_RUN } from "../trees/model/run-config.js";
import { loadFormats, read } from "../trees/model/text.js";
import { type Action, DEFAULT_LOOK, DEFAULT_OTHER, initialState, type LabState, reduce } from "./state.js";

await loadFormats();

const START = initialState({
  tree: buildTree([
    [3, 12],
    [2, 4],
  ]),
  format: "nested",
  title: "",
  rootKind: "max",
  run: DEFAULT_RUN,
  other: DEFAULT_OTHER,
  step: 5,
  look: DEFAULT_LOOK,
  place: "explore",
});

const play = (...actions: Action[]): LabState => actions.reduce(reduce, START);
const isInStep = ({ work, rootKind }: LabState): boolean => {
  const reading = read(work.text, rootKind);
  return "tree" in reading && sameTree(reading.tree, work.tree);
};

describe("text and picture", () => {
  test("start in step, in the format of the tree", () => {
    expect(START.work.text).toBe("[[3,12],[2,4]]\n");
    expect(isInStep(START)).toBe(true);
  });

  test("bounds are dropped with their tree, unless they contain the next one", () => {
    const bounded: Action = { type: "run", change: { low: "0", high: "12" } };
    const within = play(bounded, { type: "type", text: "[[0,12],[2,4]]" });
    expect([within.run.low, within.run.high]).toEqual(["0", "12"]);
    for (const text of ["[[3,13],[2,4]]", "[[-1,3],[2,4]]", "[[3, 12.5],[2]]"]) {
      const beyond = play(bounded, { type: "type", text });
      expect([beyond.run.low, beyond.run.high]).toEqual(["", ""]);
    }
    // An incomplete text is not a tree yet.
    const half = play(bounded, { type: "type", text: "[[3,13" });
    expect([half.run.low, half.run.high]).toEqual(["0", "12"]);
  });

  test("a valid text becomes the tree, and the search starts again", () => {
    const state = play({ type: "type", text: "[[1,2,3],[4]]" });
    expect(state.work.tree.nodes.length).toBe(7);
    expect(state.step).toBe(0);
    expect(isInStep(state)).toBe(true);
  });

  test("an invalid text leaves the tree, and its error has a place", () => {
    const state = play({ type: "type", text: "[[3,12],\n[2,]]" });
    expect(state.work.tree).toBe(START.work.tree);
    expect(state.step).toBe(5);
    expect(state.work.text).toBe("[[3,12],\n[2,]]");
    expect(state.work.problem).toMatchObject({
      line: 2,
      problem: {
        id: "at-line",
        values: { line: 2, column: 4, sentence: { id: "tree-empty-after-comma" } },
        message: "line 2, column 4: nothing follows a comma",
      },
    });
  });

  test("an edit of the picture rewrites the text, in the same format if it can represent the tree", () => {
    const edited = play({ type: "edit", edit: { type: "value", node: 2, text: "7" } });
    expect(edited.work.text).toBe("[[7,12],[2,4]]\n");
    expect(isInStep(edited)).toBe(true);
    const labelled = reduce(edited, { type: "edit", edit: { type: "label", node: 2, text: "x" } });
    expect(labelled.work.format).toBe("json");
    expect(isInStep(labelled)).toBe(true);
  });

  test("an edit of the picture also replaces an invalid text", () => {
    const state = play({ type: "type", text: "[[" }, { type: "edit", edit: { type: "add", node: 1 } });
    expect(state.work.problem).toBeUndefined();
    expect(isInStep(state)).toBe(true);
  });

  test("a list is parsed again when the kind of its root changes", () => {
    const state = play({ type: "root-kind", root: "min" });
    expect(state.work.tree.root.kind).toBe("min");
    expect(state.work.text).toBe(START.work.text);
    expect(isInStep(state)).toBe(true);
  });
});

describe("undo and redo", () => {
  test("go back and forth through edits, trees and texts", () => {
    const changed = play(
      { type: "edit", edit: { type: "add", node: 1 } },
      { type: "buildTree", tree: buildTree({ chance: [1, 2] }), title: "t" },
    );
    const back = reduce(reduce(changed, { type: "undo" }), { type: "undo" });
    expect(sameTree(back.work.tree, START.work.tree)).toBe(true);
    expect(back.past).toEqual([]);
    expect(reduce(back, { type: "undo" })).toBe(back);
    const forth = reduce(reduce(back, { type: "redo" }), { type: "redo" });
    expect(forth.work).toBe(changed.work);
    expect(reduce(forth, { type: "redo" })).toBe(forth);
  });

  test("consecutive typing is one step", () => {
    const state = play(
      { type: "type", text: "[[3,12],[2,4]" },
      { type: "type", text: "[[3,12],[2,4],1]" },
      { type: "undo" },
    );
    expect(state.work).toBe(START.work);
  });

  test("a change after an undo discards the undone changes", () => {
    const state = play(
      { type: "edit", edit: { type: "add", node: 1 } },
      { type: "undo" },
      { type: "edit", edit: { type: "mirror", node: 0 } },
    );
    expect(state.future).toEqual([]);
  });

  test("are limited to 200 states", () => {
    let state = START;
    for (let i = 0; i < 250; i++) {
      state = reduce(state, { type: "edit", edit: { type: "value", node: 2, text: String(i) } });
    }
    expect(state.past.length).toBe(200);
  });
});

test("bounds and depths are not kept for the next tree", () => {
  const run = { algorithm: "star2", low: "0", high: "10" };
  const first = play(
    { type: "run", change: { depth: "3", ties: "keep" } },
    { type: "buildTree", tree: buildTree([1, 2]), title: "", run },
  );
  expect(first.run).toEqual({ ...DEFAULT_RUN, ...run, ties: "keep" });
  expect(first.other).toEqual({ ...DEFAULT_OTHER, low: "0", high: "10" });
  const next = reduce(first, { type: "open", text: "[[50,60],[70]]", title: "t" });
  expect([next.run.high, next.other.high, next.run.algorithm]).toEqual(["", "", "star2"]);
});

describe("bad input gives a message and leaves the tree", () => {
  test("a file that is not a tree", () => {
    const state = play({ type: "open", text: "%PDF-1.7", title: "exam.pdf" });
    expect(state.work).toBe(START.work);
    expect(state.notice).toMatchObject({
      type: "problem",
      problem: {
        id: "at-name",
        values: { sentence: { id: "at-line", values: { sentence: { id: "tree-no-format" } } } },
        message: expect.stringMatching(/^“exam\.pdf”: line 1, column 1: no format begins/),
      },
    });
  });

  test("a text of 26 million characters", () => {
    const state = play({ type: "type", text: "[".repeat(26_000_000) });
    expect(state.work.tree).toBe(START.work.tree);
    expect(state.work.problem?.problem).toMatchObject({ id: "lab-text-too-large", values: { millions: 26 } });
  });

  test("an impossible edit", () => {
    const state = play({ type: "edit", edit: { type: "delete", node: 0 } });
    expect(state.work).toBe(START.work);
    expect(state.notice).toMatchObject({ type: "problem", problem: { id: "lab-edit-problem-root-stays" } });
  });

  test("a node that no longer exists", () => {
    const state = play({ type: "select", node: 6 }, { type: "top", node: 4 }, { type: "type", text: "[1]" });
    expect([state.selected, state.top]).toEqual([1, 1]);
  });
});

test("a CS188 test sets its algorithm and depth", () => {
  const text =
    'class: "GraphGameTreeTest"\nalg: "AlphaBetaAgent"\ndepth: "2"\nnum_agents: "2"\nstart_state: "a"\nwin_states: "b c"\nlose_states: ""\nsuccessors: """\na L b\na R c\n"""\nevaluation: """\nb 3\nc 4\n"""\n';
  const state = play({ type: "open", text, title: "1.test" });
  expect(state.notice).toBeUndefined();
  expect(state.run.algorithm).toBe("alpha-beta");
});

describe("the title of a tree", () => {
  const titled = (): LabState =>
    reduce(START, { type: "buildTree", tree: buildTree([3, [4, 5]]), title: "Two plies", run: {} });
  const title = (state: LabState): string => state.work.title;

  test("set by the Lab is dropped when the tree is changed, and restored by undo", () => {
    expect(title(titled())).toBe("Two plies");
    const typed = reduce(titled(), { type: "type", text: "[1,2]" });
    expect(title(typed)).toBe("");
    expect(title(reduce(typed, { type: "undo" }))).toBe("Two plies");
    expect(title(reduce(titled(), { type: "edit", edit: { type: "add", node: 0 } }))).toBe("");
    // An invalid text does not change the tree.
    expect(title(reduce(titled(), { type: "type", text: "[1," }))).toBe("Two plies");
  });

  test("set by a user is kept", () => {
    const named = reduce(titled(), { type: "title", title: "Mine" });
    expect(title(reduce(named, { type: "type", text: "[1,2]" }))).toBe("Mine");
  });
});

test("an edit beyond the bounds, and its undo, keep only bounds that contain the tree", () => {
  const bounded = reduce(START, {
    type: "buildTree",
    tree: buildTree([3, 4]),
    title: "",
    run: { low: "0", high: "10" },
  });
  const edited = reduce(bounded, { type: "edit", edit: { type: "value", node: 1, text: "15" } });
  expect([edited.run.low, edited.run.high]).toEqual(["", ""]);
  const within = reduce(bounded, { type: "edit", edit: { type: "value", node: 1, text: "9" } });
  expect([within.run.low, within.run.high]).toEqual(["0", "10"]);
});

describe("a leaf that is dragged", () => {
  const drag = (text: string, more: boolean): Action => ({
    type: "edit",
    edit: { type: "value", node: 2, text },
    step: 4,
    more,
  });

  test("is one step to undo, and the search stands where it is told to", () => {
    const dragged = play(drag("4", true), drag("5", true), drag("6", true));
    expect(dragged.work.text).toBe("[[6,12],[2,4]]\n");
    expect(dragged.step).toBe(4);
    expect(dragged.past.length).toBe(START.past.length + 1);
    const undone = reduce(dragged, { type: "undo" });
    expect(undone.work.text).toBe("[[3,12],[2,4]]\n");
  });

  test("a second drag is a second step to undo", () => {
    const twice = play(drag("4", true), { type: "step", step: 4 }, drag("5", true));
    expect(reduce(twice, { type: "undo" }).work.text).toBe("[[4,12],[2,4]]\n");
  });
});
