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
 * What the game's own adviser says of a scene, in a worker that is opened when it is first wanted. It answers one question after the
 * other, and of those that came meanwhile only the last.
 *
 * @param scene undefined: nobody wants to know
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
      // Where it does not know, the board is drawn without it.
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
