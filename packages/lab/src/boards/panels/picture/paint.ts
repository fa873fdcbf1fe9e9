import { outline, paintBox, radiiOf } from "./boxes.js";
import { type Box, number } from "./gradient.js";
import { Pen } from "./pen.js";
import { shapeIn } from "./shapes.js";
import { paintLine, paintText } from "./texts.js";

/** Omitted from pictures: buttons beside the board, text for screen readers, fields. */
const LEFT_OUT = ".hidden, .tool, input, select, [aria-live], [hidden]";

/**
 * A board as it is drawn now, as an SVG of shapes and text alone, which every SVG program can draw: no HTML, no style
 * sheet, nothing loaded from elsewhere. Blurred shadows are omitted.
 */
export function svgOf(board: Element): string {
  const box = board.getBoundingClientRect();
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const pen = new Pen(box.left, box.top);
  paintElement(board, pen);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}<rect width="100%" height="100%" ${pen.fill(groundOf(board))}/>${pen.written()}</svg>`;
}

/** The background colour of an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "#ffffff";
}

/** Draws an element of the page and its content: boxes as paths, SVG drawings unchanged, text line by line. */
function paintElement(element: Element, pen: Pen): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.opacity === "0" || element.matches(LEFT_OUT)) return;
  const draw = (): void => {
    const box = pen.placed(element.getBoundingClientRect());
    if (style.visibility === "visible" && style.display !== "contents") paintBox(style, box, pen);
    if (element instanceof SVGSVGElement) {
      if (style.visibility === "visible") paintDrawing(element, style, box, pen);
      return;
    }
    // Generated text fills the element that has it.
    const before = getComputedStyle(element, "::before");
    const [, generated] = /^"(.+)"$/.exec(before.content) ?? [];
    if (generated !== undefined) paintLine(generated, box, before, pen);
    if (style.overflowX === "visible") {
      paintChildren(element, style, pen);
      return;
    }
    const inside = pen.clip(`<path d="${outline(box, radiiOf(style, box))}"/>`);
    pen.within(inside, () => paintChildren(element, style, pen));
  };
  if (style.opacity === "1") draw();
  else pen.within(`opacity="${style.opacity}"`, draw);
}

/** Paints the lowest child first, as browsers do: positioned children are above the others. */
function paintChildren(element: Element, style: CSSStyleDeclaration, pen: Pen): void {
  const layers = [...element.childNodes].map((child) => ({ child, layer: layerOf(child) }));
  layers.sort((one, other) => one.layer - other.layer);
  for (const { child } of layers) {
    if (child instanceof Element) paintElement(child, pen);
    else if (child instanceof Text && style.visibility === "visible") paintText(child, style, pen);
  }
}

function layerOf(child: ChildNode): number {
  if (!(child instanceof Element)) return 0;
  const { zIndex, position, transform, opacity } = getComputedStyle(child);
  if (zIndex !== "auto") return Number(zIndex) === 0 ? 0.5 : Number(zIndex);
  return position === "static" && transform === "none" && opacity === "1" ? 0 : 0.5;
}

/** Places an SVG drawing of the page in the picture, with its own units. */
function paintDrawing(svg: SVGSVGElement, style: CSSStyleDeclaration, box: Box, pen: Pen): void {
  const inside = [...svg.children].map(shapeIn).join("");
  if (inside === "") return;
  const edge = (side: "Top" | "Right" | "Bottom" | "Left"): number =>
    Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
  const [width, height] = [
    Number.parseFloat(style.width) || box.width,
    Number.parseFloat(style.height) || box.height,
  ];
  const isBorderBox = style.boxSizing === "border-box";
  const inner = {
    width: width - (isBorderBox ? edge("Left") + edge("Right") : 0),
    height: height - (isBorderBox ? edge("Top") + edge("Bottom") : 0),
  };
  // A rotated drawing has a larger bounding box with the same centre.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [left, top] = [
    x - inner.width / 2 + (edge("Left") - edge("Right")) / 2,
    y - inner.height / 2 + (edge("Top") - edge("Bottom")) / 2,
  ];
  const kept = ["viewBox", "preserveAspectRatio"].flatMap((name) => {
    const value = svg.getAttribute(name);
    return value === null ? [] : [`${name}="${value}"`];
  });
  const place = `x="${number(left)}" y="${number(top)}" width="${number(inner.width)}" height="${number(inner.height)}"`;
  const overflow = style.overflowX === "visible" ? ' overflow="visible"' : "";
  const drawing = `<svg ${[place, ...kept].join(" ")}${overflow}>${inside}</svg>`;
  if (style.transform === "none") pen.write(drawing);
  else {
    const [a, b, c, d] = style.transform.match(/-?[\d.]+(?:e-?\d+)?/g)!;
    const turn = `translate(${number(x)} ${number(y)}) matrix(${a} ${b} ${c} ${d} 0 0) translate(${number(-x)} ${number(-y)})`;
    pen.within(`transform="${turn}"`, () => pen.write(drawing));
  }
}
