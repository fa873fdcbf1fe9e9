import { useCallback, useEffect, useRef } from "react";
import type { GameChoice } from "../record/scene.js";

/**
 * A worker for one purpose: started on demand, and kept until it ends, the game changes or the page is left.
 *
 * @param open starts one; must not change
 */
export function useWorker<Worker extends { close(): void; readonly lost?: unknown }>(
  choice: GameChoice,
  open: (choice: GameChoice) => Worker,
): () => Worker {
  const kept = useRef<{ readonly game: string; readonly worker: Worker } | undefined>(undefined);
  const game = JSON.stringify(choice);
  useEffect(
    () => () => {
      kept.current?.worker.close();
      kept.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (kept.current?.game !== game || kept.current.worker.lost) {
      kept.current?.worker.close();
      kept.current = { game, worker: open(JSON.parse(game) as GameChoice) };
    }
    return kept.current.worker;
  }, [game, open]);
}
