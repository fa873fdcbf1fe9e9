import type { MatchEquities } from "../src/cube/match-cube.js";

/**
 * The Kazaross-XG2 match equity table (Neil Kazaross 2011; may be copied and changed if this notice is kept; no
 * warranty), up to 9 points. The row is what the player needs, the column what the opponent needs; 1 is the Crawford
 * game.
 */
export const KAZAROSS_XG2 = [
  [0.5, 0.67736, 0.75076, 0.81436, 0.84179, 0.88731, 0.90724, 0.9325, 0.94402],
  [0.32264, 0.5, 0.59947, 0.6687, 0.74359, 0.7994, 0.84225, 0.87539, 0.90197],
  [0.24924, 0.40053, 0.5, 0.5715, 0.64795, 0.71123, 0.76209, 0.80468, 0.84017],
  [0.18564, 0.3313, 0.4285, 0.5, 0.57732, 0.64285, 0.69924, 0.74577, 0.78799],
  [0.15821, 0.25641, 0.35205, 0.42268, 0.5, 0.56635, 0.62638, 0.67786, 0.7254],
  [0.11269, 0.2006, 0.28877, 0.35715, 0.43365, 0.5, 0.56261, 0.61636, 0.66787],
  [0.09276, 0.15775, 0.23791, 0.30076, 0.37362, 0.43739, 0.5, 0.5548, 0.60854],
  [0.0675, 0.12461, 0.19532, 0.25423, 0.32214, 0.38364, 0.4452, 0.5, 0.55442],
  [0.05598, 0.09803, 0.15983, 0.21201, 0.2746, 0.33213, 0.39146, 0.44558, 0.5],
] as const;

/** After the Crawford game: the match-winning probability of the trailing player, who needs 1, 2, ... points. */
export const KAZAROSS_XG2_POST_CRAWFORD = [
  0.5, 0.4880_3, 0.32264, 0.31002, 0.19012, 0.18072, 0.11559, 0.10906, 0.06953, 0.06516, 0.04207, 0.03906,
  0.02537, 0.02343, 0.0153,
] as const;

/**
 * Rockwell-Kazaross (2008-2010, by rollouts of GNU Backgammon; the same terms): the first two rows, and after the
 * Crawford game.
 */
export const ROCKWELL_KAZAROSS = {
  row1: [0.5, 0.676888, 0.751179, 0.813772, 0.841941, 0.886867, 0.907188, 0.932313, 0.943975],
  row2: [0.5, 0.598994, 0.668586, 0.743447, 0.798991],
  postCrawford: [0.5, 0.487677, 0.323112, 0.310299, 0.190796, 0.181162, 0.115921, 0.10906, 0.06973],
} as const;

/** The Kazaross-XG2 table as `MatchEquities`, up to 9 points. */
export const published: MatchEquities = {
  name: "Kazaross-XG2",
  longest: KAZAROSS_XG2.length,
  chance(own, other, postCrawford) {
    if (own <= 0) return 1;
    if (other <= 0) return 0;
    if (postCrawford && own === 1) return 1 - KAZAROSS_XG2_POST_CRAWFORD[other - 1]!;
    if (postCrawford && other === 1) return KAZAROSS_XG2_POST_CRAWFORD[own - 1]!;
    return KAZAROSS_XG2[own - 1]![other - 1]!;
  },
};
