import { colourOf } from "./colour.js";
import { type Box, gradientIn, number } from "./gradient.js";

/** Writes an SVG shape by shape, in the picture's own pixels. */
export class Pen {
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly left: number;
  private readonly top: number;
  private names = 0;

  /** @param left of what the picture shows, in pixels of the window; `top` as well */
  constructor(left: number, top: number) {
    this.left = left;
    this.top = top;
  }

  /** A rectangle of the window in the picture. */
  placed({ left, top, width, height }: DOMRectReadOnly): Box {
    return { x: left - this.left, y: top - this.top, width, height };
  }

  write(shape: string): void {
    this.body.push(shape);
  }

  /** What is drawn in the meantime stands in a group; nothing is written of an empty one. */
  within(attributes: string, draw: () => void): void {
    const at = this.body.push(`<g ${attributes}>`);
    draw();
    if (this.body.length === at) this.body.pop();
    else this.body.push("</g>");
  }

  /** A clip path around a shape, as an attribute. */
  clip(shape: string): string {
    const id = this.name();
    this.definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** A gradient of a style sheet over a box, as an attribute; undefined where it is none that can be written. */
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

  /** All that was drawn. */
  written(): string {
    const { definitions } = this;
    return `${definitions.length > 0 ? `<defs>${definitions.join("")}</defs>` : ""}${this.body.join("")}`;
  }

  private name(): string {
    return `p${this.names++}`;
  }
}

/** A computed colour as attributes, the opacity on its own: programs for drawing do not read it within a colour. */
export function paint(name: "fill" | "stroke", computed: string): string {
  const colour = colourOf(computed);
  if (!colour || colour.opacity === 0) return `${name}="none"`;
  return `${name}="${colour.hex}"${colour.opacity < 1 ? ` ${name}-opacity="${number(colour.opacity)}"` : ""}`;
}

export function isClear(computed: string): boolean {
  return (colourOf(computed)?.opacity ?? 0) === 0;
}

/** For text and attributes. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
