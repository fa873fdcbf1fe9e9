const SVG = "http://www.w3.org/2000/svg";

/** Omitted from pictures: buttons beside the board, text for screen readers, fields. */
const LEFT_OUT = ".hidden, .tool, input, select, [aria-live], [hidden]";

/** Properties of shapes that style sheets may set, with their usual values. */
const SHAPE_STYLES = Object.entries({
  opacity: "1",
  transform: "none",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "fill-rule": "nonzero",
  "text-anchor": "start",
  "paint-order": "normal",
});

/** Computed shadows without blur. */
const SHADOWS =
  /\b([a-z]{3,8}\([^()]{0,80}\)) (-?[\d.]{1,12})px (-?[\d.]{1,12})px 0px (-?[\d.]{1,12})px( inset)?/g;

/**
 * Draws a board as it is on the page, as an SVG of shapes and text alone, which every SVG program can draw: no HTML, no
 * style sheet, nothing loaded from elsewhere. Blurred shadows and CSS gradients are omitted.
 */
export function svgOf(board: Element): string {
  const { style } = board.parentElement!;
  const { zoom } = style;
  // Computed lengths leave out the zoom of the board, and places do not.
  style.zoom = "1";
  const { x, y, width, height } = board.getBoundingClientRect();
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  const picture = document.createElementNS(SVG, "svg");
  // Coordinates are those of the window.
  for (const [name, value] of Object.entries({ width: across, height: down, viewBox: [x, y, across, down] }))
    picture.setAttribute(name, String(value));
  add(picture, "rect", { x, y, width: across, height: down, ...paint("fill", groundOf(board)) });
  drawElement(board, picture);
  style.zoom = zoom;
  return new XMLSerializer().serializeToString(picture);
}

type Attributes = Readonly<Record<string, string | number>>;

function add(parent: SVGElement, name: string, attributes: Attributes): SVGElement {
  const child = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes))
    child.setAttribute(key, String(value).replaceAll(/(\.\d\d)\d+/g, "$1"));
  return child;
}

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;

/** Converts a computed colour, in any notation, into attributes that every program reads. */
function paint(name: "fill" | "stroke", colour: string): Attributes {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour === "none" ? "transparent" : colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return { [name]: "none" };
  const opacity = alpha! < 255 && { [`${name}-opacity`]: alpha! / 255 };
  return { [name]: `rgb(${red}, ${green}, ${blue})`, ...opacity };
}

/** The background colour of an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "#ffffff";
}

/** Draws an element of the page and its content: boxes as paths, SVG drawings as they are, text word by word. */
function drawElement(element: Element, parent: SVGElement): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility !== "visible" || element.matches(LEFT_OUT)) return;
  const box = element.getBoundingClientRect();
  let into = style.opacity === "1" ? parent : add(parent, "g", { opacity: style.opacity });
  if (style.display !== "contents") drawBox(box, style, into);
  if (element instanceof SVGSVGElement) {
    const { a, b, c, d, e, f } = element.getScreenCTM()!;
    const drawing = add(into, "g", {});
    drawing.setAttribute("transform", `matrix(${[a, b, c, d, e, f]})`);
    for (const child of element.children) drawShape(child, drawing);
    return;
  }
  if (style.overflowX !== "visible") {
    const id = `clip${(into.ownerSVGElement ?? into).querySelectorAll("clipPath").length}`;
    add(add(into, "clipPath", { id }), "path", { d: outline(box, radiusOf(style, box)) });
    into = add(into, "g", { "clip-path": `url(#${id})` });
  }
  // Generated text fills the element that has it.
  const before = getComputedStyle(element, "::before");
  if (/^"./.test(before.content)) drawWord(JSON.parse(before.content) as string, box, before, into);
  for (const child of [...element.childNodes].toSorted((one, other) => layerOf(one) - layerOf(other))) {
    if (child instanceof Element) drawElement(child, into);
    else if (child instanceof Text) drawText(child, style, into);
  }
}

/** Browsers paint positioned children above the others. */
function layerOf(child: Node): number {
  if (!(child instanceof Element)) return 0;
  const { zIndex, position } = getComputedStyle(child);
  return zIndex === "auto" && position === "static" ? 0 : Number(zIndex) || 0.5;
}

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** All corners of a box have the same radius. */
function radiusOf({ borderTopLeftRadius: radius }: CSSStyleDeclaration, { width, height }: Box): number {
  const least = Math.min(width, height);
  const length = Number.parseFloat(radius);
  return Math.min(least / 2, radius.includes("%") ? (length / 100) * least : length);
}

/** The path of a box with rounded corners. */
function outline({ x, y, width, height }: Box, radius: number): string {
  const corner = (dx: number, dy: number) =>
    radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : "";
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

function shrunk({ x, y, width, height }: Box, [left, top, right, bottom]: readonly number[]): Box {
  return { x: x + left!, y: y + top!, width: width - left! - right!, height: height - top! - bottom! };
}

/** Draws background, shadows without blur, and borders. */
function drawBox(box: Box, style: CSSStyleDeclaration, into: SVGElement): void {
  const radius = radiusOf(style, box);
  const path = outline(box, radius);
  if (!/, 0\)$/.test(style.backgroundColor))
    add(into, "path", { d: path, ...paint("fill", style.backgroundColor) });
  const shadows = [...style.boxShadow.matchAll(SHADOWS)].reverse();
  for (const [, colour, x, y, spread, inside] of shadows) {
    const [dx, dy, far] = [Number(x), Number(y), inside ? Number(spread) : -Number(spread)];
    const sides = [far + dx, far + dy, far - dx, far - dy];
    const hole = shrunk(box, inside ? sides.map((side) => Math.max(0, side)) : sides);
    const d = path + outline(hole, Math.max(0, radius - far));
    add(into, "path", { d, "fill-rule": "evenodd", ...paint("fill", colour!) });
  }
  drawBorders(box, style, into);
}

function drawBorders(box: Box, style: CSSStyleDeclaration, into: SVGElement): void {
  const borders = (["Left", "Top", "Right", "Bottom"] as const).map((side) => ({
    size: Number.parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
  }));
  const { size, colour } = borders[0]!;
  if (borders.every((each) => each.size === size)) {
    const half = shrunk(box, [size / 2, size / 2, size / 2, size / 2]);
    const d = outline(half, Math.max(0, radiusOf(style, box) - size / 2));
    if (size > 0) add(into, "path", { d, fill: "none", ...paint("stroke", colour), "stroke-width": size });
    return;
  }
  for (const [side, each] of borders.entries()) {
    if (each.size === 0) continue;
    // Shrunk from the other side.
    const sides = [0, 0, 0, 0].with((side + 2) % 4, (side % 2 === 0 ? box.width : box.height) - each.size);
    add(into, "path", { d: outline(shrunk(box, sides), 0), ...paint("fill", each.colour) });
  }
}

/** Draws a shape of an SVG drawing, or a group of them, with its computed style as attributes. */
function drawShape(element: Element, parent: SVGElement): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility !== "visible") return;
  const { localName } = element;
  const copy = add(parent, localName, {});
  for (const { name, value } of element.attributes)
    if (!/^(class|style|fill|stroke|role|dominant-baseline|(aria|data)-.*)$/.test(name))
      copy.setAttribute(name, value);
  for (const [name, usual] of SHAPE_STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== usual) copy.setAttribute(name, value);
  }
  const isText = /^t(ext|span)$/.test(localName);
  if (isText || element instanceof SVGGeometryElement)
    for (const [name, value] of Object.entries({
      ...paint("fill", style.fill),
      ...(style.stroke !== "none" && paint("stroke", style.stroke)),
      ...(isText && fontOf(style)),
      ...(localName === "text" && style.dominantBaseline !== "auto" && { dy: "0.35em" }),
    }))
      copy.setAttribute(name, String(value));
  for (const child of element.childNodes) {
    if (child instanceof Element) drawShape(child, copy);
    else if (child instanceof Text && isText) copy.append(child.data);
  }
}

function fontOf({ fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): Attributes {
  return { "font-family": fontFamily, "font-size": Number.parseFloat(fontSize), "font-weight": fontWeight };
}

/** Draws a text word by word, with the page's positions and widths; Chinese letter by letter. */
function drawText(text: Text, style: CSSStyleDeclaration, into: SVGElement): void {
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/[⺀-\uffff]|[^\s⺀-\uffff]+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    drawWord(word, range.getBoundingClientRect(), style, into);
  }
}

function drawWord(word: string, box: Box, style: CSSStyleDeclaration, into: SVGElement): void {
  const { x, y, width, height } = box;
  const base = y + height / 2 + 0.35 * Number.parseFloat(style.fontSize);
  const place = { x, y: base, textLength: width, lengthAdjust: "spacingAndGlyphs" };
  const drawn = add(into, "text", { ...place, ...fontOf(style), ...paint("fill", style.color) });
  drawn.textContent = style.textTransform === "uppercase" ? word.toUpperCase() : word;
}
