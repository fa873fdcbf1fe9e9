import { type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import type { Adviser } from "../game-worker.js";
import type { GameChoice } from "../games-by-name.js";
import { openWorker } from "../open-worker.js";
import type { Scene } from "../referee/referee.js";

interface Desk {
  readonly game: string;
  readonly worker: Worker;
  readonly adviser: Remote<Adviser>;
}

/**
 * The game's insight into a scene, computed by an adviser in a worker that is started on demand. It answers one
 * question at a time; of those that arrive in the meantime only the last is kept.
 *
 * @param scene undefined: not wanted
 */
export function useInsight(
  choice: GameChoice,
  scene: Scene | undefined,
  viewers: readonly number[],
): unknown {
  const [found, setFound] = useState<{ readonly question: string; readonly insight: unknown }>();
  const desk = useRef<Desk>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef<Scene>(undefined);
  const game = JSON.stringify(choice);
  const eyes = viewers.join(" ");
  const question = `${game} ${scene?.text} ${eyes}`;

  useEffect(() => {
    latest.current = scene;
    if (!scene) return;
    if (desk.current?.game !== game) {
      desk.current?.worker.terminate();
      const worker = openWorker({ role: "adviser", choice: JSON.parse(game) as GameChoice });
      desk.current = { game, worker, adviser: wrap<Adviser>(worker) };
      line.current = Promise.resolve();
    }
    const { adviser } = desk.current;
    const players = eyes === "" ? [] : eyes.split(" ").map(Number);
    line.current = line.current.then(async () => {
      if (latest.current !== scene) return;
      // If the adviser fails, the board is drawn without the insight.
      const insight = await adviser.insight(scene.state, players).catch(() => undefined);
      if (latest.current === scene) setFound({ question, insight });
    });
  }, [scene, game, eyes, question]);
  useEffect(
    () => () => {
      desk.current?.worker.terminate();
      desk.current = undefined;
    },
    [],
  );
  return scene && found?.question === question ? found.insight : undefined;
}
