import type { Problem } from "@tyche/messages";
import { type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { problemFrom } from "../../i18n/problem.js";
import type { HostDesk } from "../game-worker.js";
import type { GameChoice } from "../games-by-name.js";
import { openWorker } from "../open-worker.js";
import type { Scene } from "../referee/referee.js";
import { type Player, playerFrom, playerText } from "./player.js";

interface Hall {
  readonly game: string;
  readonly worker: Worker;
  readonly desk: Remote<HostDesk>;
}

/**
 * Lets the machine whose turn it is play, in a worker that is started for the first machine player. Its move is played
 * no sooner than `pace` milliseconds after the request, so that people can follow.
 *
 * @param scene undefined: no machine is to move
 * @returns why it cannot play
 */
export function useMachine(
  choice: GameChoice,
  scene: Scene | undefined,
  player: Player,
  pace: number,
  onPlay: (action: string) => void,
): Problem | undefined {
  const hall = useRef<Hall>(undefined);
  const [refused, setRefused] = useState<{ readonly scene: Scene; readonly problem: Problem }>();
  const game = JSON.stringify(choice);
  const who = playerText(player);

  useEffect(() => {
    const machine = playerFrom(who);
    if (!scene || !machine || machine.kind === "person") return;
    if (hall.current?.game !== game) {
      hall.current?.worker.terminate();
      const worker = openWorker({
        role: "host",
        choice: JSON.parse(game) as GameChoice,
        seed: crypto.randomUUID(),
      });
      hall.current = { game, worker, desk: wrap<HostDesk>(worker) };
    }
    const { desk } = hall.current;
    let isCurrent = true;
    const slowly = new Promise((done) => setTimeout(done, pace));
    const decide = async (): Promise<void> => {
      try {
        const action = await desk.play(scene.turn, machine, scene.state);
        await slowly;
        const all = scene.claim ? [...scene.actions, scene.claim] : scene.actions;
        const found = all.find((each) => JSON.stringify(each.action) === JSON.stringify(action));
        if (isCurrent && found) onPlay(found.text);
      } catch (error) {
        if (isCurrent) setRefused({ scene, problem: problemFrom(error) });
      }
    };
    void decide();
    return () => {
      isCurrent = false;
      void desk.rest();
    };
  }, [game, scene, who, pace, onPlay]);
  useEffect(
    () => () => {
      hall.current?.worker.terminate();
      hall.current = undefined;
    },
    [],
  );
  return refused && refused.scene === scene ? refused.problem : undefined;
}
