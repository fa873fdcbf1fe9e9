import type { Problem } from "@tyche/messages";
import { NOTATION_NAMES, type NotationName, type ReadFormat, type RootKind, type Tree } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { problemFrom } from "../i18n/problem.js";
import { applyEdit, type Edit, subtreeOf } from "../trees/model/edit.js";
import { boundsOf, DEFAULT_RUN, NO_TREE_SETTINGS, type RunConfig } from "../trees/model/run-config.js";
import { read, type Text, type TextProblem, textOf } from "../trees/model/text.js";
import { initialPage, type LinkedPage, type PageAction, type PageState, reducePage } from "./page-state.js";
import type { PracticeLink } from "./practice-link.js";

export { NOTATION_NAMES };

/** The tree and its text. If there is a problem, the text is newer: the tree is the last valid one. */
export interface Work extends Text {
  readonly tree: Tree;
  readonly title: string;
  /** Whether the Lab chose the title, which is dropped when the tree is changed. A user's title is kept. */
  readonly given: boolean;
  readonly problem: TextProblem | undefined;
}

export interface Look {
  readonly notation: NotationName;
  readonly numbers: "exact" | "decimal";
}

export interface LabState extends PageState {
  readonly work: Work;
  readonly past: readonly Work[];
  readonly future: readonly Work[];
  /** Kind of the root, for texts that do not contain it. */
  readonly rootKind: RootKind;
  readonly run: RunConfig;
  /** The second search, beside the first. */
  readonly other: RunConfig;
  /** Number of events before the current step. */
  readonly step: number;
  /** Compare: the number of leaves that both searches may have visited; undefined: those of the current step. */
  readonly leaves: number | undefined;
  readonly look: Look;
  readonly selected: number;
  /** The root of the displayed subtree. */
  readonly top: number;
  /** The tree to show whole at first, however small its texts become; undefined: none. */
  readonly whole: Tree | undefined;
  /** Whether the last change was typed, so that the next keystroke belongs to the same undo step. */
  readonly typing: boolean;
  readonly clipboard: Tree | undefined;
  /** The beat of the lesson, 0 for its question; undefined outside the lesson. */
  readonly lesson: number | undefined;
  /** The practised exercises; undefined until that page is opened. */
  readonly practice: PracticeLink | undefined;
}

export type Action =
  | PageAction
  | { readonly type: "type"; readonly text: string }
  | {
      readonly type: "open";
      readonly text: string;
      readonly title: string;
      readonly run?: Partial<RunConfig>;
      /** Whether the whole tree is shown at first, however small. Default false. */
      readonly whole?: boolean;
    }
  | {
      readonly type: "buildTree";
      readonly tree: Tree;
      readonly title: string;
      readonly run?: Partial<RunConfig>;
    }
  | {
      readonly type: "edit";
      readonly edit: Edit;
      /** The step of the new search to show. Default: 0. */
      readonly step?: number;
      /** Whether the edit continues the last one, such as a drag, so that both are one undo step. */
      readonly more?: boolean;
    }
  | { readonly type: "title"; readonly title: string }
  | { readonly type: "copy"; readonly node: number }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "run"; readonly change: Partial<RunConfig> }
  | { readonly type: "other"; readonly change: Partial<RunConfig> }
  | { readonly type: "root-kind"; readonly root: RootKind }
  | { readonly type: "step"; readonly step: number }
  | { readonly type: "leaves"; readonly leaves: number }
  | { readonly type: "lesson"; readonly beat: number | undefined; readonly step: number }
  | { readonly type: "look"; readonly change: Partial<Look> }
  | { readonly type: "select"; readonly node: number }
  | { readonly type: "top"; readonly node: number }
  | {
      readonly type: "practice";
      readonly practice: PracticeLink;
      /** Whether Back returns to what is practised now. Default false. */
      readonly isNew?: boolean;
    }
  | { readonly type: "link"; readonly state: LinkState };

/** The state in a link. */
export interface LinkState extends LinkedPage {
  readonly tree: Tree;
  readonly format: ReadFormat;
  readonly title: string;
  readonly given?: boolean;
  readonly rootKind: RootKind;
  readonly run: RunConfig;
  readonly other: RunConfig;
  readonly step: number;
  readonly leaves?: number | undefined;
  readonly look: Look;
  readonly lesson?: number | undefined;
  readonly practice?: PracticeLink | undefined;
}

/** Most states kept for undo; fewer for large trees. */
const MOST_UNDO = 200;
const MOST_UNDO_NODES = 1_000_000;

function workOf(tree: Tree, format: ReadFormat, title: string, root: RootKind, given: boolean): Work {
  return { ...textOf(tree, format, root), tree, title, given, problem: undefined };
}

/** Drops the Lab's title of a tree that was changed. */
function renamed(work: Work): Work {
  return work.given ? { ...work, title: "", given: false } : work;
}

/** Longest title, in links as well. */
export const LONGEST_TITLE = 100;

export function initialState(link: LinkState): LabState {
  return {
    ...initialPage(link),
    work: workOf(link.tree, link.format, link.title, link.rootKind, link.given ?? false),
    past: [],
    future: [],
    rootKind: link.rootKind,
    run: link.run,
    other: link.other,
    step: link.step,
    leaves: link.leaves,
    look: link.look,
    selected: 0,
    top: 0,
    whole: undefined,
    typing: false,
    clipboard: undefined,
    lesson: link.lesson,
    practice: link.practice,
  };
}

export const DEFAULT_LOOK: Look = { notation: "aima", numbers: "exact" };
export const DEFAULT_OTHER: RunConfig = { ...DEFAULT_RUN, algorithm: "star2" };

export function reduce(state: LabState, action: Action): LabState {
  switch (action.type) {
    case "type":
      return typed(state, action.text);
    case "open": {
      const reading = read(action.text, state.rootKind);
      // The previous tree is kept.
      if ("problem" in reading)
        return { ...state, notice: { type: "problem", problem: inFile(action.title, reading.problem) } };
      const { tree, format, algorithm, depth } = reading;
      const asked: Partial<RunConfig> = {
        ...(algorithm === undefined ? {} : { algorithm }),
        depth: depth === undefined ? "" : String(depth),
      };
      const next = opened(state, workOf(tree, format, action.title, state.rootKind, false), {
        ...asked,
        ...action.run,
      });
      return { ...next, whole: action.whole ? tree : undefined };
    }
    case "buildTree":
      return opened(state, workOf(action.tree, "json", action.title, state.rootKind, true), action.run);
    case "edit":
      return edited(state, action);
    case "title":
      return {
        ...state,
        work: { ...state.work, title: action.title.slice(0, LONGEST_TITLE), given: false },
        typing: false,
      };
    case "copy":
      return { ...state, clipboard: subtreeOf(state.work.tree, action.node) };
    case "undo": {
      const work = state.past.at(-1);
      if (!work) return state;
      return at(state, work, state.past.slice(0, -1), [state.work, ...state.future]);
    }
    case "redo": {
      const work = state.future[0];
      return work ? at(state, work, [...state.past, state.work], state.future.slice(1)) : state;
    }
    case "run":
      return { ...state, run: { ...state.run, ...action.change }, step: 0, leaves: undefined, typing: false };
    case "other":
      return {
        ...state,
        other: { ...state.other, ...action.change },
        step: 0,
        leaves: undefined,
        typing: false,
      };
    case "root-kind":
      return rerooted(state, action.root);
    case "step":
      return { ...state, step: Math.max(0, action.step), leaves: undefined, typing: false };
    case "leaves":
      return { ...state, leaves: action.leaves };
    case "lesson":
      return { ...state, lesson: action.beat, step: action.step, typing: false };
    case "look":
      return { ...state, look: { ...state.look, ...action.change } };
    case "select":
      return { ...state, selected: clampId(state.work.tree, action.node) };
    case "top": {
      const top = clampId(state.work.tree, action.node);
      return { ...state, top, selected: top };
    }
    case "practice":
      return { ...state, practice: action.practice, visit: state.visit + (action.isNew ? 1 : 0) };
    case "link":
      return {
        ...initialState(action.state),
        past: kept([...state.past, state.work]),
        clipboard: state.clipboard,
        visit: state.visit,
      };
    default: {
      const next = reducePage(state, action);
      return next.place === state.place ? next : { ...next, typing: false };
    }
  }
}

function clampId(tree: Tree, id: number): number {
  return Math.max(0, Math.min(id, tree.nodes.length - 1));
}

/** Adds the file's name to the problem of its text. */
function inFile(name: string, { problem }: TextProblem): Problem {
  const values = { name: `“${name}”`, sentence: problem };
  return { id: "at-name", values, message: `“${name}”: ${problem.message}` };
}

/** Updates the text, and the tree if the text is valid. */
function typed(state: LabState, text: string): LabState {
  if (text === state.work.text) return state;
  const reading = read(text, state.rootKind);
  const work: Work =
    "problem" in reading
      ? { ...state.work, text, problem: reading.problem }
      : { ...renamed(state.work), text, tree: reading.tree, format: reading.format, problem: undefined };
  const past = state.typing ? state.past : kept([...state.past, state.work]);
  const moved = work.tree === state.work.tree;
  return {
    ...state,
    work,
    past,
    future: [],
    typing: true,
    notice: undefined,
    step: moved ? state.step : 0,
    leaves: moved ? state.leaves : undefined,
    selected: clampId(work.tree, state.selected),
    top: clampId(work.tree, state.top),
    ...(moved ? {} : { run: fitting(state.run, work.tree), other: fitting(state.other, work.tree) }),
  };
}

/** Drops bounds that do not contain the tree's leaves. */
function fitting(run: RunConfig, tree: Tree): RunConfig {
  if (run.low.trim() === "" && run.high.trim() === "") return run;
  const bounds = boundsOf(run);
  const holds =
    bounds === undefined ||
    tree.nodes.every(
      (node) =>
        node.kind !== "leaf" || (compare(node.value, bounds[0]) >= 0 && compare(node.value, bounds[1]) <= 0),
    );
  return holds ? run : { ...run, low: "", high: "" };
}

function opened(state: LabState, work: Work, run: Partial<RunConfig> = {}): LabState {
  const { algorithm: _, ...settings } = run;
  return {
    ...at(state, work, kept([...state.past, state.work]), []),
    run: { ...state.run, ...NO_TREE_SETTINGS, ...run },
    other: { ...state.other, ...NO_TREE_SETTINGS, ...settings },
    selected: 0,
    top: 0,
    lesson: undefined,
  };
}

function at(state: LabState, work: Work, past: readonly Work[], future: readonly Work[]): LabState {
  return {
    ...state,
    work,
    past,
    future,
    run: fitting(state.run, work.tree),
    other: fitting(state.other, work.tree),
    step: 0,
    leaves: undefined,
    typing: false,
    notice: undefined,
    selected: clampId(work.tree, state.selected),
    top: work.tree.nodes.length > state.top ? state.top : 0,
  };
}

function edited(state: LabState, { edit, step = 0, more }: Extract<Action, { type: "edit" }>): LabState {
  const { work, rootKind } = state;
  try {
    const { tree, selected } = applyEdit(work.tree, edit);
    const next: Work = { ...renamed(work), ...textOf(tree, work.format, rootKind), tree, problem: undefined };
    const past = more && state.typing ? state.past : kept([...state.past, work]);
    return { ...at(state, next, past, []), selected, step, typing: more === true };
  } catch (error) {
    return { ...state, notice: { type: "problem", problem: problemFrom(error) } };
  }
}

/** Parses a text without a root kind again. */
function rerooted(state: LabState, root: RootKind): LabState {
  const next = { ...state, rootKind: root };
  if (state.work.format !== "nested" && state.work.format !== "parentheses") return next;
  const reading = read(state.work.text, root);
  if ("problem" in reading) return next;
  return at(next, { ...state.work, tree: reading.tree }, kept([...state.past, state.work]), []);
}

function kept(works: readonly Work[]): readonly Work[] {
  let nodes = 0;
  let from = works.length;
  while (from > 0 && works.length - from < MOST_UNDO) {
    nodes += works[from - 1]!.tree.nodes.length;
    if (nodes > MOST_UNDO_NODES && from < works.length) break;
    from--;
  }
  return works.slice(from);
}
