import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed, fieldsOf } from "../fields.js";
import { type CoinAction, type CoinState, type CoinView, SIDES, STAGES, type Variant } from "./coin.js";

/**
 * The stage and the coin, at the end with what player 0 gets: "open heads", "named ?", "over tails -1". A coin that is not
 * known is written "?" and read as heads: a search sees no more of it than the player does.
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
    draw: (state) => picture(state.coin, state),
    drawView: (view) => picture(view.coin ?? "?", view),
  };
}

function parsePosition(text: string): CoinState {
  const [stage, coin, pays = { text: "0", offset: 0 }] = fieldsOf(text);
  const known = STAGES.find((each) => each === stage?.text);
  if (!known) throw new NotationError(`A position begins with ${STAGES.join(", ")}, not "${text}".`, 0);
  const side = coin?.text === "?" ? "heads" : SIDES.find((each) => each === coin?.text);
  if (!side)
    throw new NotationError(`The coin shows heads, tails or ?, not "${coin?.text ?? ""}".`, coin?.offset);
  const value = Number(pays.text);
  if (known === "over" && !(value >= -1 && value <= 1)) {
    throw new NotationError(`Player 0 gets -1 to 1, not "${pays.text}".`, pays.offset);
  }
  return { coin: side, stage: known, pays: known === "over" ? value + 0 : 0 };
}

function picture(coin: string, { stage, pays }: Omit<CoinState, "coin">): string {
  const status = {
    open: "nothing is named yet",
    named: "it is time to name a side",
    over: `player 0 gets ${pays}`,
  };
  return [`coin: ${coin}`, status[stage]].join("\n");
}
