import type { Catalogue } from "@tyche/messages";
import { createContext, useContext } from "react";

export const WordsContext = createContext<Catalogue | undefined>(undefined);

export function useWords(): Catalogue {
  const words = useContext(WordsContext);
  if (!words) throw new Error("there is no catalogue above this component");
  return words;
}
