import { formatExact, type Solution, type Tree } from "@tyche/trees";
import { outlineOf, type Picture } from "@tyche/trees/drawing";
import type { Snapshot } from "@tyche/trees/replay";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../../i18n/words.js";
import { Button, classes, IconButton } from "../../kit/button.js";
import { useLab } from "../../state/context.js";
import { ownPayoff } from "../model/edit.js";
import type { SearchRun } from "../run/search-run.js";
import { AriaTree } from "./aria-tree.js";
import { Beside } from "./beside.js";
import { Breadcrumb } from "./breadcrumb.js";
import { nodeText } from "./describe.js";
import { type Obstacle, obstaclesIn, type Rect } from "./layout/beside.js";
import { type Folding, isOpen, openByDefault, visibleItems } from "./layout/fold.js";
import { type Camera, fitOf, type Size, usePanZoom } from "./layout/pan-zoom.js";
import { NODE } from "./layout/places.js";
import { reserveFor } from "./layout/reserve.js";
import { MOST_SVG_ITEMS, pictureFor } from "./layout/svg-picture.js";
import { usePlaces } from "./layout/use-places.js";
import { isPlainLeaf, LeafField, leafNumber, useLeafDrag } from "./leaf-values.js";
import { CanvasScene } from "./scene/canvas-scene.js";
import { onCanvas, onSvg, useClicks } from "./scene/clicks.js";
import { Minimap } from "./scene/minimap.js";
import { SvgScene } from "./scene/svg-scene.js";
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
  /** What is shown beside a node. */
  readonly beside?: { readonly node: number; readonly contents: ReactNode } | undefined;
  /** Called for a click on a node, which is then selected. */
  readonly onNode?: (id: number) => void;
  /** Called with the new payoff of a leaf that is dragged or typed over; `more` while a drag goes on. */
  readonly onLeaf?: (id: number, text: string, more: boolean) => void;
  /** Called for a key while a node has the focus. Returns false if the key is not used. */
  readonly onCommand: (command: TreeCommand, id: number) => unknown;
}

/** Width of printed paper in pixels. */
const PAPER = 680;

const NOTHING_TOGGLED: ReadonlySet<number> = new Set();
const NOTHING: readonly Obstacle[] = [];

/** A tree in a frame with pan and zoom: SVG or canvas, minimap, breadcrumb, and the tree for keyboards. */
export function TreeView(props: TreeViewProps) {
  const { run, snapshot } = props;
  const { state, dispatch } = useLab();
  const { look, selected, top } = state;
  const { tree = state.work.tree } = props;
  const solution = run.status === "ready" ? run.solution : undefined;
  const onSelect = (node: number): void => dispatch({ type: "select", node });
  const onTop = (node: number): void => dispatch({ type: "top", node });
  const { replay } = snapshot;
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const ariaTree = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const redraw = useRef<((camera: Camera) => void) | null>(null);
  const follow = useRef<((camera: Camera) => void) | null>(null);
  const carry = useRef<((camera: Camera) => void) | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [typed, setTyped] = useState<number>();
  const [folding, setFolding] = useState({ tree, toggled: NOTHING_TOGGLED, everything: false });
  // A changed tree starts with the default folding.
  const own =
    folding.tree === tree
      ? folding
      : { tree, toggled: NOTHING_TOGGLED, everything: folding.everything && tree.nodes.length <= 2000 };

  const outline = useMemo(() => outlineOf(tree), [tree]);
  const line = useMemo(() => lineIds(tree, solution, top), [tree, solution, top]);
  const open = useMemo(() => openByDefault(tree, top, [...line]), [tree, top, line]);
  const fold: Folding = useMemo(
    () => ({ top, toggled: own.toggled, everything: own.everything }),
    [top, own.toggled, own.everything],
  );
  const items = useMemo(() => visibleItems(tree, outline, open, fold), [tree, outline, open, fold]);
  const isCanvas = items.length > MOST_SVG_ITEMS;
  const reserve = useMemo(
    () => reserveFor(replay, isCanvas ? [] : items, look.numbers),
    [isCanvas, replay, items, look.numbers],
  );
  const frameSize = useFrameSize(frame);
  const laid = useMemo(
    () => (isCanvas || !frameSize ? undefined : pictureFor(tree, items, reserve, look, words, frameSize)),
    [isCanvas, tree, items, reserve, look, words, frameSize],
  );
  const picture = laid?.picture;
  const places = usePlaces(tree, items, isCanvas);
  const size = picture ?? places ?? { width: 1, height: 1 };

  const { beside } = props;
  const obstacles = useMemo(() => (picture ? obstaclesIn(picture) : NOTHING), [picture]);
  const besideNode = useMemo((): Rect | undefined => {
    const index = items.findIndex(({ id, more }) => id === beside?.node && more === 0);
    const { x, y, width, height } = picture?.nodes[index] ?? {
      x: places?.x[index],
      y: places?.y[index],
      width: NODE,
      height: NODE,
    };
    if (x === undefined || y === undefined) return undefined;
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  }, [items, beside?.node, picture, places]);

  // The node of the current event is kept visible.
  const current = snapshot.event?.node ?? top;
  const currentIndex = useMemo(
    () => items.findIndex(({ id, more }) => id === current && more === 0),
    [items, current],
  );
  const currentX = picture?.nodes[currentIndex]?.x ?? places?.x[currentIndex];
  const currentY = picture?.nodes[currentIndex]?.y ?? places?.y[currentIndex];

  const panZoom = usePanZoom(
    frame,
    size,
    (camera) => {
      // Panning only moves the SVG's layer without repainting; zooming repaints it, so that it is sharp.
      layer.current?.setAttribute("transform", `scale(${camera.scale})`);
      if (svg.current)
        svg.current.style.transform = `translate(${Math.round(camera.x)}px, ${Math.round(camera.y)}px)`;
      redraw.current?.(camera);
      follow.current?.(camera);
      carry.current?.(camera);
      const box = frame.current?.getBoundingClientRect();
      setZoomed(!!box && Math.abs(camera.scale - fitOf(size, box)) > 1e-6);
    },
    currentX === undefined || currentY === undefined ? undefined : { x: currentX, y: currentY },
  );

  // The camera adapts to a picture of another size, but not to changed texts.
  const { fit, frameUp, reveal } = panZoom;
  const shape = `${Math.round(size.width)}x${Math.round(size.height)}`;
  // Otherwise only as much as is readable.
  const begin = props.whole || state.whole === state.work.tree ? fit : frameUp;
  useEffect(() => {
    if (shape !== "1x1") begin();
  }, [begin, shape]);
  useEffect(() => {
    if (frameSize) begin();
  }, [begin, frameSize]);

  useEffect(() => {
    if (currentX !== undefined && currentY !== undefined) reveal(currentX, currentY);
  }, [currentX, currentY, reveal]);

  const toggle = (id: number): void => {
    const toggled = new Set(own.toggled);
    if (!toggled.delete(id)) toggled.add(id);
    setFolding({ tree, toggled, everything: false });
  };
  const { onLeaf } = props;
  const isLive = (id: number): boolean => onLeaf !== undefined && isPlainLeaf(tree, id);
  useLeafDrag(frame, {
    valueAt: (id) => (isLive(id) ? leafNumber(tree, id) : undefined),
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
  const lineItems = useMemo(
    () => items.flatMap(({ id, more }, index) => (more === 0 && line.has(id) ? [index] : [])),
    [items, line],
  );
  const shown = useMemo(() => items.reduce((sum, { more }) => (more === 0 ? sum + 1 : sum), 0), [items]);
  const folded = shown < items.length;

  return (
    <section className="tree-view card" aria-label={props.label}>
      {top > 0 && <Breadcrumb tree={tree} top={top} onTop={onTop} />}
      <div
        ref={frame}
        className={classes("frame", props.editing && "editing", onLeaf && "live")}
        // What is printed looks as on the screen, on the width of the paper.
        style={
          {
            "--frame-width": `${frameSize?.width ?? 0}px`,
            "--frame-height": `${frameSize?.height ?? 0}px`,
            "--print-zoom": Math.min(1, PAPER / (frameSize?.width ?? PAPER)),
          } as CSSProperties
        }
        data-items={items.length}
        data-mode={isCanvas ? "canvas" : "svg"}
      >
        <AriaTree
          tree={tree}
          items={items}
          label={words.text("lab-picture-tree-help")}
          describe={(id) => nodeText(tree, id, snapshot, look, words)}
          selected={selected}
          treeRef={ariaTree}
          onSelect={onSelect}
          onKey={(key, id) => {
            if (isLive(id) && /^[-\d]$/.test(key.key) && !key.ctrlKey && !key.metaKey && !key.altKey) {
              setTyped(id);
              return true;
            }
            const command = treeKey(key);
            return command !== undefined && props.onCommand(command, id) !== false;
          }}
          onToggle={toggle}
          isOpen={(id) => isOpen(open, fold, id)}
        />
        <div className="overlay buttons">
          {(folded || own.everything || top > 0) && (
            <span className="note">{words.text("lab-picture-shown", { shown, all: tree.nodes.length })}</span>
          )}
          {(folded || own.everything) && (
            <Button
              onClick={() => setFolding({ tree, toggled: NOTHING_TOGGLED, everything: !own.everything })}
            >
              {words.text(own.everything ? "lab-picture-fold" : "lab-picture-all")}
            </Button>
          )}
          {folded && selected !== top && (tree.nodes[selected]?.children.length ?? 0) > 0 && (
            <Button className="narrow-hidden" onClick={() => onTop(selected)}>
              {words.text("lab-picture-only-here")}
            </Button>
          )}
          {isZoomed && (
            <>
              <IconButton icon="fit" label={words.text("lab-picture-fit")} onClick={fit} />
              <IconButton
                icon="minus"
                className="zoom"
                label={words.text("lab-picture-zoom-out")}
                onClick={() => panZoom.zoom(0.8)}
              />
            </>
          )}
          <IconButton
            icon="plus"
            className="zoom"
            label={words.text("lab-picture-zoom-in")}
            onClick={() => panZoom.zoom(1.25)}
          />
        </div>
        {typed !== undefined && picture && (
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
        {picture && (
          <svg ref={svg} className="scene" aria-hidden="true">
            <g ref={layer}>
              <SvgScene
                tree={tree}
                items={items}
                picture={picture}
                snapshot={snapshot}
                look={look}
                selected={selected}
                line={line}
                windows={laid?.windows ?? false}
                posts={laid?.posts ?? false}
                moreText={(count) => words.text("lab-picture-more", { count })}
              />
            </g>
          </svg>
        )}
        {isCanvas && places && (
          <CanvasScene
            frame={frame}
            panZoom={panZoom}
            painting={{
              tree,
              items,
              places,
              snapshot,
              look,
              selected,
              lineItems,
              moreText: (count) => words.text("lab-picture-more", { count }),
            }}
            redraw={redraw}
          />
        )}
        {beside && besideNode && (
          <Beside frame={frame} panZoom={panZoom} node={besideNode} obstacles={obstacles} follow={carry}>
            {beside.contents}
          </Beside>
        )}
        {isCanvas && !places && <p className="laying-out">{words.text("lab-picture-laying-out")}</p>}
        {items.length > 60 && (picture || places) && (
          <Minimap
            frame={frame}
            panZoom={panZoom}
            picture={size}
            {...(places ?? pointsOf(picture!))}
            follow={follow}
          />
        )}
      </div>
    </section>
  );
}

/** The size of the frame, once known; it determines how the tree is drawn. */
function useFrameSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      setSize((known) =>
        width === 0 || (known?.width === width && known.height === height) ? known : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

function pointsOf(picture: Picture): { x: number[]; y: number[]; parents: number[] } {
  return {
    x: picture.nodes.map(({ x }) => x),
    y: picture.nodes.map(({ y }) => y),
    parents: picture.nodes.map(({ view }) => view.parent),
  };
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
