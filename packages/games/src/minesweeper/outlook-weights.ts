/**
 * Weights of the outlook: a logistic regression of won or lost on the features of 76458 places after a guess, from 30,000
 * expert games (30x16, 99 mines, classic) in which a third of the guesses were taken at random among the candidates.
 */
export const OUTLOOK_WEIGHTS: readonly number[] = [
  1.5754, -0.31676, 0.17362, -0.030151, -0.01946, -0.80884, -0.031332, -0.090684, 0.042052, 0.27069, -4.4878,
  6.6239, -2.071, -5.286, -16.624,
];
