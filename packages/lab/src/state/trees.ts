import { TREE_AREAS, withWords } from "../i18n/load-words.js";
import { Later } from "../kit/later.js";
import { type PageAction, type PageState, reducePage } from "./page-state.js";
import type { Action, LabState } from "./state.js";

/** All that the state of trees needs, and their words. The boards begin without them. */
export const TREES = new Later(() => withWords(import("./start.js"), ...TREE_AREAS));

/** The state of the page before its trees are loaded. */
export interface TreelessState extends PageState {
  /** The link of the tree that the other pages will show; empty: the worked tree. */
  readonly treeLink: string;
}

export type AppState = LabState | TreelessState;
/** "trees": they are loaded; the state with them, of which the page's part may be older. */
export type AppAction = Action | { readonly type: "trees"; readonly state: LabState };

export function hasTrees(state: AppState): state is LabState {
  return "work" in state;
}

export function reduceApp(state: AppState, action: AppAction): AppState {
  if (hasTrees(state)) return action.type === "trees" ? state : TREES.value!.reduce(state, action);
  if (action.type !== "trees") return reducePage(state, action as PageAction);
  const { treeLink: _, ...page } = state;
  return { ...action.state, ...page, notice: page.notice ?? action.state.notice };
}
