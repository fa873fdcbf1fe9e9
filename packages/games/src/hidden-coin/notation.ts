import { type FormatPhrase, type Notation, NotationError } from "@tyche/engine";
import { actionNamed, fieldsOf, inEnglish } from "../kit/notation.js";
import { type CoinAction, type CoinState, type CoinView, SIDES, STAGES, type Variant } from "./coin.js";

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
  if (!known)
    throw new NotationError(
      "hidden-coin-stage",
      { text, all: STAGES },
      `A position must begin with one of ${STAGES.join(", ")}, not "${text}".`,
      0,
    );
  const side = coin?.text === "?" ? "heads" : SIDES.find((each) => each === coin?.text);
  if (!side)
    throw new NotationError(
      "hidden-coin-side",
      { text: coin?.text ?? "" },
      `The coin must be heads, tails or ?, not "${coin?.text ?? ""}".`,
      coin?.offset,
    );
  const value = Number(pays.text);
  if (known === "over" && !(value >= -1 && value <= 1)) {
    throw new NotationError(
      "hidden-coin-payoff",
      { text: pays.text },
      `The payoff of player 0 must be a number from -1 to 1, not "${pays.text}".`,
      pays.offset,
    );
  }
  return { coin: side, stage: known, pays: known === "over" ? value + 0 : 0 };
}

function picture(
  coin: string,
  { stage, pays }: Omit<CoinState, "coin">,
  format: FormatPhrase = inEnglish,
): string {
  const status = {
    open: { id: "drawn-coin-open", values: {}, message: "nothing is named yet" },
    named: { id: "drawn-coin-named", values: {}, message: "it is time to name a side" },
    over: {
      id: "drawn-coin-over",
      values: { who: "player", player: 0, pays },
      message: `player 0 gets ${pays}`,
    },
  };
  return [
    format({ id: "drawn-coin", values: { coin }, message: `coin: ${coin}` }),
    format(status[stage]),
  ].join("\n");
}
