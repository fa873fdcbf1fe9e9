/** Characters that would control a terminal instead of showing: C1 controls, DEL, and direction marks. */
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A quotation from the user's text, for a message: in double quotes, on one line, at most `most` characters long. */
export function quoted(text: string, most = 30): string {
  const piece = text.length > most ? `${text.slice(0, most)}…` : text;
  return JSON.stringify(piece).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
