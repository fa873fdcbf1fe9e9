import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "seat-stones": "❶ to ❻",
  "einstein-size": "An EinStein board has 3 to 7 squares along an edge, not {size}.",
  "einstein-numbers":
    "A position has {numbers} numbers ({squares} squares, the die and the player), not {found}.",
  "einstein-stone": "The stones have the numbers 1 to {most}, not {stone}.",
  "einstein-stone-twice": "Stone {stone} of player {player} is on the board twice.",
  "einstein-both-arrived":
    "Both players have a stone in their goal, but the game ends with the first to arrive.",
  "einstein-no-stones": "There is no stone on the board.",
  "drawn-einstein-won": "{name} has won",
  "drawn-einstein-first": "❶ moves right and down, die {die}",
  "drawn-einstein-second": "① moves left and up, die {die}",
});
