import { Caller } from "@tyche/engine/threads";
import { useEffect, useRef, useState } from "react";
import type { GameChoice, Scene } from "../record/scene.js";
import { type GameWorker, openWorker } from "../workers/open-worker.js";
import { useWorker } from "./use-worker.js";

const openAdviser = (choice: GameChoice): GameWorker => new Caller(openWorker({ choice, evaluates: true }));

/**
 * The game's insight into a scene, computed in a worker of its own. The worker answers one question at a time; of the
 * questions that wait, only the latest is kept.
 *
 * @param scene undefined: not wanted
 */
export function useInsight(
  choice: GameChoice,
  scene: Scene | undefined,
  viewers: readonly number[],
): unknown {
  const [found, setFound] = useState<{ readonly question: string; readonly insight: unknown }>();
  const adviser = useWorker(choice, openAdviser);
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef<Scene>(undefined);
  const asked = useRef<GameWorker>(undefined);
  const eyes = viewers.join(" ");
  const question = `${JSON.stringify(choice)} ${scene?.text} ${eyes}`;

  useEffect(() => {
    latest.current = scene;
    if (!scene) return;
    const worker = adviser();
    // A question to the worker of another game is never answered.
    if (asked.current !== worker) line.current = Promise.resolve();
    asked.current = worker;
    const players = eyes === "" ? [] : eyes.split(" ").map(Number);
    line.current = line.current.then(async () => {
      if (latest.current !== scene) return;
      // If the adviser fails, the board is drawn without the insight.
      const insight = await worker.call("insight", scene.state, players).catch(() => undefined);
      if (latest.current === scene) setFound({ question, insight });
    });
  }, [adviser, scene, eyes, question]);
  return scene && found?.question === question ? found.insight : undefined;
}
