import type { Catalogue } from "@tyche/messages";
import type { Tree } from "@tyche/trees";
import { cornersOf, NOTATIONS } from "@tyche/trees/drawing";
import { type Snapshot, valueNow } from "@tyche/trees/replay";
import type { Look } from "../../../state/state.js";
import type { Item } from "../layout/fold.js";
import type { Camera, Size } from "../layout/pan-zoom.js";
import { NODE, type Places } from "../layout/places.js";
import { bisect, type Range, rangeInSight } from "./cull.js";

/** Names of colours in the style sheet. */
const COLOURS = [
  ...(["paper", "ink", "edge", "faded", "cut", "best", "accent"] as const),
  ...(["max", "min", "chance", "player", "leaf"] as const),
];
export type Colours = Readonly<Record<(typeof COLOURS)[number], string>>;

export interface Painting {
  readonly tree: Tree;
  readonly items: readonly Item[];
  readonly places: Places;
  readonly snapshot: Snapshot;
  readonly look: Look;
  readonly selected: number;
  /** Ids of the nodes on the expected line. */
  readonly line: ReadonlySet<number>;
  readonly colours: Colours;
  readonly words: Catalogue;
}

/** Nodes smaller than this on the screen are drawn as dots; texts need a larger size. */
const DOT = 5;
const READABLE = 15;

/** The style sheet's colours in the current scheme. */
export function coloursOf(parent: Element): Colours {
  const probe = document.createElement("span");
  parent.append(probe);
  const colours = COLOURS.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as Colours;
}

/** Paints the part that the camera sees. */
export function paint(
  context: CanvasRenderingContext2D,
  painting: Painting,
  camera: Camera,
  frame: Size,
): void {
  const { places, colours } = painting;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, frame.width, frame.height);
  const size = NODE * camera.scale;
  const left = -camera.x / camera.scale - NODE * 3;
  const right = (frame.width - camera.x) / camera.scale + NODE * 3;
  const top = -camera.y / camera.scale - NODE * 2;
  const bottom = (frame.height - camera.y) / camera.scale + NODE * 2;
  const sights = places.rows.map((row, depth) => {
    const y = places.y[row[0]!]!;
    const above = depth > 0 ? places.y[places.rows[depth - 1]![0]!]! : y;
    return y >= top && above <= bottom ? rangeInSight(places, row, left, right) : { from: 0, to: 0 };
  });
  for (const [depth, row] of places.rows.entries())
    paintEdges(context, painting, camera, row, sights[depth]!);
  paintLine(context, painting, camera);
  for (const [depth, row] of places.rows.entries()) {
    if (size < DOT) paintDots(context, painting, camera, row, sights[depth]!, Math.max(1.5, size));
    else paintNodes(context, painting, camera, row, sights[depth]!, left, right);
  }
}

/** Plain edges as one path, cut edges separately. Of edges on the same pixel only the first is drawn. */
function paintEdges(
  context: CanvasRenderingContext2D,
  { items, places, snapshot, colours }: Painting,
  camera: Camera,
  row: Int32Array,
  { from, to }: Range,
): void {
  const plain = new Path2D();
  const cut = new Path2D();
  const fine = camera.scale * NODE >= DOT;
  for (let at = from; at < to; at = nextPixel(places, camera, row, at, to)) {
    const index = row[at]!;
    const item = items[index]!;
    addEdge(fine && item.more === 0 && snapshot.isCut(item.id) ? cut : plain, places, camera, index);
  }
  context.lineWidth = fine ? 1.2 : 0.6;
  context.strokeStyle = colours.edge;
  context.stroke(plain);
  context.strokeStyle = colours.cut;
  context.setLineDash([5, 4]);
  context.stroke(cut);
  context.setLineDash([]);
}

function paintLine(
  context: CanvasRenderingContext2D,
  { items, places, line, colours }: Painting,
  camera: Camera,
): void {
  const path = new Path2D();
  for (const [index, { id, more }] of items.entries())
    if (more === 0 && line.has(id)) addEdge(path, places, camera, index);
  context.lineWidth = 3;
  context.strokeStyle = colours.best;
  context.stroke(path);
}

/** Adds the edge above an item; the top item has none. */
function addEdge(path: Path2D, { x, y, parents }: Places, camera: Camera, index: number): void {
  const parent = parents[index]!;
  if (parent < 0) return;
  path.moveTo(x[parent]! * camera.scale + camera.x, (y[parent]! + NODE / 2) * camera.scale + camera.y);
  path.lineTo(x[index]! * camera.scale + camera.x, (y[index]! - NODE / 2) * camera.scale + camera.y);
}

/** The next item of a row on another pixel: in a small picture one pixel covers thousands of nodes. */
function nextPixel(
  { x }: Places,
  { x: shift, scale }: Camera,
  row: Int32Array,
  at: number,
  to: number,
): number {
  const next = at + 1;
  if (next >= to) return to;
  const pixel = Math.floor(x[row[at]!]! * scale + shift);
  if (Math.floor(x[row[next]!]! * scale + shift) > pixel) return next;
  const beyond = (pixel + 1 - shift) / scale;
  return bisect(row, (index) => x[index]! >= beyond, next, to);
}

function paintDots(
  context: CanvasRenderingContext2D,
  { tree, items, places, colours }: Painting,
  camera: Camera,
  row: Int32Array,
  { from, to }: Range,
  size: number,
): void {
  for (let at = from; at < to; at = nextPixel(places, camera, row, at, to)) {
    const index = row[at]!;
    const x = places.x[index]! * camera.scale + camera.x;
    const kind = tree.nodes[items[index]!.id]!.kind;
    context.fillStyle = kind === "leaf" ? colours.edge : colours.ink;
    context.fillRect(x - size / 2, places.y[index]! * camera.scale + camera.y - size / 2, size, size);
  }
}

function paintNodes(
  context: CanvasRenderingContext2D,
  painting: Painting,
  camera: Camera,
  row: Int32Array,
  { from, to }: Range,
  left: number,
  right: number,
): void {
  const { tree, items, places, snapshot, look, selected, colours } = painting;
  const size = NODE * camera.scale;
  const texts = size >= READABLE;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `${Math.round(size * 0.48)}px system-ui, sans-serif`;
  const current = snapshot.event?.node;
  for (let at = from; at < to; at++) {
    const index = row[at]!;
    if (places.x[index]! < left || places.x[index]! > right) continue;
    const x = places.x[index]! * camera.scale + camera.x;
    const y = places.y[index]! * camera.scale + camera.y;
    const { id, more } = items[index]!;
    if (more > 0) {
      context.fillStyle = colours.accent;
      if (texts) context.fillText(painting.words.text("lab-picture-more", { count: more }), x, y);
      else context.fillRect(x - size / 2, y - 1, size, 3);
      continue;
    }
    const node = tree.nodes[id]!;
    const skipped = snapshot.isSkipped(id);
    context.fillStyle = skipped ? colours.paper : colours[node.kind];
    context.strokeStyle = skipped
      ? colours.faded
      : id === current || id === selected
        ? colours.accent
        : colours.ink;
    context.lineWidth = id === current || id === selected ? 4 : 1.3;
    const outline = shapePath(NOTATIONS[look.notation].shapes[node.kind], x, y, size);
    context.fill(outline);
    context.stroke(outline);
    if (!texts) continue;
    const moment = snapshot.momentOf(id);
    const value = valueNow(node, moment, look.numbers);
    context.fillStyle = skipped ? colours.faded : colours.ink;
    if (node.kind === "leaf") {
      context.fillText(value ?? "", x, y);
    } else {
      context.fillText(letterOf(node.kind), x, y);
      if (value !== undefined) {
        context.textAlign = "left";
        context.fillText(value, x + size * 0.62, y);
        context.textAlign = "center";
      }
    }
  }
}

/** Letters distinguish the kinds as well. */
function letterOf(kind: Tree["root"]["kind"]): string {
  return { max: "M", min: "m", chance: "?", player: "P", leaf: "" }[kind];
}

function shapePath(
  outline: (typeof NOTATIONS)["aima"]["shapes"]["max"],
  x: number,
  y: number,
  size: number,
): Path2D {
  const path = new Path2D();
  // The slanted sides of some outlines have one size, and would not be seen in a small one.
  const isBox = outline === "hexagon" || outline.startsWith("trapezoid");
  const wide = isBox || outline === "plain" || outline === "square" ? size : size * 1.15;
  const corners = cornersOf({ outline: isBox ? "square" : outline, at: [x, y], size: [wide, size] });
  if (!corners) path.arc(x, y, size / 2, 0, Math.PI * 2);
  for (const corner of corners ?? []) path.lineTo(...corner);
  path.closePath();
  return path;
}
