import { TrainingError } from "../model-file/errors.js";

/** @throws TrainingError if a step size is out of range */
export function checkRates(rates: readonly number[]): void {
  if (!rates.every((value) => value > 0 && value <= 1)) {
    throw new TrainingError(
      "training-rate",
      { rates },
      `A step size must be above 0 and at most 1, not ${rates.join(" and ")}.`,
    );
  }
}

/** @throws TrainingError if a share of random moves is out of range */
export function checkExploring(share: number): void {
  if (!(share >= 0 && share <= 1)) {
    throw new TrainingError(
      "training-explore",
      { share },
      `The share of moves at random must be from 0 to 1, not ${share}.`,
    );
  }
}

/** @throws TrainingError if lambda is out of range */
export function checkLambda(lambda: number): void {
  if (!(lambda >= 0 && lambda <= 1))
    throw new TrainingError("training-lambda", { lambda }, `Lambda must be from 0 to 1, not ${lambda}.`);
}

/** @throws TrainingError if the noise is out of range */
export function checkNoise(noise: number): void {
  if (!(noise >= 0 && Number.isFinite(noise)))
    throw new TrainingError("training-noise", { noise }, `Noise must be a number, 0 or more, not ${noise}.`);
}

/** A half-cosine schedule: the step size falls from `first` to `last` while `done` of `all` games are played. */
export function cosine(first: number, last: number, done: number, all: number): number {
  return last + ((first - last) * (1 + Math.cos(Math.PI * Math.min(1, done / all)))) / 2;
}
