import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "pig-numbers":
    "A position of Pig has 2 to 4 numbers (the mover's score, the other's, the turn total and the player), not {found}.",
  "pig-score": "A score cannot be {score}: {target} points win, so no score is above {highest}.",
  "pig-both-won": "Both scores have reached {target}, but the first to reach it ends the game.",
  "pig-turn-after-end": "The game is over, so the turn total must be 0.",
  "pig-turn-too-high":
    "A turn total cannot be {turnTotal} with a score of {own}: a player holds at {target} points.",
  "drawn-player": "player {player}",
  "pig-target": "The target of Pig must be 1 to 1000 points, not {target}.",
  "pig-sides": "The dice of Pig must have 2 to {most} sides, not {sides}.",
  "pig-coin-sides": "A coin has two sides, not {sides}: leave the option sides out, or choose dice.",
});
