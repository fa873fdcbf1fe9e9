import { columns, type SvgElement, textWidth } from "@tyche/trees/drawing";
import { createElement, memo, type ReactElement, type ReactNode } from "react";

/** Numbers with more columns are set to the width that the layout has for them, in any font. */
const LONGEST_FREE = 8;
const TERMS: Readonly<Record<string, string>> = {
  interval: "interval",
  sum: "interval",
  each: "probability",
  window: "window",
  post: "window",
  "bar-end": "interval",
};
/** A probability without an action's name before it. */
const PROBABILITY = /^(\d+\/\d+|0[.,]\d+)$/;
const NUMBERS: ReadonlySet<string> = new Set(["value", "more", "interval", "sum", "window"]);

/** The elements of a scene in the page. Those that stay the same from step to step are not rendered again. */
export function SvgElements({ elements }: { readonly elements: readonly SvgElement[] }) {
  return elements.map((element, index) => <Element key={keyOf(element) ?? index} element={element} />);
}

/** The part and the node of a group. */
function keyOf({ attributes }: SvgElement): string | undefined {
  return Object.entries(attributes)
    .find(([name]) => name.startsWith("data-"))
    ?.join();
}

const Element = memo(
  function Element({ element }: { readonly element: SvgElement }): ReactElement {
    const { tag, attributes, children } = element;
    const { class: className = "", "text-anchor": textAnchor, ...others } = attributes;
    // A page has its own explanations of terms, and the tree beside the picture names the nodes.
    const parts = children.map((child): ReactNode => {
      if (typeof child === "string") return child;
      return child.tag === "title" ? null : createElement(Element, { element: child });
    });
    const more = tag === "text" ? textProps(className, String(children[0])) : {};
    return createElement(tag, { ...others, className, textAnchor, ...more }, ...parts);
  },
  (a, b) => JSON.stringify(a.element) === JSON.stringify(b.element),
);

/** The term of a text, and the width of a long number. */
function textProps(className: string, text: string) {
  const [role = "", kind] = className.split(" ");
  const isProbability = role === "action" && PROBABILITY.test(text);
  const isLong = NUMBERS.has(role) && columns(text) > LONGEST_FREE;
  return {
    "data-term": role === "level" ? kind : isProbability ? "probability" : TERMS[role],
    ...(isLong && { textLength: textWidth(text), lengthAdjust: "spacingAndGlyphs" }),
  };
}
