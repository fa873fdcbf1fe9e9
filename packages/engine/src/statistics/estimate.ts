/** An estimate and the confidence interval around it. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
