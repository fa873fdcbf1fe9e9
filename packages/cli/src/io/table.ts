/** Characters that take two columns of a terminal (CJK and full-width forms). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu;

function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}

function padLeft(text: string, columns: number): string {
  return " ".repeat(Math.max(0, columns - columnsOf(text))) + text;
}

/** Names and what they mean in two columns; what does not fit goes on below, at the same column. */
export function pairs(rows: readonly (readonly [name: string, text: string])[], width: number): string {
  const first = Math.max(...rows.map(([name]) => columnsOf(name))) + 2;
  return rows
    .flatMap(([name, text]) => {
      const [head = "", ...rest] = wrap(text, Math.max(20, width - first));
      return [pad(name, first) + head, ...rest.map((line) => " ".repeat(first) + line)];
    })
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

/** Cells under their headings, two blanks between columns; columns of numbers to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(columnsOf(heading), ...rows.map((row) => columnsOf(row[column] ?? ""))),
  );
  const isNumber = headings.map((_, column) =>
    rows.every((row) => /^[\d.,%–-]*(?: k)?$/.test(row[column] ?? "")),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (isNumber[column] ? padLeft : pad)(cell, widths[column]!))
      .join("  ")
      .trimEnd();
  return `${[headings, ...rows].map(line).join("\n")}\n`;
}

/** Lines of whole words; a longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && columnsOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
