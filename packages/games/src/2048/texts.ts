import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "typing-2048": "Type the direction in which all tiles slide: left, right, up or down.",
  "ending-2048-won": "you have won, there is a {target}",
  "method-packed": "limit it by depth or time, and by a threshold of probability",
  "twenty48-evaluator":
    "{method} needs 4x4 cells, no target, and the evaluator net, {lines} or the file of a network; or choose another algorithm.",
  "twenty48-depth": "The depth of {method} must be a whole number from 1 to {most}, not {depth}.",
  "twenty48-threshold": "The threshold of {method} must be a probability below 1, not {threshold}.",
  "twenty48-downgrade": "The option downgrade must be 0 or a tile from 2 to {most}, not {tile}.",
  "twenty48-size": "A board of 2048 has 2 to 8 {what}, not {size}.",
  "twenty48-target": "The target of a {size} board must be a power of two from 8 to {most}, not {target}.",
  "twenty48-cells":
    "A {size} board has {count} cells, not {found}: give them row by row, 0 for an empty cell.",
  "twenty48-one-score": 'After "score" there must be one number.',
  "twenty48-score": "The score of these tiles must be 0 to {most}, not {score}.",
  "twenty48-tile": "A tile must be 2, 4, 8 and so on, or 0 for an empty cell, not {tile}.",
  "twenty48-above-target": "The game ends with the tile {target}, so there cannot be a tile {tile}.",
  "twenty48-empty": "The board is empty, but a game begins with two tiles.",
  "drawn-score": "score {score}",
  "method-retrograde-boards": "retrograde analysis of all boards that are not the same turned or mirrored",
  "progress-solving": "solving: {percent} %",
  "twenty48-step-size": "The step size must be above 0 and at most 1, not {rate}.",
  "twenty48-other-tuples": "This model has other tuples than the network to train.",
  "game-other-training": "This is the state of another training run: its seed is not the same.",
  "twenty48-unknown-tuples": 'There are no tuples "{text}" for 2048; choose one of {all}.',
  "twenty48-too-large":
    "2048 on {size} cells is too large to solve: choose at most {most} cells, as with --size 3x3, or a --position near the end.",
});
