import { scriptOf } from "@tyche/messages";
import { LINE_HEIGHT, LINE_WIDTH } from "../replay/axis.js";
import { drawNumberLine, type Saying } from "../replay/draw-number-line.js";
import type { NumberLine } from "../replay/number-line.js";
import type { PathNumbers } from "../replay/path-numbers.js";
import { roomUnder, underTree } from "../replay/under-tree.js";
import { FONT } from "../scene/captions.js";
import { draw } from "../scene/draw.js";
import { lineStyle } from "../scene/line-style.js";
import { type Style, scaleOf } from "../scene/notation.js";
import { paintSvg, type SvgElement } from "../scene/paint-svg.js";
import { DARK, LIGHT, type Palette } from "../scene/palette.js";
import { withNumbers } from "../scene/path-numbers.js";
import { place } from "../scene/place.js";
import { SET_COLOURS, setStyle } from "../scene/set-style.js";
import { svgStyle } from "../scene/svg-style.js";
import { oneLine } from "../view/spelling.js";
import { describe, type View } from "../view/view.js";

/**
 * Writes a standalone picture that follows the reader's light or dark scheme and has a name for screen readers.
 * @param explained the number line of a step, which is drawn under the tree
 * @param paths the paths by which the sentence of a step names nodes
 */
export function writeSvg(
  view: View,
  notation: Style,
  title = view.words.text("drawing-title"),
  explained?: { readonly line: NumberLine; readonly saying: Saying } | undefined,
  paths: PathNumbers = new Map(),
): string {
  const placed = place(view, notation);
  const plain = draw(placed, view);
  const tree = { ...plain, shapes: withNumbers(plain.shapes, plain.size, paths) };
  const room = explained && roomUnder(placed, FONT);
  const { size, shapes } = room ? underTree(tree, room, explained.line, explained.saying) : tree;
  const [width, height] = size;
  const scale = scaleOf(notation, width, height);
  const name = escapeXml(oneLine(title));
  // A page without a language is assumed to be English; voices and fonts need it for other languages.
  const { language } = view.words;
  const lang = language === "en" ? "" : ` lang="${language}"`;
  const [wide, high] = size.map((length) => Math.round(length * scale * 10) / 10);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="tyche-tree"${lang} role="img" aria-label="${name}" width="${wide}" height="${high}" viewBox="${room?.left ?? 0} 0 ${width} ${height}">`,
    `<title>${name}</title>`,
    `<desc>${escapeXml(describe(view))}</desc>`,
    `<style>${stylesheet(view, explained !== undefined || paths.size > 0)}</style>`,
    `<rect class="paper" x="${room?.left ?? 0}" width="100%" height="100%"/>`,
    ...paintSvg(shapes).map(svgText),
    "</svg>",
  ];
  return `${parts.join("\n")}\n`;
}

/** The size of a number line by itself. */
export const LINE_BOX = [LINE_WIDTH * FONT, LINE_HEIGHT * FONT] as const;

/** The elements of a number line by itself, for a picture of the size `LINE_BOX`. */
export function writeLine(line: NumberLine, saying: Saying): string {
  const shapes = drawNumberLine(line, saying, { at: [0, 0], width: LINE_BOX[0], em: FONT });
  return paintSvg(shapes).map(svgText).join("");
}

/** An element as text. */
function svgText({ tag, attributes, children }: SvgElement): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  if (children.length === 0) return `<${tag}${words.join("")}/>`;
  const inside = children.map((child) => (typeof child === "string" ? escapeXml(child) : svgText(child)));
  return `<${tag}${words.join("")}>${inside.join("")}</${tag}>`;
}

function stylesheet({ words, nodes }: View, hasLine: boolean): string {
  const { fixed, colours } = svgStyle(scriptOf(words.language) === "Latn");
  const hasSets = nodes.some(({ set, share }) => set !== undefined || share);
  const all = (palette: Palette, from: number): string =>
    `${colours(palette)}${hasLine ? lineStyle(palette) : ""}${hasSets ? setStyle(SET_COLOURS.slice(from)) : ""}`;
  return `${fixed}${all(LIGHT, 0)}@media screen and (prefers-color-scheme:dark){${all(DARK, 2)}}`;
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
