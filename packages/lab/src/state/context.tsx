import { createContext, type Dispatch, useContext } from "react";
import type { PageState } from "./page-state.js";
import type { Action, LabState } from "./state.js";
import { type AppState, hasTrees } from "./trees.js";

export interface Lab<State extends PageState = LabState> {
  readonly state: State;
  /** Actions on trees need loaded ones: see `loadTrees`. */
  readonly dispatch: Dispatch<Action>;
  /** Loads the trees of the page, if they are not loaded yet. */
  readonly loadTrees: () => Promise<void>;
  /** Opens a file that was chosen or dropped. */
  readonly openFile: (file: File) => Promise<void>;
}

export const LabContext = createContext<Lab<AppState> | undefined>(undefined);

/** The page, on which trees may not be loaded. */
export function usePage(): Lab<AppState> {
  const lab = useContext(LabContext);
  if (!lab) throw new Error("there is no Lab above this component");
  return lab;
}

/** The page with its trees, which every page but the boards has. */
export function useLab(): Lab {
  const { state, ...lab } = usePage();
  if (!hasTrees(state)) throw new Error("the trees are not loaded");
  return { ...lab, state };
}
