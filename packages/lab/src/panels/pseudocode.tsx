import { type Algorithm, algorithmText } from "@tyche/trees";
import { useWords } from "../i18n/words.js";
import { Panel } from "../kit/panel.js";

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
    <Panel title={words.text("lab-panels-pseudocode")}>
      <ol className="pseudocode plain">
        {algorithmText(algorithm, words).pseudocode.map((text, index) => (
          <li
            key={text}
            aria-current={index === line ? "step" : undefined}
            style={{ paddingInlineStart: `${indentOf(text) + 1.6}em` }}
          >
            {text.trim()}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function indentOf(text: string): number {
  return (text.length - text.trimStart().length) * 0.6;
}
