import type { Io, Output } from "./io.js";

export interface Terminal {
  /** Columns. */
  readonly width: number;
  readonly colour: boolean;
}

const USUAL_WIDTH = 80;

/**
 * Properties of the output for people. Colours are used only on terminals; NO_COLOR (no-color.org) disables and
 * FORCE_COLOR forces them. COLUMNS sets the width if no terminal reports one.
 */
export function terminalOf(output: Output, env: Io["env"]): Terminal {
  const columns = output.columns ?? Number.parseInt(env.COLUMNS ?? "", 10);
  return { width: columns >= 20 ? columns : USUAL_WIDTH, colour: hasColour(output, env) };
}

function hasColour(output: Output, { NO_COLOR, FORCE_COLOR, TERM }: Io["env"]): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return output.isTTY === true && TERM !== "dumb";
}

const STYLES = {
  bold: "1",
  dim: "2",
  good: "1;32",
  bad: "1;31",
  red: "31",
  green: "32",
  yellow: "33",
  blue: "34",
  magenta: "35",
  cyan: "36",
  grey: "90",
  reverse: "7",
} as const;

/** Styles a text with ANSI escape codes. */
export function paint(text: string, style: keyof typeof STYLES, colour: boolean): string {
  return colour && text !== "" ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
}

/** A line on a terminal that is overwritten by the next one and cleared in the end; nothing elsewhere. */
export function statusLine(output: Output): { show(text: string): void; clear(): void } {
  const write = (text: string): void => {
    if (output.isTTY) output.write(`\r${text}\u001b[K`);
  };
  return { show: write, clear: () => write("") };
}
