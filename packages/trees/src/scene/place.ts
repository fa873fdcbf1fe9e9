import type { Kind } from "../model/node.js";
import type { View } from "../view/view.js";
import { type Caption, LINE, ringOf, type Sketch, sketch, textWidth, widest } from "./captions.js";
import { type Box, evenPositions, type Gaps, levelDistance } from "./layout.js";
import { isTight, type Notation, type Style } from "./notation.js";
import { planRibbons, type Ribbons } from "./plan-ribbons.js";

/** A position in a picture, in its units, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node with its size, texts and place. */
export interface PlacedNode extends Point, Omit<Sketch, "texts"> {
  readonly edge: Edge | undefined;
}

/** The edge to a node, with its texts. */
export interface Edge {
  readonly points: readonly Point[];
  /** The centre of the edge's text. */
  readonly middle: Point;
  readonly texts: readonly Caption[];
  /** The position of the cross on a cut edge, and the direction of the edge there (a unit vector). */
  readonly cross: Point;
  readonly along: Point;
}

/** The kind of a whole level, written once beside it. */
interface LevelName extends Point {
  readonly text: string;
  readonly kind: Kind;
}

/**
 * A tree laid out in units, for the widest texts that it will show: nodes with their places in preorder, and the size of
 * the whole.
 */
export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly grows: Notation["grows"];
  readonly nodes: readonly PlacedNode[];
  readonly levels: readonly LevelName[];
  /** The distance kept free around nodes for a mark; 0 for none. */
  readonly room: number;
  /** The ribbons of information sets. */
  readonly ribbons: Ribbons;
}

const MARGIN = 14;
/** Least distances of levels, without the texts on their edges. */
const LEVEL = { roomy: 66, tight: 53 } as const;
/** Distances across the levels: those of drawings that must fit on a page are tight. */
const GAPS = {
  roomy: { siblings: 12, cousins: 15, texts: 10 },
  tight: { siblings: 4, cousins: 7, texts: 4 },
} as const;
/** The position of the text along an edge that leads down: near the child, where edges are farther apart. */
const TEXT_AT = 0.66;
/** The same of an edge that ends at a circle, as a share of the way to its centre at least. */
const TEXT_TO_CIRCLE = 0.45;
/** The position of the cross on a cut edge: in the middle, or above the text. */
const CROSS_AT = 0.5;
const CROSS_ABOVE_TEXT = 0.3;
/** The part of the distance of levels that is before a node's shape. */
const TIP = 17;
/** For trees that grow to the right: edges fan out over a length and then run level, with room for their text. */
const FAN = { roomy: 30, tight: 18 } as const;
const BESIDE_TEXT = { roomy: 24, tight: 10 } as const;

/** Lays out a view in a notation. */
export function place(view: View, notation: Style): Placed {
  const levelNames = namesOfLevels(view);
  const sketches = evenLeaves(
    view.nodes.map((node) => sketch(node, view, notation, levelNames !== undefined)),
  );
  const down = notation.grows === "down";
  const { textAt = TEXT_AT, measure = textWidth, room: markRoom = 0 } = notation;
  const room = isTight(notation) ? "tight" : "roomy";
  const lines = Math.max(...sketches.map(({ texts }) => texts.length));
  const level = LEVEL[room] + LINE * lines;
  const gaps: Gaps = { ...GAPS[room], textAt, textHeight: (LINE * lines) / 2, level };
  const across = evenPositions(
    sketches.map((one) => layoutBox(one, down)),
    gaps,
  );
  const reach = mostOf(sketches, (one) => extent(one)[down ? "top" : "left"]);
  const ribbons = planRibbons(sketches, reach, down);
  const fans = down ? [] : fanStarts(sketches, ribbons);
  const along = down ? rows(sketches, across, LEVEL[room], ribbons) : pillars(sketches, fans, room, ribbons);
  const indent =
    levelNames && down ? MARGIN + Math.max(...levelNames.map(({ text }) => measure(text))) + 18 : MARGIN;
  const head = levelNames && !down ? MARGIN + LINE + 6 : MARGIN;
  let right = 0;
  let bottom = 0;
  const placed: PlacedNode[] = [];
  for (const [index, one] of sketches.entries()) {
    const away = along[one.view.depth]!;
    const x = down ? indent + across[index]! : indent + away;
    const y = down ? head + away : head + across[index]!;
    const above = placed[one.view.parent];
    const edge =
      above &&
      placeEdge(
        above,
        { ...one, x, y },
        one.texts,
        ribbons,
        down ? textAt : [fans[above.view.depth]!, FAN[room]],
      );
    placed.push({ ...one, x, y, edge });
    const reach = extent(one);
    // Columns beside the tree are beyond the texts of edges too.
    right = Math.max(right, x + reach.right, x + (ribbons.beside && widest(one.texts) / 2));
    bottom = Math.max(bottom, y + reach.bottom);
  }
  const levels = (levelNames ?? []).map((name, depth) => ({
    ...name,
    x: down ? MARGIN : indent + along[depth]!,
    y: down ? head + along[depth]! : MARGIN + LINE / 2,
  }));
  const [wide, high] = down ? [ribbons.beside, 0] : [0, ribbons.beside];
  const size = { width: right + wide + MARGIN, height: bottom + high + MARGIN };
  return { ...size, grows: notation.grows, nodes: placed, levels, room: markRoom, ribbons };
}

/** A picture with the texts and states of another view of the same nodes, at the same places and sizes. */
export function withTexts(picture: Placed, view: View, notation: Style): Placed {
  const nodes = picture.nodes.map((placed, index): PlacedNode => {
    const own = sketch(view.nodes[index]!, view, notation, picture.levels.length > 0);
    const { inside, captions, texts } = own;
    // A text that is inside elsewhere may have been too long for the shape that was laid out.
    const fits = !inside || wholeWidth(own) <= wholeWidth(placed);
    return {
      ...placed,
      view: own.view,
      inside: fits ? inside : undefined,
      plate: fits ? own.plate : undefined,
      captions: fits ? captions : [inside, ...captions],
      edge: placed.edge && { ...placed.edge, texts },
    };
  });
  return { ...picture, nodes };
}

/**
 * A placed tree with its nodes elsewhere, and the edges between them.
 * @param size the new size, and the new places of the names of levels
 * @param textAt as in `Style`
 */
export function moved(
  placed: Placed,
  to: (node: PlacedNode) => Point,
  size: Pick<Placed, "width" | "height" | "levels">,
  textAt = TEXT_AT,
): Placed {
  const nodes: PlacedNode[] = [];
  for (const node of placed.nodes) {
    const here = { ...node, ...to(node) };
    const above = nodes[node.view.parent];
    if (above && node.edge) {
      const { points, texts } = node.edge;
      const [from, corner] = [points.at(-3) ?? points[0]!, points.at(-2)!];
      const start = from.x - points[0]!.x + halfway(above);
      const at = placed.grows === "down" ? textAt : ([start, corner.x - from.x] as const);
      here.edge = placeEdge(above, here, texts, placed.ribbons, at);
    }
    nodes.push(here);
  }
  return { ...placed, ...size, nodes };
}

/** The extent of a node with its captions, from its centre. */
export function extent(one: Omit<Sketch, "texts">): Extent {
  const { height, captions, captionsAt, gap } = one;
  const [x = 0, y = 0] = [wholeWidth(one), height].map((size) => size / 2 + ringOf(one.view));
  if (captions.length === 0) return { left: x, right: x, top: y, bottom: y };
  const text = widest(captions);
  const lines = captions.length * LINE;
  if (captionsAt === "right") {
    const tall = Math.max(y, lines / 2);
    return { left: x, right: wholeWidth(one) / 2 + gap + text, top: tall, bottom: tall };
  }
  const wide = Math.max(x, text / 2);
  const far = height / 2 + gap + lines;
  const ends = captionsAt === "below" ? { top: y, bottom: far } : { top: far, bottom: y };
  return { left: wide, right: wide, ...ends };
}

/** The width of a node's shape or of the plate on it. */
export function wholeWidth({ width, plate = 0 }: Pick<PlacedNode, "width" | "plate">): number {
  return Math.max(width, plate);
}

/** All leaves in boxes are as wide as the widest one. */
function evenLeaves(sketches: readonly Sketch[]): readonly Sketch[] {
  const isBox = ({ shape, view }: Sketch): boolean => shape === "square" && view.node?.kind === "leaf";
  const width = sketches.reduce((most, one) => (isBox(one) ? Math.max(most, one.width) : most), 0);
  return sketches.map((one) => (isBox(one) ? { ...one, width } : one));
}

type Extent = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

function layoutBox(one: Sketch, down: boolean): Box {
  const { parent } = one.view;
  const { left, right, top, bottom } = extent(one);
  if (!down) {
    const texts = one.texts.length * LINE + 4;
    return { parent, before: Math.max(top, texts), after: bottom };
  }
  const textFrom = one.shape === "circle" ? TEXT_TO_CIRCLE : undefined;
  return { parent, before: left, after: right, text: widest(one.texts) / 2, textFrom };
}

/** The greatest of some numbers of the nodes of each depth. */
function mostOf(sketches: readonly Sketch[], of: (one: Sketch, index: number) => number): number[] {
  const most: number[] = [];
  for (const [index, one] of sketches.entries())
    most[one.view.depth] = Math.max(most[one.view.depth] ?? 0, of(one, index));
  return most;
}

/** The y of each depth, for trees that grow down. */
function rows(
  sketches: readonly Sketch[],
  across: Float64Array,
  least: number,
  { before }: Ribbons,
): number[] {
  const bottoms = mostOf(sketches, (one) => extent(one).bottom);
  const lines = mostOf(sketches, ({ texts }) => texts.length);
  const fans = mostOf(sketches, ({ view }, index) => Math.abs(across[index]! - (across[view.parent] ?? 0)));
  let y = Math.max(before[0]!, extent(sketches[0]!).top);
  return before.map((lanes, depth) => {
    if (depth === 0) return y;
    const distance = levelDistance(least + LINE * lines[depth]!, fans[depth]!);
    y += lanes > 0 ? Math.max(distance - TIP, bottoms[depth - 1]!) + lanes : distance;
    return y;
  });
}

/**
 * Where edges fan out right of the nodes of each depth, from their centres, for trees that grow to the right: behind all
 * shapes and texts, so that no edge meets a text.
 */
function fanStarts(sketches: readonly Sketch[], { all }: Ribbons): number[] {
  const wide = mostOf(sketches, (one) => (one.captions.length > 0 || all.length > 0 ? extent(one).right : 0));
  const shapes = mostOf(sketches, (one) => wholeWidth(one) / 2);
  return shapes.map((shape, depth) => Math.max(shape, wide[depth]!));
}

/** The x of each depth there. */
function pillars(
  sketches: readonly Sketch[],
  fans: readonly number[],
  room: keyof typeof FAN,
  { before }: Ribbons,
): number[] {
  const texts = mostOf(sketches, (one) => widest(one.texts));
  let x = before[0]!;
  return before.map((left, depth) => {
    if (depth > 0) x += fans[depth - 1]! + FAN[room] + texts[depth]! + BESIDE_TEXT[room] + left;
    return x;
  });
}

type Standing = Point & Pick<PlacedNode, "view" | "shape" | "width" | "height" | "plate" | "captions">;

/**
 * The edge between two nodes.
 *
 * @param ribbons between whose lanes edges are perpendicular to the levels
 * @param at how far down its text is, from 0 to 1; if the tree grows to the right, where the edges of a node begin to
 * spread, from its centre, and on what length
 */
function placeEdge(
  from: Standing,
  to: Standing,
  texts: readonly Caption[],
  ribbons: Ribbons,
  at: number | readonly [start: number, fan: number],
): Edge {
  const before = ribbons.before[to.view.depth]!;
  if (typeof at === "number") {
    const start = rim(from, to, 1);
    const last = rim(to, before > 0 ? { ...from, x: to.x } : from, -1);
    const end = before > 0 ? { x: to.x, y: to.y - before } : last;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    return {
      points: before > 0 ? [start, end, last] : [start, last],
      middle: between(start, end, at),
      texts,
      cross: between(start, end, texts.length > 0 ? CROSS_ABOVE_TEXT : CROSS_AT),
      along: { x: (end.x - start.x) / length, y: (end.y - start.y) / length },
    };
  }
  const start = { x: from.x + halfway(from), y: from.y };
  const [level, fan] = at;
  const spread = { x: from.x + level, y: from.y };
  const corner = { x: spread.x + fan, y: to.y };
  const end = { x: to.x - halfway(to), y: to.y };
  return {
    points:
      from.captions.length > 0 || level > wholeWidth(from) / 2
        ? [start, spread, corner, end]
        : [start, corner, end],
    middle: { x: (corner.x + to.x - before) / 2, y: to.y - 5 - (LINE * texts.length) / 2 },
    texts,
    cross: { x: corner.x + 4, y: to.y },
    along: { x: 1, y: 0 },
  };
}

/** How far the middle of a side is from the centre: triangles are half as wide there. */
function halfway({ shape, width, plate }: Standing): number {
  const isSlim = plate === undefined && (shape === "triangle-up" || shape === "triangle-down");
  return isSlim ? width / 4 : wholeWidth({ width, plate }) / 2;
}

/** Where an edge that leads down meets a node: edges of circles lead to the centre. */
function rim(node: Standing, other: Standing, side: 1 | -1): Point {
  const radius = node.height / 2;
  if (node.shape !== "circle") return { x: node.x, y: node.y + side * radius };
  const [dx, dy] = [other.x - node.x, other.y - side * (other.height / 2) - node.y];
  const length = Math.hypot(dx, dy) / radius;
  return { x: node.x + dx / length, y: node.y + dy / length };
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** A name for each level of inner nodes; undefined if a level mixes kinds. */
function namesOfLevels(view: View): Pick<LevelName, "text" | "kind">[] | undefined {
  const names: Pick<LevelName, "text" | "kind">[] = [];
  for (const { name, depth, node } of view.nodes) {
    if (name === "" || !node) continue;
    names[depth] ??= { text: name, kind: node.kind };
    if (names[depth].text !== name) return undefined;
  }
  return names.length > 0 ? names : undefined;
}
