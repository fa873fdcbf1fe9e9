import type { ComponentProps } from "react";

export interface ButtonProps extends ComponentProps<"button"> {
  /** Whether it is the usual next action. */
  readonly primary?: boolean | undefined;
}

export function Button({ primary = false, className = "", ...props }: ButtonProps) {
  return <button type="button" {...props} className={classes("tool", primary && "primary", className)} />;
}

/** Class names in one string, without those that do not apply. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** Icons of buttons; the button's label says what they mean. */
const PATHS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  // The stroke of a cut, and the way to it.
  "cut-back": "M21 12H9M14 7l-5 5 5 5M3 17l3-10M6 17l3-10",
  "cut-forward": "M3 12h12M10 7l5 5-5 5M15 17l3-10M18 17l3-10",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
} as const;

export type IconName = keyof typeof PATHS;
const FILLED: ReadonlySet<IconName> = new Set(["first", "back", "play", "forward", "last"]);

export interface IconButtonProps extends ButtonProps {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  return (
    <Button {...props} className={classes("icon", className)} aria-label={label} title={label}>
      <svg className={FILLED.has(icon) ? "filled" : undefined} viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </Button>
  );
}
