import { expect, test } from "vitest";
import { ALGORITHMS, algorithmNamed } from "./algorithms.js";
import { loadAlgorithm } from "./on-demand.js";

test("every algorithm can be loaded alone, by each of its names", async () => {
  for (const algorithm of ALGORITHMS) expect(await loadAlgorithm(algorithm.name)).toBe(algorithm);
  for (const alias of ["NegaScout", "alphabeta", "max-n"])
    expect(await loadAlgorithm(alias)).toBe(algorithmNamed(alias));
});

test("an unknown name is refused in the same words", async () => {
  const refused = (): unknown => algorithmNamed("quantum");
  await expect(loadAlgorithm("quantum")).rejects.toThrow(/quantum/);
  expect(refused).toThrow(await loadAlgorithm("quantum").catch((error: Error) => error.message));
});
