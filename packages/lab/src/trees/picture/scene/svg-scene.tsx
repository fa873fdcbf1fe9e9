import {
  draw,
  numberText,
  type PlacedNode,
  paintSvg,
  withLight,
  withNumbers,
  withTexts,
} from "@tyche/trees/drawing";
import { type NumberLine, pathNumbers, type Snapshot, viewAt } from "@tyche/trees/replay";
import { type CSSProperties, useMemo } from "react";
import type { Laid } from "../layout/svg-picture.js";
import { SvgElements } from "./svg-elements.js";

export interface SceneProps {
  readonly laid: Laid;
  readonly snapshot: Snapshot;
  readonly selected: number;
  /** Ids of the nodes on the expected line. */
  readonly line: ReadonlySet<number>;
  /** The number line under the frame. */
  readonly explained: NumberLine | undefined;
}

/** The number line is below the frame, however far the picture is moved. */
const FAR_BELOW = 20_000;

/** The tree at one step, as SVG. The layout does not change during stepping: only texts and classes do. */
export function SvgScene({ laid, snapshot, selected, line, explained }: SceneProps) {
  const { tree } = snapshot.replay;
  const { numbers } = laid.view;
  const namedBy = useMemo(() => pathNumbers(tree, numbers), [tree, numbers]);
  const elements = useMemo(() => {
    const { view, placed, style } = laid;
    const step = viewAt(view, snapshot, { line });
    const { shapes, size } = draw(withTexts(placed, step, style), step, selected);
    const numbered = withNumbers(shapes, size, namedBy(snapshot.event, explained));
    return paintSvg(explained ? withLight(numbered, placed, explained.node, FAR_BELOW) : numbered);
  }, [laid, snapshot, selected, line, explained, namedBy]);
  return (
    <>
      <SvgElements elements={elements} />
      <Travelling laid={laid} snapshot={snapshot} />
    </>
  );
}

/** The value that a node has just got from a child, on its way up the edge. */
function Travelling({ laid, snapshot }: Pick<SceneProps, "laid" | "snapshot">) {
  const { event, step, replay } = snapshot;
  if (event?.type !== "child" && event?.type !== "interval") return null;
  const placeOf = (id: number | undefined): PlacedNode | undefined =>
    laid.placed.nodes.find(({ view }) => view.node?.id === id);
  const to = placeOf(event.node);
  const from = placeOf(replay.tree.nodes[event.node]!.children[event.child]?.id);
  if (!from?.view.node || !to) return null;
  return (
    <text
      key={step}
      className="value travelling"
      x={to.x}
      y={to.y + to.height / 2}
      dy="0.35em"
      textAnchor="middle"
      style={{ "--from-x": `${from.x - to.x}px`, "--from-y": `${from.y - to.y}px` } as CSSProperties}
    >
      {numberText(event.value, laid.view.numbers)}
    </text>
  );
}
