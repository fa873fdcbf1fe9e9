import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "method-exact-values": "it knows the exact value of every action",
  "blackjack-over": "The round is over: there is nothing to decide.",
  "rules-blackjack":
    "An infinite deck; the dealer looks for a natural, draws to 16 and stands on all 17s; a natural pays 3 to 2; double on any first two cards; no splitting, insurance or surrender.",
  "ending-blackjack-even": "you have your bet back, nobody has won",
  "typing-blackjack":
    "Type hit for another card, stand for no more, or double for twice the bet and one card.",
  "drawn-blackjack-soft": "{cards}  (soft {total})",
  "drawn-blackjack-hard": "{cards}  ({total})",
  "drawn-blackjack-dealer": "dealer  {hand}",
  "drawn-blackjack-doubled": "you     {hand}, doubled",
  "drawn-blackjack-you": "you     {hand}",
  "blackjack-position":
    'A position is written like T6 v T?, with A for an ace and T for a card worth ten, not "{text}".',
  "blackjack-dealer-draws": 'The dealer draws only when the player is done: add "done" at the end.',
  "blackjack-dealer-hole": "The dealer draws only when its card face down is turned up.",
  "blackjack-dealer-natural": "The dealer has a natural, so the player has nothing to decide.",
});
