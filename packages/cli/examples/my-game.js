/**
 * Dare, a dice game for two. On your turn, throw the die up to four times and add up what it shows, then keep the
 * total; a 1 ends the turn with a single point. The game ends when a player has 20 points or more at the start of the
 * first player's turn; the higher score wins.
 *
 *     tyche check ./my-game.js       does it follow the rules for games?
 *     tyche play ./my-game.js
 */
const OVER = -1;

/** @type {import("@tyche/engine").Game<{ scores: number[], player: number, throws: number, total: number }, "throw" | "keep">} */
const dare = {
  name: "dare",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true },
  start: () => ({ scores: [0, 0], player: 0, throws: 0, total: 0 }),
  turn: ({ scores, player }) => (player === 0 && Math.max(...scores) >= 20 ? OVER : player),
  actions(state) {
    if (dare.turn(state) === OVER) return [];
    return state.throws < 4 ? ["throw", "keep"] : ["keep"];
  },
  play({ scores, player, throws, total }, action, chance) {
    const die = action === "throw" ? chance.die(6) : 0;
    if (die > 1) return { scores, player, throws: throws + 1, total: total + die };
    const kept = Math.max(1, die === 1 ? 0 : total);
    return {
      scores: scores.map((score, i) => (i === player ? score + kept : score)),
      player: 1 - player,
      throws: 0,
      total: 0,
    };
  },
  payoff({ scores: [first, second] }) {
    if (first === second) return [0.5, 0.5];
    return first > second ? [1, 0] : [0, 1];
  },
  // The expected payoff of player 0, for positions beyond the search depth.
  evaluators: {
    default: ({ scores: [first, second], player, total }) =>
      0.5 + (first - second + (player === 0 ? total : -total)) / 200,
  },
};

export default dare;
