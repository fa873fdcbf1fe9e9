import type { BoardNetwork } from "../kernels/board-encoding.js";
import { DELIVERED } from "../kernels/layout.js";
import { firstMost } from "./first-most.js";
import type { Episode, TrainingTask } from "./training-task.js";

/**
 * Targets without the luck of the draw: the mean over all chance outcomes after a move, each with the reply that the
 * network rates best ("full backup", Sutton and Barto 2018, 8.5).
 */
export class FullBackup {
  private readonly network: BoardNetwork;
  private readonly task: TrainingTask;
  private readonly mean = new Float32Array(DELIVERED);
  private readonly reply = new Float32Array(DELIVERED);

  constructor(network: BoardNetwork, task: TrainingTask) {
    this.network = network;
    this.task = task;
  }

  /**
   * Writes the target outputs of the episode's current afterstate, for its player; overwrites the boards and results.
   */
  write(episode: Episode, into: Float32Array): void {
    const { network, task, mean, reply } = this;
    mean.fill(0);
    for (let outcome = 0; outcome < episode.outcomes(); outcome++) {
      const count = episode.expand(outcome, network.boards, 0, network.stride);
      if (episode.finish() >= 0) episode.finished(reply, 0);
      else {
        network.evaluateBoards(0, count, episode.view());
        const best = bestOf(network.results, count, task) * DELIVERED;
        for (let i = 0; i < task.outputs; i++) reply[i] = network.results[best + i]!;
      }
      const probability = episode.probability(outcome);
      for (let i = 0; i < task.outputs; i++) mean[i]! += probability * reply[i]!;
    }
    task.turned(mean, 0, into, 0);
  }
}

/** Index of the afterstate, of the first `count`, that is best for its player. */
export function bestOf(results: Float32Array, count: number, task: TrainingTask): number {
  return firstMost(count, (i) => task.value(results, i * DELIVERED));
}
