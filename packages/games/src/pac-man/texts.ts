import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "typing-pac-man": "Type the direction of the next step: West, East, North or South, or Stop to stay.",
  "pac-man-extra-wall":
    "Row {row}, column {column} is a wall in the position, but not in the layout of this game: choose the layout of the position.",
  "pac-man-missing-wall":
    "Row {row}, column {column} is a wall in the layout of this game, but not in the position: choose the layout of the position.",
  "pac-man-extra-food":
    "There is a {letter} at row {row}, column {column}, where the layout of this game has none.",
  "pac-man-field": 'After the layout come score, turn, P and G with their values, not "{text}".',
  "pac-man-no-places":
    "There is no food left, so the position must say where everybody is, for example P 2,3 West.",
  "pac-man-turn": 'The turn must be that of one of {all}, not "{text}".',
  "pac-man-pac-man-place":
    'A Pac-Man is written like P 2,3 West, with caught at the end if it is out, not "{text}".',
  "pac-man-ghost-place":
    'A ghost is written like G 6.5,3 East 12, the last number only while it is scared, not "{text}".',
  "pac-man-timer": "A ghost is scared for at most {most} moves, not {timer}.",
  "pac-man-score": "The score {score} cannot occur in this layout.",
  "pac-man-chance-turn": "{name} is moved by chance: give the player whose turn is next, for example turn P.",
  "pac-man-caught-turn": "{name} is caught and cannot be to move.",
  "pac-man-unknown-layout":
    'There is no layout "{text}"; choose one of {all}, or draw one, with % for walls.',
  "pac-man-layout-size": "A layout must be at most {most} cells wide and high, not {width}x{height}.",
  "pac-man-no-pac-man": "The layout has no Pac-Man: put a P where it starts.",
  "pac-man-no-food": "The layout has no food: put a . on at least one cell.",
  "pac-man-too-many-agents": "A layout must have at most {most} Pac-Men and ghosts together, not {agents}.",
  "pac-man-empty-layout": "The layout is empty: draw walls with %.",
  "pac-man-open-layout":
    "The layout is open at row {row}, column {column}: it must have walls (%) all around.",
  "pac-man-walled-in": "The Pac-Man or ghost that starts at x {x}, y {y} has walls on all four sides.",
  "pac-man-ghost-count":
    "The layout has {ghosts:ghost}: give one behaviour for all or one for each, not {given}.",
  "pac-man-ghost-behaviour":
    'A ghost must be random, directional, directional:ATTACK:FLEE in percent, learned or minimising, not "{text}".',
  "pac-man-other-size":
    "The position has {size} cells, but the layout of this game has {layout}: choose the layout of the position.",
  "pac-man-in-wall": "Pac-Man cannot be at {place}, which is not an open cell.",
  "pac-man-ghost-facing": "A ghost cannot be at {place} and face {facing}.",
  "pac-man-between-cells": "The ghost at {place} is between two cells, where only a scared ghost can be.",
  "drawn-pac-man-won": "score {scores}, won",
  "drawn-pac-man-lost": "score {scores}, lost",
  "drawn-pac-man-moves": "score {scores}, {name} moves",
});
