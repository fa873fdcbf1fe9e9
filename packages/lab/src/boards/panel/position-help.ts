import type { Catalogue } from "@tyche/messages";

/** How the positions of a game are written, in the language of the words; the English is in the game itself. */
export function positionHelp(words: Catalogue, game: string, english: string): string {
  const id = `position-${game}`;
  return words.has(id) ? words.format({ id }) : english;
}
