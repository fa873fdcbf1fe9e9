import { HIDDEN } from "@tyche/games/minesweeper/state";
import { useCallback, useEffect, useState } from "react";
import { remember, remembered } from "../../../state/preferences.js";

const KEPT = "minesweeper-flags";

/**
 * Flags belong to the player, not to the game: they survive taking moves back, and are restored with the same board
 * after a reload.
 */
export function useFlags(
  position: string,
  cells: readonly number[],
): readonly [ReadonlySet<number>, (cell: number) => void] {
  const [flags, setFlags] = useState(() => keptFlags(position, cells));
  useEffect(() => {
    remember(KEPT, JSON.stringify({ position, flags: [...flags] }));
  }, [position, flags]);
  const toggle = useCallback(
    (cell: number): void =>
      setFlags((all) => {
        const next = new Set(all);
        if (!next.delete(cell)) next.add(cell);
        return next;
      }),
    [],
  );
  return [flags, toggle];
}

/** Stored flags; none if they belong to another board or the stored text is invalid. */
function keptFlags(position: string, cells: readonly number[]): ReadonlySet<number> {
  try {
    const kept = JSON.parse(remembered(KEPT) ?? "null") as { position?: unknown; flags?: unknown } | null;
    if (kept?.position !== position || !Array.isArray(kept.flags)) return new Set();
    return new Set(kept.flags.filter((cell: number) => cells[cell] === HIDDEN));
  } catch {
    return new Set();
  }
}
