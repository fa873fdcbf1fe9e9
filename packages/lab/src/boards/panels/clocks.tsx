import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { timeText } from "../kit/names.js";
import type { TableProps } from "../table/use-table.js";

/** Milliseconds under which a side's time is marked, and shown with tenths of seconds. */
const LITTLE = 10_000;

/** Renders again while time passes. */
function useTicks(ms: number): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}

/** The time of the game so far. */
export function GameTime({ table }: TableProps) {
  useTicks(500);
  const seconds = table.clock.seconds();
  return seconds === undefined ? null : <span role="timer">{timeText(seconds)}</span>;
}

/** The time that each side has left, if the game has a time control. */
export function Clocks({ table }: TableProps) {
  const { clock, naming, board } = table;
  const words = useWords();
  useTicks(250);
  const tenths = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return naming.names.map((name, seat) => {
    const left = clock.left(seat);
    if (left === undefined) return null;
    const ms = Math.max(0, left);
    const text = ms < LITTLE ? tenths.format(ms / 1000) : timeText(Math.ceil(ms / 1000));
    return (
      <span
        key={name}
        role="timer"
        className={["boards-clock", seat === board.turn && "mover", ms < LITTLE && "little"]
          .filter(Boolean)
          .join(" ")}
      >
        {words.text("board-named", { name, text })}
      </span>
    );
  });
}
