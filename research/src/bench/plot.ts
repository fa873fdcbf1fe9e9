import type { Curve } from "../kit/report.js";

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = { left: 64, right: 150, top: 16, bottom: 44 } as const;
/** Dark enough on white and light enough on black; dashes distinguish the curves without colours. */
const COLOURS = ["#3b76c4", "#c4561d", "#2f8f5b", "#9a4fb0"] as const;
const DASHES = ["none", "6 3", "2 3", "8 3 2 3"] as const;

/** Draws curves on logarithmic axes as SVG; points with a value of 0 are left out. */
export function plotSvg(curves: readonly Curve[], xLabel: string, yLabel: string): string {
  const points = curves.flatMap((curve) => curve.points).filter(([x, y]) => x > 0 && y > 0);
  const x = axis(
    points.map(([value]) => value),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const y = axis(
    points.map(([, value]) => value),
    HEIGHT - MARGIN.bottom,
    MARGIN.top,
  );
  const grid = [
    ...x.ticks.map((tick) => {
      const at = x.place(tick).toFixed(1);
      return `<path class="grid" d="M${at} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}"/><text x="${at}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${power(tick)}</text>`;
    }),
    ...y.ticks.map((tick) => {
      const at = y.place(tick).toFixed(1);
      return `<path class="grid" d="M${MARGIN.left} ${at}H${WIDTH - MARGIN.right}"/><text x="${MARGIN.left - 6}" y="${at}" dy="4" text-anchor="end">${power(tick)}</text>`;
    }),
  ];
  const lines = curves.map(({ name, points: own }, i) => {
    const shown = own.filter(([, value]) => value > 0);
    const path = shown
      .map(([a, b]) => `${x.place(Math.log10(a)).toFixed(1)} ${y.place(Math.log10(b)).toFixed(1)}`)
      .join("L");
    const [, lastY] = shown.at(-1)!;
    const style = `stroke="${COLOURS[i % COLOURS.length]}" stroke-dasharray="${DASHES[i % DASHES.length]}"`;
    return `<path class="curve" ${style} d="M${path}"/><text x="${WIDTH - MARGIN.right + 6}" y="${y.place(Math.log10(lastY)).toFixed(1)}" dy="4">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">
<title>${yLabel} by ${xLabel}</title>
<style>text{fill:#444}.grid{stroke:#8884;fill:none}.curve{stroke-width:2;fill:none}@media(prefers-color-scheme:dark){text{fill:#ccc}}</style>
${[...grid, ...lines].join("\n")}
<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${xLabel}</text>
<text transform="translate(14 ${(MARGIN.top + HEIGHT - MARGIN.bottom) / 2}) rotate(-90)" text-anchor="middle">${yLabel}</text>
</svg>
`;
}

/** A logarithmic axis over values, with a tick at each power of ten; positions and ticks are in logarithms. */
function axis(
  values: readonly number[],
  from: number,
  to: number,
): { readonly ticks: readonly number[]; place(logarithm: number): number } {
  const low = Math.log10(Math.min(...values));
  const high = Math.log10(Math.max(...values));
  const unit = (to - from) / Math.max(1e-9, high - low);
  const first = Math.ceil(low);
  return {
    ticks: Array.from({ length: Math.max(0, Math.floor(high) - first + 1) }, (_, i) => first + i),
    place: (logarithm) => from + (logarithm - low) * unit,
  };
}

function power(exponent: number): string {
  return exponent >= -3 && exponent <= 3 ? String(10 ** exponent) : `10^${exponent}`;
}
