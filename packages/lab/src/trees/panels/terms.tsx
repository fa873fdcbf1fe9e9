import type { Kind } from "@tyche/trees";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";

/** The terms that explain themselves; an element names its term in `data-term`. */
export type Term = Kind | "probability" | "alpha" | "beta" | "window" | "interval" | "bound" | "cut";

interface Tip {
  readonly term: Term;
  readonly x: number;
  readonly y: number;
}

/** Where a name begins, its node's id ends, and the name ends: characters that no text has. */
const [BEGIN, MIDDLE, END] = ["\ue000", "\ue001", "\ue002"];

/** A name that `withTerms` finds in a sentence. */
export function markedName(id: number, name: string): string {
  return `${BEGIN}${id}${MIDDLE}${name}${END}`;
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Outlines the node whose name is pointed at or focused, and names of a node that is. */
function showNamed(target: Element | undefined): void {
  const { names, node = names } = target?.closest<SVGElement>("[data-names], [data-node]")?.dataset ?? {};
  sheet.replaceSync(
    node === undefined
      ? ""
      : `[data-node="${node}"] .shape, [data-names="${node}"] { outline: 2px solid var(--accent) } [data-node="${node}"] .shape { outline-offset: 4px }`,
  );
}

/** One sentence about the term that is pointed at, focused or tapped. */
export function TermTip() {
  const words = useWords();
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    const show = ({ target }: Event): void => {
      const at = target instanceof Element ? target : undefined;
      showNamed(at);
      const mark = at?.closest("[data-term]");
      const term = mark?.getAttribute("data-term") as Term | null | undefined;
      if (!mark || !term) {
        setTip(undefined);
        return;
      }
      const { left, width, bottom } = mark.getBoundingClientRect();
      setTip({ term, x: left + width / 2, y: bottom });
    };
    const hide = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === "Escape") setTip(undefined);
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ["pointerover", "focusin", "click"] as const)
      document.addEventListener(type, show, { signal });
    for (const type of ["keydown", "scroll", "resize"] as const)
      window.addEventListener(type, hide, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return (
    <div role="status" className="term-tip-place">
      {tip && (
        <span
          className="term-tip"
          style={{
            left: `clamp(8px, ${tip.x}px - 11rem, 100vw - 22rem - 8px)`,
            // Above a term that is near the end of the window.
            ...(tip.y > window.innerHeight - 90
              ? { bottom: `${window.innerHeight - tip.y + 26}px` }
              : { top: `${tip.y + 8}px` }),
          }}
        >
          {words.text(`lab-term-${tip.term}`)}
        </span>
      )}
    </div>
  );
}

const MARKED = /(MAX|MIN|α|β|≥|≤|✂|\[[^\]]{1,40}\])/;
/** A name with the signs around it, so that no line ends between the two. */
const NAME = /(\(?[“«]?[\u00a0\u202f]?\ue000[^\ue000\ue002]*\ue002[\u00a0\u202f]?[”»]?[),.:;]?)/;
const TERMS: Readonly<Record<string, Term>> = {
  MAX: "max",
  MIN: "min",
  α: "alpha",
  β: "beta",
  "≥": "bound",
  "≤": "bound",
  "✂": "cut",
};

/**
 * A sentence whose terms explain themselves, and whose names show their nodes. The symbols are the same in every
 * language.
 */
export function withTerms(sentence: string): ReactNode {
  const parts = sentence.split(NAME).flatMap((part) => (part.includes(BEGIN) ? [part] : part.split(MARKED)));
  return parts.map((part, index) =>
    part.includes(BEGIN) || MARKED.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <Part key={index} text={part} />
    ) : (
      part
    ),
  );
}

/** A term, or the name of a node: a press goes to the node. */
function Part({ text }: { readonly text: string }) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0) return <TermText term={TERMS[text] ?? "interval"} text={text} />;
  const [id, name] = text.slice(begin + 1, end).split(MIDDLE);
  // Two searches are compared side by side, each with its own tree.
  const go = ({ currentTarget }: MouseEvent): void =>
    (currentTarget.closest(".side-of-pair") ?? document)
      .querySelector<HTMLElement>(`[data-item="${id}"]`)
      ?.focus();
  return (
    <span className="whole">
      {text.slice(0, begin)}
      <button type="button" className="name" data-names={id} onClick={go}>
        {name}
      </button>
      {text.slice(end + 1)}
    </span>
  );
}

/** A word that explains itself, on pointing and on focus. */
export function TermText({ term, text }: { readonly term: Term; readonly text: string }) {
  return (
    <button type="button" className="term" data-term={term}>
      {text}
    </button>
  );
}
