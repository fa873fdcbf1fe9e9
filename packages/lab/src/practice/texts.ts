import { Catalogue, type Language } from "@tyche/messages";
import { ExerciseError, PRACTICE_AREAS } from "@tyche/practice";
import { useEffect, useState } from "react";

/** The text about exercises in a language; undefined until it is loaded for the first time. */
export function useTexts(language: Language): Catalogue | undefined {
  const [texts, setTexts] = useState<Catalogue>();
  const [problem, setProblem] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isWanted = true;
    new Catalogue(language).load(...PRACTICE_AREAS, "practice-errors").then(
      (loaded) => isWanted && setTexts(loaded),
      (error: unknown) => isWanted && setProblem({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  // For the boundary above.
  if (problem) throw problem.error;
  return texts;
}

/** What an error says in the language of the page. */
export function errorText(error: unknown, texts: Catalogue): string {
  if (error instanceof ExerciseError && texts.has(error.id)) return texts.format(error);
  return (error as Error).message;
}
