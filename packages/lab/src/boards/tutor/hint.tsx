import { useWords } from "../../i18n/words.js";
import type { Judgement, ValueScale } from "../thinking/judgement.js";

/** Steps of a hint: the area, the move, the reason. */
export const HINT_STEPS = 3;

/** Most actions of the expected line that are shown: a solved game's line may reach its end. */
const MOST_EXPECTED = 8;

export interface HintProps {
  /** From 1. */
  readonly step: number;
  readonly judgement: Judgement | undefined;
  /** The area of the best move, such as a piece or a row; undefined if the board has no name for it. */
  readonly area: string | undefined;
  readonly line: readonly string[];
  readonly scale: ValueScale;
  readonly nameOf: (row: Judgement["actions"][number]) => string;
  readonly onMore: () => void;
}

/** A hint in steps, beginning with the least information. */
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
