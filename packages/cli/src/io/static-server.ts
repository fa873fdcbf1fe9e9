import { once } from "node:events";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { extname, resolve, sep } from "node:path";
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
 * The page may share memory with its workers, and any other page may show it in a frame, also one that is isolated itself.
 * It needs nothing of other origins.
 */
const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "frame-ancestors *",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "cross-origin",
};

/** Connections at a time: a class, each of whose browsers opens six. */
const MOST_CONNECTIONS = 512;
/** Requests on one connection, of which a reader may send many before it reads an answer. */
const MOST_REQUESTS = 1000;
/** Milliseconds that a request may take to come, and a reader to take anything. */
const PATIENCE = 30_000;

/** Names that this machine has for itself; any other sent to it comes from a page that a false name server led here. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a request names this machine as this machine does. @param host its header */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Serves the files of one folder, and nothing outside of it. Port 0 takes any free port. */
export async function serveFolder(folder: string, port: number, host: string): Promise<Server> {
  const isLocal = LOOPBACK.test(host.includes(":") ? `[${host}]` : host);
  const turn = turns();
  const server = createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, (request, response) => {
    if (isLocal && !LOOPBACK.test(request.headers.host ?? "")) return end(response, 421);
    turn(request.socket, response)
      .then(() => (request.socket.destroyed ? undefined : answer(folder, request, response)))
      .catch(() => end(response, 503));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS;
  server.setTimeout(PATIENCE);
  server.listen(port, host);
  // `once` rejects where the server cannot listen.
  await once(server, "listening");
  return server;
}

/**
 * Waits for the turn of a response: what a reader asks before the answers to its earlier requests have been written is not begun,
 * so that nothing is open for it. It is over with the response, or with the connection.
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

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const file = fileOf(folder, request.url ?? "/");
  if (file === undefined) return end(response, 404);
  const handle = await opened(file);
  if (handle === undefined) return end(response, 404);
  try {
    const found = await handle.stat();
    if (!found.isFile()) return end(response, 404);
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": found.size,
      ...HEADERS,
    });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    // What goes wrong where the reader goes away in the middle, nobody can be told.
    await pipeline(handle.createReadStream({ autoClose: false }), response).catch(() => response.destroy());
  } finally {
    await handle.close();
  }
}

/** Undefined if the file does not exist. */
async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    // A pipe would be waited for.
    return await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EMFILE" || code === "ENFILE") throw error;
    return undefined;
  }
}

/** The file that an address names; undefined where it is malformed or leads out of the folder. */
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
