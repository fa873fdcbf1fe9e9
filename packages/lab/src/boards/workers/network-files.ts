import { TycheError } from "@tyche/engine/errors";

/** A network's file, and its bytes after they were fetched. */
interface NetworkFile {
  readonly address: string;
  fetched?: Promise<void>;
  bytes?: Uint8Array;
}

/** Files of the games that this worker has loaded. */
const files: NetworkFile[] = [];

/**
 * Replaces, in workers, the module that contains a network as text (`vite.config.ts`): every worker would parse
 * megabytes of text, even those that only know the rules.
 *
 * @returns the bytes, which must have been fetched with `networksFetched`
 */
export function networkFile(address: string): () => Uint8Array {
  const file: NetworkFile = { address };
  files.push(file);
  return () => {
    if (!file.bytes) throw new Error("the network of this game was not fetched");
    return file.bytes;
  };
}

/**
 * Fetches the networks of the loaded games; those already present are not fetched again.
 *
 * @throws TycheError if a file cannot be loaded
 */
export async function networksFetched(): Promise<void> {
  await Promise.all(
    files.map((file) => {
      file.fetched ??= fetchInto(file);
      return file.fetched;
    }),
  );
}

async function fetchInto(file: NetworkFile): Promise<void> {
  try {
    const answer = await fetch(file.address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    file.bytes = new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    // The next call tries again.
    delete file.fetched;
    throw new TycheError("board-network", {}, "the network of this game could not be loaded", { cause });
  }
}
