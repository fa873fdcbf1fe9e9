import { type ReactNode, useId } from "react";

/** A field below its name. */
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
