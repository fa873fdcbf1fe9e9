import { useWords } from "../../i18n/words.js";
import { COMPARE_WORDS } from "../compare/words.js";
import type { BoardMessages } from "../say/catalogue.js";
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
  readonly messages: BoardMessages;
  /** What an action is called on this page. */
  readonly nameOf: (row: JudgedAction) => string;
  readonly isChance: boolean;
  /** Of the game. */
  readonly bounds: readonly [number, number];
  /** Whether to win is to give mate, as in chess. */
  readonly isMate: boolean;
  /** Undefined while nobody may play. */
  readonly onPlay: ((action: string) => void) | undefined;
  readonly onShow: (row: JudgedAction | undefined) => void;
  readonly onWhy: (row: JudgedAction) => void;
}

/** The moves, the best first. */
export function Ranked(props: RankedProps) {
  const { judgement, scale, messages, nameOf, isChance, bounds, isMate, onPlay, onShow, onWhy } = props;
  const [best] = judgement.actions;
  // Of millions of points that could be made, a bar for the best is full.
  const shareOf = (value: number): number =>
    isOfPoints({ bounds }) && bounds[0] === 0 && best?.value !== undefined && best.value > 0
      ? value / best.value
      : scale.share(value);
  return (
    <table className="boards-ranked">
      <caption className="hidden">{messages.ranked}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.move}</th>
          <th scope="col">{messages.value}</th>
          <th scope="col">{messages.lost}</th>
          <th scope="col">{messages.depth}</th>
          {isChance && (
            <th scope="col">
              <span className="hidden">{messages.why}</span>
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
              <span className="boards-value" title={row.bound && messages.bounds[row.bound]}>
                {row.bound && BOUND_SIGNS[row.bound]}
                {scale.text(row.value)}
                {row.plies !== undefined && (
                  <small title={messages.endsTitle}> {endText(row, bounds, isMate, messages)}</small>
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
                  title={messages.why}
                  aria-label={`${messages.why}: ${nameOf(row)}`}
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

/** How sure a value is, in a word. */
function Badge({ kind }: Certainty) {
  const words = COMPARE_WORDS[useWords().language];
  return (
    <small className={`boards-badge ${kind}`} title={words.certaintyHelp[kind]}>
      {words.certainty[kind]}
    </small>
  );
}
