import type { SvgElement } from "@tyche/trees/drawing";

const SVG = "http://www.w3.org/2000/svg";

/** Creates an element of HTML with its attributes and children. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A sentence whose marked names are buttons that carry the id of their node. */
export function namesIn(sentence: string): (Node | string)[] {
  return sentence.split("\ue000").map((part) => {
    const [id = "", name] = part.split("\ue001");
    return name === undefined
      ? id
      : html("button", { type: "button", class: "name", "data-names": id }, name);
  });
}

/** Creates an empty element of SVG. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Changes the children of an element into others, and keeps every node that stays the same. */
export function patch(parent: Element, wanted: readonly (SvgElement | string)[]): void {
  for (const [index, child] of wanted.entries()) {
    const present = parent.childNodes[index];
    if (typeof child === "string") {
      if (present?.nodeType === Node.TEXT_NODE) {
        if (present.nodeValue !== child) present.nodeValue = child;
      } else put(parent, present, document.createTextNode(child));
      continue;
    }
    const element =
      present instanceof Element && present.localName === child.tag
        ? present
        : put(parent, present, document.createElementNS(SVG, child.tag));
    for (const { name } of [...element.attributes])
      if (child.attributes[name] === undefined) element.removeAttribute(name);
    for (const [name, value] of Object.entries(child.attributes))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    patch(element, child.children);
  }
  while (parent.childNodes.length > wanted.length) parent.lastChild!.remove();
}

function put<T extends Node>(parent: Element, present: Node | undefined, node: T): T {
  if (present) parent.replaceChild(node, present);
  else parent.append(node);
  return node;
}

/** The node of a part of the picture that an event is at. @param name "node", "edge" or "handed" */
export function nodeAt(event: Event, ...names: readonly string[]): number | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  for (const name of names) {
    const id = target?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    if (id) return Number(id);
  }
  return undefined;
}
