import { PrintSheet } from "../../kit/dialog.js";
import { svgAddress } from "../../kit/download.js";
import { drawnFrames, type Exported } from "./export.js";

/** Most pictures on a strip. */
const MOST_PICTURES = 60;

export interface StripSheetProps {
  readonly exported: Exported;
  readonly onClose: () => void;
}

export function StripSheet({ exported, onClose }: StripSheetProps) {
  return (
    <PrintSheet title={exported.title} onClose={onClose}>
      <ol className="strip plain">
        {drawnFrames(exported, MOST_PICTURES).map(({ step, svg, text }) => (
          <li key={step}>
            <img src={svgAddress(svg)} alt="" />
            <p>
              <b>{step}.</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </PrintSheet>
  );
}
