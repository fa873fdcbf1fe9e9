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
  const { tree, items, picture, snapshot, look, selected, line } = props;
  const current = snapshot.event?.node;
  const started = snapshot.step > 0;
  const marks = picture.nodes.map((place, index) => {
    const item = items[index]!;
    const isStub = item.more > 0;
    const parent = tree.nodes[tree.parents[item.id]!];
    const moment = isStub ? UNSEEN : snapshot.momentOf(item.id);
    const best =
      !isStub &&
      parent !== undefined &&
      isBest(snapshot.momentOf(parent.id), parent.children[snapshot.momentOf(parent.id).chosen]?.id, item.id);
    return {
      index,
      item,
      isStub,
      place,
      moment,
      isCurrent: !isStub && item.id === current,
      isSelected: !isStub && item.id === selected,
      cut: !isStub && snapshot.isCut(item.id),
      skipped: snapshot.isSkipped(item.id),
      best,
      onLine: best && line.has(item.id),
      started,
    };
  });
  const named = picture.levels.length > 0;
  const valueInside = NOTATIONS[look.notation].values === "inside";
  return (
    <>
      <Levels levels={picture.levels} grows={picture.grows} />
      {marks.map((mark) => (
        <EdgeMark
          key={`${mark.item.id}-${mark.isStub}`}
          place={mark.place}
          moment={mark.moment}
          look={look}
          windows={props.windows}
          cut={mark.cut}
          skipped={mark.skipped}
          best={mark.best}
          onLine={mark.onLine}
          isCurrent={
            mark.isCurrent && (snapshot.event?.type === "enter" || snapshot.event?.type === "evaluate")
          }
        />
      ))}
      {setLinks(picture.nodes.map(({ view }) => view)).map(([from, to]) => {
        const [a, b] = [picture.nodes[from]!, picture.nodes[to]!];
        return <path key={`${from}-${to}`} className="information-set" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
      {marks.map((mark) => (
        <NodeMark
          key={`${mark.item.id}-${mark.isStub}`}
          id={mark.item.id}
          more={mark.item.more > 0 ? props.moreText(mark.item.more) : undefined}
          place={mark.place}
          moment={mark.moment}
          look={look}
          named={named}
          valueInside={valueInside && holdsText(mark.place.shape)}
          skipped={mark.skipped}
          unseen={mark.started && mark.moment.visits === 0}
          isCurrent={mark.isCurrent}
          isSelected={mark.isSelected}
        />
      ))}
    </>
  );
}

function isBest(parent: Moment, bestId: number | undefined, id: number): boolean {
  return bestId === id && (parent.done || parent.open);
}

interface EdgeProps {
  readonly windows: boolean;
  readonly place: PlacedNode;
  readonly moment: Moment;
  readonly look: Look;
  readonly cut: boolean;
  readonly skipped: boolean;
  readonly best: boolean;
  readonly onLine: boolean;
  readonly isCurrent: boolean;
}

const EdgeMark = memo(function EdgeMark(props: EdgeProps) {
  const { windows, place, moment, look, cut, skipped, best, onLine, isCurrent } = props;
  const { edge } = place;
  if (!edge) return null;
  const texts = edge.texts.filter(({ says }) => says === "edge").map(({ text }) => ({ says: "edge", text }));
  const isLeaf = place.view.node?.kind === "leaf";
  const handed =
    windows && (!isLeaf || isCurrent) && moment.handed
      ? edgeWindowText(moment.handed, look.numbers)
      : undefined;
  if (handed !== undefined) texts.push({ says: "window", text: handed });
  const marks = [
    cut && "cut",
    skipped && "skipped",
    best && "best",
    onLine && "line",
    isCurrent && "current",
  ];
  return (
    <g className={classes("edge", ...marks)}>
      <path d={edgePath(edge)} />
      {cut && <Cross edge={edge} />}
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
  readonly named: boolean;
  readonly valueInside: boolean;
  readonly skipped: boolean;
  readonly unseen: boolean;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
}

const NodeMark = memo(function NodeMark(props: NodeProps) {
  const { id, more, place, moment, look, named, valueInside, skipped, unseen, isCurrent, isSelected } = props;
  const { view, x, y, width } = place;
  const { node } = view;
  const marks = [skipped && "skipped", unseen && "unseen", moment.open && "open"];
  const inside =
    more ??
    (node && (node.kind === "leaf" || valueInside) ? valueNow(node, moment, look.numbers) : undefined);
  const insideFits =
    inside !== undefined &&
    (more !== undefined || (holdsText(place.shape) && textWidth(inside) <= width + 8));
  const lines = node
    ? [...linesOf(node, named ? "" : view.name, moment, look, valueInside && insideFits)]
    : [];
  if (node?.kind === "leaf" && !insideFits && inside !== undefined)
    lines.unshift({ says: "value", text: inside });
  if (view.parts)
    lines.push({ says: "interval", text: partsText(view.parts, look.numbers).replaceAll("-", "−") });
  return (
    <g
      className={classes("node", node?.kind ?? "stub", ...marks)}
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
