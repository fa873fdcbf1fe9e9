import { type Chance, type Game, OVER } from "@tyche/engine";
import type { BlackjackOptions } from "./about.js";
import { basicStrategy } from "./basic-strategy-method.js";
import { notation } from "./notation.js";
import {
  actionsOf,
  type BlackjackAction,
  type BlackjackState,
  type BlackjackView,
  CARDS,
  holesBelow,
  isNatural,
  isOver,
  MOST,
  payoffOf,
  totalOf,
} from "./state.js";

/**
 * Blackjack against the dealer with an infinite deck (house rules from E. Thorp, "Beat the Dealer", 1966, chapter 2).
 * The dealer checks for a natural before the player decides, draws to 16 and stands on all 17s. A natural pays 3 to
 * 2. The player may double on any first two cards. There is no splitting, insurance or surrender. A bet is 1.
 */
export function blackjack({
  hole = "dealt",
}: BlackjackOptions = {}): Game<BlackjackState, BlackjackAction, BlackjackView> {
  const draw = (chance: Chance): number => chance.weighted(CARDS);
  const hidden = hole === "dealt";
  return {
    name: "blackjack",
    facts: { players: 1, zeroSum: false, bounds: [-2, 2], cycles: false, chance: true, hidden },
    start(chance) {
      const player = [draw(chance), draw(chance)].sort((a, b) => b - a);
      const shown = draw(chance);
      const below = draw(chance);
      const dealer = [shown, below];
      // A natural on either side ends the round before any decision.
      if (isNatural(player)) return { player, dealer, stake: 1, done: true };
      if (isNatural(dealer)) return { player: [totalOf(player).total], dealer, stake: 1, done: true };
      return { player, dealer: hidden ? dealer : [shown, 0], stake: 1, done: false };
    },
    turn: (state) => (isOver(state) ? OVER : 0),
    actions: actionsOf,
    play(state, action, chance) {
      const { player, dealer, stake } = state;
      if (action === "stand") return { ...state, player: [totalOf(player).total], done: true };
      if (action === "deal") {
        const [shown, below, ...more] = dealer as [number, number, ...number[]];
        if (below === 0) return { ...state, dealer: [shown, chance.weighted(holesBelow(shown))] };
        const drawn = [...more, draw(chance)].sort((a, b) => b - a);
        return { ...state, dealer: [shown, below, ...drawn] };
      }
      const next = [...player, draw(chance)].sort((a, b) => b - a);
      const { total } = totalOf(next);
      if (action === "double") return { player: [total], dealer, stake: 2, done: true };
      return total === MOST
        ? { player: [total], dealer, stake, done: true }
        : { player: next, dealer, stake, done: false };
    },
    payoff: (state) => [payoffOf(state)],
    view: (state) => (hidden && !state.done ? { ...state, dealer: [state.dealer[0]!, 0] } : state),
    determinize(view, _player, chance) {
      if (view.done) return view;
      const [shown] = view.dealer as [number];
      return { ...view, dealer: [shown, chance.weighted(holesBelow(shown))] };
    },
    methods: [basicStrategy],
    notation: notation(hidden),
    evaluators: { default: () => 0 },
  };
}
