import { useWords } from "../../i18n/words.js";
import { PaceField, type PaceName } from "../opponents/pace.js";

export interface BoardButtonsProps {
  /** For each seat, whether a person plays it. */
  readonly persons: readonly boolean[];
  /** Undefined if nothing can be taken back. */
  readonly onTakeBack: (() => void) | undefined;
  /** Undefined if no draw can be claimed. */
  readonly onClaim: (() => void) | undefined;
  /** Undefined if no hint is available. */
  readonly onHint: (() => void) | undefined;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly isAnalysing: boolean;
  readonly onAnalyse: (isAnalysing: boolean) => void;
  readonly pace: PaceName;
  readonly onPace: (pace: PaceName) => void;
}

/** The buttons below every board. */
export function BoardButtons(props: BoardButtonsProps) {
  const { persons, onTakeBack, onClaim, onHint, isPaused, onPause, isAnalysing, onAnalyse, pace, onPace } =
    props;
  const words = useWords();
  return (
    <div className="buttons boards-buttons">
      <button type="button" className="tool" disabled={!onTakeBack} onClick={onTakeBack}>
        {words.text("board-take-back")}
      </button>
      <button type="button" className="tool" disabled={!onHint} onClick={onHint}>
        {words.text("board-review-hint")}
      </button>
      {onClaim && (
        <button type="button" className="tool" onClick={onClaim}>
          {words.text("board-opponent-claim")}
        </button>
      )}
      {!persons.some(Boolean) && (
        <button type="button" className="tool" onClick={() => onPause(!isPaused)}>
          {isPaused ? words.text("board-opponent-go-on") : words.text("board-opponent-pause")}
        </button>
      )}
      <label className="tool boards-toggle">
        <input type="checkbox" checked={isAnalysing} onChange={(event) => onAnalyse(event.target.checked)} />
        {words.text("board-analysis")}
      </label>
      {!persons.every(Boolean) && <PaceField pace={pace} onPace={onPace} />}
    </div>
  );
}
