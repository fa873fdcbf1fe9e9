/** Number of bytes that decide whether a file holds games. */
export const HEAD = 4096;

/** Beginning of a binary file: a backgammon match of eXtreme Gammon. */
const PACKED = /^RGMH/;

/**
 * Beginnings of game files: the Lab's own format, PGN (tags or first move), SGF, and .mat, which may start with
 * comments.
 */
const BEGINNINGS = [
  /^\s*\{\s*"format"\s*:\s*"tyche-game"/,
  /^(?:\s*%[^\n]*\n)*\s*\[[A-Za-z]\w*\s+"/,
  /^(?:\s*%[^\n]*\n)*\s*1(?:\.|…|\s)[.…\s]*[a-hKQRBNOo0]/,
  /^\s*\(\s*;/,
  /^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i,
];

/** Whether a text begins like a game file that the boards can read. The rest is checked when it is parsed. */
export function beginsAsGame(text: string): boolean {
  return isPacked(text) || BEGINNINGS.some((beginning) => beginning.test(text));
}

/** Whether a file with this beginning must be read as bytes. */
export function isPacked(text: string): boolean {
  return PACKED.test(text);
}
