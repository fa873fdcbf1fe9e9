import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../i18n/words.js";

export interface PrintSheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** A sheet over the page, to view and print. Only the sheet is printed. */
export function PrintSheet({ title, children, onDone }: PrintSheetProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.body.classList.add("has-sheet");
    return () => {
      document.body.classList.remove("has-sheet");
      element?.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title || words.text("lab-share-print")}
      onClose={onDone}
    >
      <div className="sheet-tools">
        <button type="button" className="tool primary" onClick={() => window.print()}>
          {words.text("lab-share-print")}
        </button>
        <button type="button" className="tool" onClick={onDone}>
          {words.text("lab-share-close")}
        </button>
      </div>
      <div className="paper-page">
        {title !== "" && <h1>{title}</h1>}
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
