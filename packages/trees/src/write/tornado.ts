import type { Catalogue } from "@tyche/messages";
import { breakEven, inputName, type Sensitivity, type SensitivityReport } from "../analysis/sensitivity.js";
import type { Tree } from "../model/node.js";
import { formatExact, larger, smaller, toNumber, type Value } from "../model/number.js";
import { clip, columns, oneLine } from "../view/spelling.js";
import { escapeXml } from "./svg.js";

const ROW = 26;
const TOP = 56;
const BARS = 420;
const LETTER = 7.4;
const MARGIN = 16;
/** The gap between names and bars, for a number at the end of a bar. */
const GAP = 52;

const FILLS = { less: "#9db8d9", more: "#e0a866" } as const;

/** Limit on the bars: more would not be informative, so the widest are drawn. */
const MOST_BARS = 30;

/**
 * Writes a tornado diagram as SVG: a bar for each number, showing how far the value of the tree moves with it, the
 * widest on top; a diamond where the best action changes. Numbers without effect are left out.
 * @param words a catalogue with the area "tree-reports"
 */
export function tornadoSvg(tree: Tree, report: SensitivityReport, words: Catalogue): string {
  const title = escapeXml(words.text("tornado-title"));
  const moving = report.inputs.filter(({ roots: [a, b] }) => !a.equals(b)).slice(0, MOST_BARS);
  const ends = moving.flatMap(({ roots }) => roots);
  const low = ends.reduce(smaller, report.value);
  const high = ends.reduce(larger, report.value);
  const span = toNumber(high.sub(low)) || 1;
  const names = moving.map((input) =>
    clip(oneLine(`${words.format(inputName(input, tree))} = ${formatExact(input.value)}`), 40),
  );
  const left =
    MARGIN + Math.ceil(names.reduce((most, name) => Math.max(most, columns(name)), 8) * LETTER) + GAP;
  const width = left + BARS + MARGIN + 40;
  const height = TOP + moving.length * ROW + 34;
  const place = (value: Value): number =>
    Math.round((left + (toNumber(value.sub(low)) / span) * BARS) * 10) / 10;
  const middle = place(report.value);
  const rows = moving.map((input, i) =>
    row(input, names[i]!, TOP + i * ROW, left, place, middle, tree, words),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="tyche-tornado" role="img" aria-label="${title}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14" fill="#1d2733" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="24">${title}</text>`,
    `<text x="${middle}" y="${TOP - 10}" text-anchor="middle">${escapeXml(`${words.text("tornado-value")} ${formatExact(report.value)}`)}</text>`,
    ...rows,
    `<path class="axis" stroke="#1d2733" stroke-width="1.5" d="M${middle} ${TOP - 4}V${TOP + moving.length * ROW + 4}"/>`,
    ...legend(moving, TOP + moving.length * ROW + 22, left, words.text("tornado-changes")),
    "</svg>\n",
  ].join("\n");
}

function row(
  input: Sensitivity,
  name: string,
  y: number,
  left: number,
  place: (value: Value) => number,
  middle: number,
  tree: Tree,
  words: Catalogue,
): string {
  const [a, b] = input.roots;
  const [low, high] = [smaller(a, b), larger(a, b)];
  const [from, to] = [place(low), place(high)];
  const bar = (kind: keyof typeof FILLS, x: number, end: number): string =>
    end > x
      ? `<rect class="${kind}" fill="${FILLS[kind]}" x="${x}" y="${y + 3}" width="${Math.round((end - x) * 10) / 10}" height="${ROW - 8}"/>`
      : "";
  const at = flipPlace(input);
  const center = y + ROW / 2 - 1;
  const mark = at
    ? `<path class="flip" fill="#b3261e" stroke="#fff" d="M${place(at)} ${center - 7}l6 7l-6 7l-6 -7z"/>`
    : "";
  return [
    `<g><title>${escapeXml(oneLine(words.format(breakEven(input, tree))))}</title>`,
    `<text x="${left - GAP + 4}" y="${y + 17}" text-anchor="end">${escapeXml(name)}</text>`,
    bar("less", from, Math.min(middle, to)),
    bar("more", Math.max(middle, from), to),
    `<text font-size="12" x="${from - 3}" y="${y + 16}" text-anchor="end">${from < middle ? formatExact(low) : ""}</text>`,
    `<text font-size="12" x="${to + 3}" y="${y + 16}">${to > middle ? formatExact(high) : ""}</text>`,
    `${mark}</g>`,
  ].join("");
}

/** The value of the tree where the best action changes, if that is within the range of the bar. */
function flipPlace({ flip, range }: Sensitivity): Value | undefined {
  const isWithin = flip && flip.at.compare(range[0]) >= 0 && flip.at.compare(range[1]) <= 0;
  return isWithin ? flip.value : undefined;
}

function legend(inputs: readonly Sensitivity[], y: number, left: number, text: string): string[] {
  if (!inputs.some(flipPlace)) return [];
  return [
    `<path class="flip" fill="#b3261e" stroke="#fff" d="M${left} ${y - 12}l6 7l-6 7l-6 -7z"/><text x="${left + 12}" y="${y}">${escapeXml(text)}</text>`,
  ];
}
