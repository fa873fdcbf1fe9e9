import { type Algorithm, algorithmText } from "@tyche/trees";
import { useWords } from "../../i18n/words.js";
import { Panel } from "../../kit/panel.js";

interface PseudocodeProps {
  readonly algorithm: Algorithm;
  /** The line at work, counted from 0; undefined if there is none. */
  readonly line: number | undefined;
}

export function Pseudocode({ algorithm, line }: PseudocodeProps) {
  const words = useWords();
  // The same line may stand in two procedures.
  const lines = algorithmText(algorithm, words).pseudocode.map((text, index) => ({ text, index }));
  return (
    <Panel title={words.text("lab-panels-pseudocode")}>
      <ol className="pseudocode plain">
        {lines.map(({ text, index }) => (
          <li
            key={index}
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
