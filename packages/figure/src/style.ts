import { type Palette, svgStyle } from "@tyche/trees/drawing";
import { KINDS } from "@tyche/trees/model";

/**
 * The colours, each with its value in light and in dark surroundings. They follow the page's `color-scheme`, and a page
 * changes one by setting the property: `tyche-tree { --tyche-chosen: purple }`.
 */
const COLOURS = {
  paper: ["#ffffff", "#14181d"],
  ink: ["#1b1f24", "#f1f3f5"],
  line: ["#4a525c", "#aab2bd"],
  faded: ["#5f6672", "#98a1ad"],
  chosen: ["#0b5cad", "#7dc0ff"],
  cut: ["#b3261e", "#ff8a80"],
  now: ["#9a4a06", "#ffb454"],
  max: ["#dcebfb", "#1d3857"],
  min: ["#fde6dc", "#54301f"],
  chance: ["#fdf3cf", "#4a3f14"],
  player: ["#ebe3f9", "#3b2d5c"],
} as const;

const colour = (name: keyof typeof COLOURS): string => {
  const [light, dark] = COLOURS[name];
  return `var(--tyche-${name}, light-dark(${light}, ${dark}))`;
};

const PALETTE: Palette = {
  paper: "var(--paper)",
  ink: "var(--ink)",
  line: "var(--line)",
  faded: "var(--faded)",
  chosen: "var(--chosen)",
  cut: "var(--cut)",
  fills: {
    max: "var(--max)",
    min: "var(--min)",
    chance: "var(--chance)",
    player: "var(--player)",
    leaf: "var(--paper)",
  },
};

function styleText(): string {
  const { fixed, colours } = svgStyle({ kinds: KINDS, hasSets: true, isSlanted: true });
  const names = Object.keys(COLOURS) as (keyof typeof COLOURS)[];
  return `
:host { display: block; container-type: inline-size; margin-block: 1em; color: var(--ink); font: 1rem/1.45 var(--tyche-font, system-ui, sans-serif);
  ${names.map((name) => `--${name}: ${colour(name)};`).join(" ")} }
:host([hidden]), [hidden] { display: none !important }
slot { display: block; min-height: 15rem }
.problem + slot { min-height: 0 }
.icon { width: 1.2em; height: 1.2em; vertical-align: -.2em; fill: currentColor; stroke: currentColor; stroke-width: 1.6 }
.figure { position: relative; background: var(--paper); border: 1px solid var(--faded); border-radius: 6px; padding: 8px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.place { overflow: auto hidden; padding: 5px; margin: -5px }
svg.tyche-tree { display: block; margin: 0 auto; max-width: 100%; height: auto; overflow: visible; }
${fixed}${colours(PALETTE)}
.tyche-tree text { font-family: var(--tyche-font, system-ui, sans-serif) }
.tyche-tree .now .s { stroke: var(--now); stroke-width: 3.5px }
.tyche-tree .focused .s { outline: 2px solid var(--chosen); outline-offset: 3px }
.tyche-tree.asks [data-node], .tyche-tree.asks [data-edge] { cursor: pointer }
.tyche-tree.asks .e { stroke-width: 2.5px }
.tyche-tree.leaves .leaf { cursor: ew-resize; touch-action: pan-y }
.tyche-tree.edges [data-handed] { cursor: text }
.frame { fill: var(--paper); stroke: var(--faded); stroke-width: 1px; rx: 4px }
.axis { stroke: var(--line); fill: none }
.leader { stroke: var(--faded); fill: none; stroke-dasharray: 1 4 }
.bar { stroke: var(--line); stroke-width: 1px }
.post { stroke: var(--ink); stroke-width: 2px; fill: none }
.gap { fill: var(--cut); opacity: .55 }
.tyche-tree text.end { font-size: 11px; fill: var(--faded) }
.tyche-tree text.interval, .tyche-tree text.post-name { font-size: 11.5px }
.said { margin: 6px 2px; min-height: 2.9em }
.said:lang(zh) { min-height: 1.5em }
.problem { margin: 6px 2px; color: var(--cut); background: var(--paper) }
.steps, .question { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 4px }
.question { margin: 6px 2px }
.question p { margin: 0; flex: 1 1 100%; font-weight: 600 }
.steps input { flex: 1 1 6em; min-width: 5em; accent-color: var(--chosen) }
button { min-width: 2.4em; min-height: 2.2em; padding: 0 .5em; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 5px; cursor: pointer }
button:disabled { color: var(--faded); border-color: var(--faded); opacity: .6; cursor: default }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 5px }
.question input { width: 7em; min-height: 2.2em; padding: 0 .4em }
.field { position: absolute; width: 5em; transform: translate(-50%, -50%); text-align: center }
:focus-visible { outline: 2px solid var(--chosen); outline-offset: 2px }
output { font-variant-numeric: tabular-nums; color: var(--faded); min-width: 6em }
@media (prefers-reduced-motion: no-preference) { .bar, .gap { transition: x .2s, width .2s } }
@container (max-width: 480px) { .steps input { flex-basis: 100%; order: -1 } }
@media print { .steps, .question button, .question input { display: none } .figure { break-inside: avoid } svg.tyche-tree { min-width: 0 !important } }
@media (forced-colors: active) { .bar { fill: Highlight } .gap { fill: Mark } }
`;
}

let sheet: CSSStyleSheet | undefined;

/** The style of all figures, made once; a constructed sheet is allowed by any content security policy. */
export function figureStyle(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styleText());
  }
  return sheet;
}
