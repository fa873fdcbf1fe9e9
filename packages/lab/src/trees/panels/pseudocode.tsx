import type { Algorithm } from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.js";

interface PseudocodeProps {
  readonly algorithm: Algorithm;
  /** The line at work, counted from 0; undefined if there is none. */
  readonly line: number | undefined;
}

/** The procedure at work, for example that of chance nodes; at the start, the first one. */
export function Pseudocode({ algorithm, line }: PseudocodeProps) {
  const words = useWords();
  const current = useRef<HTMLLIElement>(null);
  const lines = algorithmText(algorithm, words).pseudocode.map((text, index) => ({ text, index }));
  // Procedures begin at the margin.
  const isHead = ({ text }: { readonly text: string }): boolean => !text.startsWith(" ");
  const from = lines.slice(0, (line ?? 0) + 1).findLastIndex(isHead);
  const length = lines.slice(from + 1).findIndex(isHead);
  const shown = lines.slice(from, length < 0 ? undefined : from + 1 + length);
  useEffect(() => {
    if (line !== undefined) current.current?.scrollIntoView({ block: "nearest" });
  }, [line]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow screen
    <section className="pseudocode" aria-label={words.text("lab-panels-pseudocode")} tabIndex={0}>
      <ol className="plain">
        {shown.map(({ text, index }) => (
          <li
            key={index}
            ref={index === line ? current : undefined}
            aria-current={index === line ? "step" : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
