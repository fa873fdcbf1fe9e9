/**
 * Numbers of places in a row without most of their luck: at each place the line that is next to the numbers around it, those n places away
 * counting by exp(-n^2 / 2) (local linear regression, W. Cleveland 1979).
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
    // The weighted least squares line, where the distance is 0.
    return (squares * values - away * products) / (squares * weights - away ** 2);
  });
}
