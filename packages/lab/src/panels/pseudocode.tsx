import { type Algorithm, algorithmText } from "@tyche/trees";
import { useWords } from "../i18n/words.js";

/** The pseudocode with the current line highlighted. */
export function Pseudocode({
  algorithm,
  line,
}: {
  readonly algorithm: Algorithm;
  readonly line: number | undefined;
}) {
  const words = useWords();
  return (
    <section className="panel" aria-label={words.text("lab-panels-pseudocode")}>
      <h2>{words.text("lab-panels-pseudocode")}</h2>
      <ol className="pseudocode">
        {algorithmText(algorithm, words).pseudocode.map((text, index) => (
          <li
            key={text}
            className={index === line ? "lit" : undefined}
            aria-current={index === line ? "step" : undefined}
            style={{ paddingInlineStart: `${indentOf(text) + 1.6}em` }}
          >
            {text.trim()}
          </li>
        ))}
      </ol>
    </section>
  );
}

function indentOf(text: string): number {
  return (text.length - text.trimStart().length) * 0.6;
}
