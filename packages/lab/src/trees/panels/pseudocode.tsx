import { type Algorithm, algorithmText, type SearchEvent, type Tree } from "@tyche/trees";
import { useWords } from "../../i18n/words.js";
import { Panel } from "../../kit/panel.js";

/** The pseudocode line of an event, counted from 0; undefined if it has none. */
export function lineOf(algorithm: Algorithm, event: SearchEvent | undefined, tree: Tree): number | undefined {
  if (!event) return undefined;
  const kind = tree.nodes[event.node]!.kind;
  return algorithm.lines[`${kind}:${event.type}`] ?? algorithm.lines[event.type];
}

interface PseudocodeProps {
  readonly algorithm: Algorithm;
  readonly line: number | undefined;
}

export function Pseudocode({ algorithm, line }: PseudocodeProps) {
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
