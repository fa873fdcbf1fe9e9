import { once } from "node:events";
import { constants } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { extname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/**
 * Headers that let the page share memory with its workers, and let any other page show it in a frame, even if that page
 * is cross-origin isolated. The page loads nothing from other origins. Its files hold nothing private, and pages elsewhere may
 * load the script of an element from it.
 */
const HEADERS: Readonly<Record<string, string>> = {
  vary: "accept-encoding",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "frame-ancestors *",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/** The name of a file that contains a hash of its contents, as bundlers name those in `assets`. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** Endings of compressed copies beside a file, the smallest first. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Limit on open connections: enough for a class in which each browser opens six. */
const MOST_CONNECTIONS = 512;
/** Limit on requests per connection. A client may send many before it reads an answer. */
const MOST_REQUESTS = 1000;
/** Timeout in milliseconds for a request to arrive, and for a client to accept data. */
const PATIENCE = 30_000;

/** Names of the local machine. A request with any other name comes from a page that DNS rebinding led here. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Serves the files of a folder, and those of further folders that it does not have, and nothing outside them. Port 0:
 * any free port.
 */
export async function serveFolder(
  folder: string,
  port: number,
  host: string,
  further: readonly string[] = [],
): Promise<Server> {
  const folders = [folder, ...further];
  const isLocal = LOOPBACK.test(host.includes(":") ? `[${host}]` : host);
  const turn = turns();
  const server = createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, (request, response) => {
    if (isLocal && !LOOPBACK.test(request.headers.host ?? "")) return end(response, 421);
    turn(request.socket, response)
      .then(() => (request.socket.destroyed ? undefined : answer(folders, request, response)))
      .catch(() => end(response, 503));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS;
  server.setTimeout(PATIENCE);
  server.listen(port, host);
  // `once` rejects if the server cannot listen.
  await once(server, "listening");
  return server;
}

/**
 * Waits until the earlier responses on a connection have been written, so that no file is open for a pipelined request
 * before its turn. A turn ends with the response or the connection.
 */
function turns(): (socket: Socket, response: ServerResponse) => Promise<void> {
  const connections = new WeakMap<Socket, { last: Promise<void>; readonly closed: Promise<void> }>();
  return (socket, response) => {
    const known = connections.get(socket);
    const connection = known ?? {
      last: Promise.resolve(),
      closed: new Promise<void>((resolve) => {
        socket.once("close", () => resolve());
      }),
    };
    connections.set(socket, connection);
    const { last, closed } = connection;
    const ended = new Promise<void>((resolve) => {
      response.once("close", resolve);
    });
    connection.last = Promise.race([ended, closed]);
    return last;
  };
}

async function answer(
  folders: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const found = await firstFile(folders, request);
  if (found === undefined)
    return (await isFolder(folders, request)) ? lead(request, response) : end(response, 404);
  const { file, handle, coding } = found;
  try {
    const about = await handle.stat();
    if (!about.isFile()) return end(response, 404);
    const tag = `"${[about.size, Math.floor(about.mtimeMs)].map((number) => number.toString(36)).join("-")}"`;
    const isKnown = request.headers["if-none-match"]?.includes(tag) === true;
    response.writeHead(isKnown ? 304 : 200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      ...(!isKnown && { "content-length": about.size }),
      ...(coding !== undefined && { "content-encoding": coding }),
      etag: tag,
      "cache-control":
        file.includes(`${sep}assets${sep}`) && HASHED.test(file)
          ? "public, max-age=31536000, immutable"
          : "no-cache",
      ...HEADERS,
    });
    if (isKnown || request.method === "HEAD" || about.size === 0) {
      response.end();
      return;
    }
    // No more than announced, should the file grow meanwhile. If the client disconnects while reading, nobody can be told
    // about errors.
    const bytes = handle.createReadStream({ autoClose: false, end: about.size - 1 });
    await pipeline(bytes, response).catch(() => response.destroy());
  } finally {
    await handle.close();
  }
}

/** The requested file in the first folder that has it, opened, also a page without its ending; undefined if none has. */
async function firstFile(folders: readonly string[], request: IncomingMessage) {
  for (const folder of folders) {
    const file = fileOf(folder, request.url ?? "/");
    if (file === undefined) return undefined;
    for (const name of [file, `${file}.html`]) {
      const { handle, coding } = await smallest(name, request.headers["accept-encoding"]);
      if (handle !== undefined) return { file: name, handle, coding };
    }
  }
  return undefined;
}

/** Whether the request names a folder with a page, without the slash at its end. */
async function isFolder(folders: readonly string[], { url = "" }: IncomingMessage): Promise<boolean> {
  for (const folder of folders) {
    const file = fileOf(folder, url);
    if (file === undefined) return false;
    const page = await stat(join(file, "index.html")).catch(() => undefined);
    if (page?.isFile()) return true;
  }
  return false;
}

/** Leads from a folder to its page. The address is relative: a path that begins with // would be another host. */
function lead({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const [path = "", ...query] = url.split("?");
  const asked = query.length > 0 ? `?${query.join("?")}` : "";
  response.writeHead(308, { location: `./${path.slice(path.lastIndexOf("/") + 1)}/${asked}`, ...HEADERS });
  response.end();
}

/** A compressed copy that the client accepts, else the file itself. */
async function smallest(
  file: string,
  accepted = "",
): Promise<{ readonly handle: FileHandle | undefined; readonly coding?: string }> {
  const names = accepted
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]!.trim());
  for (const [coding, ending] of CODINGS) {
    if (!names.includes(coding)) continue;
    const handle = await opened(file + ending);
    if (handle !== undefined) return { handle, coding };
  }
  return { handle: await opened(file) };
}

/** Undefined if the file does not exist, or is a folder. */
async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    // Opening a pipe would block.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    if (!(await handle.stat()).isDirectory()) return handle;
    await handle.close();
    return undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EMFILE" || code === "ENFILE") throw error;
    return undefined;
  }
}

/** The file of a URL; undefined if the URL is malformed or leads out of the folder. */
export function fileOf(folder: string, address: string): string | undefined {
  const [path = "/"] = address.split(/[?#]/);
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (name.includes("\0")) return undefined;
  const root = resolve(folder);
  const file = resolve(root, `.${sep}${name.endsWith("/") ? `${name}index.html` : name}`);
  return file.startsWith(root + sep) ? file : undefined;
}

function end(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${status}\n`);
}
