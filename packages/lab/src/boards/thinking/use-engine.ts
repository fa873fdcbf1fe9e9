import { useCallback, useEffect, useRef } from "react";
import type { GameChoice } from "../games-by-name.js";
import { engineFor } from "./engine-ahead.js";
import type { EngineClient } from "./engine-client.js";

/** An engine for one purpose: started on demand, and kept until the game changes or the page is left. */
export function useEngine(choice: GameChoice): () => EngineClient {
  const kept = useRef<{ readonly game: string; readonly engine: EngineClient } | undefined>(undefined);
  const game = JSON.stringify(choice);
  useEffect(
    () => () => {
      kept.current?.engine.close();
      kept.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (kept.current?.game !== game) {
      kept.current?.engine.close();
      kept.current = { game, engine: engineFor(JSON.parse(game) as GameChoice) };
    }
    return kept.current.engine;
  }, [game]);
}
