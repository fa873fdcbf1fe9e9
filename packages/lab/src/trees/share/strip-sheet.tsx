import { explainEvent } from "@tyche/trees";
import { useMemo } from "react";
import { PrintSheet } from "../../kit/dialog.js";
import { svgAddress } from "../../kit/download.js";
import { drawStep, type Exported, framesOf } from "./export.js";

/** Most pictures on a strip. */
const MOST_PICTURES = 60;

export interface StripSheetProps {
  readonly exported: Exported;
  readonly onClose: () => void;
}

export function StripSheet({ exported, onClose }: StripSheetProps) {
  const { replay, look, title, words } = exported;
  const frames = useMemo(
    () =>
      framesOf(replay.events.length, MOST_PICTURES).map((step) => {
        const event = replay.events[step - 1];
        return {
          step,
          address: svgAddress(drawStep(exported, step, "svg")),
          text: event ? words.format(explainEvent(event, replay.tree, look.numbers)) : "",
        };
      }),
    [exported, replay, look, words],
  );
  return (
    <PrintSheet title={title} onClose={onClose}>
      <ol className="strip plain">
        {frames.map(({ step, address, text }) => (
          <li key={step}>
            <img src={address} alt="" />
            <p>
              <b>{step}.</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </PrintSheet>
  );
}
