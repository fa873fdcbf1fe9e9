import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "method-limit-time": "limit it by time",
  "connect-four-perfect-only": "{method} is for connect four only: take another method.",
  "reason-draw": "With best play by both players the game is a draw.",
  "connect-four-size": "A connect-four board has 4 to 9 {what}, not {size}.",
  "connect-four-column": "Move {move} is in column {column}, but the columns are 1 to {columns}.",
  "connect-four-after-end": "Move {move} comes after the end of the game.",
  "connect-four-full-column": "Move {move} is in column {column}, which is full.",
  "connect-four-gap": "In column {column} a stone is above an empty cell.",
  "connect-four-both-won": "X and O cannot both have four in a row.",
  "connect-four-after-win": "{winner} has four in a row, so {loser} cannot have played after that.",
});
