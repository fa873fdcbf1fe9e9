import { ModelFileError } from "../model-file/errors.js";
import { type ModelFile, unscaled } from "../model-file/model-file.js";
import type { Network } from "./network.js";

/**
 * Copies the arrays of a model into a network of the same shape.
 * @throws ModelFileError if the shapes differ
 */
export function writeParameters(network: Network, arrays: ModelFile["arrays"]): void {
  const { parameters } = network;
  const numbers = arrays.map(unscaled);
  if (
    numbers.length !== parameters.length ||
    numbers.some(({ length }, i) => length !== parameters[i]!.length)
  ) {
    throw new ModelFileError(
      "model-other-network",
      {},
      "This model is a network of another shape than is needed here.",
    );
  }
  parameters.forEach((parameter, i) => void parameter.set(numbers[i]!));
  network.changed();
}
