import type { Problem } from "@tyche/messages";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { mayTryAgain } from "../workers/call-problem.js";

export interface CallProblemTextProps {
  readonly problem: Problem | undefined;
  /** Completes the problem's sentence. Default: the sentence alone. */
  readonly complete?: (sentence: string) => string;
  readonly onAgain: () => void;
}

/** Why a worker did not answer, and a button to try again if another worker may. */
export function CallProblemText({ problem, complete, onAgain }: CallProblemTextProps) {
  const words = useWords();
  const sentence = useProblemText(problem);
  if (!problem) return null;
  return (
    <p className="problem" role="alert">
      {sentence !== undefined && (complete?.(sentence) ?? words.sentence(sentence))}{" "}
      {mayTryAgain(problem) && <Button onClick={onAgain}>{words.text("board-try-again")}</Button>}
    </p>
  );
}
