import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "game-x-o-cell": 'A cell must be X, O or ".", not "{text}".',
  "tic-tac-toe-cells": "A tic-tac-toe board has 9 cells, not {found}.",
  "game-x-o-turns": "X plays first and the players take turns, so there cannot be {x} X and {o} O.",
  "tic-tac-toe-both-won": "X and O cannot both have three in a row.",
  "tic-tac-toe-after-win": "X has three in a row, so O cannot have played after that.",
});
