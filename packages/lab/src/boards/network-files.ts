import { TycheError } from "@tyche/engine/errors";

/** A network's file, and its bytes once they were asked for. */
interface NetworkFile {
  readonly address: string;
  fetched?: Promise<void>;
  bytes?: Uint8Array;
}

/** Those of the games that this thread has loaded. */
const files: NetworkFile[] = [];

/**
 * Stands in a worker in the place of the module that holds a network as text (`vite.config.ts`): text of megabytes would be parsed by every
 * worker, though those that know the rules alone judge nothing.
 *
 * @returns its bytes, which must have been fetched: see `networksFetched`
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
 * Fetches what the games that were loaded judge by; what is there is not asked for again.
 *
 * @throws TycheError where a file does not come
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
    // Whoever asks next tries once more.
    delete file.fetched;
    throw new TycheError("board-network", {}, "the network of this game could not be loaded", { cause });
  }
}
