/**
 * Removes most of the noise from a sequence of numbers: at each index, the value of a line fitted to the neighbouring
 * numbers, in which those n steps away have weight exp(-n^2 / 2) (local linear regression, W. Cleveland 1979).
 */
export function smoothed(numbers: readonly number[]): number[] {
  return numbers.map((_, place) => {
    let weights = 0;
    let [away, values] = [0, 0];
    let [squares, products] = [0, 0];
    for (const [i, number] of numbers.entries()) {
      const distance = i - place;
      const weight = Math.exp(-(distance ** 2) / 2);
      weights += weight;
      away += weight * distance;
      values += weight * number;
      squares += weight * distance ** 2;
      products += weight * distance * number;
    }
    // The weighted least squares line at distance 0.
    return (squares * values - away * products) / (squares * weights - away ** 2);
  });
}
