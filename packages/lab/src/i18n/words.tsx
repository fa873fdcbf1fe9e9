import { CATALOGUES, type Catalogue } from "@tyche/trees";
import { createContext, useContext } from "react";
import type { Messages } from "./messages.js";

export const WordsContext = createContext<Messages | undefined>(undefined);

/** What the Lab says. */
export function useWords(): Messages {
  const messages = useContext(WordsContext);
  if (!messages) throw new Error("there are no messages above this component");
  return messages;
}

/** What is said about searches. */
export function useCatalogue(): Catalogue {
  return CATALOGUES[useWords().language];
}
