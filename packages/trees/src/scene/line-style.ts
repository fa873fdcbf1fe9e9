import type { Palette } from "./palette.js";
import { rules } from "./svg-style.js";

type Colours = Pick<Palette, "ink" | "line" | "faded" | "chosen" | "cut" | "light">;

/** The rules for what a step adds to a picture: the number line with its light, and the paths of named nodes. The colours may be any CSS. */
export function lineStyle({ ink, line, faded, chosen, cut, light }: Colours): string {
  const own = rules([
    `.light,.plot,.lit{fill:${light}}`,
    `.light{stroke:${light};stroke-width:8px;stroke-linejoin:round}`,
    `.axis{stroke:${line}}`,
    ".bar{stroke-width:1.5px}",
    `.post{stroke:${chosen};stroke-width:2.5px}`,
    `text.post,.path{stroke:none;fill:${chosen};font-weight:700}`,
    `.hatch{stroke:${cut}}`,
    ".gap{fill:none;stroke:none}",
    `.title,.end,.bar-end{fill:${faded}}`,
    `.number{fill:${ink};font-weight:700}`,
  ]);
  const moves = rules([".bar{transition:x .2s,width .2s}"]);
  // What is filled with the colour of the page has an outline.
  const outlines = rules([`.light,.plot{stroke:${ink};stroke-width:1px}`]);
  return `${own}@media (prefers-reduced-motion:no-preference){${moves}}@media (forced-colors:active){${outlines}}`;
}
