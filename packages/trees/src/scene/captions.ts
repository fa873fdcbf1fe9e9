import { formatShort, type NumberStyle } from "../model/number.js";
import { intervalText, numberText, windowText, worthText } from "../view/numbers.js";
import { clip, columns } from "../view/spelling.js";
import { partsText, paysText, type View, type ViewNode, valueText } from "../view/view.js";
import { isTight, type NodeOutline, type Style } from "./notation.js";
import type { Role } from "./scene.js";

/** A line of text of a node or an edge, without its place. */
export interface Caption {
  readonly role: Role;
  readonly text: string;
  /** The number at the end of a longer text: the probability after the name of an action. */
  readonly number?: string | undefined;
  /** In units, by the measure of the style. */
  readonly width: number;
}

/** A node with its size and its texts, in units, without its place. */
export interface Sketch {
  readonly view: ViewNode;
  readonly shape: NodeOutline;
  readonly width: number;
  readonly height: number;
  readonly inside: Caption | undefined;
  /** The width of the box behind a text that is too wide for the shape; undefined if it fits. */
  readonly plate: number | undefined;
  /** Lines of text near the shape. */
  readonly captions: readonly Caption[];
  readonly captionsAt: "right" | "below" | "above";
  /** How far they are from the shape: beyond the mark or the ring around it. */
  readonly gap: number;
  /** Lines of text on the edge to the node. */
  readonly texts: readonly Caption[];
}

/** Kinds are in spaced capitals, which are wider than other letters though they are smaller. */
const CAPITALS = 1.35;

/** The size of text, and the height of a line, in units. */
export const FONT = 13;
export const LINE = 15;
/** The width of a column of text. */
const COLUMN = 0.57 * FONT;
const LONGEST_TEXT = 28;

/** The size of each shape, and the difference in width between it and its text; undefined if it keeps its size. */
type Size = readonly [width: number, height: number, padding?: number];
const SIZES: { readonly [shape in NodeOutline]: Size } = {
  "triangle-up": [47, 40],
  "triangle-down": [47, 40],
  "triangle-left": [22, 24],
  "trapezoid-up": [50, 30, 30],
  "trapezoid-down": [50, 30, 30],
  square: [30, 30, 12],
  circle: [40, 40],
  diamond: [46, 40, 28],
  hexagon: [46, 34, 22],
  plain: [16, 22, 6],
};
/** Where many nodes must fit. */
const TIGHT: { readonly [shape in NodeOutline]?: Size } = {
  "triangle-up": [36, 31],
  "triangle-down": [36, 31],
  circle: [35, 35],
};
const TIGHT_LEAF: Size = [20, 30, 6];

/** The share of a shape's width that a text in it may have. */
const HOLDS: { readonly [shape in NodeOutline]?: number } = {
  "triangle-up": 0.58,
  "triangle-down": 0.58,
  circle: 0.82,
};
/** What a plate is wider than its text, and its height. */
const AROUND_PLATE = 9;
export const PLATE_HEIGHT = 18;

/** Texts of numbers, whose hyphens are minus signs. */
export const NUMBERS: ReadonlySet<Role> = new Set(["value", "interval", "sum", "window"]);

/** The width of a text in units, from its width in terminal columns: the measure of a style that has none. */
export function textWidth(text: string): number {
  return columns(text) * COLUMN;
}

/** The width of the widest of some texts. */
export function widest(captions: readonly Caption[]): number {
  return captions.reduce((most, { width }) => Math.max(most, width), 0);
}

/** How far the ring around a member of an information set reaches beyond its shape, in units; 0 for other nodes. */
export const ringOf = ({ set }: ViewNode): number => (set === undefined ? 0 : 9);

/** The shape and the texts of a node. @param levelsNamed whether kinds are written once for a level */
export function sketch(
  node: ViewNode,
  { numbers, words, nodes }: Pick<View, "numbers" | "words" | "nodes">,
  style: Style,
  levelsNamed: boolean,
): Sketch {
  const down = style.grows === "down";
  const texts = edgeCaptions(node, nodes[node.parent]?.each !== undefined, numbers, style);
  if (!node.node) {
    const inside = line("more", words.text("drawing-more", { count: node.more }), style);
    const [, height, padding] = SIZES.plain;
    const width = inside.width + padding!;
    return { ...ALONE, view: node, shape: "plain", width, height, inside, texts };
  }
  const { kind } = node.node;
  const shape = style.shapes[kind];
  const leaf = kind === "leaf";
  // What an open node has so far is on its number line, and at its best child.
  const value = node.stage === "open" && !leaf ? undefined : valueText(node, numbers);
  const inside = value !== undefined && shape !== "triangle-left" ? line("value", value, style) : undefined;
  const lines: Caption[] = [];
  if (value !== undefined && !inside) lines.push(line("value", value, style));
  const named = [levelsNamed ? "" : node.name, node.label].filter(Boolean).join(" ");
  const probability = node.each && worthText(node.each, numbers);
  const each = probability ? words.text("drawing-each", { probability }) : "";
  const role = node.label === undefined ? "kind" : "label";
  // Edges leave a circle at its sides too, above and below one line beside it.
  if (down && shape === "circle" && !leaf && style.wrap === undefined) {
    const text = [clip(named, style.longest ?? LONGEST_TEXT), each].filter(Boolean).join(" ");
    const one = line(each ? "each" : role, text, style, Number.POSITIVE_INFINITY);
    if (text !== "") lines.push({ ...one, number: probability });
  } else {
    if (named !== "") lines.push(...wrapped(role, named, style));
    if (each) lines.push({ ...line("each", each, style), number: probability });
  }
  if (node.estimate && node.estimate !== node.value)
    lines.push(line("kind", `≈ ${numberText(node.estimate, numbers)}`, style));
  if (node.parts) lines.push(line("sum", partsText(node.parts, numbers), style));
  if (node.interval && node.stage === undefined)
    lines.push(...wrapped("interval", intervalText(node.interval, numbers), style));
  const tight = isTight(style) ? (leaf ? TIGHT_LEAF : TIGHT[shape]) : undefined;
  const [usual, height, padding] = tight ?? SIZES[shape];
  const wide = inside?.width ?? 0;
  const width = padding === undefined ? usual : Math.max(usual, wide + padding);
  const plate = padding === undefined && wide > usual * (HOLDS[shape] ?? 1) ? wide + AROUND_PLATE : undefined;
  const captionsAt = leaf ? (down ? "below" : "right") : down ? "right" : "above";
  const { room = 0 } = style;
  const ring = ringOf(node);
  const gap =
    captionsAt === "right"
      ? 5 + Math.max(room, ring)
      : ring + (captionsAt === "above" && room > 0 ? room + 2 : 3);
  return { view: node, shape, width, height, inside, plate, captions: lines, captionsAt, gap, texts };
}

/** A shape with nothing beside it. */
const ALONE = { plate: undefined, captions: [], captionsAt: "right", gap: 0 } as const;

/** A line of text, which is clipped unless it says how many nodes are not drawn. */
function line(role: Role, text: string, { measure = textWidth }: Style, longest = LONGEST_TEXT): Caption {
  const most = role === "more" ? Number.POSITIVE_INFINITY : longest;
  const clipped = clip(NUMBERS.has(role) ? text.replaceAll("-", "−") : text, most);
  return { role, text: clipped, width: measure(clipped) * (role === "kind" ? CAPITALS : 1) };
}

/** A text as lines, where it has blanks to break it at. */
function wrapped(role: Role, text: string, style: Style): Caption[] {
  const isNumber = NUMBERS.has(role);
  const { text: whole } = line(role, text, style, isNumber ? undefined : style.longest);
  const lines = isNumber && style.wrap === undefined ? [whole] : linesOf(whole, style.wrap);
  return lines.map((part) => line(role, part, style, Number.POSITIVE_INFINITY));
}

/** The columns of a name that stays on one line. */
const ONE_LINE = 14;

/** A text in lines of at most `wrap` columns; if that is undefined, a long one in two lines, as even as possible. */
function linesOf(text: string, wrap: number | undefined): string[] {
  const words = text.split(" ");
  if (wrap === undefined) {
    if (columns(text) <= ONE_LINE) return [text];
    const halves = words.map((_, i) => [words.slice(0, i).join(" "), words.slice(i).join(" ")]);
    const wider = halves.map((lines) => Math.max(...lines.map(columns)));
    return halves[wider.indexOf(Math.min(...wider))]!.filter(Boolean);
  }
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && columns(`${last} ${word}`) <= wrap) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The texts on the edge to a node: action and probability, what the edge pays, the window handed down.
 *
 * @param isEach whether the probability is written at the node above
 */
function edgeCaptions(node: ViewNode, isEach: boolean, numbers: NumberStyle, style: Style): Caption[] {
  const lines = nameCaptions(isEach ? { ...node, probability: undefined } : node, numbers, style);
  if (node.pays) {
    const pays = line("action", paysText(node.pays, numbers).replaceAll("-", "−"), style);
    lines.push({ ...pays, number: pays.text });
  }
  const window = node.window && windowText(node.window, numbers, node.stage !== undefined);
  if (window) lines.push(...wrapped("window", window, style));
  return lines;
}

function nameCaptions(node: ViewNode, numbers: NumberStyle, style: Style): Caption[] {
  const { action, probability, share } = node;
  const { wrap, longest = LONGEST_TEXT } = style;
  // The width of an edge says whether its action is always or never played.
  const isMixed = share && share.d > 1n;
  const number = isMixed ? formatShort(share) : probability && worthText(probability, numbers);
  const text = [action && clip(action, longest), number].filter(Boolean).join(" ");
  if (text === "") return [];
  // The action was clipped; what follows it is always shown, and ends the last line.
  const lines = linesOf(text, wrap);
  return lines.map((part, i) => ({
    ...line("action", part, style, Number.POSITIVE_INFINITY),
    number: i === lines.length - 1 ? number : undefined,
  }));
}
