import type { Decision } from "@tyche/engine";
import { Caller } from "@tyche/engine/threads";
import { useMemo } from "react";
import { useAnswer } from "../../i18n/use-answer.js";
import type { GameChoice, Scene } from "../record/scene.js";
import { type GameWorker, openWorker } from "../workers/open-worker.js";
import { useWorker } from "./use-worker.js";

/** Most positions that are solved: the whole of Pig to 100 has 2,040,192, which take 600 MB and half a minute. */
const MOST = 2_100_000;
/** On a small device. */
const FEW = 300_000;
const GIGABYTES = 8;

const openSolver = (choice: GameChoice): GameWorker => new Caller(openWorker({ choice, evaluates: false }));

/** The exact solution of a scene, in a worker of its own. @param scene undefined: not wanted */
export function useSolution(choice: GameChoice, scene: Scene | undefined): Decision<unknown> | undefined {
  const solver = useWorker(choice, openSolver);
  const ask = useMemo(
    () =>
      scene &&
      (async () => {
        const { deviceMemory = 0 } = navigator as { readonly deviceMemory?: number };
        const most = deviceMemory >= GIGABYTES ? MOST : FEW;
        // A game that is too large is searched as usual.
        const decision = await solver()
          .call("solve", scene.state, most)
          .catch(() => undefined);
        return { scene, decision };
      }),
    [solver, scene],
  );
  const found = useAnswer(ask);
  return found?.scene === scene ? found?.decision : undefined;
}
