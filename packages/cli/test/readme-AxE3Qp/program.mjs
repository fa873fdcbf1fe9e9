import { playSeries, scheduleOf, searchPlayer } from "@tyche/arena";
import { OVER } from "@tyche/engine";
import { meanOf } from "@tyche/engine/statistics";
import { plainFeatures, StateCourse, stateEvaluator } from "@tyche/learn";

const HOME = 12;
const isHome = ([behind]) => behind === HOME;
const pair = (one, other) => [Math.min(one, other), Math.max(one, other)];
const roll = (runners, player, chance) => ({
  runners,
  player,
  die: chance.die(4),
});
const hurry = {
  name: "hurry",
  facts: {
    players: 2,
    zeroSum: true,
    cooperative: false,
    bounds: [-1, 1],
    cycles: true,
    chance: true,
    hidden: false,
  },
  start: (chance) => roll([pair(0, 0), pair(0, 0)], 0, chance),
  turn: ({ runners, player }) => (runners.some(isHome) ? OVER : player),
  // An action is the square that a runner leaves.
  actions: ({ runners, player }) =>
    runners.some(isHome) ? [] : [...new Set(runners[player])].filter((square) => square < HOME),
  play({ runners, player, die }, from, chance) {
    const [behind, ahead] = runners[player];
    const to = Math.min(HOME, from + die);
    const [one, other] = runners[1 - player];
    const sent = (square) => (one !== other && square > 0 && square === HOME - to ? 0 : square);
    const own = pair(from === behind ? ahead : behind, to);
    const theirs = pair(sent(one), sent(other));
    return player === 0 ? roll([own, theirs], 1, chance) : roll([theirs, own], 0, chance);
  },
  payoff: ({ runners }) => (isHome(runners[0]) ? [1, -1] : [-1, 1]),
  // The first version: who has come further.
  evaluators: { default: ({ runners: [[a, b], [c, d]] }) => (a + b - c - d) / (2 * HOME) },
};
const features = plainFeatures(hurry);
const course = new StateCourse(hurry, features, "network", { games: 1500, seed: 1 });
for await (const { games, measures } of course.run()) {
  if (games % 500 === 0) console.error(`${games} games, error ${measures.error.toFixed(2)}`);
}
const learned = stateEvaluator(hurry, features, course.model());
const players = [learned, "default"].map((evaluator, i) =>
  searchPlayer({
    name: `player ${i}`,
    game: hurry,
    method: "expectiminimax",
    options: { depth: 1, evaluator },
  }),
);
const schedule = scheduleOf({ contestants: 2, seats: 2, games: 1000, seed: "match" });
const payoffs = [];
for (let i = 0; i < schedule.length; i++) {
  const { rounds } = await playSeries(hurry, schedule.series(i), (contestant) => players[contestant]);
  const [white, black] = rounds.flat();
  payoffs.push((white.payoffs[0] + black.payoffs[1]) / 2);
}
const { value, low, high } = meanOf(payoffs);
console.log(`${value.toFixed(2)} a game, 95 %: ${low.toFixed(2)} to ${high.toFixed(2)}`); // 0.36 a game, 95 %: 0.31 to 0.42
