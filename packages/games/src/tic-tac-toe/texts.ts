import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "tic-tac-toe-cells": "A tic-tac-toe board has 9 cells, not {found}.",
  "tic-tac-toe-both-won": "X and O cannot both have three in a row.",
  "tic-tac-toe-after-win": "{winner} has three in a row, so {loser} cannot have played after that.",
});
