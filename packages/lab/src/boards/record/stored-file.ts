const FORMAT = "tyche-boards";
const VERSION = 1;

/** What the boards store in a browser, by name, as a file. */
export function storedFile(entries: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 1)}\n`;
}

/** Reads the output of `storedFile`; undefined for anything else. What reads the values checks them. */
export function readStored(text: string): Readonly<Record<string, string>> | undefined {
  try {
    const { format, version, entries } = JSON.parse(text);
    const all = Object.entries(entries as object);
    const isOurs = all.every(([name, value]) => name.startsWith("board-") && typeof value === "string");
    return format === FORMAT && version === VERSION && isOurs ? Object.fromEntries(all) : undefined;
  } catch {
    return undefined;
  }
}
