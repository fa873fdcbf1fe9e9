import type { FormatPhrase, Notation } from "@tyche/engine";
import { actionNamed, fieldsOf, inEnglish } from "../kit/notation.js";
import { type CoinAction, type CoinState, type CoinView, SIDES, STAGES, type Variant } from "./coin.js";
import { texts } from "./texts.js";

/**
 * The stage and the coin, followed at the end by player 0's payoff: "open heads", "named ?", "over tails -1". A
 * hidden coin is written "?" and read as heads: a search sees no more of it than the player does.
 */
export function notation(variant: Variant): Notation<CoinState, CoinAction, CoinView> {
  return {
    position: ({ coin, stage, pays }) => `${stage} ${coin}${stage === "over" ? ` ${pays}` : ""}`,
    parsePosition,
    action: (_state, action) => action,
    parseAction(state, text) {
      const legal: Readonly<Record<CoinState["stage"], readonly CoinAction[]>> = {
        open: variant === "guess" ? ["stop", "play"] : ["stop", "ask"],
        named: variant === "guess" ? ["heads", "tails"] : ["pass", "heads", "tails"],
        over: [],
      };
      return actionNamed(legal[state.stage], (action) => action, text);
    },
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
