import { createElement, type ReactNode } from "react";
import { Button, classes } from "./button.js";

export interface PanelProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, className, children }: PanelProps) {
  return (
    <section className={classes("panel", className)} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A card that is folded until its heading is pressed. */
export function FoldedPanel({
  title,
  children,
  onToggle,
}: PanelProps & { readonly onToggle?: (isOpen: boolean) => void }) {
  return (
    <details className="panel" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

export interface TableRow {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly className?: string | undefined;
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

export interface TableProps {
  readonly caption?: string;
  readonly head?: readonly ReactNode[];
  readonly rows: readonly TableRow[];
}

/** A table of numbers whose rows have names. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="numbers">
      {caption !== undefined && <caption>{caption}</caption>}
      {head && (
        <thead>
          {createElement(
            "tr",
            null,
            ...head.map((cell) =>
              createElement(cell === "" ? "td" : "th", cell === "" ? null : { scope: "col" }, cell),
            ),
          )}
        </thead>
      )}
      <tbody>
        {rows.map(({ key, name, cells, className, data }) =>
          createElement(
            "tr",
            { key, className, ...data },
            <th scope="row">{name}</th>,
            ...cells.map((cell) => createElement("td", null, cell)),
          ),
        )}
      </tbody>
    </table>
  );
}

export interface NoticeProps {
  readonly children: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
}

/** A message over the page, with a button. */
export function Notice({ children, action, onAction }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <p>{children}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
