import { scriptOf } from "@tyche/messages";
import { KINDS, type Kind } from "../model/node.js";
import { type Style, scaleOf } from "./picture/notation.js";
import { DARK, LIGHT, type Palette } from "./picture/palette.js";
import {
  type Edge,
  edgeTexts,
  FONT,
  LINE,
  nodeTexts,
  type Picture,
  type PlacedNode,
  type PlacedText,
  type Point,
  pictureOf,
  widest,
} from "./picture/picture.js";
import { setPaths } from "./picture/sets.js";
import { crossStrokes, outlinePoints } from "./picture/shapes.js";
import { oneLine } from "./view/spelling.js";
import { describe, type View, valueText } from "./view/view.js";

/** An element of a drawing as data: for a text, or for a page that changes what it drew before. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
}

/** Creates an element of a drawing. */
export function svgElement(
  tag: string,
  attributes: SvgElement["attributes"],
  children: SvgElement["children"] = [],
): SvgElement {
  return { tag, attributes, children };
}

/**
 * Writes a standalone picture that follows the reader's light or dark scheme and has a name for screen readers.
 * @param isMarked see `drawSvg`
 */
export function writeSvg(
  view: View,
  notation: Style,
  title = view.words.text("drawing-title"),
  isMarked = false,
): string {
  const picture = pictureOf(view, notation);
  const width = Math.ceil(picture.width);
  const height = Math.ceil(picture.height);
  const scale = scaleOf(notation, width, height);
  const name = escapeXml(oneLine(title));
  // A page without a language is assumed to be English; voices and fonts need it for other languages.
  const { language } = view.words;
  const lang = language === "en" ? "" : ` lang="${language}"`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="tyche-tree"${lang} role="img" aria-label="${name}" width="${round(width * scale)}" height="${round(height * scale)}" viewBox="0 0 ${width} ${height}">`,
    `<title>${name}</title>`,
    `<desc>${escapeXml(describe(view))}</desc>`,
    `<style>${stylesheet(picture, view)}</style>`,
    ...drawSvg(picture, view, isMarked).map((row) => row.map(svgText).join("")),
    "</svg>",
  ];
  return `${parts.filter(Boolean).join("\n")}\n`;
}

/**
 * The elements of a picture, from back to front, in rows that a text has on a line each.
 * @param isMarked whether nodes and edges are in groups with the id of their node (`data-node`, `data-edge`,
 * `data-handed`), for scripts
 */
export function drawSvg(picture: Picture, view: View, isMarked = false): SvgElement[][] {
  const mark = (name: string, { view: { node } }: PlacedNode, row: SvgElement[]): SvgElement[] =>
    isMarked && node && row.length > 0 ? [svgElement("g", { [`data-${name}`]: String(node.id) }, row)] : row;
  const rows = [[svgElement("rect", { class: "paper", width: "100%", height: "100%" })]];
  for (const { x, y, text } of picture.levels) {
    const anchor = picture.grows === "down" ? "start" : "middle";
    rows.push([textAt({ x, y, caption: { says: "kind", text }, anchor })]);
  }
  // Chosen edges are drawn last, so that nothing crosses them.
  for (const chosen of [false, true]) {
    for (const node of picture.nodes)
      if (node.view.chosen === chosen) rows.push(mark("edge", node, edgeSvg(node)));
  }
  for (const path of setPaths(picture)) rows.push([svgElement("path", { class: "set", d: pathData(path) })]);
  for (const node of picture.nodes) rows.push(mark("node", node, [nodeSvg(node, view)]));
  for (const node of picture.nodes) {
    if (!node.edge || node.edge.texts.length === 0) continue;
    rows.push(mark("handed", node, edgeTextsSvg(node.edge, node.view.skipped)));
  }
  return rows;
}

/** An element as text. */
function svgText({ tag, attributes, children }: SvgElement): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  if (children.length === 0) return `<${tag}${words.join("")}/>`;
  const inside = children.map((child) => (typeof child === "string" ? escapeXml(child) : svgText(child)));
  return `<${tag}${words.join("")}>${inside.join("")}</${tag}>`;
}

function stylesheet({ nodes }: Picture, { words }: View): string {
  const kinds = new Set(nodes.map(({ view }) => view.node?.kind));
  const style = svgStyle({
    kinds: KINDS.filter((kind) => kinds.has(kind)),
    hasSets: nodes.some(({ view }) => view.set !== undefined),
    isSlanted: scriptOf(words.language) === "Latn",
  });
  return `${style.fixed}${style.colours(LIGHT)}@media screen and (prefers-color-scheme:dark){${style.colours(DARK)}}`;
}

/**
 * The rules for the elements of `drawSvg`, below the class "tyche-tree": those that do not depend on colours, and the
 * others for a palette, whose colours may be any CSS.
 * @param parts the kinds of nodes and the texts that occur
 */
export function svgStyle({ kinds, hasSets, isSlanted }: SvgParts): SvgStyle {
  const fixed = [
    `text{font:${FONT}px "Helvetica Neue",Helvetica,Arial,"Noto Sans",sans-serif;dominant-baseline:central}`,
    ".value{font-weight:600}",
    ".kind{font-size:11px;letter-spacing:.06em}",
    ".window,.edge{font-size:12px}",
    ...(isSlanted ? [".more{font-style:italic}"] : []),
    ".s{stroke-width:1.5px;stroke-linejoin:round}",
    ".e{fill:none;stroke-width:1.25px}",
    ".chosen{stroke-width:3.5px}",
    ".cut,.away{stroke-dasharray:5 4}",
    ".cross{fill:none;stroke-width:2px}",
    ".skipped .s{stroke-dasharray:3 3}",
    ...(hasSets ? [".set{fill:none;stroke-width:2px;stroke-dasharray:0.1 6;stroke-linecap:round}"] : []),
  ].map((rule) => `.tyche-tree ${rule}`);
  const colours = ({ paper, ink, line, faded, chosen, cut, fills }: Palette): string =>
    [
      `.paper{fill:${paper}}`,
      `text{fill:${ink}}`,
      `.s{stroke:${line}}`,
      ...kinds.map((kind) => `.${kind}{fill:${fills[kind]}}`),
      `.e{stroke:${line}}`,
      `.chosen{stroke:${chosen}}`,
      `.away{stroke:${faded}}`,
      `.cut,.cross{stroke:${cut}}`,
      ...(hasSets ? [`.set{stroke:${ink}}`] : []),
      `.skipped .s{stroke:${faded};fill:${paper}}`,
      `.skipped text,text.skipped,text.kind,text.window,text.more{fill:${faded}}`,
    ]
      .map((rule) => rule.replace(/(^|,)(?=[.t])/g, "$1.tyche-tree "))
      .join("");
  return { fixed: fixed.join(""), colours };
}

interface SvgParts {
  readonly kinds: readonly Kind[];
  readonly hasSets: boolean;
  /** Whether the script of the language has italics. */
  readonly isSlanted: boolean;
}

interface SvgStyle {
  readonly fixed: string;
  readonly colours: (palette: Palette) => string;
}

function edgeSvg({ edge, view }: PlacedNode): SvgElement[] {
  if (!edge) return [];
  const state = view.cut ? " cut" : view.chosen ? " chosen" : view.skipped ? " away" : "";
  const line = svgElement("path", { class: `e${state}`, d: pathData(edge.points) });
  if (!view.cut) return [line];
  return [line, svgElement("path", { class: "cross", d: crossStrokes(edge).map(pathData).join("") })];
}

function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** The texts of an edge on a background that hides the edge behind them. */
function edgeTextsSvg(edge: Edge, skipped: boolean): SvgElement[] {
  const { middle, texts } = edge;
  const width = widest(texts);
  const height = LINE * texts.length;
  const ground = svgElement("rect", {
    class: "paper",
    x: round(middle.x - width / 2),
    y: round(middle.y - height / 2),
    width: round(width),
    height: String(height),
  });
  return [ground, ...edgeTexts(edge).map((text) => textAt(text, skipped ? " skipped" : ""))];
}

function nodeSvg(node: PlacedNode, view: View): SvgElement {
  const texts = nodeTexts(node).map((text) => textAt(text));
  const title = svgElement("title", {}, [tooltip(node, view)]);
  return svgElement("g", node.view.skipped ? { class: "skipped" } : {}, [title, ...shapeSvg(node), ...texts]);
}

/** Everything about a node, including what the picture had to clip. */
function tooltip({ view }: PlacedNode, { numbers, words }: View): string {
  if (!view.node) return words.text("drawing-more-nodes", { count: view.more });
  const set = view.set === undefined ? "" : `{${view.set}}`;
  const parts = [view.name || words.text("drawing-leaf"), view.label, set, valueText(view, numbers)];
  const text = parts.filter(Boolean).join(" ");
  if (!view.cut && !view.impossible) return text;
  const remark = words.text(view.cut ? "drawing-pruned" : "drawing-probability-0");
  return words.text("drawing-aside", { text, remark });
}

function shapeSvg(node: PlacedNode): SvgElement[] {
  const { x, y, width, height, shape, view } = node;
  if (shape === "plain") return [];
  const style = `s ${view.node?.kind ?? ""}`;
  if (shape === "circle") {
    const radii = { rx: round(width / 2), ry: round(height / 2) };
    return [svgElement("ellipse", { class: style, cx: round(x), cy: round(y), ...radii })];
  }
  const points = outlinePoints(shape, node).map((point) => `${round(point.x)},${round(point.y)}`);
  return [svgElement("polygon", { class: style, points: points.join(" ") })];
}

function textAt({ x, y, caption: { says, text }, anchor }: PlacedText, state = ""): SvgElement {
  return svgElement("text", { class: `${says}${state}`, x: round(x), y: round(y), "text-anchor": anchor }, [
    text,
  ]);
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}

const ENTITIES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text without control characters, for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
