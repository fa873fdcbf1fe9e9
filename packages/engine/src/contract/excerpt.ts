/** Characters that a message shows of a quoted text, and of anything that is too long for its place. */
const SHOWN = 80;
/** Characters of a quoted text that is shown whole. */
const LONG_QUOTE = 100;
/** Characters of a word: longer than paths are that people name. */
const LONG_WORD = 257;
/** Characters of a message, and of each of its ends where it is longer. */
const LONG_MESSAGE = 1000;
const END = 200;

/**
 * A message in which no text of the user is longer than anybody would read: of a whole file in the place of a name, the
 * beginning says all. Every error whose message names what somebody wrote passes through here.
 */
export function excerpt(message: string): string {
  if (message.length <= LONG_QUOTE) return message;
  const cut = message
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > LONG_QUOTE ? `"${beginning(quoted)}"` : whole,
    )
    .replace(/\S+/g, (word) => (word.length < LONG_WORD ? word : beginning(word)));
  return cut.length <= LONG_MESSAGE ? cut : `${beginning(cut, END)} ${cut.slice(-END)}`;
}

function beginning(text: string, length = SHOWN): string {
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…`;
}
