import type { Value } from "../model/number.js";
import { type Point, textWidth } from "../write/picture/picture.js";
import { type SvgElement, svgElement } from "../write/svg.js";
import type { NumberLine, Range } from "./number-line.js";

/** The height of a number line with its texts, in the units of a picture. */
export const LINE_HEIGHT = 46;
/** The length of the axis. */
const AXIS = 108;
/** The distance of texts from the axis, and of the frame from its contents. */
const APART = 4;
const BAR = 8;

/** The width of a number line with its texts. */
export function lineWidth(ends: Range, format: (value: Value) => string): number {
  return AXIS + 4 * APART + ends.reduce((sum, end) => sum + textWidth(format(end)), 0);
}

/**
 * Draws a number line: the interval that the node's value lies in as a bar, α and β as posts, at a cut the gap between
 * bar and post. Classes: "line", "frame", "axis", "bar" with the node's kind, "post", "gap".
 * @param at the middle of its left side
 */
export function numberLineSvg(
  { ends, bar, alpha, beta, gap }: NumberLine,
  kind: string,
  at: Point,
  format: (value: Value) => string,
): SvgElement {
  const width = lineWidth(ends, format);
  const left = at.x + 2 * APART + textWidth(format(ends[0]));
  const { y } = at;
  const low = ends[0].toNumber();
  const length = ends[1].toNumber() - low || 1;
  const place = (value: Value): number =>
    left + AXIS * Math.max(0, Math.min(1, (value.toNumber() - low) / length));
  const text = (says: string, x: number, row: number, said: string, anchor = "middle"): SvgElement =>
    svgElement("text", { class: says, x: round(x), y: round(row), "text-anchor": anchor }, [said]);
  const block = (name: string, [from, to]: Range): SvgElement => {
    const wide = Math.max(3, place(to) - place(from));
    const x = place(from) - (wide === 3 ? 1.5 : 0);
    const size = { y: round(y - BAR / 2), width: round(wide), height: String(BAR) };
    return svgElement("rect", { class: name, x: round(x), ...size });
  };
  const [from, to] = bar;
  const interval = from.equals(to) ? format(from) : `[${format(from)}, ${format(to)}]`;
  const half = textWidth(interval) / 2;
  const middle = Math.max(at.x + half, Math.min(at.x + width - half, (place(from) + place(to)) / 2));
  // Two posts that are close together have their names on the outer sides.
  const areClose = alpha && beta && place(beta) - place(alpha) < 34;
  const posts = (
    [
      ["α", alpha, areClose ? "end" : "middle"],
      ["β", beta, areClose ? "start" : "middle"],
    ] as const
  ).flatMap(([name, value, anchor]) => {
    if (!value) return [];
    const x = place(value);
    const d = `M${round(x)} ${round(y - 9)}L${round(x)} ${round(y + 9)}`;
    return [
      svgElement("path", { class: "post", d }),
      text("post-name", x, y - 16, `${name} ${format(value)}`, anchor),
    ];
  });
  const frame = { x: round(at.x), y: round(y - LINE_HEIGHT / 2), width: round(width) };
  return svgElement("g", { class: "line" }, [
    svgElement("rect", { class: "frame", ...frame, height: String(LINE_HEIGHT) }),
    svgElement("path", { class: "axis", d: `M${round(left)} ${round(y)}L${round(left + AXIS)} ${round(y)}` }),
    text("end", left - APART, y, format(ends[0]), "end"),
    text("end", left + AXIS + APART, y, format(ends[1]), "start"),
    block(`bar ${kind}`, bar),
    ...(gap ? [block("gap", gap)] : []),
    ...posts,
    text("interval", middle, y + 16, interval),
  ]);
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}
