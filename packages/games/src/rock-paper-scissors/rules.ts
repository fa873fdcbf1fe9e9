import { type Game, OVER, type StateEvaluator } from "@tyche/engine";
import { notationOf } from "./notation.js";
import {
  HANDS,
  type Hand,
  type RockPaperScissorsOptions,
  type RockPaperScissorsState,
  winOf,
} from "./state.js";
import { texts } from "./texts.js";

/**
 * Repeated rock-paper-scissors: the payoff is the mean over the rounds, a win counting 1 and a loss -1. By the
 * minimax theorem (J. von Neumann, 1928) its value is 0, and only a player who shows all hands equally often and
 * without a pattern cannot be exploited.
 *
 * @throws GameOptionError if the number of rounds is invalid
 */
export function rockPaperScissors(
  options: RockPaperScissorsOptions = {},
): Game<RockPaperScissorsState, Hand, RockPaperScissorsState> {
  const { rounds = 100 } = options;
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000)
    throw texts.optionError("rock-paper-scissors-rounds", { rounds });
  const turn = ({ shown, first, chosen }: RockPaperScissorsState): number => {
    if (shown.length >= rounds) return OVER;
    return chosen === null ? first : 1 - first;
  };
  const lead: StateEvaluator<RockPaperScissorsState> = ({ shown }) =>
    shown.reduce((sum, hands) => sum + winOf(hands), 0) / rounds;
  const alone = (state: RockPaperScissorsState, player: number): RockPaperScissorsState =>
    turn(state) === player ? { shown: state.shown, first: player as 0 | 1, chosen: null } : state;
  return {
    name: "rock-paper-scissors",
    facts: {
      players: 2,
      zeroSum: true,
      cooperative: false,
      bounds: [-1, 1],
      cycles: false,
      chance: false,
      hidden: true,
    },
    start: () => ({ shown: [], first: 0, chosen: null }),
    turn,
    actions: (state) => (turn(state) === OVER ? [] : HANDS),
    play({ shown, first, chosen }, hand) {
      if (chosen === null) return { shown, first, chosen: hand };
      const hands = first === 0 ? ([chosen, hand] as const) : ([hand, chosen] as const);
      return { shown: [...shown, hands], first: 0, chosen: null };
    },
    payoff(state) {
      const mean = lead(state);
      return [mean, 0 - mean];
    },
    key: ({ shown, first, chosen }) =>
      `${shown.map(([own, other]) => own[0]! + other[0]!).join(" ")} ${first} ${chosen ?? ""}`,
    view(state, player) {
      if (state.chosen === null || state.first === player) return state;
      return alone(state, player);
    },
    determinize(view, player, chance) {
      // When asked, player 1 knows that the other has chosen, but not what.
      if (player === 0 || turn(view) !== player) return view;
      return { shown: view.shown, first: 0, chosen: chance.pick(HANDS) };
    },
    simultaneous: {
      isSecret: ({ first, chosen }, player) => chosen !== null && player !== first,
      alone,
    },
    notation: notationOf(rounds),
    evaluators: { default: lead, lead },
  };
}
