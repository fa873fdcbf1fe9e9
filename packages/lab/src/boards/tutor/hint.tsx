import { useWords } from "../../i18n/words.js";
import { REVIEW_WORDS } from "../review/words.js";
import type { Judgement, ValueScale } from "../thinking/judgement.js";

/** What is said so far: where to look, the move, why. */
export const HINT_STEPS = 3;

/** A line of a solved game may go on to its end: nobody reads more of it here. */
const MOST_EXPECTED = 8;

export interface HintProps {
  /** From 1. */
  readonly step: number;
  readonly judgement: Judgement | undefined;
  /** Where the best move is played: a piece, a row; undefined where the board has no words for it. */
  readonly area: string | undefined;
  readonly line: readonly string[];
  readonly scale: ValueScale;
  readonly nameOf: (row: Judgement["actions"][number]) => string;
  readonly onMore: () => void;
}

/** A hint in steps: the least that helps comes first. */
export function Hint({ step, judgement, area, line, scale, nameOf, onMore }: HintProps) {
  const words = REVIEW_WORDS[useWords().language];
  const [best, second] = judgement?.actions ?? [];
  const isAhead = second?.loss !== undefined && /[1-9]/.test(scale.difference(second.loss));
  const sentences: string[] = [];
  if (!best) sentences.push(words.waiting);
  else {
    if (step === 1 && area !== undefined) sentences.push(words.look(area));
    if (step === 1 || step === HINT_STEPS)
      sentences.push(isAhead ? words.stakes(scale.difference(second.loss)) : words.alike);
    if (step > 1) sentences.unshift(words.why(nameOf(best), scale.text(best.value)));
    if (step === HINT_STEPS) {
      if (isAhead) sentences.push(words.whyNext(nameOf(second), scale.difference(second.loss)));
      if (line.length > 1) sentences.push(words.expected(line.slice(0, MOST_EXPECTED).join(", ")));
    }
  }
  return (
    <div className="boards-word" role="status">
      <p>{sentences.join(" ")}</p>
      {best && step < HINT_STEPS && (
        <button type="button" className="tool" onClick={onMore}>
          {words.more}
        </button>
      )}
    </div>
  );
}
