import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "rock-paper-scissors-round":
    '"{text}" is not a round: write two of the letters r, p and s, or one at the end.',
  "rock-paper-scissors-too-many-rounds": "The game has {rounds:round}, but the position has {begun}.",
  "drawn-hands-round": "round {round} of {rounds}",
  "drawn-hands-won": "player 0 has won {wins}, player 1 {losses}, nobody {ties}",
  "drawn-hands-last": "last shown: {one} against {other}",
  "drawn-hands-chosen": "player {player} has chosen",
  "rock-paper-scissors-rounds": "A game of rock-paper-scissors has 1 to 1000 rounds, not {rounds}.",
});
