import { type ReactNode, useId } from "react";

/** A field with its name above it. */
export function ChoiceField({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="boards-choice">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
