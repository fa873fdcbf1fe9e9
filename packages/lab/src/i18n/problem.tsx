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

export function problemFrom(error: unknown): Problem {
  const { id, values, message = String(error) } = (error ?? {}) as Partial<Problem>;
  return id !== undefined && values !== undefined
    ? shortened({ id, values: values as ErrorValues, message })
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
  return problem && (isEnglish || loaded === words) ? words.problem(problem) : undefined;
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
