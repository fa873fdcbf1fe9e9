import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../i18n/words.js";
import { Button, classes } from "./button.js";

export interface DialogProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ label, className, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={classes("dialog", className)} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}

export interface PrintSheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A sheet over the page, to view and print. Only the sheet is printed. */
export function PrintSheet({ title, children, onClose }: PrintSheetProps) {
  const words = useWords();
  return createPortal(
    <Dialog className="sheet" label={title || words.text("lab-share-print")} onClose={onClose}>
      <header>
        <Button primary onClick={() => window.print()}>
          {words.text("lab-share-print")}
        </Button>
        <Button onClick={onClose}>{words.text("lab-share-close")}</Button>
      </header>
      <article>
        {title !== "" && <h1>{title}</h1>}
        {children}
      </article>
    </Dialog>,
    document.body,
  );
}
