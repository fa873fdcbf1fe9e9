import type { Tree } from "@tyche/trees";
import { intervalText, paintSvg } from "@tyche/trees/drawing";
import { pictureNames } from "@tyche/trees/explain";
import { drawNumberLine, LINE_HEIGHT, type NumberLine as Line, shortReference } from "@tyche/trees/replay";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useWords } from "../../i18n/words.js";
import { LOW, PHONE, useMedia } from "../../kit/use-media.js";
import type { Look } from "../../state/state.js";
import type { Camera, PanZoom } from "../picture/layout/pan-zoom.js";
import { SvgElements } from "../picture/scene/svg-elements.js";

/** The size of its texts in pixels, also on low screens, and how wide it is where there is room, in em. */
const USUAL = 15;
const SMALL = 12.5;
const WIDTH = 34;

interface LineProps {
  /** Undefined at steps that it does not explain. */
  readonly line: Line | undefined;
  readonly tree: Tree;
  readonly numbers: Look["numbers"];
  readonly panZoom: PanZoom;
  /** Where the node that it explains is across, in the units of the picture. */
  readonly middle: number | undefined;
  /** The width of the frame above it, in pixels. */
  readonly width: number;
}

/**
 * The reason for a cut as a picture, under the tree: the bar is where the node's value can still lie, α and β are posts,
 * and a cut is the gap between them. It stays below its node, within the frame; its room is kept while it is empty.
 */
export function NumberLine({ line, tree, numbers, panZoom, middle, width }: LineProps) {
  const words = useWords();
  const group = useRef<SVGGElement>(null);
  const naming = useMemo(() => pictureNames(tree, numbers), [tree, numbers]);
  const em = useMedia(`${LOW}, ${PHONE}`) ? SMALL : USUAL;
  const wide = Math.min(width - em, WIDTH * em);
  useLayoutEffect(() => {
    if (middle === undefined) return;
    const move = ({ x: left, scale }: Camera): void => {
      const x = Math.max(em / 2, Math.min(left + middle * scale - wide / 2, width - wide - em / 2));
      group.current?.setAttribute("transform", `translate(${Math.round(x)} 0)`);
    };
    move(panZoom.camera.current);
    return panZoom.watch(move);
  }, [panZoom, middle, wide, width, em]);
  const height = LINE_HEIGHT * em;
  if (!line) return <div className="number-line" style={{ height }} />;
  const name = words.format(shortReference(tree, line.node, naming));
  const shapes = drawNumberLine(line, { tree, words, numbers, naming }, { at: [0, 0], width: wide, em });
  const label = words.text("lab-line-label", { name, interval: intervalText(line.bar, numbers) });
  return (
    <svg className="number-line scene tyche-tree" role="img" aria-label={label} style={{ height }}>
      <g ref={group}>
        <SvgElements elements={paintSvg(shapes)} />
      </g>
    </svg>
  );
}
