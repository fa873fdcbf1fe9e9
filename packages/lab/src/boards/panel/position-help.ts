import type { Catalogue } from "@tyche/messages";

/** Help on a game's position notation, in the language of the messages; the English text is part of the game. */
export function positionHelp(words: Catalogue, game: string, english: string): string {
  const id = `position-${game}`;
  return words.has(id) ? words.format({ id }) : english;
}
