/** One line of a chart. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface LineChart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
}

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = { left: 64, right: 128, top: 36, bottom: 44 } as const;
/** Colours that people with any common type of colour vision can distinguish (Okabe and Ito 2008). */
const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];
const TICKS = 5;

/** Draws a chart as a standalone SVG with a light background. A line needs two points to be visible. */
export function lineChartSvg({ title, x, y, lines }: LineChart): string {
  const points = lines.flatMap((line) => line.points);
  const across = scaleOf(
    points.map(([value]) => value),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const up = scaleOf(
    points.map(([, value]) => value),
    HEIGHT - MARGIN.bottom,
    MARGIN.top,
  );
  const marks = [
    ...across.ticks.map(
      (tick) =>
        `<path class="grid" d="M${across.at(tick)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}"/><text x="${across.at(tick)}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${shortly(tick)}</text>`,
    ),
    ...up.ticks.map(
      (tick) =>
        `<path class="grid" d="M${MARGIN.left} ${up.at(tick)}H${WIDTH - MARGIN.right}"/><text x="${MARGIN.left - 6}" y="${up.at(tick) + 4}" text-anchor="end">${shortly(tick)}</text>`,
    ),
  ];
  const curves = lines.map(({ name, points: own }, i) => {
    const colour = COLOURS[i % COLOURS.length]!;
    const path = own.map(([a, b]) => `${across.at(a)} ${up.at(b)}`).join("L");
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.8"/><text x="${WIDTH - MARGIN.right + 10}" y="${MARGIN.top + 12 + 18 * i}" fill="${colour}">${escaped(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}">
<style>.grid{stroke:#ddd;fill:none}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${MARGIN.left}" y="20" font-size="14" font-weight="bold">${escaped(title)}</text>
${marks.join("\n")}
${curves.join("\n")}
<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(x)}</text>
<text transform="translate(14 ${(MARGIN.top + HEIGHT - MARGIN.bottom) / 2}) rotate(-90)" text-anchor="middle">${escaped(y)}</text>
</svg>
`;
}

interface Scale {
  readonly ticks: readonly number[];
  /** The coordinate of a value, to a tenth of a pixel. */
  at(value: number): number;
}

function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const known = Number.isFinite(low) ? low : 0;
  const step = roundStep((high > low ? high - low : Math.abs(known) || 1) / TICKS);
  const first = Math.floor(known / step) * step;
  const last = Math.max(Math.ceil((high > low ? high : known) / step) * step, first + step);
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step);
  const at = (value: number): number =>
    Math.round(10 * (from + ((to - from) * (value - first)) / (last - first))) / 10;
  return { ticks, at };
}

/** Rounds a step up to 1, 2 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return ([1, 2, 5].find((factor) => factor * power >= step) ?? 10) * power;
}

function shortly(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6) return `${Number((value / 1e6).toPrecision(3))} M`;
  if (size >= 1e4) return `${Number((value / 1e3).toPrecision(3))} k`;
  return String(Number(value.toPrecision(4)));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
