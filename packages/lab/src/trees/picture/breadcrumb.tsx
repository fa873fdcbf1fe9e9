import { nameOf, type Tree } from "@tyche/trees";
import { useWords } from "../../i18n/words.js";

/** Longest path that is shown in full; longer ones omit their middle. */
const MOST_STEPS = 6;

/** The path from the root to the displayed subtree; each step leads back to its node. */
export function Breadcrumb(props: {
  readonly tree: Tree;
  readonly top: number;
  readonly onTop: (id: number) => void;
}) {
  const { tree, top, onTop } = props;
  const words = useWords();
  const path: number[] = [];
  for (let id = top; id >= 0; id = tree.parents[id]!) path.unshift(id);
  const shown = path.length <= MOST_STEPS ? path : [path[0]!, ...path.slice(1 - MOST_STEPS)];
  return (
    <nav className="breadcrumb" aria-label={words.text("lab-picture-breadcrumb")}>
      <ol className="plain buttons">
        {shown.map((id, index) => (
          <li key={id}>
            {index === 1 && shown.length < path.length && <span aria-hidden="true">… › </span>}
            {id === top ? (
              <span aria-current="location">{nameAt(tree, id, words.text("lab-node-root"))}</span>
            ) : (
              <button type="button" className="link" onClick={() => onTop(id)}>
                {nameAt(tree, id, words.text("lab-node-root"))}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function nameAt(tree: Tree, id: number, root: string): string {
  return id === 0 && tree.root.label === undefined ? root : nameOf(tree, id);
}
