import type { Catalogue as Words } from "@tyche/messages";
import { CATALOGUES, type Catalogue } from "@tyche/trees";
import type { Told } from "@tyche/trees/pseudocode";
import { createContext, useContext } from "react";
import { algorithmsIn } from "./load-words.js";

export const WordsContext = createContext<Words | undefined>(undefined);

/** The page's text in its language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("there is no catalogue above this component");
  return words;
}

/** What is said about searches. */
export function useCatalogue(): Catalogue {
  return CATALOGUES[useWords().language];
}

/** Titles and pseudocode of algorithms; undefined in English, in which they are written. */
export function useAlgorithms(): Told | undefined {
  return algorithmsIn[useWords().language];
}
