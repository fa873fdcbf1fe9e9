import { createContext, type Dispatch, useContext } from "react";
import type { Action, LabState } from "./state.js";

export interface Lab {
  readonly state: LabState;
  readonly dispatch: Dispatch<Action>;
  /** Opens a file that was chosen or dropped. */
  readonly openFile: (file: File) => void;
}

export const LabContext = createContext<Lab | undefined>(undefined);

export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (!lab) throw new Error("there is no Lab above this component");
  return lab;
}
