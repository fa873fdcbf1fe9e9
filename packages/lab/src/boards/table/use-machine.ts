import { Caller } from "@tyche/engine/threads";
import type { Problem } from "@tyche/messages";
import { useEffect, useState } from "react";
import { newSecret } from "../record/open-game.js";
import { type GameChoice, type NamedAction, namedBy, type Scene } from "../record/scene.js";
import { callProblem } from "../workers/call-problem.js";
import { type GameWorker, openWorker } from "../workers/open-worker.js";
import { type Player, playerFrom, playerText } from "../workers/player.js";
import { useWorker } from "./use-worker.js";

/** A worker for machine players, and the seed of the errors that weak ones make. */
function openMachines(choice: GameChoice) {
  const worker: GameWorker = new Caller(openWorker({ choice, evaluates: true }));
  return {
    worker,
    seed: newSecret(),
    close: () => worker.close(),
    get lost() {
      return worker.lost;
    },
  };
}

/**
 * Lets the machine whose turn it is play, in a worker that is started for the first machine player. Its move is played
 * no sooner than `pace` milliseconds after the request, so that people can follow.
 *
 * @param scene undefined: no machine is to move
 * @returns why it cannot play, and what lets it try again
 */
export function useMachine(
  choice: GameChoice,
  scene: Scene | undefined,
  player: Player,
  pace: number,
  onPlay: (action: NamedAction) => void,
): readonly [refused: Problem | undefined, tryAgain: () => void] {
  const machines = useWorker(choice, openMachines);
  const [refused, setRefused] = useState<{ readonly scene: Scene; readonly problem: Problem }>();
  const [tries, setTries] = useState(0);
  const who = playerText(player);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same question again.
  useEffect(() => {
    setRefused(undefined);
    const machine = playerFrom(who);
    if (!scene || !machine || machine.kind === "person") return;
    const { worker, seed } = machines();
    const stop = new AbortController();
    const slowly = new Promise((done) => setTimeout(done, pace));
    const decide = async (): Promise<void> => {
      try {
        const { turn, state } = scene;
        const action = await worker.callUntil(stop.signal, "choose", seed, turn, machine, state);
        await slowly;
        const found = namedBy(scene, action);
        if (!stop.signal.aborted && found) onPlay(found);
      } catch (error) {
        if (!stop.signal.aborted) setRefused({ scene, problem: callProblem(error, worker) });
      }
    };
    void decide();
    return () => stop.abort();
  }, [machines, scene, who, pace, onPlay, tries]);
  const problem = refused && refused.scene === scene ? refused.problem : undefined;
  return [problem, () => setTries(tries + 1)];
}
