import { sfc32 } from "@tyche/engine/chance";
import { DELIVERED } from "../kernels/layout.js";
import type { Network } from "../network/network.js";
import { type Strength, strengthOf } from "../training/training-run.js";
import { firstMost } from "./first-most.js";
import { bestOf } from "./full-backup.js";
import type { Rival, TrainingTask } from "./training-task.js";

/**
 * Plays a network against an opponent, both without search, in pairs of games with the same random numbers, each side
 * moving first in one of them; the interval is that of the pairs' means.
 * @param games rounded to an even number
 */
export function strengthAgainst(
  rival: Rival,
  network: Network,
  task: TrainingTask,
  games: number,
  seed: number | string,
): Strength {
  const pairs = Math.max(2, Math.ceil(games / 2));
  const results = Array.from({ length: pairs }, (_, pair) => {
    const [first, second] = [0, 1].map((own) => play(rival, network, task, own, sfc32(`${seed}/${pair}`)));
    return (first! + second!) / 2;
  });
  return strengthOf(`${task.unit} a game against ${rival.name}`, results, 2 * pairs);
}

/** The network's result in one game in which it makes the moves of even (0) or odd (1) number. */
function play(rival: Rival, network: Network, task: TrainingTask, own: number, random: () => number): number {
  const episode = task.episode();
  episode.begin(random);
  let mover = 0;
  for (; ; mover = 1 - mover) {
    const count = episode.afterstates(network.boards, 0, network.stride);
    let move = episode.finish();
    if (move < 0 && mover === own) {
      network.evaluateBoards(0, count, episode.view());
      move = bestOf(network.results, count, task);
    } else if (move < 0) {
      const view = episode.view();
      move = firstMost(count, (i) => rival.value(network.boards, i * network.stride, view));
    }
    episode.play(move, random);
    if (episode.over()) break;
  }
  const outcome = new Float32Array(DELIVERED);
  episode.outcome(outcome, 0);
  const value = task.value(outcome, 0);
  return mover === own ? value : -value;
}
