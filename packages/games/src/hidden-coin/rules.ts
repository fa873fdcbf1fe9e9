import { type Game, type Notation, OVER } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { fieldsOf, inEnglish, plainActions } from "../kit/notation.js";
import type { HiddenCoinOptions } from "./about.js";
import { LEVELS } from "./levels.js";
import { texts } from "./texts.js";

const SIDES = ["heads", "tails"] as const;
type Side = (typeof SIDES)[number];

export type Variant = NonNullable<HiddenCoinOptions["variant"]>;

/** Stages of a round: the first decision, naming a side, the end. */
const STAGES = ["open", "named", "over"] as const;
type Stage = (typeof STAGES)[number];

/** State: the coin, the stage of the round, and player 0's payoff at the end. */
export interface CoinState {
  readonly coin: Side;
  readonly stage: Stage;
  /** At the end: player 0's payoff. */
  readonly pays: number;
}

/** A player's view of the state; the coin may be hidden. */
export interface CoinView extends Omit<CoinState, "coin"> {
  /** Null if hidden from the player. */
  readonly coin: Side | null;
}

/** All actions; the stage determines which are legal. */
export type CoinAction = "stop" | "play" | "ask" | "pass" | Side;

const ACTIONS: Readonly<Record<Variant, Readonly<Record<Stage, readonly CoinAction[]>>>> = {
  guess: { open: ["stop", "play"], named: ["heads", "tails"], over: [] },
  asked: { open: ["stop", "ask"], named: ["pass", "heads", "tails"], over: [] },
};

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
  return {
    name: "hidden-coin",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true, hidden: true },
    start: (chance) => ({ coin: chance.pick(SIDES), stage: "open", pays: 0 }),
    turn: ({ stage }) => (stage === "over" ? OVER : variant === "asked" && stage === "open" ? 1 : 0),
    actions: ({ stage }) => ACTIONS[variant][stage],
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
    levels: LEVELS,
  };
}

/**
 * The stage and the coin, followed at the end by player 0's payoff: "open heads", "named ?", "over tails -1". A
 * hidden coin is written "?" and read as heads: a search sees no more of it than the player does.
 */
function notation(variant: Variant): Notation<CoinState, CoinAction, CoinView> {
  return {
    position: ({ coin, stage, pays }) => `${stage} ${coin}${stage === "over" ? ` ${pays}` : ""}`,
    parsePosition,
    ...plainActions(({ stage }) => ACTIONS[variant][stage]),
    draw: (state, format) => picture(state.coin, state, format),
    drawView: (view, _player, format) => picture(view.coin ?? "?", view, format),
  };
}

function parsePosition(text: string): CoinState {
  const [stage, coin, pays = { text: "0", offset: 0 }] = fieldsOf(text);
  const known = STAGES.find((each) => each === stage?.text);
  if (!known) throw texts.notationError("hidden-coin-stage", { text, all: STAGES }, 0);
  const side = coin?.text === "?" ? "heads" : SIDES.find((each) => each === coin?.text);
  if (!side) throw texts.notationError("hidden-coin-side", { text: coin?.text ?? "" }, coin?.offset);
  const value = Number(pays.text);
  if (known === "over" && !(value >= -1 && value <= 1))
    throw texts.notationError("hidden-coin-payoff", { text: pays.text }, pays.offset);
  return { coin: side, stage: known, pays: known === "over" ? value + 0 : 0 };
}

function picture(
  coin: string,
  { stage, pays }: Omit<CoinState, "coin">,
  format: FormatPhrase = inEnglish,
): string {
  const status = {
    open: texts.phrase("drawn-coin-open", {}),
    named: texts.phrase("drawn-coin-named", {}),
    over: texts.phrase("drawn-coin-over", { who: "player", player: 0, pays }),
  };
  return [format(texts.phrase("drawn-coin", { coin })), format(status[stage])].join("\n");
}
