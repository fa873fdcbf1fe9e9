/**
 * Adam (D. Kingma, J. Ba 2015) over a range of parameters: gradients are smoothed, and divided by the root of their
 * smoothed squares, so that every weight has its own step size. Weights whose gradient is zero are left unchanged,
 * including their moments: most features are absent from most inputs. `test/reference-kernels.ts` is the reference
 * implementation in TypeScript.
 */

/** Smoothing factors of the gradients and of their squares. */
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
/** Keeps the divisor from being zero. */
const LEAST: f32 = 1e-8;

/**
 * Makes one step and clears the sums of gradients.
 *
 * @param weights address of the parameters; after them follow, each `apart` bytes further, sums of gradients (uphill),
 * their smoothed means and their smoothed squares
 * @param bytes size of the parameters, a multiple of 16
 * @param share 1 / number of gradients in the sums
 * @param rate step size, including the bias correction of the means for the first steps
 * @param correction bias correction of the squares for the first steps
 */
export function adapt(weights: usize, bytes: usize, apart: usize, share: f32, rate: f32, correction: f32): void {
  const zero = f32x4.splat(0);
  const shares = f32x4.splat(share);
  const rates = f32x4.splat(rate);
  const corrections = f32x4.splat(correction);
  const least = f32x4.splat(LEAST);
  for (let at = weights; at < weights + bytes; at += 16) {
    const sums = at + apart;
    const sum = v128.load(sums);
    if (!v128.any_true(sum)) continue;
    const means = sums + apart;
    const squares = means + apart;
    const gradient = f32x4.mul(sum, shares);
    v128.store(sums, zero);
    const mean = f32x4.add(
      f32x4.mul(f32x4.splat(FIRST), v128.load(means)),
      f32x4.mul(f32x4.splat(1 - FIRST), gradient),
    );
    v128.store(means, mean);
    const square = f32x4.add(
      f32x4.mul(f32x4.splat(SECOND), v128.load(squares)),
      f32x4.mul(f32x4.splat(1 - SECOND), f32x4.mul(gradient, gradient)),
    );
    v128.store(squares, square);
    const divisor = f32x4.add(f32x4.sqrt(f32x4.mul(square, corrections)), least);
    v128.store(at, f32x4.add(v128.load(at), f32x4.div(f32x4.mul(rates, mean), divisor)));
  }
}
