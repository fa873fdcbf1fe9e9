import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { useLab } from "../../state/context.js";
import { tryOrNotice } from "../../state/try-or-notice.js";
import { figureLine, MOST_FIGURE_NODES } from "./figure-line.js";

/** The script of `<tyche-tree>`, beside the Lab (`vite.config.ts`). */
const ELEMENT = "./element/tyche-tree.js";

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly action: string;
  /** Shown until the text is copied. */
  readonly note: string;
  readonly primary?: boolean;
}

/** A text with a button that copies it. */
export function CopyField({ label, text, action, note, primary }: CopyFieldProps) {
  const { dispatch } = useLab();
  const words = useWords();
  const [copied, setCopied] = useState("");
  const copy = (): Promise<void> =>
    tryOrNotice(dispatch, async () => {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    });
  return (
    <>
      <div className="buttons">
        <input readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
        <Button primary={primary} onClick={() => void copy()}>
          {action}
        </Button>
      </div>
      <p className="note" role="status">
        {copied === text ? words.text("lab-share-copied") : note}
      </p>
    </>
  );
}

/** The line that shows the tree and its search in any page; nothing for a tree that is too large. */
export function FigureField({ step }: { readonly step: number }) {
  const { state } = useLab();
  const words = useWords();
  const { tree } = state.work;
  if (tree.nodes.length > MOST_FIGURE_NODES) return null;
  return (
    <CopyField
      label={words.text("lab-share-embed")}
      text={figureLine({ ...state, tree, step }, new URL(ELEMENT, document.baseURI).href)}
      action={words.text("lab-share-copy-element")}
      note={words.text("lab-share-element-note")}
    />
  );
}
