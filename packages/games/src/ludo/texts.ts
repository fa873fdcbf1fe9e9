import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "ludo-players": "Ludo has 2 to 4 players, not {players}.",
  "ludo-pieces": "Each player of Ludo has 1 to 4 pieces, not {pieces}.",
  "ludo-partners": "Ludo with partners needs 4 players, not {players}.",
  "drawn-over": "the game is over",
  "ludo-position":
    'A position is written as the pieces, "|", the player and the die, for example 5 0/3 1|0 4.',
  "ludo-player-count":
    "The position must have the pieces of {players} players, separated by /, not of {found}.",
  "ludo-piece-count": "A player has {pieces:piece}, not {found}.",
  "ludo-progress": "A piece has moved 0 to {most} squares, not {progress}.",
  "ludo-roll": 'After "|" come the player, the die and, where there are some, the sixes before it.',
  "ludo-player": "The player must be 0 to {last}, not {player}.",
  "ludo-six-count": "There are 0 to {most} sixes before a roll, not {sixes}.",
  "ludo-third-six": "The third six in a row ends the turn and is never played.",
  "drawn-ludo-pieces": "{name} player {player}: {pieces} ({yard} in the yard, {home} home)",
});
