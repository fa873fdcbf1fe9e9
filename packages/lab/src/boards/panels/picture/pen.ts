import { colourOf } from "./colour.js";
import { type Box, gradientIn, number } from "./gradient.js";

/** Writes an SVG shape by shape, in picture pixels. */
export class Pen {
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly left: number;
  private readonly top: number;
  private names = 0;

  /** @param left left edge of the picture, in window pixels; `top` likewise */
  constructor(left: number, top: number) {
    this.left = left;
    this.top = top;
  }

  /** Converts a rectangle of the window into picture coordinates. */
  placed({ left, top, width, height }: DOMRectReadOnly): Box {
    return { x: left - this.left, y: top - this.top, width, height };
  }

  write(shape: string): void {
    this.body.push(shape);
  }

  /** Groups what `draw` writes; an empty group is left out. */
  within(attributes: string, draw: () => void): void {
    const at = this.body.push(`<g ${attributes}>`);
    draw();
    if (this.body.length === at) this.body.pop();
    else this.body.push("</g>");
  }

  /** An attribute with a clip path around a shape. */
  clip(shape: string): string {
    const id = this.name();
    this.definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** An attribute with a CSS gradient over a box; undefined if it cannot be written. */
  gradient(image: string, box: Box): string | undefined {
    const id = this.name();
    const found = gradientIn(image, id, box);
    if (found === undefined) return undefined;
    this.definitions.push(found);
    return `fill="url(#${id})"`;
  }

  fill(colour: string): string {
    return paint("fill", colour);
  }

  stroke(colour: string, width: number): string {
    return `fill="none" ${paint("stroke", colour)} stroke-width="${number(width)}"`;
  }

  written(): string {
    const { definitions } = this;
    return `${definitions.length > 0 ? `<defs>${definitions.join("")}</defs>` : ""}${this.body.join("")}`;
  }

  private name(): string {
    return `p${this.names++}`;
  }
}

/** A computed colour as attributes, with separate opacity, because drawing programs do not read it within a colour. */
export function paint(name: "fill" | "stroke", computed: string): string {
  const colour = colourOf(computed);
  if (!colour || colour.opacity === 0) return `${name}="none"`;
  return `${name}="${colour.hex}"${colour.opacity < 1 ? ` ${name}-opacity="${number(colour.opacity)}"` : ""}`;
}

export function isClear(computed: string): boolean {
  return (colourOf(computed)?.opacity ?? 0) === 0;
}

/** Escapes text for elements and attributes. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
