const HTML = "http://www.w3.org/1999/xhtml";

/** Omitted from pictures: buttons beside the board, text for screen readers, fields. */
const LEFT_OUT = ".hidden, .tool, input, select, [aria-live], [hidden]";

/** Inherited properties. */
const INHERITED = [
  "color",
  "direction",
  "font-family",
  "font-feature-settings",
  "font-size",
  "font-style",
  "font-variant-numeric",
  "font-weight",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-indent",
  "text-shadow",
  "text-transform",
  "visibility",
  "white-space",
  "word-spacing",
  "writing-mode",
];
const INHERITED_OF_SHAPES = [
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
];
const INHERITED_OF_BOXES = ["border-collapse", "border-spacing", "list-style-type"];

const OWN = [
  "clip-path",
  "display",
  "filter",
  "mask",
  "mix-blend-mode",
  "opacity",
  "rotate",
  "scale",
  "transform",
  "transform-origin",
  "translate",
];
const OWN_OF_SHAPES = [
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "stop-color",
  "stop-opacity",
  "transform-box",
  "vector-effect",
  "x",
  "y",
];
const OWN_OF_BOXES = [
  "align-content",
  "align-items",
  "align-self",
  "appearance",
  "background-clip",
  "background-color",
  "background-image",
  "background-position",
  "background-repeat",
  "background-size",
  ...["top", "right", "bottom", "left"].flatMap((side) => [
    side,
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
  ]),
  ...["top-left", "top-right", "bottom-left", "bottom-right"].map((corner) => `border-${corner}-radius`),
  "box-shadow",
  "box-sizing",
  "column-gap",
  "flex-basis",
  "flex-direction",
  "flex-grow",
  "flex-shrink",
  "flex-wrap",
  "grid-column-end",
  "grid-column-start",
  "grid-row-end",
  "grid-row-start",
  "grid-template-areas",
  "grid-template-columns",
  "grid-template-rows",
  "height",
  "justify-content",
  "justify-items",
  "justify-self",
  "order",
  "outline-color",
  "outline-offset",
  "outline-style",
  "outline-width",
  "overflow-x",
  "overflow-y",
  "position",
  "row-gap",
  "table-layout",
  "text-decoration-line",
  "vertical-align",
  "width",
  "z-index",
];

/**
 * A copy of a part of the page that looks the same without its style sheets: every element carries the styles that
 * differ from its defaults, and generated content becomes elements. Everything that is not part of the picture is
 * omitted.
 */
export function dressedCopy(part: Element): HTMLElement {
  const usual = new UsualStyles(part.ownerDocument);
  try {
    return copyOf(part, undefined, usual) as HTMLElement;
  } finally {
    usual.close();
  }
}

/** Default styles of elements, by name. */
class UsualStyles {
  private readonly frame: HTMLElement;
  private readonly known = new Map<string, CSSStyleDeclaration>();

  constructor(document: Document) {
    this.frame = document.createElement("div");
    this.frame.style.setProperty("all", "initial");
    this.frame.style.setProperty("display", "none");
    document.body.append(this.frame);
  }

  of({ namespaceURI, localName }: Pick<Element, "namespaceURI" | "localName">): CSSStyleDeclaration {
    const key = `${namespaceURI} ${localName}`;
    const known = this.known.get(key);
    if (known) return known;
    const element = this.frame.ownerDocument.createElementNS(namespaceURI, localName) as HTMLElement;
    element.style.setProperty("all", "revert");
    this.frame.append(element);
    const style = getComputedStyle(element);
    this.known.set(key, style);
    return style;
  }

  /** Default style of a span, which has no effects of its own. */
  get plain(): CSSStyleDeclaration {
    return this.of({ namespaceURI: HTML, localName: "span" });
  }

  close(): void {
    this.frame.remove();
  }
}

/** @param above the computed style of the copy's parent; undefined: none */
function copyOf(
  element: Element,
  above: CSSStyleDeclaration | undefined,
  usual: UsualStyles,
): Element | undefined {
  const style = getComputedStyle(element);
  if (style.display === "none" || element.matches(LEFT_OUT)) return undefined;
  const copy = element.cloneNode(false) as HTMLElement;
  copy.removeAttribute("class");
  copy.removeAttribute("tabindex");
  copy.removeAttribute("style");
  dress(copy, style, above, usual);
  const parts = [
    pseudo(element, "::before", style, usual),
    ...[...element.childNodes].map((child) =>
      child instanceof Element ? copyOf(child, style, usual) : child.cloneNode(false),
    ),
    pseudo(element, "::after", style, usual),
  ];
  copy.append(...parts.filter((part) => part !== undefined));
  return copy;
}

function dress(
  copy: HTMLElement,
  style: CSSStyleDeclaration,
  above: CSSStyleDeclaration | undefined,
  usual: UsualStyles,
): void {
  const bare = usual.of(copy);
  const { plain } = usual;
  const isBox = copy.namespaceURI === HTML;
  // An SVG drawing inside text or a box is laid out as a box.
  const isFrame = isBox || copy.localName === "svg";
  const set = (name: string, without: string): void => {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== without) copy.style.setProperty(name, value);
  };
  for (const name of [...OWN, ...(isFrame ? OWN_OF_BOXES : OWN_OF_SHAPES)])
    set(name, bare.getPropertyValue(name));
  for (const name of [...INHERITED, ...(isBox ? INHERITED_OF_BOXES : INHERITED_OF_SHAPES)]) {
    const own = bare.getPropertyValue(name);
    const initial = plain.getPropertyValue(name);
    set(name, own === initial ? (above?.getPropertyValue(name) ?? initial) : own);
  }
}

/** The generated content before or after the children, as an element. */
function pseudo(
  element: Element,
  which: "::before" | "::after",
  above: CSSStyleDeclaration,
  usual: UsualStyles,
): Element | undefined {
  const style = getComputedStyle(element, which);
  const text = /^"(.*)"$/.exec(style.content)?.[1];
  if (text === undefined || element.namespaceURI !== HTML || style.display === "none") return undefined;
  const part = element.ownerDocument.createElement("span");
  part.textContent = text;
  dress(part, style, above, usual);
  return part;
}
