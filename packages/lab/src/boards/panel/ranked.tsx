import { useWords } from "../../i18n/words.js";
import { type Certainty, certaintyOf } from "../thinking/certainty.js";
import {
  BOUND_SIGNS,
  isOfPoints,
  type JudgedAction,
  type Judgement,
  type ValueScale,
} from "../thinking/judgement.js";
import "../compare/compare.css";
import { endText } from "./end-text.js";
import { NOTHING } from "./verdict.js";

export interface RankedProps {
  readonly judgement: Judgement;
  readonly scale: ValueScale;
  /** Returns the action's name on this page. */
  readonly nameOf: (row: JudgedAction) => string;
  readonly isChance: boolean;
  /** Bounds of the game's values. */
  readonly bounds: readonly [number, number];
  /** Whether winning means mate, as in chess. */
  readonly isMate: boolean;
  /** Undefined while no person may play. */
  readonly onPlay: ((action: string) => void) | undefined;
  readonly onShow: (row: JudgedAction | undefined) => void;
  readonly onWhy: (row: JudgedAction) => void;
}

/** The list of moves, best first. */
export function Ranked(props: RankedProps) {
  const { judgement, scale, nameOf, isChance, bounds, isMate, onPlay, onShow, onWhy } = props;
  const words = useWords();
  const [best] = judgement.actions;
  // Bounds of points are in the millions, so bars are relative to the best value.
  const shareOf = (value: number): number =>
    isOfPoints({ bounds }) && bounds[0] === 0 && best?.value !== undefined && best.value > 0
      ? value / best.value
      : scale.share(value);
  return (
    <table className="boards-ranked">
      <caption className="hidden">{words.text("board-ranked")}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text("board-move")}</th>
          <th scope="col">{words.text("board-value")}</th>
          <th scope="col">{words.text("board-lost")}</th>
          <th scope="col">{words.text("board-depth")}</th>
          {isChance && (
            <th scope="col">
              <span className="hidden">{words.text("board-why")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onPointerLeave={() => onShow(undefined)}>
        {judgement.actions.map((row) => (
          <tr key={row.text} onPointerEnter={() => onShow(row)}>
            <th scope="row">
              <button
                type="button"
                className="boards-move"
                disabled={!onPlay}
                onFocus={() => onShow(row)}
                onBlur={() => onShow(undefined)}
                onClick={() => onPlay?.(row.text)}
              >
                {nameOf(row)}
              </button>{" "}
              {row.value !== undefined && <Badge {...certaintyOf(row, judgement, bounds)} />}
            </th>
            <td>
              <span className="boards-bar" aria-hidden="true">
                <span
                  style={{ inlineSize: `${row.value === undefined ? 0 : 100 * clamp(shareOf(row.value))}%` }}
                />
              </span>
              <span className="boards-value" title={row.bound && words.text(`board-bounds-${row.bound}`)}>
                {row.bound && BOUND_SIGNS[row.bound]}
                {scale.text(row.value)}
                {row.plies !== undefined && (
                  <small title={words.text("board-ends-title")}> {endText(row, bounds, isMate, words)}</small>
                )}
                {row.error !== undefined && row.error > 0 && <small> ± {scale.difference(row.error)}</small>}
              </span>
            </td>
            <td>{row.loss === undefined || row.loss > NOTHING ? scale.difference(row.loss) : "–"}</td>
            <td>{row.depth}</td>
            {isChance && (
              <td>
                <button
                  type="button"
                  className="boards-why"
                  title={words.text("board-why")}
                  aria-label={`${words.text("board-why")}: ${nameOf(row)}`}
                  onClick={() => onWhy(row)}
                >
                  ?
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** Badge for the certainty of a value. */
function Badge({ kind }: Certainty) {
  const words = useWords();
  return (
    <small className={`boards-badge ${kind}`} title={words.text(`board-compare-certainty-help-${kind}`)}>
      {words.text(`board-compare-certainty-${kind}`)}
    </small>
  );
}
