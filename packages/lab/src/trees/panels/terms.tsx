import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";

/** The terms that explain themselves; an element names its term in `data-term`. */
export type Term =
  | "max"
  | "min"
  | "chance"
  | "player"
  | "leaf"
  | "alpha"
  | "beta"
  | "window"
  | "interval"
  | "bound"
  | "cut";

interface Tip {
  readonly term: Term;
  readonly x: number;
  readonly y: number;
}

/** One sentence about the term that is pointed at, focused or tapped. */
export function TermTip() {
  const words = useWords();
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    const show = ({ target }: Event): void => {
      const mark = target instanceof Element ? target.closest("[data-term]") : null;
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
const TERMS: Readonly<Record<string, Term>> = {
  MAX: "max",
  MIN: "min",
  α: "alpha",
  β: "beta",
  "≥": "bound",
  "≤": "bound",
  "✂": "cut",
};

/** A sentence whose terms explain themselves. The symbols are the same in every language. */
export function withTerms(sentence: string): ReactNode {
  return sentence.split(MARKED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={index} className="term" data-term={TERMS[part] ?? "interval"}>
        {part}
      </span>
    ),
  );
}
