import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "reason-first-told": "Nothing is known yet: this is the requested first click.",
  "method-counting": "it searches as far as counting and its built-in work limits allow",
  "method-sight": "it does not think beyond the click",
  "minesweeper-evaluator":
    "{method} needs a file of `tyche train minesweeper` as its evaluator: choose one, or another algorithm.",
  "reason-first-click": "Nothing is known yet: this first click wins most games.",
  "reason-exact": "No cell is certainly free. Perfect play wins {won} of the {layouts} layouts that fit.",
  "minesweeper-two-mines": "Only one mine can have ended the game.",
  "minesweeper-sign":
    '"{text}" is not a cell: write a dot for a hidden cell, 0 to 8 for an open one, * for the mine that ended the game.',
  "minesweeper-hidden-cells": "There are {mines:mine}, but only {hidden:hidden cell}.",
  "minesweeper-first-mine": 'With the start rule "{start}" the first click cannot hit a mine.',
  "minesweeper-no-layout": "No layout of {mines:mine} fits these numbers.",
  "minesweeper-not-a-mine": "The cell {cell} cannot be a mine.",
  "minesweeper-unknown-cell": '"{text}" is not a cell: write row and column, from 1, for example r2c7.',
  "minesweeper-outside": '"{text}" is outside the board of {rows:row} and {columns:column}.',
  "minesweeper-open-already": '"{text}" is open already.',
  "minesweeper-first-click":
    '"{text}" cannot be the first click: outside the cells that it keeps free there is no room for {mines:mine}.',
  "drawn-minesweeper-won": "won",
  "drawn-minesweeper-lost": "lost: {cell} was a mine",
  "drawn-minesweeper-mines": "{mines} mines under {hidden} hidden cells",
  "ending-minesweeper-won": "you have won, every cell without a mine is open",
  "ending-minesweeper-lost": "you have lost, {cell} was a mine",
  "typing-minesweeper": "Type the cell to open by row and column, r2c7, or several at once: r2c7 r3c1.",
  "sweep-safe": "open everything that is certainly free",
  "minesweeper-size": "A board of Minesweeper has 1 to {most} {what}, not {length}.",
  "minesweeper-no-room": 'A board of {size} cells has no room for mines with the start rule "{start}".',
  "minesweeper-mine-count":
    'A board of {size} cells with the start rule "{start}" has 1 to {most:mine}, not {mines}.',
  "minesweeper-games": "The number of games must be above 0, not {games}.",
  "game-other-training": "This is the state of another training run: its seed is not the same.",
});
