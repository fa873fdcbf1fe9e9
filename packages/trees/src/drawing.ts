/**
 * Parts of the writers, for programs that draw trees themselves: the shapes of each notation, the layout, and the
 * writers that take a custom view (a moment of a search, for example) instead of a tree and its solution.
 */
export { writeForest } from "./write/forest.js";
export { fontLines, math, Typesetter } from "./write/latex.js";
export { type Box, tidyPositions } from "./write/picture/layout.js";
export { holdsText, NOTATIONS, type Style } from "./write/picture/notation.js";
export {
  type Picture,
  type PlacedNode,
  type Point,
  pictureOf,
  textWidth,
} from "./write/picture/picture.js";
export { outlinePoints } from "./write/picture/shapes.js";
export { escapeXml, writeSvg } from "./write/svg.js";
export { writeTikz } from "./write/tikz.js";
export { EVERYTHING } from "./write/view/fold.js";
export { type Outline, outlineOf } from "./write/view/outline.js";
export { clip, columns } from "./write/view/spelling.js";
export {
  kindName,
  partsText,
  paysOf,
  paysText,
  setLinks,
  setOf,
  type View,
  type ViewNode,
  viewOf,
  worthText,
} from "./write/view/view.js";
