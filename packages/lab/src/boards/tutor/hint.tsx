import { useWords } from "../../i18n/words.js";
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
  const words = useWords();
  const [best, second] = judgement?.actions ?? [];
  const isAhead = second?.loss !== undefined && /[1-9]/.test(scale.difference(second.loss));
  const sentences: string[] = [];
  if (!best) sentences.push(words.text("board-review-waiting"));
  else {
    if (step === 1 && area !== undefined) sentences.push(words.text("board-review-look", { area }));
    if (step === 1 || step === HINT_STEPS)
      sentences.push(
        isAhead
          ? words.text("board-review-stakes", { margin: scale.difference(second.loss) })
          : words.text("board-review-alike"),
      );
    if (step > 1)
      sentences.unshift(
        words.text("board-review-why", { action: nameOf(best), value: scale.text(best.value) }),
      );
    if (step === HINT_STEPS) {
      if (isAhead)
        sentences.push(
          words.text("board-review-why-next", {
            action: nameOf(second),
            loss: scale.difference(second.loss),
          }),
        );
      if (line.length > 1)
        sentences.push(
          words.text("board-review-expected", { line: line.slice(0, MOST_EXPECTED).join(", ") }),
        );
    }
  }
  return (
    <div className="boards-word" role="status">
      <p>{sentences.join(" ")}</p>
      {best && step < HINT_STEPS && (
        <button type="button" className="tool" onClick={onMore}>
          {words.text("board-review-more")}
        </button>
      )}
    </div>
  );
}
