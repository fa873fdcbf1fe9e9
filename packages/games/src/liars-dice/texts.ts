import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "liars-dice-position":
    'A position begins with the dice of both players, as in {example}, not with "{text}".',
  "liars-dice-count": "The number of dice of each player is {dice}, not {found}.",
  "liars-dice-face": 'A die shows 1 to {faces}, or ? if it is not seen, not "{text}".',
  "liars-dice-bid": '"{text}" is not a bid: write, for example, 2x5 for two fives, or liar.',
  "liars-dice-low":
    "{text} cannot be bid there: a bid must be higher than the one before it, and at most {most}.",
  "liars-dice-ended": '"{text}" is after the end of the round.',
  "liars-dice-first": "The first player must make a bid.",
  "drawn-dice-seat": "player {player}: {dice}",
  "drawn-dice-bids": "bids: {bids}",
});
