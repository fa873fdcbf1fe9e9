import type { Tree } from "@tyche/trees";
import {
  holdsText,
  NOTATIONS,
  type Picture,
  type PlacedNode,
  partsText,
  setLinks,
  textWidth,
} from "@tyche/trees/drawing";
import { memo } from "react";
import { classes } from "../../../kit/button.js";
import type { Look } from "../../../state/state.js";
import { type Moment, UNSEEN } from "../../run/moment.js";
import type { Snapshot } from "../../run/replay.js";
import { edgeWindowText } from "../../run/texts.js";
import { linesOf, valueNow } from "../layout/captions.js";
import type { Item } from "../layout/fold.js";
import { Captions, Cross, EdgeTexts, edgePath, HALO, Levels, Mark, Shape } from "./parts.js";

export interface SceneProps {
  readonly tree: Tree;
  readonly items: readonly Item[];
  readonly picture: Picture;
  readonly snapshot: Snapshot;
  readonly look: Look;
  readonly selected: number;
  /** Ids of the nodes on the expected line. */
  readonly line: ReadonlySet<number>;
  /** Whether there is room for windows on edges. */
  readonly windows: boolean;
  readonly moreText: (count: number) => string;
}

/** The tree at one step, as SVG. The layout does not change during stepping: only texts and classes do. */
export function SvgScene(props: SceneProps) {
  const { tree, items, picture, snapshot, look, selected, line, windows, moreText } = props;
  const { event } = snapshot;
  const isNamed = picture.levels.length > 0;
  const valueInside = NOTATIONS[look.notation].values === "inside";
  const marks = picture.nodes.map((place, index) => {
    const { id, more } = items[index]!;
    const isStub = more > 0;
    const key = `${id}-${isStub}`;
    const moment = isStub ? UNSEEN : snapshot.momentOf(id);
    const isCurrent = !isStub && id === event?.node;
    const isSkipped = snapshot.isSkipped(id);
    const above = tree.nodes[tree.parents[id]!];
    const decided = above && snapshot.momentOf(above.id);
    const isBest =
      !isStub && decided && (decided.done || decided.open) && above.children[decided.chosen]?.id === id;
    const edgeState = classes(
      !isStub && snapshot.isCut(id) && "cut",
      isSkipped && "skipped",
      isBest && "best",
      isBest && line.has(id) && "line",
      isCurrent && (event.type === "enter" || event.type === "evaluate") && "current",
    );
    return {
      edge: (
        <EdgeMark key={key} place={place} moment={moment} look={look} windows={windows} state={edgeState} />
      ),
      node: (
        <NodeMark
          key={key}
          id={id}
          more={isStub ? moreText(more) : undefined}
          place={place}
          moment={moment}
          look={look}
          isNamed={isNamed}
          valueInside={valueInside && holdsText(place.shape)}
          state={classes(
            isSkipped && "skipped",
            snapshot.step > 0 && moment.visits === 0 && "unseen",
            moment.open && "open",
          )}
          isCurrent={isCurrent}
          isSelected={!isStub && id === selected}
        />
      ),
    };
  });
  return (
    <>
      <Levels levels={picture.levels} grows={picture.grows} />
      {marks.map(({ edge }) => edge)}
      {setLinks(picture.nodes.map(({ view }) => view)).map(([from, to]) => {
        const [a, b] = [picture.nodes[from]!, picture.nodes[to]!];
        return <path key={`${from}-${to}`} className="information-set" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
      {marks.map(({ node }) => node)}
    </>
  );
}

interface EdgeProps {
  readonly place: PlacedNode;
  readonly moment: Moment;
  readonly look: Look;
  readonly windows: boolean;
  /** Classes: cut, skipped, best, line, current. */
  readonly state: string;
}

const EdgeMark = memo(function EdgeMark({ windows, place, moment, look, state }: EdgeProps) {
  const { edge } = place;
  if (!edge) return null;
  const texts = edge.texts.filter(({ says }) => says === "edge").map(({ text }) => ({ says: "edge", text }));
  const isLeaf = place.view.node?.kind === "leaf";
  if (windows && (!isLeaf || state.includes("current")) && moment.handed)
    texts.push({ says: "window", text: edgeWindowText(moment.handed, look.numbers) });
  return (
    <g className={classes("edge", state)}>
      <path d={edgePath(edge)} />
      {state.includes("cut") && <Cross edge={edge} />}
      <EdgeTexts edge={edge} texts={texts} />
    </g>
  );
});

interface NodeProps {
  readonly id: number;
  readonly more: string | undefined;
  readonly place: PlacedNode;
  readonly moment: Moment;
  readonly look: Look;
  readonly isNamed: boolean;
  readonly valueInside: boolean;
  /** Classes: skipped, unseen, open. */
  readonly state: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
}

const NodeMark = memo(function NodeMark(props: NodeProps) {
  const { id, more, place, moment, look, isNamed, valueInside, state, isCurrent, isSelected } = props;
  const { view, x, y, width } = place;
  const { node } = view;
  const inside =
    more ??
    (node && (node.kind === "leaf" || valueInside) ? valueNow(node, moment, look.numbers) : undefined);
  const insideFits =
    inside !== undefined &&
    (more !== undefined || (holdsText(place.shape) && textWidth(inside) <= width + 8));
  const lines = node
    ? [...linesOf(node, isNamed ? "" : view.name, moment, look, valueInside && insideFits)]
    : [];
  if (node?.kind === "leaf" && !insideFits && inside !== undefined)
    lines.unshift({ says: "value", text: inside });
  if (view.parts)
    lines.push({ says: "interval", text: partsText(view.parts, look.numbers).replaceAll("-", "−") });
  return (
    <g
      className={classes("node", node?.kind ?? "stub", state)}
      data-node={more === undefined ? id : undefined}
      data-stub={more === undefined ? undefined : id}
    >
      {isCurrent && <Mark box={place} name="halo" />}
      {isSelected && <Mark box={place} name="ring" />}
      <Shape box={place} />
      {insideFits && (
        <text className={more === undefined ? "value" : "more"} x={x} y={y} textAnchor="middle">
          {inside}
        </text>
      )}
      <Captions place={place} lines={lines} room={HALO} />
    </g>
  );
});
