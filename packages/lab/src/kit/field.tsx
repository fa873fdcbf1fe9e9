import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./button.js";

export interface FieldProps {
  readonly label: string;
  /** Whether the name is beside the field; otherwise it is above it. */
  readonly beside?: boolean | undefined;
  readonly title?: string | undefined;
  /** Renders the field with this id. */
  readonly children: (id: string) => ReactNode;
}

export function Field({ label, beside, title, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classes("field", beside && "beside")} title={title}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type FieldOptions = Pick<FieldProps, "label" | "beside" | "title">;

export interface SelectProps<T extends string | number>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  readonly value: T;
  readonly options: readonly T[];
  /** The text of an option. Default: the option itself. */
  readonly text?: (option: T) => string;
  /** The name of an option's group. Default: no groups. */
  readonly group?: ((option: T) => string) | undefined;
  readonly onChoose: (option: T) => void;
}

export function Select<T extends string | number>(props: SelectProps<T>) {
  const { options, text = String, group, onChoose, ...select } = props;
  const shown = (of: readonly T[]) =>
    of.map((option) => (
      <option key={option} value={option}>
        {text(option)}
      </option>
    ));
  return (
    <select
      {...select}
      onChange={(event) => {
        const chosen = options.find((option) => String(option) === event.target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {group
        ? [...new Set(options.map(group))].map((name) => (
            <optgroup key={name} label={name}>
              {shown(options.filter((option) => group(option) === name))}
            </optgroup>
          ))
        : shown(options)}
    </select>
  );
}

export function SelectField<T extends string | number>(props: SelectProps<T> & FieldOptions) {
  const { label, beside, title, ...select } = props;
  return (
    <Field label={label} beside={beside} title={title}>
      {(id) => <Select id={id} {...select} />}
    </Field>
  );
}

export interface InputProps extends Omit<ComponentProps<"input">, "onChange"> {
  readonly onText: (text: string) => void;
}

export function Input({ onText, ...input }: InputProps) {
  return <input autoComplete="off" {...input} onChange={(event) => onText(event.target.value)} />;
}

export function TextField(props: InputProps & FieldOptions) {
  const { label, beside, title, ...input } = props;
  return (
    <Field label={label} beside={beside} title={title}>
      {(id) => <Input id={id} {...input} />}
    </Field>
  );
}
