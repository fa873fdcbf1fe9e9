import { dressedCopy } from "./dressed-copy.js";
import { paintElement } from "./paint.js";
import { Pen } from "./pen.js";

/**
 * A board as it is drawn now, as an SVG of shapes and text alone, which every SVG program can draw: no HTML, no style
 * sheet, nothing loaded from elsewhere. Blurred shadows are omitted.
 */
export function svgOf(board: Element): string {
  const { width, height } = board.getBoundingClientRect();
  const ground = groundOf(board);
  const copy = dressedCopy(board);
  copy.style.setProperty("margin", "0");
  // A copy can only be measured inside the page. It is hidden, and removed before the next paint.
  const frame = board.ownerDocument.createElement("div");
  for (const [name, value] of [
    ["all", "initial"],
    ["position", "fixed"],
    ["inset", "0 auto auto 0"],
    ["inline-size", `${width}px`],
    ["opacity", "0"],
    ["pointer-events", "none"],
  ] as const)
    frame.style.setProperty(name, value);
  frame.inert = true;
  frame.append(copy);
  board.ownerDocument.body.append(frame);
  try {
    const { left, top } = copy.getBoundingClientRect();
    const pen = new Pen(left, top);
    paintElement(copy, pen);
    const size = [Math.ceil(width), Math.ceil(height)] as const;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}">`;
    return `${head}<rect width="100%" height="100%" ${pen.fill(ground)}/>${pen.written()}</svg>`;
  } finally {
    frame.remove();
  }
}

/** The background colour of an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "#ffffff";
}
