import type { Catalogue } from "@tyche/messages";
import type { Seat } from "./backgammon-state.js";

export interface SideStripProps {
  readonly name: string;
  readonly seat: Seat;
  readonly isMover: boolean;
  readonly pips: number;
  /** Pips of the other player. */
  readonly others: number;
  /** Score in a match. */
  readonly score: number | undefined;
  readonly length: number;
  readonly cube: string;
  /** Says that the Crawford game has no cube. */
  readonly crawford: string;
  readonly words: Catalogue;
}

/** A player beside the board: name, score, cube, race. */
export function SideStrip({
  name,
  seat,
  isMover,
  pips,
  others,
  score,
  length,
  cube,
  crawford,
  words,
}: SideStripProps) {
  return (
    <p className={`bg-side${isMover ? " mover" : ""}`}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true" className={`bg-swatch bg-checker seat-${seat}`}>
        <circle r="10" />
        <circle className="ring" r="6.5" />
      </svg>
      <strong>{name}</strong>
      {score !== undefined && (
        <span>{words.text("backgammon-score", { points: score, length, away: length - score })}</span>
      )}
      {cube !== "" && <span className="hidden">{cube}</span>}
      {crawford !== "" && <span className="note">{crawford}</span>}
      <span className="bg-pips">
        {words.text("backgammon-pips", { pips })}
        {pips < others && <small> · {words.text("backgammon-ahead", { pips: others - pips })}</small>}
      </span>
    </p>
  );
}
