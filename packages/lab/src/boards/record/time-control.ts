/** Minutes that each side has, and seconds that each of its moves adds. */
export const CONTROLS = ["none", "3+2", "5+3", "10+5"] as const;
export type Control = (typeof CONTROLS)[number];

/** What a game has taken so far, by seat, and its time control. */
export interface Times {
  readonly control: Control;
  /** In milliseconds; NaN: not known, because this browser has not seen all of the game. */
  readonly taken: readonly number[];
}

/** The minutes and seconds of a time control; undefined without one. */
export function termsOf(control: Control): readonly [minutes: number, seconds: number] | undefined {
  if (control === "none") return undefined;
  const [minutes, seconds] = control.split("+").map(Number);
  return [minutes!, seconds!];
}

/** The milliseconds that a seat has left after a number of moves; 0 or less after its flag has fallen. */
export function leftOf({ control, taken }: Times, seat: number, moves: number): number | undefined {
  const terms = termsOf(control);
  return terms && 60_000 * terms[0] + 1000 * terms[1] * moves - taken[seat]!;
}

/** @param position the last position of the game, by which stored times are known to be its own */
export const timesText = ({ control, taken }: Times, position: string): string =>
  JSON.stringify([position, control, ...taken]);

/** Reads the output of `timesText`; nothing is known of a game that ends with another position. */
export function readTimes(text: string | null, position: string, seats: number): Times {
  try {
    const [of, control, ...taken] = JSON.parse(text ?? "[]") as unknown[];
    const known = CONTROLS.find((each) => each === control);
    const areNumbers = taken.length === seats && taken.every((each) => Number.isFinite(each));
    if (of === position && known && areNumbers) return { control: known, taken: taken as number[] };
  } catch {
    // As if nothing were stored.
  }
  return { control: "none", taken: new Array<number>(seats).fill(Number.NaN) };
}
