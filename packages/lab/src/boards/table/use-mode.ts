import { useCallback, useRef, useState } from "react";
import type { OpenGame } from "../record/open-game.js";
import type { GameSession } from "./use-session.js";

/** Playing shows no evaluation unless it is asked for; analysing shows all, and moves for every side. */
export const MODES = ["play", "analyse"] as const;
export type Mode = (typeof MODES)[number];

/** The mode of the page. A game that is analysed in between goes on where it was left. */
export function useMode(
  game: OpenGame | undefined,
  { resume }: GameSession,
  first: () => Mode,
): readonly [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(first);
  const latest = useRef({ game, mode });
  latest.current = { game, mode };
  const left = useRef<{ readonly secret: string; readonly at: number }>(undefined);
  const choose = useCallback(
    (next: Mode): void => {
      const { game, mode } = latest.current;
      if (next === mode) return;
      if (next === "analyse" && game) left.current = { secret: game.secret, at: game.record.at };
      if (next === "play" && left.current && left.current.secret === game?.secret) resume(left.current.at);
      setMode(next);
    },
    [resume],
  );
  return [mode, choose];
}
