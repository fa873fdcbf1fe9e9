import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "hidden-coin-stage": 'A position must begin with one of {all}, not "{text}".',
  "hidden-coin-side": 'The coin must be heads, tails or ?, not "{text}".',
  "hidden-coin-payoff": 'The payoff of player 0 must be a number from -1 to 1, not "{text}".',
  "drawn-coin-open": "nothing is named yet",
  "drawn-coin-named": "it is time to name a side",
  "drawn-coin-over": "player 0 gets {pays}",
  "drawn-coin": "coin: {coin}",
});
