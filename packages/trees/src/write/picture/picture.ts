import { formatLimit, type NumberStyle } from "../../model/number.js";
import { clip, columns } from "../view/spelling.js";
import { partsText, paysText, type View, type ViewNode, valueText, worthText } from "../view/view.js";
import { type Box, tidyPositions } from "./layout.js";
import { holdsText, isTight, type Notation, type Shape, type Style } from "./notation.js";

/** The role of a text, so that each drawing format can set it in its own way. */
type Says = "value" | "label" | "kind" | "edge" | "window" | "more";

export interface Caption {
  readonly says: Says;
  readonly text: string;
  /** The number at the end of a longer text: the probability after the name of an action. */
  readonly number?: string | undefined;
}

/** A position in a picture, in its units, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node with its position. Lengths are in pixels of 1/96 inch, y grows downwards. */
export interface PlacedNode extends Point {
  readonly view: ViewNode;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly inside: Caption | undefined;
  /** Lines of text near the shape. */
  readonly captions: readonly Caption[];
  readonly captionsAt: "right" | "below" | "above";
  readonly edge: Edge | undefined;
}

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
export interface LevelName extends Point {
  readonly text: string;
}

/** A tree laid out: nodes with their positions, and the overall size. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grows: Notation["grows"];
  readonly nodes: readonly PlacedNode[];
  readonly levels: readonly LevelName[];
}

/** The font size, and the width of a column of text. */
export const FONT = 13;
const COLUMN = 0.57 * FONT;
export const LINE = 15;
const LONGEST_TEXT = 28;
const LONGEST_INSIDE = 12;
const MARGIN = 14;
const GAP = 12;
/** The same gaps, and the width of a leaf, for drawings that must fit on a page. */
const TIGHT_GAP = 6;
const TIGHT_LEAF = 20;
const LEVEL = 78;
/** The position of the text along an edge: nearer to the child, where edges are farther apart. */
export const TEXT_AT = 0.55;
/** The position of the cross on a cut edge: in the middle, or below the text. */
const CROSS_AT = 0.55;
const CROSS_BELOW_TEXT = 0.87;
/** For trees that grow to the right: edges fan out over a length and then run level, with room for their text. */
const FAN = { roomy: 30, tight: 18 } as const;
const BESIDE_TEXT = { roomy: 24, tight: 10 } as const;

/** The size of each shape, and the difference in width between it and its text. */
const SIZES: { readonly [shape in Shape]: readonly [width: number, height: number, padding: number] } = {
  "triangle-up": [40, 34, 0],
  "triangle-down": [40, 34, 0],
  "triangle-left": [22, 24, 0],
  "trapezoid-up": [50, 30, 30],
  "trapezoid-down": [50, 30, 30],
  square: [30, 30, 12],
  circle: [32, 32, 14],
  diamond: [46, 40, 28],
  hexagon: [46, 34, 22],
  plain: [16, 22, 6],
};

/** Lays out a view in a notation. */
export function pictureOf(view: View, notation: Style): Picture {
  const levelNames = namesOfLevels(view);
  const sketches = view.nodes.map((node) => sketch(node, view, notation, levelNames !== undefined));
  const down = notation.grows === "down";
  const { textAt = TEXT_AT } = notation;
  const across = tidyPositions(
    sketches.map((one) => layoutBox(one, down, textAt)),
    isTight(notation) ? TIGHT_GAP : GAP,
  );
  const room = isTight(notation) ? "tight" : "roomy";
  const along = down ? rows(sketches) : pillars(sketches, room);
  const indent = levelNames && down ? MARGIN + Math.max(...levelNames.map(textWidth)) + 18 : MARGIN;
  const head = levelNames && !down ? MARGIN + LINE + 6 : MARGIN;
  let right = 0;
  let bottom = 0;
  const placed: PlacedNode[] = [];
  for (const [index, one] of sketches.entries()) {
    const level = along[one.view.depth]!;
    const x = down ? indent + across[index]! : indent + level;
    const y = down ? head + level : head + across[index]!;
    const above = placed[one.view.parent];
    const edge = above && placeEdge(above, { ...one, x, y }, one.texts, down ? textAt : undefined, FAN[room]);
    placed.push({ ...one, x, y, edge });
    const reach = extent(one);
    right = Math.max(right, x + reach.right);
    bottom = Math.max(bottom, y + reach.bottom);
  }
  const levels = (levelNames ?? []).map((text, depth) => ({
    text,
    x: down ? MARGIN : indent + along[depth]!,
    y: down ? head + along[depth]! : MARGIN + LINE / 2,
  }));
  return { width: right + MARGIN, height: bottom + MARGIN, grows: notation.grows, nodes: placed, levels };
}

/** A picture with the texts and states of another view of the same nodes, at the same places and sizes. */
export function withTexts(picture: Picture, view: View, notation: Style): Picture {
  const nodes = picture.nodes.map((placed, index): PlacedNode => {
    const own = sketch(view.nodes[index]!, view, notation, picture.levels.length > 0);
    const { inside, captions, texts } = own;
    // A text that is inside elsewhere may have been too long for the shape that was laid out.
    const fits = !inside || own.width <= placed.width;
    return {
      ...placed,
      view: own.view,
      inside: fits ? inside : undefined,
      captions: fits ? captions : [inside, ...captions],
      edge: placed.edge && { ...placed.edge, texts },
    };
  });
  return { ...picture, nodes };
}

interface Sketch extends Omit<PlacedNode, "x" | "y" | "edge"> {
  readonly texts: readonly Caption[];
}

function sketch(
  node: ViewNode,
  { numbers, words }: Pick<View, "numbers" | "words">,
  notation: Style,
  levelsNamed: boolean,
): Sketch {
  const down = notation.grows === "down";
  const limit = (end: Parameters<typeof formatLimit>[0]): string =>
    formatLimit(end, (value) => worthText(value, numbers));
  const texts = [
    ...edgeCaption(node, numbers, notation),
    ...(node.window ? captions("window", `(${node.window.map(limit).join(", ")})`, notation) : []),
  ];
  if (!node.node) {
    const inside = caption("more", words.text("drawing-more", { count: node.more }));
    const width = textWidth(inside.text) + SIZES.plain[2];
    const [, height] = SIZES.plain;
    return { view: node, shape: "plain", width, height, inside, captions: [], captionsAt: "right", texts };
  }
  const { kind } = node.node;
  const shape = notation.shapes[kind];
  const value = valueText(node, numbers);
  const leaf = kind === "leaf";
  const fits =
    value !== undefined &&
    holdsText(shape) &&
    (leaf ? columns(value) <= LONGEST_TEXT : columns(value) <= LONGEST_INSIDE) &&
    (leaf || notation.values === "inside");
  const inside = fits ? caption("value", value) : undefined;
  const lines: Caption[] = [];
  if (value !== undefined && !fits) lines.push(caption("value", value));
  const named = [levelsNamed ? "" : node.name, node.label].filter(Boolean).join(" ");
  if (named !== "") lines.push(...captions(node.label === undefined ? "kind" : "label", named, notation));
  if (node.estimate && node.estimate !== node.value)
    lines.push(caption("kind", `≈ ${worthText(node.estimate, numbers).replaceAll("-", "−")}`));
  if (node.parts) lines.push(caption("window", partsText(node.parts, numbers)));
  if (node.interval) lines.push(...captions("window", `[${node.interval.map(limit).join(", ")}]`, notation));
  const [usual, height, padding] = SIZES[shape];
  const isNarrow = leaf && isTight(notation);
  const least = isNarrow ? Math.min(usual, TIGHT_LEAF) : usual;
  const width = inside
    ? Math.max(least, textWidth(inside.text) + (isNarrow ? SIZES.plain[2] : padding))
    : least;
  const captionsAt = leaf ? (down ? "below" : "right") : down ? "right" : "above";
  return { view: node, shape, width, height, inside, captions: lines, captionsAt, texts };
}

function caption(says: Says, text: string, longest = LONGEST_TEXT): Caption {
  const most = says === "more" ? Number.POSITIVE_INFINITY : longest;
  return { says, text: clip(says === "value" || says === "window" ? text.replaceAll("-", "−") : text, most) };
}

/** Splits a text into lines of at most `wrap` columns, where it has a blank to break it at. */
function captions(says: Says, text: string, { longest, wrap }: Style): Caption[] {
  const whole = caption(says, text, says === "window" ? undefined : longest);
  return wrap === undefined ? [whole] : wrapped(whole.text, wrap).map((line) => ({ says, text: line }));
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && columns(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function edgeCaption(node: ViewNode, numbers: NumberStyle, style: Style): Caption[] {
  const pays = node.pays && caption("edge", paysText(node.pays, numbers).replaceAll("-", "−")).text;
  return [
    ...nameCaption(node, numbers, style),
    ...(pays ? [{ says: "edge", number: pays, text: pays } as const] : []),
  ];
}

function nameCaption({ action, probability }: ViewNode, numbers: NumberStyle, style: Style): Caption[] {
  const number = probability && worthText(probability, numbers);
  const parts = [action && clip(action, style.longest ?? LONGEST_TEXT), number].filter(Boolean);
  if (style.wrap !== undefined && columns(parts.join(" ")) > style.wrap) {
    const lines = action ? captions("edge", action, style) : [];
    return number === undefined ? lines : [...lines, { says: "edge", text: number, number }];
  }
  return parts.length === 0 ? [] : [{ says: "edge", text: parts.join(" "), number }];
}

/** The width of a text in a picture's units, from its width in terminal columns. */
export function textWidth(text: string): number {
  return columns(text) * COLUMN;
}

/** The width of the widest of some texts. */
export function widest(captions: readonly Caption[]): number {
  return captions.reduce((width, { text }) => Math.max(width, textWidth(text)), 0);
}

/** The extent of a node with its captions, from its centre. */
export function extent(one: Pick<PlacedNode, "width" | "height" | "captions" | "captionsAt">): Extent {
  const { width, height, captions, captionsAt } = one;
  const [x, y] = [width / 2, height / 2];
  if (captions.length === 0) return { left: x, right: x, top: y, bottom: y };
  const text = widest(captions);
  const lines = captions.length * LINE;
  if (captionsAt === "right") {
    const tall = Math.max(y, lines / 2);
    return { left: x, right: x + 5 + text, top: tall, bottom: tall };
  }
  const wide = Math.max(x, text / 2);
  const far = y + 3 + lines;
  const ends = captionsAt === "below" ? { top: y, bottom: far } : { top: far, bottom: y };
  return { left: wide, right: wide, ...ends };
}

type Extent = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

function layoutBox(one: Sketch, down: boolean, textAt: number): Box {
  const { parent, depth } = one.view;
  const { left, right, top, bottom } = extent(one);
  if (!down) {
    const texts = one.texts.length * LINE + 4;
    return { parent, depth, before: Math.max(top, texts), after: bottom };
  }
  // At their texts, edges are `textAt` times as far apart as at the children.
  const text = widest(one.texts) / 2 / textAt;
  return { parent, depth, before: Math.max(left, text), after: Math.max(right, text) };
}

/** The y of each depth, for trees that grow down. */
function rows(sketches: readonly Sketch[]): number[] {
  const tops: number[] = [];
  const lines: number[] = [];
  for (const one of sketches) {
    const { depth } = one.view;
    tops[depth] = Math.max(tops[depth] ?? 0, extent(one).top);
    lines[depth] = Math.max(lines[depth] ?? 0, one.texts.length);
  }
  let y = tops[0]!;
  return tops.map((_, depth) => {
    if (depth > 0) y += LEVEL + LINE * lines[depth]!;
    return y;
  });
}

/** The x of each depth, for trees that grow to the right. */
function pillars(sketches: readonly Sketch[], room: keyof typeof FAN): number[] {
  const lefts: number[] = [];
  const rights: number[] = [];
  const texts: number[] = [];
  for (const one of sketches) {
    const { depth } = one.view;
    const { left, right } = extent(one);
    lefts[depth] = Math.max(lefts[depth] ?? 0, left, one.width / 2);
    // Only shapes are in the way of the next level: captions of inner nodes are above them.
    rights[depth] = Math.max(rights[depth] ?? 0, one.captionsAt === "above" ? right : one.width / 2);
    texts[depth] = Math.max(texts[depth] ?? 0, widest(one.texts));
  }
  let x = lefts[0]!;
  return lefts.map((left, depth) => {
    if (depth > 0) x += rights[depth - 1]! + FAN[room] + texts[depth]! + BESIDE_TEXT[room] + left;
    return x;
  });
}

type Standing = Point & Pick<PlacedNode, "width" | "height">;

/**
 * The edge between two nodes.
 *
 * @param textAt how far down its text is, from 0 to 1; undefined if the tree grows to the right
 * @param fan there, the length of the part on which the edges of a node spread
 */
export function placeEdge(
  from: Standing,
  to: Standing,
  texts: readonly Caption[],
  textAt: number | undefined,
  fan: number,
): Edge {
  if (textAt !== undefined) {
    const start = { x: from.x, y: from.y + from.height / 2 };
    const end = { x: to.x, y: to.y - to.height / 2 };
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    return {
      points: [start, end],
      middle: between(start, end, textAt),
      texts,
      cross: between(start, end, texts.length > 0 ? CROSS_BELOW_TEXT : CROSS_AT),
      along: { x: (end.x - start.x) / length, y: (end.y - start.y) / length },
    };
  }
  const start = { x: from.x + from.width / 2, y: from.y };
  const corner = { x: start.x + fan, y: to.y };
  const end = { x: to.x - to.width / 2, y: to.y };
  return {
    points: [start, corner, end],
    middle: { x: (corner.x + end.x) / 2, y: to.y - 5 - (LINE * texts.length) / 2 },
    texts,
    cross: { x: corner.x + 4, y: to.y },
    along: { x: 1, y: 0 },
  };
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** A name for each level of inner nodes; undefined if a level mixes kinds. */
function namesOfLevels(view: View): string[] | undefined {
  const names: string[] = [];
  for (const { name, depth } of view.nodes) {
    if (name === "") continue;
    names[depth] ??= name;
    if (names[depth] !== name) return undefined;
  }
  return names.length > 0 ? names : undefined;
}

/** A text with its position: the middle of its line, or where the line starts. */
export interface PlacedText extends Point {
  readonly caption: Caption;
  readonly anchor: "start" | "middle";
}

/** The texts in and beside a node's shape. */
export function nodeTexts({ x, y, width, height, inside, captions, captionsAt }: PlacedNode): PlacedText[] {
  const away = height / 2 + 3 + (captions.length * LINE) / 2;
  const beside = captions.map((caption, line): PlacedText => {
    const middle = y + (line - (captions.length - 1) / 2) * LINE;
    return captionsAt === "right"
      ? { caption, x: x + width / 2 + 5, y: middle, anchor: "start" }
      : { caption, x, y: middle + (captionsAt === "below" ? away : -away), anchor: "middle" };
  });
  return inside ? [{ caption: inside, x, y, anchor: "middle" }, ...beside] : beside;
}

/** The texts of an edge, one below the other. */
export function edgeTexts({ middle, texts }: Edge): PlacedText[] {
  return texts.map((caption, line) => ({
    caption,
    x: middle.x,
    y: middle.y + (line - (texts.length - 1) / 2) * LINE,
    anchor: "middle",
  }));
}
