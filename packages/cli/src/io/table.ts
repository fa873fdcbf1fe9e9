/** Characters that take two columns on a terminal (CJK and full-width forms). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu;

/** The width of a text in terminal columns. */
export function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

export function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}

function padLeft(text: string, columns: number): string {
  return " ".repeat(Math.max(0, columns - columnsOf(text))) + text;
}

/** Names and descriptions in two columns; descriptions wrap within their column. */
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

/** A table with two spaces between columns; numeric columns are right-aligned. */
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

/** Chinese characters, between which a line can break, and punctuation that must stay with its neighbour. */
const IDEOGRAPH = "\\u2e80-\\u2fff\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff";
const OPENING = "（《「『【“";
const CLOSING = "，。；：、！？）》」』】”…";
const HAS_IDEOGRAPH = new RegExp(`[${IDEOGRAPH}]`, "u");
const UNBROKEN = new RegExp(
  `[${OPENING}]*(?:[${IDEOGRAPH}]|[^${IDEOGRAPH}${OPENING}${CLOSING}]+)[${CLOSING}]*|[${OPENING}${CLOSING}]+`,
  "gu",
);

/** Wraps a text at spaces or, in Chinese, between characters; a longer word gets its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const parts = HAS_IDEOGRAPH.test(word) ? word.match(UNBROKEN)! : [word];
    for (const [i, part] of parts.entries()) {
      const longer = i > 0 || line === "" ? line + part : `${line} ${part}`;
      if (line !== "" && columnsOf(longer) > width) {
        lines.push(line);
        line = part;
      } else {
        line = longer;
      }
    }
  }
  return [...lines, line];
}
