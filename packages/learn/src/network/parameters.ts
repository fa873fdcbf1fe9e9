import { phaseCount } from "../kernels/board-encoding.js";
import { DELIVERED } from "../kernels/layout.js";
import { ModelFileError, TrainingError } from "../model-file/errors.js";
import { type ModelFile, unscaled } from "../model-file/model-file.js";
import type { Network } from "./network.js";

/** Copies the arrays of a model into a network of the same shape. @throws ModelFileError if the shapes differ */
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

/**
 * Makes a larger network compute the same as a smaller one: new units keep their random weights from below and get
 * zero weights above, so that they have no effect yet but can learn at once.
 * @param into a network with the same outputs and as many layers, each at least as wide; its first features are those
 * of `from`; it is returned
 * @throws TrainingError if it does not fit
 */
export function grownNetwork(from: Network, into: Network): Network {
  const small = [from.shape.features, ...from.shape.hidden, DELIVERED];
  const large = [into.shape.features, ...into.shape.hidden, DELIVERED];
  const phases = [from, into].map((network) => phaseCount(network.encoding?.phases));
  const fits =
    (phases[0] === 1 || phases[0] === phases[1]) &&
    small.length === large.length &&
    from.shape.outputs === into.shape.outputs &&
    small.every((width, l) => width <= large[l]!);
  if (!fits) {
    const [before, after] = [from.shape.hidden.join("-"), into.shape.hidden.join("-")];
    throw new TrainingError(
      "network-grow",
      { before, after },
      `A network of hidden units ${before} cannot grow into one of ${after}: it needs as many layers, none of them smaller, and as many phases or one.`,
    );
  }
  const layers = small.length - 1;
  // Each phase of a larger network with several phases starts as the only phase of the smaller one.
  for (let array = 0; array < into.parameters.length; array += 2) {
    const l = array === 0 ? 0 : 1 + ((array / 2 - 1) % (layers - 1));
    const known = from.parameters.length === into.parameters.length ? array : 2 * l;
    const weights = into.parameters[array]!;
    const narrow = small[l + 1]!;
    const wide = large[l + 1]!;
    // Old units keep their weights from old units and get zero weights from new ones.
    for (let i = 0; i < large[l]!; i++) {
      for (let j = 0; j < narrow; j++) {
        weights[i * wide + j] = i < small[l]! ? from.parameters[known]![i * narrow + j]! : 0;
      }
    }
    into.parameters[array + 1]!.set(from.parameters[known + 1]!);
  }
  into.changed();
  return into;
}
