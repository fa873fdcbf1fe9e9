import { type ErrorValues, shortened } from "@tyche/engine/errors";
import type { Area, Problem } from "@tyche/messages";
import { useMemo } from "react";
import { withWords } from "./load-words.js";
import { useAnswer } from "./use-answer.js";
import { useWords } from "./words.js";

/** Areas with the errors of the page's libraries; English needs no catalogue for them. */
export const ERROR_AREAS: readonly Area[] = [
  "backgammon-errors",
  "board-errors",
  "engine-errors",
  "game-errors",
  "practice-errors",
  "tree-errors",
];

/** Whether a part of the page could not be loaded; each browser says it in its own words. */
export function isUnloaded(error: unknown): boolean {
  const { message = "" } = (error ?? {}) as Partial<Error>;
  return /dynamically imported module|importing a module script|failed to fetch|load failed|networkerror|script failed: it cannot be loaded/i.test(
    message,
  );
}

export function problemFrom(error: unknown): Problem {
  const { id, values, message = String(error) } = (error ?? {}) as Partial<Problem>;
  if (id !== undefined && values !== undefined)
    return shortened({ id, values: values as ErrorValues, message });
  return isUnloaded(error)
    ? { id: "lab-failure-not-loaded", values: {}, message }
    : { id: "lab-unexpected", values: { message }, message };
}

/**
 * A problem in the page's language. The error messages are loaded with the first problem; undefined until then, and if
 * there is none.
 */
export function useProblemText(problem: Problem | undefined): string | undefined {
  const words = useWords();
  const isEnglish = words.language === "en";
  const isAsked = problem !== undefined && !isEnglish;
  const load = useMemo(
    () => (isAsked ? () => withWords(Promise.resolve(words), ...ERROR_AREAS) : undefined),
    [words, isAsked],
  );
  const loaded = useAnswer(load);
  return problem && (isEnglish || loaded === words) ? withoutOptions(words.problem(problem)) : undefined;
}

/** The command's options are settings with names on this page: "--match 7" is “match” 7. */
function withoutOptions(text: string): string {
  return text.replace(/--([a-z][a-z-]*)/g, (_, name: string) => `“${name.replaceAll("-", " ")}”`);
}

/** A problem as a line that screen readers announce. */
export function ProblemText({ problem }: { readonly problem: Problem | undefined }) {
  const text = useProblemText(problem);
  if (problem === undefined) return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
