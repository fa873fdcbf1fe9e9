/**
 * Sets the blanks of French typography in a template: a narrow no-break space before ; ! and ?, a no-break space before
 * : and inside « ». Only the template's own words are touched, never what is put into it.
 */
export function french(words: TemplateStringsArray, ...names: readonly (string | number)[]): string {
  return words.map((part, i) => withBlanks(part) + (names[i] ?? "")).join("");
}

function withBlanks(text: string): string {
  return (
    text
      .replace(/ ([;!?])/g, "\u202f$1")
      // ":=" is code.
      .replace(/ ([:»])(?!=)/g, "\u00a0$1")
      .replace(/« /g, "«\u00a0")
  );
}
