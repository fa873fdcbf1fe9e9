import { KINDS } from "../model/node.js";
import { FONT } from "./captions.js";
import type { Palette } from "./palette.js";

/**
 * The rules for the elements of `paintSvg`, below the class "tyche-tree", without those of ribbons and number lines: those
 * that do not depend on colours, and the others for a palette, whose colours may be any CSS.
 * @param isSlanted whether the script of the language has italics
 */
export function svgStyle(isSlanted: boolean) {
  // Texts inherit the size, so that one with a size of its own keeps it.
  const font = `.tyche-tree{font:${FONT}px "Helvetica Neue",Helvetica,Arial,"Noto Sans",sans-serif}`;
  const others = rules([
    ".value{font-weight:600}",
    ".kind,.level{font-size:11px;letter-spacing:.06em}",
    ".action,.window,.interval,.sum,.each{font-size:12px}",
    ...(isSlanted ? [".more{font-style:italic}"] : []),
    ".shape{stroke-width:1.5px;stroke-linejoin:round}",
    ".edge{fill:none;stroke-width:1.25px}",
    ".edge.best path,.edge.own path{stroke-width:3.5px}",
    ".edge.cut path,.edge.skipped path{stroke-dasharray:5 4}",
    ".edge.cut .cross{stroke-dasharray:none;stroke-width:2px}",
    ".skipped .shape{stroke-dasharray:3 3}",
  ]);
  const colours = ({ paper, ink, line, faded, chosen, cut, fills, lines }: Palette): string =>
    rules([
      `.paper,.ground{fill:${paper}}`,
      `text{fill:${ink}}`,
      ...KINDS.map(
        (kind) => `.${kind} .shape,.bar.${kind},.earlier.${kind}{fill:${fills[kind]};stroke:${lines[kind]}}`,
      ),
      `.edge path{stroke:${line}}`,
      `.edge.best path,.edge.own path{stroke:${chosen}}`,
      `.edge.skipped path{stroke:${faded}}`,
      `.edge.cut path{stroke:${cut}}`,
      `.skipped .shape{stroke:${faded};fill:${paper}}`,
      ".shape.plain{stroke:none;fill:none}",
      `.muted,.kind,.level,.window,.interval,.sum,.more{fill:${faded}}`,
    ]);
  return { fixed: font + others, colours };
}

/** Rules that hold only in a tree's picture. */
export function rules(all: readonly string[]): string {
  const inTree = (selectors: string): string => selectors.replace(/(^|,)/g, "$1.tyche-tree ");
  return all.map((rule) => rule.replace(/^[^{]*/, inTree)).join("");
}
