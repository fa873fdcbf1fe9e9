import { DARK, LIGHT, type Palette, svgStyle } from "@tyche/trees/drawing";

type Colours = Readonly<Record<string, string>>;

/** The colours of a palette by name: those of outlines end in "-line". */
function named({ fills, lines, ...others }: Palette): Colours {
  const outlines = Object.entries(lines).map(([kind, colour]) => [`${kind}-line`, colour]);
  return { ...others, ...fills, ...Object.fromEntries(outlines) };
}

const [IN_LIGHT, IN_DARK] = [named(LIGHT), named(DARK)];

/**
 * A colour in light and in dark surroundings. They follow the page's `color-scheme`, and a page changes one by setting
 * the property: `tyche-tree { --tyche-chosen: purple }`.
 */
const colour = (name: string): string =>
  `var(--tyche-${name}, light-dark(${IN_LIGHT[name]}, ${IN_DARK[name]}))`;

/** A palette whose colours are the properties of these names. */
function properties(palette: Palette): Palette {
  const own = (all: object, end = ""): object =>
    Object.fromEntries(Object.keys(all).map((name) => [name, `var(--${name}${end})`]));
  const { fills, lines, ...others } = palette;
  return { ...own(others), fills: own(fills), lines: own(lines, "-line") } as Palette;
}

export const PALETTE = properties(LIGHT);

function styleText(): string {
  const { fixed, colours } = svgStyle(true);
  const all = (value: typeof colour): string =>
    Object.keys(IN_LIGHT)
      .map((name) => `--${name}: ${value(name)};`)
      .join(" ");
  return `
:host { display: block; container-type: inline-size; margin-block: 1em; color: var(--ink); font: 1rem/1.45 var(--tyche-font, system-ui, sans-serif);
  ${all(colour)} }
:host([hidden]), [hidden] { display: none !important }
slot { display: block; min-height: 15rem }
.problem + slot { min-height: 0 }
.icon { width: 1.2em; height: 1.2em; vertical-align: -.2em; fill: currentColor; stroke: currentColor; stroke-width: 1.6 }
.figure { position: relative; direction: ltr; background: var(--paper); border: 1px solid var(--faded); border-radius: 6px; padding: 8px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.place { overflow: auto hidden; padding: 5px; margin: -5px }
svg.tyche-tree { display: block; margin: 0 auto; max-width: 100%; height: auto; overflow: visible; }
${fixed}${colours(PALETTE)}
.tyche-tree { font-family: var(--tyche-font, system-ui, sans-serif) }
.tyche-tree .node.now .shape:not(.plate) { stroke-width: 4px }
button.name { all: unset; color: var(--chosen); font-weight: 600 }
.tyche-tree :is(.focused, .named) .shape, button.named { outline: 2px solid var(--chosen); outline-offset: 2px }
.said { margin: 6px 2px; min-height: 2.9em }
.said:lang(zh) { min-height: 1.5em }
.problem { margin: 6px 2px; color: var(--cut); background: var(--paper) }
.steps { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 4px }
.steps input { flex: 1 1 6em; min-width: 5em; accent-color: var(--chosen) }
button, input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 5px }
button { min-width: 2.4em; min-height: 2.2em; padding: 0 .5em; cursor: pointer }
button:disabled { color: var(--faded); border-color: var(--faded); opacity: .6; cursor: default }
:focus-visible { outline: 2px solid var(--chosen); outline-offset: 2px }
output { font-variant-numeric: tabular-nums; color: var(--faded); min-width: 6em }
@container (max-width: 480px) { .steps input { flex-basis: 100%; order: -1 } }
@media print { .steps { display: none } .figure { break-inside: avoid } svg.tyche-tree { min-width: 0 !important } }
@media (forced-colors: active) { :host { ${all((name) => (/ink|line|fa|cut/.test(name) ? "CanvasText" : "Canvas"))} --chosen: Highlight } }
`;
}

let sheet: CSSStyleSheet | undefined;
const added = new Set<string>();

/** The style of all figures, made once; a constructed sheet is allowed by any content security policy. */
export function figureStyle(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    addStyle("");
  }
  return sheet;
}

/** Adds rules to the style of all figures, for what only some of them have. */
export function addStyle(rules: string): void {
  sheet?.replaceSync([styleText(), ...added.add(rules)].join(""));
}
