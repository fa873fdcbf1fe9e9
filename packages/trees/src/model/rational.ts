/**
 * Exact fractions of any size. Results are kept in lowest terms by the rules of D. E. Knuth, The Art of Computer
 * Programming vol. 2, 4.5.1, which need only small greatest common divisors if one operand is small. Game trees are
 * such a case: a long line of chance nodes gives fractions of many thousands of digits, and each is combined with the
 * short probability of one more outcome. (fraction.js computes the divisor of the whole result and needs hours for a
 * chain of 100,000 nodes.)
 */
export class Rational {
  /** The numerator, with the sign. */
  readonly n: bigint;
  /** The denominator, above 0; it shares no factor with the numerator. */
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  /** n/d in lowest terms; d is not 0. */
  static of(n: bigint, d: bigint = 1n): Rational {
    if (d === 0n) throw new RangeError("a fraction has the denominator 0");
    const g = gcd(n, d);
    const sign = d < 0n ? -1n : 1n;
    return new Rational((sign * n) / g, (sign * d) / g);
  }

  add(other: Rational): Rational {
    return this.combine(other, other.n);
  }

  sub(other: Rational): Rational {
    return this.combine(other, -other.n);
  }

  /** this + m/other.d */
  private combine(other: Rational, m: bigint): Rational {
    if (this.d === 1n && other.d === 1n) return new Rational(this.n + m, 1n);
    const g = gcd(this.d, other.d);
    if (g === 1n) return new Rational(this.n * other.d + m * this.d, this.d * other.d);
    const rest = this.d / g;
    const sum = this.n * (other.d / g) + m * rest;
    const shared = gcd(sum, g);
    return new Rational(sum / shared, rest * (other.d / shared));
  }

  mul(other: Rational): Rational {
    if (this.d === 1n && other.d === 1n) return new Rational(this.n * other.n, 1n);
    const g = gcd(this.n, other.d);
    const h = gcd(other.n, this.d);
    return new Rational((this.n / g) * (other.n / h), (this.d / h) * (other.d / g));
  }

  /** Throws a RangeError if the other value is 0. */
  div(other: Rational): Rational {
    if (other.n === 0n) throw new RangeError("a fraction is divided by 0");
    return this.mul(other.n < 0n ? new Rational(-other.d, -other.n) : new Rational(other.d, other.n));
  }

  neg(): Rational {
    return new Rational(-this.n, this.d);
  }

  /** Below 0, 0 or above 0 as this is less than, equal to or more than the other. */
  compare(other: Rational): number {
    // Readers make equal values one object.
    if (this === other) return 0;
    const left = this.d === other.d ? this.n : this.n * other.d;
    const right = this.d === other.d ? other.n : other.n * this.d;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  equals(other: Rational): boolean {
    return this === other || (this.n === other.n && this.d === other.d);
  }

  /** "3", "-1/2". */
  toFraction(): string {
    return this.d === 1n ? String(this.n) : `${this.n}/${this.d}`;
  }

  toString(): string {
    return this.toFraction();
  }

  /** The nearest double or one next to it, however long numerator and denominator are. */
  toNumber(): number {
    const quotient = Number(this.n) / Number(this.d);
    if (isSafe(this.n) && isSafe(this.d)) return quotient;
    // 64 significant bits of the quotient, and the missing power of two.
    const size = this.n < 0n ? -this.n : this.n;
    const shift = bits(size) - bits(this.d) - 64;
    const scaled = shift >= 0 ? size / (this.d << BigInt(shift)) : (size << BigInt(-shift)) / this.d;
    const half = Math.trunc(shift / 2);
    const magnitude = Number(scaled) * 2 ** half * 2 ** (shift - half);
    return this.n < 0n ? -magnitude : magnitude;
  }
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function isSafe(value: bigint): boolean {
  return value <= SAFE && value >= -SAFE;
}

function bits(value: bigint): number {
  const hex = value.toString(16);
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0]!, 16)));
}

/** The greatest common divisor, at least 1 unless both are 0; Euclid's algorithm, in doubles once both fit. */
function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  if (x === 1n || y === 1n) return 1n;
  while (y !== 0n && !(isSafe(x) && isSafe(y))) [x, y] = [y, x % y];
  if (y === 0n) return x;
  let p = Number(x);
  let q = Number(y);
  while (q !== 0) [p, q] = [q, p % q];
  return BigInt(p);
}
