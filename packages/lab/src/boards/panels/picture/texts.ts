import { type Box, number } from "./gradient.js";
import { escaped, type Pen } from "./pen.js";

/** Fallback for programs that have none of the page's fonts. */
const LAST_FONT = "sans-serif";

/** Names of system fonts, which only browsers understand. */
const OF_BROWSERS = /^(?:ui-[a-z-]+|system-ui|-apple-system|BlinkMacSystemFont)$/;

/** A font as attributes. */
export function fontOf(style: CSSStyleDeclaration): string {
  const families = style.fontFamily
    .split(",")
    .map((name) => name.trim().replaceAll('"', "'"))
    .filter((name) => !OF_BROWSERS.test(name));
  if (!families.some((name) => /^(?:serif|sans-serif|monospace)$/.test(name))) families.push(LAST_FONT);
  return [
    `font-family="${families.join(", ")}"`,
    `font-size="${number(Number.parseFloat(style.fontSize))}"`,
    ...(style.fontWeight === "400" ? [] : [`font-weight="${style.fontWeight}"`]),
    ...(style.fontStyle === "normal" ? [] : [`font-style="${style.fontStyle}"`]),
  ].join(" ");
}

const known = new Map<string, readonly [number, number]>();

/** Ascent and descent of a font, relative to its size. */
export function reachOf(style: CSSStyleDeclaration): { readonly ascent: number; readonly descent: number } {
  const size = Number.parseFloat(style.fontSize);
  // Font sizes in drawing units may be smaller than any font of the page.
  const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
  const [ascent, descent] = known.get(font) ?? measured(font);
  known.set(font, [ascent, descent]);
  return { ascent: (ascent * size) / 100, descent: (descent * size) / 100 };
}

function measured(font: string): readonly [number, number] {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [80, 20];
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
  return [fontBoundingBoxAscent, fontBoundingBoxDescent];
}

/** Draws a text node line by line, with the page's positions and widths. */
export function paintText(text: Text, style: CSSStyleDeclaration, pen: Pen): void {
  for (const { said, rect } of linesOf(text)) paintLine(said, pen.placed(rect), style, pen);
}

/** Draws one line of text that fills a box. */
export function paintLine(said: string, box: Box, style: CSSStyleDeclaration, pen: Pen): void {
  const { ascent, descent } = reachOf(style);
  const lineThrough = style.textDecorationLine.includes("line-through")
    ? ' text-decoration="line-through"'
    : "";
  const shown = cased(said, style.textTransform);
  // The letters are centred vertically in the box.
  const base = box.y + (box.height - ascent - descent) / 2 + ascent;
  pen.write(
    `<text x="${number(box.x)}" y="${number(base)}" textLength="${number(box.width)}" lengthAdjust="spacingAndGlyphs" ${fontOf(style)} ${pen.fill(style.color)}${lineThrough}>${escaped(shown)}</text>`,
  );
}

interface Line {
  readonly said: string;
  readonly rect: DOMRect;
}

function linesOf(text: Text): Line[] {
  const range = text.ownerDocument.createRange();
  const lines: { from: number; to: number; top: number }[] = [];
  let at = 0;
  for (const letter of text.data) {
    const to = at + letter.length;
    range.setStart(text, at);
    range.setEnd(text, to);
    const rect = range.getBoundingClientRect();
    const last = lines.at(-1);
    // Collapsed spaces have no width.
    if (rect.width > 0 && letter.trim() !== "") {
      if (last && Math.abs(last.top - rect.top) < rect.height / 2) last.to = to;
      else lines.push({ from: at, to, top: rect.top });
    }
    at = to;
  }
  return lines.map(({ from, to }) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return { said: text.data.slice(from, to).replace(/\s+/g, " "), rect: range.getBoundingClientRect() };
  });
}

function cased(text: string, transform: string): string {
  if (transform === "uppercase") return text.toUpperCase();
  if (transform === "lowercase") return text.toLowerCase();
  return transform === "capitalize" ? text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : text;
}
