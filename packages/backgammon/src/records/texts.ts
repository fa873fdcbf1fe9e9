import { englishTexts } from "@tyche/games";

export const texts = englishTexts({
  "backgammon-record-no-play": "No play of {roll} leads to the board after it.",
  "backgammon-record-impossible": "No checkers can move like this from here, legal or not: {text}.",
  "backgammon-record-unanswered": "The double is not answered.",
  "backgammon-record-twice": "The player who plays {roll} also played the turn before.",
  "backgammon-record-doubled-plays":
    "The roll {roll} is played by the player who was doubled, not by the one who doubled.",
  "backgammon-record-not-on-roll": "The player who doubles is not on roll.",
  "backgammon-record-not-owner": "The player who doubles does not own the cube.",
  "backgammon-record-answer": "A {answer} must answer a {offer} by the other player.",
  "backgammon-record-loser-wins": "The recorded winner is the player who lost the game.",
  "backgammon-record-cube": "The cube is turned from {from} to {to}, not to {expected}.",
  "backgammon-record-after-end": "The game continues after its end.",
  "backgammon-record-score": "The game begins at {own}, but the score after the game before it is {score}.",
  "backgammon-record-number":
    'Lengths, scores and cubes of a match are whole numbers from 0 to {most}, not "{text}".',
  "backgammon-record-match-over": "A game begins at {score}, when the {length}-point match is over.",
  "backgammon-record-first-cube":
    "The cube shows {cube} at the first roll; only automatic doubles turn it before, to a power of 2, in money play.",
});
