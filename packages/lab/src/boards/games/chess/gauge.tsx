import type { ChessState } from "@tyche/games/chess";
import type { Catalogue } from "@tyche/messages";
import { useState } from "react";
import type { ValueScale } from "../../kit/judgement.js";

/**
 * White's evaluation as a bar. Until a position has a value, the bar keeps the previous one, so that it does not jump.
 */
export function Gauge(props: {
  readonly state: ChessState;
  readonly before: ChessState | undefined;
  /** From White's side. */
  readonly value: number | undefined;
  readonly isTurned: boolean;
  readonly scale: ValueScale;
  readonly words: Catalogue;
}) {
  const { state, before, value, isTurned, scale, words } = props;
  const [last, setLast] = useState<{ readonly state: ChessState; readonly value: number }>();
  if (value !== undefined && (last?.state !== state || last.value !== value)) setLast({ state, value });
  const known = value ?? (last?.state === state || last?.state === before ? last?.value : undefined);
  const share = known === undefined ? 0.5 : Math.max(0.02, Math.min(0.98, scale.share(known)));
  const text = known === undefined ? "" : scale.text(known);
  // The number is at the end of the side that is ahead.
  const isBelow = known !== undefined && known >= 0 !== isTurned;
  return (
    <div
      className="chess-gauge"
      title={known === undefined ? undefined : words.text("chess-gauge", { value: text })}
    >
      <div className={isTurned ? "bar turned" : "bar"} aria-hidden="true">
        <span className="white" style={{ "--share": share } as React.CSSProperties} />
        <span className="middle" />
      </div>
      <span className={isBelow ? "number below" : "number"} aria-hidden="true">
        {known !== undefined && scale.text(Math.abs(known))}
      </span>
      {known !== undefined && <span className="hidden">{words.text("chess-gauge", { value: text })}</span>}
    </div>
  );
}
