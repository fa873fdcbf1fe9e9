/**
 * Parts of the writers, for programs that draw trees themselves: the shapes of each notation, the layout, and the
 * writers that take a custom view (a moment of a search, for example) instead of a tree and its solution.
 */
export { writeForest } from "./write/forest.js";
export { fontLines, math, Typesetter } from "./write/latex.js";
export { type Box, tidyPositions } from "./write/picture/layout.js";
export { DIRECTIONS, holdsText, NOTATION_NAMES, NOTATIONS, type Style } from "./write/picture/notation.js";
export type { Palette } from "./write/picture/palette.js";
export {
  extent,
  type Picture,
  type PlacedNode,
  type Point,
  pictureOf,
  placeEdge,
  textWidth,
  withTexts,
} from "./write/picture/picture.js";
export { setPaths } from "./write/picture/sets.js";
export { outlinePoints } from "./write/picture/shapes.js";
export { drawSvg, escapeXml, type SvgElement, svgElement, svgStyle, writeSvg } from "./write/svg.js";
export { writeTikz } from "./write/tikz.js";
export { EVERYTHING } from "./write/view/fold.js";
export { type Outline, outlineOf } from "./write/view/outline.js";
export { clip, columns, csvRow } from "./write/view/spelling.js";
export {
  edgeText,
  kindName,
  partsText,
  paysOf,
  paysText,
  plainView,
  setOf,
  type View,
  type ViewNode,
  valueText,
  viewOf,
  worthText,
} from "./write/view/view.js";
