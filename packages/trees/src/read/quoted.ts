/** Characters that would act on a terminal rather than show: C1 controls, DEL, and marks that turn the direction. */
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A piece of somebody's text inside a message: in double quotes, on one line, at most `most` characters long. */
export function quoted(text: string, most = 30): string {
  const piece = text.length > most ? `${text.slice(0, most)}…` : text;
  return JSON.stringify(piece).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
