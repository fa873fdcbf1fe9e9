/** e^x for four numbers, relative error below 3e-7 (Cody and Waite's reduction, a polynomial of degree 6). */
// @ts-expect-error: decorator
@inline function exponential(x: v128): v128 {
  x = f32x4.max(f32x4.min(x, f32x4.splat(87)), f32x4.splat(-87));
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.add(r, f32x4.mul(n, f32x4.splat(2.12194440e-4)));
  let p = f32x4.splat(1.9875691500e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.5));
  p = f32x4.add(f32x4.mul(f32x4.mul(p, r), r), f32x4.add(r, f32x4.splat(1)));
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(p, exponent);
}

/** 1 / (1 + e^-x) for four numbers. */
// @ts-expect-error: decorator
@inline export function logistic(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exponential(f32x4.neg(x))));
}

/** Multiplies four numbers from memory by a factor and adds them to a sum. */
// @ts-expect-error: decorator
@inline export function multiplyAdd(sum: v128, factor: v128, at: usize, offset: usize): v128 {
  return f32x4.add(sum, f32x4.mul(factor, v128.load(at + offset)));
}
