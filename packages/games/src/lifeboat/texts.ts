import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "lifeboat-players": "Lifeboat has a crew of 2 to 4 players, not {players}.",
  "lifeboat-shore-distance": "The shore must be 1 to 100 strokes away, not {distance}.",
  "lifeboat-numbers": "A position has 4 numbers (strokes, buckets, player and die), not {found}.",
  "lifeboat-number": "The {what} must be 0 to {most}, not {number}.",
  "drawn-lifeboat-saved": "saved",
  "drawn-lifeboat-sunk": "sunk",
  "drawn-lifeboat-shore": "{shore} shore",
  "drawn-lifeboat-way": "{distance} strokes to go, {water} of {most} buckets, {status}",
});
