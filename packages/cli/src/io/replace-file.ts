import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { systemSentence, UsageError } from "./errors.js";

/**
 * Writes a file in the place of an older one: whoever reads it, whenever the machine stops, finds one of the two whole.
 *
 * @param parts one after the other; not copied, since a checkpoint may be as large as memory allows
 * @throws UsageError where it cannot be written
 */
export async function replaceFile(file: string, parts: readonly Uint8Array[]): Promise<void> {
  // Of a name that nobody else takes, so that two who write at once cannot mix their parts.
  const part = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.part`;
  try {
    const handle = await open(part, "wx");
    try {
      for (const bytes of parts) await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new UsageError(`${file} cannot be written: ${systemSentence(error)}`);
  }
}
