import type { ReactNode } from "react";

/** A stone in its hole, on a square of 24. @param children what is drawn on it */
export function Stone({
  stone,
  className = "",
  children,
}: {
  readonly stone: "X" | "O";
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <g className={`four-stone ${stone === "X" ? "red" : "yellow"} ${className}`}>
      <circle cx="12" cy="12" r="9.6" />
      <circle className="rim" cx="12" cy="12" r="6.4" />
      {children}
    </g>
  );
}
