import { useEffect, useState } from "react";
import type { Judgement } from "../kit/judgement.js";
import type { NamedAction, Scene } from "../record/scene.js";
import type { GameSession } from "./use-session.js";

const NONE: readonly NamedAction[] = [];

/** The names of the expected line's actions, which the referee knows. */
export function useLine(
  nameLine: GameSession["line"],
  scene: Scene,
  judgement: Judgement | undefined,
): readonly NamedAction[] {
  const [found, setFound] = useState<{ readonly scene: Scene; readonly line: readonly NamedAction[] }>();
  const actions = judgement && JSON.stringify(judgement.line);
  useEffect(() => {
    if (actions === undefined) return;
    let isCurrent = true;
    nameLine(scene, JSON.parse(actions) as readonly unknown[]).then(
      (line) => isCurrent && setFound({ scene, line }),
      // Another game has been opened in the meantime.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [nameLine, scene, actions]);
  return actions !== undefined && found?.scene === scene ? found.line : NONE;
}
