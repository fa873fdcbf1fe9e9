import { type Game, OVER } from "@tyche/engine";
import { type CoinAction, type CoinState, type CoinView, SIDES, type Variant } from "./coin.js";
import { notation } from "./notation.js";

/** The variant to play. */
export interface HiddenCoinOptions {
  /** See `hiddenCoin`. Default "guess". */
  readonly variant?: Variant;
}

/** Payoff of the safe action. */
const SURE = 0.2;

/**
 * A coin lies under a cup: heads or tails, with equal probability. These are the smallest games in which searching
 * hidden information as if it were visible fails (after I. Frank, D. Basin, "Search in games with incomplete
 * information", 1998).
 *
 * "guess": player 0, who does not see the coin, may stop, which pays 0.2, or play on and name the side, which pays 1
 * or -1. Playing on is worth 0, since the side can only be guessed. A search that solves heads and tails separately
 * knows the side in each, and values playing on at 1: strategy fusion.
 *
 * "asked": player 1, who sees the coin, may stop, which pays player 0 -1 on heads and 1 on tails, or ask. Then player
 * 0 may pass, which pays 0.2, or name the side. A player 1 who wants to win stops on heads, so being asked implies
 * tails, and naming tails is worth 1. A search that still believes both sides equally likely passes: non-locality.
 */
export function hiddenCoin({
  variant = "guess",
}: HiddenCoinOptions = {}): Game<CoinState, CoinAction, CoinView> {
  const isOver = ({ stage }: CoinState): boolean => stage === "over";
  return {
    name: "hidden-coin",
    facts: {
      players: 2,
      zeroSum: true,
      cooperative: false,
      bounds: [-1, 1],
      cycles: false,
      chance: true,
      hidden: true,
    },
    start: (chance) => ({ coin: chance.pick(SIDES), stage: "open", pays: 0 }),
    turn: (state) => (isOver(state) ? OVER : variant === "asked" && state.stage === "open" ? 1 : 0),
    actions(state) {
      if (isOver(state)) return [];
      if (state.stage === "open") return variant === "guess" ? ["stop", "play"] : ["stop", "ask"];
      return variant === "guess" ? ["heads", "tails"] : ["pass", "heads", "tails"];
    },
    play({ coin }, action) {
      const over = (pays: number): CoinState => ({ coin, stage: "over", pays });
      if (action === "play" || action === "ask") return { coin, stage: "named", pays: 0 };
      if (action === "pass") return over(SURE);
      if (action === "stop") return over(variant === "guess" ? SURE : coin === "tails" ? 1 : -1);
      return over(action === coin ? 1 : -1);
    },
    payoff: ({ pays }) => [pays, 0 - pays],
    view: ({ coin, stage, pays }, player) => ({
      coin: stage === "over" || (variant === "asked" && player === 1) ? coin : null,
      stage,
      pays,
    }),
    determinize({ coin, stage, pays }, _player, chance) {
      return { coin: coin ?? chance.pick(SIDES), stage, pays };
    },
    notation: notation(variant),
  };
}
