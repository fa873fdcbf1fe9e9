import { plant, sameTree } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { DEFAULT_RUN } from "./run-config.js";
import { type Action, DEFAULT_LOOK, DEFAULT_OTHER, initialState, type LabState, reduce } from "./state.js";
import { read } from "./text.js";

const START = initialState({
  tree: plant([
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
  test("begin in step, in the format of the tree", () => {
    expect(START.work.text).toBe("[[3,12],[2,4]]\n");
    expect(isInStep(START)).toBe(true);
  });

  test("bounds of one tree do not outlive it, and stay where they hold the next", () => {
    const bounded: Action = { type: "run", change: { low: "0", high: "12" } };
    const within = play(bounded, { type: "type", text: "[[0,12],[2,4]]" });
    expect([within.run.low, within.run.high]).toEqual(["0", "12"]);
    for (const text of ["[[3,13],[2,4]]", "[[-1,3],[2,4]]", "[[3, 12.5],[2]]"]) {
      const beyond = play(bounded, { type: "type", text });
      expect([beyond.run.low, beyond.run.high]).toEqual(["", ""]);
    }
    // Half a text is no tree yet.
    const half = play(bounded, { type: "type", text: "[[3,13" });
    expect([half.run.low, half.run.high]).toEqual(["0", "12"]);
  });

  test("a text that can be read becomes the tree, and the search begins anew", () => {
    const state = play({ type: "type", text: "[[1,2,3],[4]]" });
    expect(state.work.tree.nodes.length).toBe(7);
    expect(state.step).toBe(0);
    expect(isInStep(state)).toBe(true);
  });

  test("a text that cannot be read leaves the tree, and says where it is wrong", () => {
    const state = play({ type: "type", text: "[[3,12],\n[2,]]" });
    expect(state.work.tree).toBe(START.work.tree);
    expect(state.step).toBe(5);
    expect(state.work.text).toBe("[[3,12],\n[2,]]");
    expect(state.work.problem).toMatchObject({
      line: 2,
      problem: { message: "line 2, column 4: nothing follows a comma" },
    });
  });

  test("an edit of the picture writes the text again, in the same format where it holds the tree", () => {
    const edited = play({ type: "edit", edit: { type: "value", node: 2, text: "7" } });
    expect(edited.work.text).toBe("[[7,12],[2,4]]\n");
    expect(isInStep(edited)).toBe(true);
    const labelled = reduce(edited, { type: "edit", edit: { type: "label", node: 2, text: "x" } });
    expect(labelled.work.format).toBe("json");
    expect(isInStep(labelled)).toBe(true);
  });

  test("an edit of the picture also ends a text that could not be read", () => {
    const state = play({ type: "type", text: "[[" }, { type: "edit", edit: { type: "add", node: 1 } });
    expect(state.work.problem).toBeUndefined();
    expect(isInStep(state)).toBe(true);
  });

  test("a list is read again when another kind moves at its root", () => {
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
      { type: "plant", tree: plant({ chance: [1, 2] }), title: "t" },
    );
    const back = reduce(reduce(changed, { type: "undo" }), { type: "undo" });
    expect(sameTree(back.work.tree, START.work.tree)).toBe(true);
    expect(back.past).toEqual([]);
    expect(reduce(back, { type: "undo" })).toBe(back);
    const forth = reduce(reduce(back, { type: "redo" }), { type: "redo" });
    expect(forth.work).toBe(changed.work);
    expect(reduce(forth, { type: "redo" })).toBe(forth);
  });

  test("keys that are typed one after the other are one step", () => {
    const state = play(
      { type: "type", text: "[[3,12],[2,4]" },
      { type: "type", text: "[[3,12],[2,4],1]" },
      { type: "undo" },
    );
    expect(state.work).toBe(START.work);
  });

  test("a change after an undo forgets what was undone", () => {
    const state = play(
      { type: "edit", edit: { type: "add", node: 1 } },
      { type: "undo" },
      { type: "edit", edit: { type: "mirror", node: 0 } },
    );
    expect(state.future).toEqual([]);
  });

  test("keep no more than 200 works", () => {
    let state = START;
    for (let i = 0; i < 250; i++) {
      state = reduce(state, { type: "edit", edit: { type: "value", node: 2, text: String(i) } });
    }
    expect(state.past.length).toBe(200);
  });
});

test("bounds and depths of one tree do not stay for the next", () => {
  const run = { algorithm: "star2", low: "0", high: "10" };
  const first = play(
    { type: "run", change: { depth: "3", ties: "keep" } },
    { type: "plant", tree: plant([1, 2]), title: "", run },
  );
  expect(first.run).toEqual({ ...DEFAULT_RUN, ...run, ties: "keep" });
  expect(first.other).toEqual({ ...DEFAULT_OTHER, low: "0", high: "10" });
  const next = reduce(first, { type: "open", text: "[[50,60],[70]]", title: "t" });
  expect([next.run.high, next.other.high, next.run.algorithm]).toEqual(["", "", "star2"]);
});

describe("bad input gets a sentence and leaves the tree", () => {
  test("a file that is no tree", () => {
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

  test("an edit that makes no sense", () => {
    const state = play({ type: "edit", edit: { type: "delete", node: 0 } });
    expect(state.work).toBe(START.work);
    expect(state.notice).toMatchObject({ type: "problem", problem: { id: "lab-edit-problem-root-stays" } });
  });

  test("a node that is not there any more", () => {
    const state = play({ type: "select", node: 6 }, { type: "top", node: 4 }, { type: "type", text: "[1]" });
    expect([state.selected, state.top]).toEqual([1, 1]);
  });
});

test("a CS188 test brings its algorithm and depth", () => {
  const text =
    'class: "GraphGameTreeTest"\nalg: "AlphaBetaAgent"\ndepth: "2"\nnum_agents: "2"\nstart_state: "a"\nwin_states: "b c"\nlose_states: ""\nsuccessors: """\na L b\na R c\n"""\nevaluation: """\nb 3\nc 4\n"""\n';
  const state = play({ type: "open", text, title: "1.test" });
  expect(state.notice).toBeUndefined();
  expect(state.run.algorithm).toBe("alpha-beta");
});

describe("a title follows its tree", () => {
  const titled = (): LabState =>
    reduce(START, { type: "plant", tree: plant([3, [4, 5]]), title: "Two plies", run: {} });
  const title = (state: LabState): string => state.work.title;

  test("one that the Lab gave goes when the tree is changed, and comes back with undo", () => {
    expect(title(titled())).toBe("Two plies");
    const typed = reduce(titled(), { type: "type", text: "[1,2]" });
    expect(title(typed)).toBe("");
    expect(title(reduce(typed, { type: "undo" }))).toBe("Two plies");
    expect(title(reduce(titled(), { type: "edit", edit: { type: "add", node: 0 } }))).toBe("");
    // A text that cannot be read changes no tree.
    expect(title(reduce(titled(), { type: "type", text: "[1," }))).toBe("Two plies");
  });

  test("one that a person gave stays", () => {
    const named = reduce(titled(), { type: "title", title: "Mine" });
    expect(title(reduce(named, { type: "type", text: "[1,2]" }))).toBe("Mine");
  });
});

test("an edit beyond the bounds, and the way back, take bounds along that hold the tree", () => {
  const bounded = reduce(START, {
    type: "plant",
    tree: plant([3, 4]),
    title: "",
    run: { low: "0", high: "10" },
  });
  const edited = reduce(bounded, { type: "edit", edit: { type: "value", node: 1, text: "15" } });
  expect([edited.run.low, edited.run.high]).toEqual(["", ""]);
  const within = reduce(bounded, { type: "edit", edit: { type: "value", node: 1, text: "9" } });
  expect([within.run.low, within.run.high]).toEqual(["0", "10"]);
});
