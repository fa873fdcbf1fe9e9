/**
 * Parts of the writers, for programs that draw trees themselves: the shapes of each notation, the layout, and the
 * writers that take a custom view (a moment of a search, for example) instead of a tree and its solution.
 */

export { textWidth } from "./scene/captions.js";
export { draw } from "./scene/draw.js";
export { type Box, evenPositions } from "./scene/layout.js";
export { withLight } from "./scene/light.js";
export { lineStyle } from "./scene/line-style.js";
export { DIRECTIONS, NOTATION_NAMES, NOTATIONS, type Style, WAYS } from "./scene/notation.js";
export { paintSvg, type SvgElement } from "./scene/paint-svg.js";
export { DARK, LIGHT, type Palette } from "./scene/palette.js";
export { withNumbers } from "./scene/path-numbers.js";
export {
  extent,
  moved,
  type Placed,
  type PlacedNode,
  type Point,
  place,
  withTexts,
} from "./scene/place.js";
export type { Scene, Shape } from "./scene/scene.js";
export { cornersOf } from "./scene/shapes.js";
export { svgStyle } from "./scene/svg-style.js";
export { planRibbons, ribbonShapes, SET_STYLE } from "./set-drawing.js";
export { EVERYTHING } from "./view/fold.js";
export { intervalText, numberText, shortNumberText, worthText } from "./view/numbers.js";
export { type Outline, outlineOf } from "./view/outline.js";
export { clip, columns, csvRow } from "./view/spelling.js";
export {
  edgeText,
  kindName,
  paysOf,
  paysText,
  plainView,
  SIGNS,
  setOf,
  type View,
  type ViewNode,
  valueText,
  viewOf,
} from "./view/view.js";
export { fontLines, math, Typesetter } from "./write/latex.js";
export { escapeXml, writeSvg } from "./write/svg.js";
export { writeTikz } from "./write/tikz.js";
