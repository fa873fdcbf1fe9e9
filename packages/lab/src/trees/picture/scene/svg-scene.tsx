import type { Kind, Tree } from "@tyche/trees";
import {
  holdsText,
  NOTATIONS,
  type Picture,
  type PlacedNode,
  partsText,
  setPaths,
  textWidth,
} from "@tyche/trees/drawing";
import { type Moment, type Snapshot, UNSEEN } from "@tyche/trees/replay";
import { type CSSProperties, memo } from "react";
import { classes } from "../../../kit/button.js";
import type { Look } from "../../../state/state.js";
import { edgeWindowText, numberText } from "../../run/texts.js";
import { linesOf, valueNow } from "../layout/captions.js";
import type { Item } from "../layout/fold.js";
import { Captions, Cross, EdgeTexts, edgePath, FitText, HALO, Levels, Mark, Shape } from "./parts.js";

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
  /** Whether there is room for α and β beside nodes. */
  readonly posts: boolean;
  readonly moreText: (count: number) => string;
}

/** The tree at one step, as SVG. The layout does not change during stepping: only texts and classes do. */
export function SvgScene(props: SceneProps) {
  const { tree, items, picture, snapshot, look, selected, line, windows, posts, moreText } = props;
  const { event } = snapshot;
  const isNamed = picture.levels.length > 0;
  const valueInside = NOTATIONS[look.notation].values === "inside";
  // A level with a name has nodes of one kind besides leaves.
  const kinds: Kind[] = [];
  for (const { id, depth, more } of items) {
    const { kind } = tree.nodes[id]!;
    if (more === 0 && kind !== "leaf") kinds[depth] ??= kind;
  }
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
          posts={posts}
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
      <Levels levels={picture.levels} grows={picture.grows} kinds={kinds} />
      {marks.map(({ edge }) => edge)}
      {setPaths(picture).map((path) => {
        const d = `M${path.map(({ x, y }) => `${x} ${y}`).join("L")}`;
        return <path key={d} className="information-set" d={d} />;
      })}
      {marks.map(({ node }) => node)}
      <Travelling {...props} />
    </>
  );
}

/** The value that a node has just got from a child, on its way up the edge. */
function Travelling({ tree, items, picture, snapshot, look }: SceneProps) {
  const { event, step } = snapshot;
  if (event?.type !== "child" && event?.type !== "interval") return null;
  const placeOf = (id: number | undefined): PlacedNode | undefined =>
    picture.nodes[items.findIndex((item) => item.id === id && item.more === 0)];
  const to = placeOf(event.node);
  const from = placeOf(tree.nodes[event.node]!.children[event.child]?.id);
  if (!from || !to) return null;
  return (
    <text
      key={step}
      className="value travelling"
      x={to.x}
      y={to.y + to.height / 2}
      textAnchor="middle"
      style={{ "--from-x": `${from.x - to.x}px`, "--from-y": `${from.y - to.y}px` } as CSSProperties}
    >
      {numberText(event.value, look.numbers)}
    </text>
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
  const { node } = place.view;
  if (!edge) return null;
  const texts = edge.texts.filter(({ says }) => says === "edge").map(({ text }) => ({ says: "edge", text }));
  const isLeaf = node?.kind === "leaf";
  if (windows && (!isLeaf || state.includes("current")) && moment.handed)
    texts.push({ says: "window", text: edgeWindowText(moment.handed, look.numbers) });
  return (
    <g className={classes("edge", state)} data-edge={node?.id}>
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
  readonly posts: boolean;
  readonly valueInside: boolean;
  /** Classes: skipped, unseen, open. */
  readonly state: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
}

const NodeMark = memo(function NodeMark(props: NodeProps) {
  const { id, more, place, moment, look, isNamed, posts, valueInside, state, isCurrent, isSelected } = props;
  const { view, x, y, width } = place;
  const { node } = view;
  const inside =
    more ??
    (node && (node.kind === "leaf" || valueInside) ? valueNow(node, moment, look.numbers) : undefined);
  const insideFits =
    inside !== undefined &&
    (more !== undefined || (holdsText(place.shape) && textWidth(inside) <= width + 8));
  const lines = node
    ? linesOf(node, isNamed ? "" : view.name, moment, look, valueInside && insideFits).filter(
        ({ says }) => posts || (says !== "alpha" && says !== "beta"),
      )
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
        <FitText
          className={more === undefined ? "value" : "more"}
          x={x}
          y={y}
          textAnchor="middle"
          text={inside}
        />
      )}
      <Captions place={place} lines={lines} room={HALO} />
    </g>
  );
});
