import { TycheError } from "@tyche/engine/errors";

/** A file of weights or an opening book beside the package, read on first use. */
export interface WeightsFile {
  /**
   * The bytes. In Node they are read from the disk, on a page they must be loaded or are fetched synchronously.
   *
   * @throws TycheError if the file cannot be read
   */
  bytes(): Uint8Array;
  /** @throws TycheError if the file cannot be read */
  load(): Promise<Uint8Array>;
}

/** Node's file system, without an import that bundlers for pages would have to resolve. */
interface NodeProcess {
  getBuiltinModule?(name: "node:fs"): { readFileSync(file: URL): Uint8Array };
}

/** A synchronous request, for pages and workers that did not load the file before. */
interface Request {
  readonly status: number;
  readonly responseText: string;
  open(method: "GET", address: URL, isAsync: false): void;
  overrideMimeType(type: string): void;
  send(): void;
}

/** Characters of an address that an error shows. */
const LONGEST_ADDRESS = 200;

const files: WeightsFile[] = [];

/**
 * Declares a file. Write the address as `() => new URL("...", import.meta.url)`: bundlers recognise this form, copy the
 * file and replace the address.
 */
export function weightsFile(address: () => URL): WeightsFile {
  let bytes: Uint8Array | undefined;
  let loading: Promise<Uint8Array> | undefined;
  const file: WeightsFile = {
    bytes() {
      if (bytes) return bytes;
      const from = address();
      try {
        bytes = readNow(from);
      } catch (cause) {
        throw unreadable(from, cause);
      }
      return bytes;
    },
    load() {
      loading ??= loaded(address());
      return loading;
    },
  };
  const loaded = async (from: URL): Promise<Uint8Array> => {
    try {
      bytes = await fetched(from);
      return bytes;
    } catch (cause) {
      // The next call tries again.
      loading = undefined;
      throw unreadable(from, cause);
    }
  };
  files.push(file);
  return file;
}

/**
 * Loads the weights of all games whose rules have been loaded. A page calls it before the first evaluation, which
 * otherwise waits for a synchronous request. In Node it is not needed.
 *
 * @throws TycheError if a file cannot be loaded; the next call tries again
 */
export async function loadWeights(): Promise<void> {
  await Promise.all(files.map((file) => file.load()));
}

function fileSystem(): ReturnType<NonNullable<NodeProcess["getBuiltinModule"]>> | undefined {
  const { process } = globalThis as { readonly process?: NodeProcess };
  return process?.getBuiltinModule?.("node:fs");
}

function readNow(address: URL): Uint8Array {
  if (address.protocol === "file:") {
    const system = fileSystem();
    if (system) return system.readFileSync(address);
  }
  const { XMLHttpRequest } = globalThis as typeof globalThis & { readonly XMLHttpRequest: new () => Request };
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  // A binary response is not allowed on the page's own thread, but characters below 256 are.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`status ${request.status}`);
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
}

async function fetched(address: URL): Promise<Uint8Array> {
  if (address.protocol === "file:" && fileSystem()) return readNow(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function unreadable({ href }: URL, cause: unknown): TycheError {
  // A bundler may have put a small file into its address.
  const file = href.slice(0, LONGEST_ADDRESS);
  return new TycheError(
    "game-weights",
    { file },
    `the weights of this game could not be loaded from ${file}`,
    { cause },
  );
}
