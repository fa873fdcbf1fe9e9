import { formatExact, type Solution, type Tree, type Value } from "@tyche/trees";
import { type Axis, explainedAt, isExplained, type Snapshot } from "@tyche/trees/replay";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { classes } from "../../kit/button.js";
import { useLab } from "../../state/context.js";
import { ownPayoff } from "../model/edit.js";
import { NumberLine } from "../panels/number-line.js";
import type { SearchRun } from "../run/search-run.js";
import { AriaTree } from "./aria-tree.js";
import { Breadcrumb } from "./breadcrumb.js";
import { nodeText } from "./describe.js";
import type { Size } from "./layout/pan-zoom.js";
import { useCamera } from "./layout/use-camera.js";
import { useFolding } from "./layout/use-folding.js";
import { usePicture } from "./layout/use-picture.js";
import { isPlainLeaf, LeafField, useLeafDrag } from "./leaf-values.js";
import { CanvasScene } from "./scene/canvas-scene.js";
import { onCanvas, onSvg, useClicks } from "./scene/clicks.js";
import { Minimap } from "./scene/minimap.js";
import { SvgScene } from "./scene/svg-scene.js";
import "./scene/scene-style.js";
import { TreeButtons } from "./tree-buttons.js";
import { type TreeCommand, treeKey } from "./tree-keys.js";

export interface TreeViewProps {
  /** What is drawn instead of the page's tree: the same nodes with other texts. */
  readonly tree?: Tree;
  readonly run: SearchRun;
  readonly snapshot: Snapshot;
  readonly label: string;
  /** Whether the tree is shown whole at first, however small its texts become. */
  readonly whole?: boolean;
  /** Whether the selected node is always marked; otherwise only while the tree has the focus. */
  readonly editing?: boolean;
  /** The axis of number lines; absent for none. */
  readonly axis?: Axis | undefined;
  /** Called for a click on a node, which is then selected. */
  readonly onNode?: (id: number) => void;
  /** Called with the new payoff of a leaf that is dragged or typed over; `more` while a drag goes on. */
  readonly onLeaf?: (id: number, text: string, more: boolean) => void;
  /** The least and the greatest payoff to which a leaf is dragged; absent for no limit. */
  readonly range?: readonly Value[];
  /** Called for a key while a node has the focus. Returns false if the key is not used. */
  readonly onCommand: (command: TreeCommand, id: number) => unknown;
}

/** Width of printed paper in pixels. */
const PAPER = 680;
/** Fewest items of a picture with a map. */
const LEAST_MAPPED = 60;

/** A tree in a frame with pan and zoom: SVG or canvas, minimap, breadcrumb, and the tree for keyboards. */
export function TreeView(props: TreeViewProps) {
  const { run, snapshot, axis, onLeaf } = props;
  const { state, dispatch } = useLab();
  const { look, selected, top } = state;
  const { tree = state.work.tree } = props;
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<number>();
  const onSelect = (node: number): void => dispatch({ type: "select", node });
  const onTop = (node: number): void => dispatch({ type: "top", node });

  const solution = run.status === "ready" ? run.solution : undefined;
  const line = useMemo(() => lineIds(tree, solution, top), [tree, solution, top]);
  const folding = useFolding(tree, top, line);
  const { items } = folding;
  const picture = usePicture(frame, tree, items, snapshot.replay, look);
  const { laid, places, points, isCanvas, frameSize, size } = picture;
  const isWhole = props.whole || state.whole === state.work.tree;
  // The node of the current event is kept visible.
  const { panZoom, isZoomed, svg, layer } = useCamera(frame, picture, snapshot.event?.node ?? top, isWhole);
  const { replay } = snapshot;
  const hasLines = useMemo(() => axis !== undefined && replay.events.some(isExplained), [axis, replay]);
  const explained = explainedAt(snapshot, axis);
  const lineBox = picture.boxOf(explained?.node);

  const isLive = (id: number): boolean => onLeaf !== undefined && isPlainLeaf(tree, id);
  useLeafDrag(frame, {
    valueAt: (id) => (isLive(id) ? ownPayoff(tree, id).toNumber() : undefined),
    range: props.range?.map((end) => end.toNumber()),
    onValue: (id, value, more) => onLeaf?.(id, String(value), more),
    onType: (id) => isLive(id) && setTyped(id),
  });
  useClicks(frame, (event) => {
    if (panZoom.dragged.current) return;
    const hit = places ? onCanvas(event, places, items, panZoom.camera.current) : onSvg(event);
    if (hit?.isStub) onTop(hit.id);
    else if (hit) {
      onSelect(hit.id);
      props.onNode?.(hit.id);
    }
  });
  const onKey = (key: KeyboardEvent, id: number): boolean => {
    if (isLive(id) && /^[-\d]$/.test(key.key) && !key.ctrlKey && !key.metaKey && !key.altKey) {
      setTyped(id);
      return true;
    }
    const command = treeKey(key);
    return command !== undefined && props.onCommand(command, id) !== false;
  };

  return (
    <section className="tree-view card" aria-label={props.label}>
      {top > 0 && <Breadcrumb tree={tree} top={top} onTop={onTop} />}
      <div
        ref={frame}
        className={classes("frame", props.editing && "editing", onLeaf && "live")}
        style={printed(frameSize)}
        data-items={items.length}
        data-mode={isCanvas ? "canvas" : "svg"}
      >
        <AriaTree
          {...{ tree, items, selected, onSelect, onKey }}
          label={words.text("lab-picture-tree-help")}
          describe={(id) => nodeText(tree, id, snapshot, look, words)}
          onToggle={folding.toggle}
          isOpen={folding.isOpen}
        />
        <TreeButtons {...{ tree, folding, panZoom, isZoomed, top, selected, onTop }} />
        {typed !== undefined && laid && (
          <LeafField
            key={typed}
            frame={frame}
            id={typed}
            text={formatExact(ownPayoff(tree, typed))}
            label={words.text("lab-node-value")}
            onDone={(text) => {
              setTyped(undefined);
              if (text !== undefined) onLeaf?.(typed, text, false);
            }}
          />
        )}
        {laid && (
          <svg ref={svg} className="scene tyche-tree" aria-hidden="true">
            <g ref={layer}>
              <SvgScene {...{ laid, snapshot, selected, line, explained }} />
            </g>
          </svg>
        )}
        {isCanvas && places && (
          <CanvasScene
            frame={frame}
            panZoom={panZoom}
            painting={{ tree, items, places, snapshot, look, selected, line, words }}
          />
        )}
        {isCanvas && !places && <p className="laying-out">{words.text("lab-picture-laying-out")}</p>}
        {items.length > LEAST_MAPPED && points && (
          <Minimap frame={frame} panZoom={panZoom} picture={size} {...points} />
        )}
      </div>
      {hasLines && frameSize && (
        <NumberLine
          {...{ tree, panZoom }}
          line={explained}
          numbers={look.numbers}
          middle={lineBox && (lineBox.left + lineBox.right) / 2}
          width={frameSize.width}
        />
      )}
    </section>
  );
}

/** What is printed looks as on the screen, on the width of the paper. */
function printed({ width, height }: Size = { width: 0, height: 0 }): CSSProperties {
  return {
    "--frame-width": `${width}px`,
    "--frame-height": `${height}px`,
    "--print-zoom": Math.min(1, PAPER / (width || PAPER)),
  } as CSSProperties;
}

/** The nodes on the line of play if every decision follows the solution; at chance nodes the first outcome is taken. */
function lineIds(tree: Tree, solution: Solution | undefined, top: number): ReadonlySet<number> {
  const ids = new Set<number>([top]);
  for (let node = tree.nodes[top]; node && node.children.length > 0; ) {
    const chosen = node.kind === "chance" ? 0 : (solution?.record.chosen[node.id] ?? -1);
    node = node.children[chosen];
    if (node) ids.add(node.id);
  }
  return ids;
}
