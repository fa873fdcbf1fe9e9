import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "briscola-cards": "Briscola needs an even number of cards, {least} or more, not {size}.",
  "drawn-briscola-trump": "trump {suit} ({card} below {count} cards to draw)",
  "drawn-briscola-trump-drawn": "trump {suit} ({card}, drawn)",
  "drawn-briscola-table": "table: {card}",
  "drawn-briscola-turn": "player {player} is to {turn}",
  "briscola-position": 'A position is written {format}, not "{text}".',
  "briscola-one-trump": 'The trump must be one card, not "{text}".',
  "briscola-one-led": 'The card led must be one card or -, not "{text}".',
  "briscola-not-points": 'The points must be two whole numbers, 0 or more, not "{text}".',
  "briscola-unknown-card":
    '"{text}" is not a card of this game: write, for example, Au for the ace of cups, or - for no card.',
  "briscola-card-twice": "The card {card} is in two places.",
  "briscola-card-count": "The game has {cards} cards, but the position has {found}.",
  "briscola-last-card": "The last card of the stock must be the trump.",
  "briscola-odd-stock": "The stock must have an even number of cards, as both players draw after each trick.",
  "briscola-hands":
    "Before a trick both hands must have the same number of cards, {hand} while there is a stock.",
});
