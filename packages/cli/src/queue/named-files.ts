import { statSync } from "node:fs";
import { sha256 } from "../io/access.js";
import { UsageError } from "../io/errors.js";
import { bytesOf } from "../io/user-file.js";

/** Longer texts are contents rather than file names. */
const LONGEST = 4096;
/** Separators around a name in the text of a player: "star2:depth=2,evaluator=net.model@float". */
const AROUND = /[\s,:=()[\]@]+/;

/**
 * Returns the files that a question names, with their checksums; a worker on another machine must have the same files
 * under the same names. Texts that look like file names but are not files here are skipped. Files named inside saved
 * models are included.
 */
export function namedFiles(question: unknown): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === "object" && value !== null) {
      for (const member of Object.values(value)) look(member);
    } else if (typeof value === "string" && value.length <= LONGEST) {
      for (const word of [value, ...value.split(AROUND)]) {
        if (!/[./\\]/.test(word) || found.has(word) || !isFile(word)) continue;
        const bytes = bytesOf(word);
        found.set(word, sha256(bytes));
        if (word.endsWith(".json")) look(specIn(bytes));
      }
    }
  };
  look(question);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the text from which a saved model was made. */
function specIn(bytes: Uint8Array): unknown {
  try {
    return (JSON.parse(new TextDecoder().decode(bytes)) as { readonly spec?: unknown } | null)?.spec;
  } catch {
    return undefined;
  }
}

/** Returns the error for the first file that is missing here or differs from the coordinator's. */
export function differingFile(files: Readonly<Record<string, string>>): UsageError | undefined {
  for (const [file, sum] of Object.entries(files)) {
    if (!isFile(file))
      return new UsageError("worker-file-missing", { file }, `the job needs ${file}, which is missing here`);
    if (sha256(bytesOf(file)) !== sum)
      return new UsageError("worker-file-differs", { file }, `the job needs ${file}, which differs here`);
  }
  return undefined;
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
}
