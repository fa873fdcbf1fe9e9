/** So many bytes of a file say whether it holds games. */
export const HEAD = 4096;

/** How a file begins that is no text: a match of backgammon as eXtreme Gammon saves it. */
const PACKED = /^RGMH/;

/** How files of games begin: the project's own, PGN by its tags or its first move, SGF, and .mat, before which comments may stand. */
const BEGINNINGS = [
  /^\s*\{\s*"format"\s*:\s*"tyche-game"/,
  /^(?:\s*%[^\n]*\n)*\s*\[[A-Za-z]\w*\s+"/,
  /^(?:\s*%[^\n]*\n)*\s*1(?:\.|…|\s)[.…\s]*[a-hKQRBNOo0]/,
  /^\s*\(\s*;/,
  /^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i,
];

/** Whether a text begins as a file of games does that the boards read; whether it goes on so, they say when they read it. */
export function beginsAsGame(text: string): boolean {
  return isPacked(text) || BEGINNINGS.some((beginning) => beginning.test(text));
}

/** Whether a file that begins so must be read as bytes. */
export function isPacked(text: string): boolean {
  return PACKED.test(text);
}
