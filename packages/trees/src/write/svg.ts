import { scriptOf } from "@tyche/messages";
import { KINDS } from "../model/node.js";
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
import { crossStrokes, outlinePoints } from "./picture/shapes.js";
import { oneLine } from "./view/spelling.js";
import { describe, setLinks, type View, valueText } from "./view/view.js";

/**
 * Writes a standalone picture that follows the reader's light or dark scheme and has a name for screen readers.
 * @param isMarked whether nodes and edges carry the id of their node (`data-node`, `data-edge`, `data-handed`), for
 * scripts
 */
export function writeSvg(
  view: View,
  notation: Style,
  title = view.words.text("drawing-title"),
  isMarked = false,
): string {
  const mark = (name: string, { view: { node } }: PlacedNode, svg: string): string =>
    isMarked && node && svg !== "" ? `<g data-${name}="${node.id}">${svg}</g>` : svg;
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
    `<rect class="paper" width="100%" height="100%"/>`,
  ];
  for (const { x, y, text } of picture.levels) {
    const anchor = picture.grows === "down" ? "start" : "middle";
    parts.push(textAt({ x, y, caption: { says: "kind", text }, anchor }));
  }
  // Chosen edges are drawn last, so that nothing crosses them.
  for (const chosen of [false, true]) {
    for (const node of picture.nodes)
      if (node.view.chosen === chosen) parts.push(mark("edge", node, edgeSvg(node)));
  }
  for (const [from, to] of setLinks(view.nodes)) {
    const [a, b] = [picture.nodes[from]!, picture.nodes[to]!];
    parts.push(`<path class="set" d="${pathData([a, b])}"/>`);
  }
  for (const node of picture.nodes) parts.push(mark("node", node, nodeSvg(node, view)));
  for (const node of picture.nodes) {
    if (!node.edge || node.edge.texts.length === 0) continue;
    parts.push(mark("handed", node, edgeTextsSvg(node.edge, node.view.skipped)));
  }
  parts.push("</svg>");
  return `${parts.filter(Boolean).join("\n")}\n`;
}

function stylesheet({ nodes }: Picture, { words }: View): string {
  const kinds = new Set(nodes.map(({ view }) => view.node?.kind));
  const hasSets = nodes.some(({ view }) => view.set !== undefined);
  const rules = ({ paper, ink, line, faded, chosen, cut, fills }: Palette): string =>
    [
      `.paper{fill:${paper}}`,
      `text{fill:${ink}}`,
      `.s{stroke:${line}}`,
      ...KINDS.filter((kind) => kinds.has(kind)).map((kind) => `.${kind}{fill:${fills[kind]}}`),
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
  const fixed = [
    `text{font:${FONT}px "Helvetica Neue",Helvetica,Arial,"Noto Sans",sans-serif;dominant-baseline:central}`,
    ".value{font-weight:600}",
    ".kind{font-size:11px;letter-spacing:.06em}",
    ".window,.edge{font-size:12px}",
    ...(scriptOf(words.language) === "Latn" ? [".more{font-style:italic}"] : []),
    ".s{stroke-width:1.5px;stroke-linejoin:round}",
    ".e{fill:none;stroke-width:1.25px}",
    ".chosen{stroke-width:3.5px}",
    ".cut,.away{stroke-dasharray:5 4}",
    ".cross{fill:none;stroke-width:2px}",
    ".skipped .s{stroke-dasharray:3 3}",
    ...(hasSets ? [".set{fill:none;stroke-width:2px;stroke-dasharray:0.1 6;stroke-linecap:round}"] : []),
  ].map((rule) => `.tyche-tree ${rule}`);
  return `${fixed.join("")}${rules(LIGHT)}@media screen and (prefers-color-scheme:dark){${rules(DARK)}}`;
}

function edgeSvg({ edge, view }: PlacedNode): string {
  if (!edge) return "";
  const state = view.cut ? " cut" : view.chosen ? " chosen" : view.skipped ? " away" : "";
  const line = `<path class="e${state}" d="${pathData(edge.points)}"/>`;
  if (!view.cut) return line;
  return `${line}<path class="cross" d="${crossStrokes(edge).map(pathData).join("")}"/>`;
}

function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** The texts of an edge on a background that hides the edge behind them. */
function edgeTextsSvg(edge: Edge, skipped: boolean): string {
  const { middle, texts } = edge;
  const width = widest(texts);
  const height = LINE * texts.length;
  const ground = `<rect class="paper" x="${round(middle.x - width / 2)}" y="${round(middle.y - height / 2)}" width="${round(width)}" height="${height}"/>`;
  const lines = edgeTexts(edge).map((text) => textAt(text, skipped ? " skipped" : ""));
  return ground + lines.join("");
}

function nodeSvg(node: PlacedNode, view: View): string {
  const parts = [shapeSvg(node), ...nodeTexts(node).map((text) => textAt(text))];
  return `<g${node.view.skipped ? ` class="skipped"` : ""}><title>${escapeXml(tooltip(node, view))}</title>${parts.join("")}</g>`;
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

function shapeSvg(node: PlacedNode): string {
  const { x, y, width, height, shape, view } = node;
  if (shape === "plain") return "";
  const style = `class="s ${view.node?.kind ?? ""}"`;
  if (shape === "circle") {
    return `<ellipse ${style} cx="${round(x)}" cy="${round(y)}" rx="${round(width / 2)}" ry="${round(height / 2)}"/>`;
  }
  const points = outlinePoints(shape, node).map((point) => `${round(point.x)},${round(point.y)}`);
  return `<polygon ${style} points="${points.join(" ")}"/>`;
}

function textAt({ x, y, caption: { says, text }, anchor }: PlacedText, state = ""): string {
  return `<text class="${says}${state}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
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
