const MARKS = { X: "M5 5 19 19M19 5 5 19", O: "M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z" } as const;

export function Mark({ mark, className }: { readonly mark: "X" | "O"; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`mark ${className} ${mark === "X" ? "cross" : "nought"}`}
      aria-hidden="true"
    >
      <path d={MARKS[mark]} />
    </svg>
  );
}
