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
 * Headers that let the page share memory with its workers, and let any other page show it in a frame, even if that page
 * is cross-origin isolated. The page loads nothing from other origins.
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

/** Limit on open connections: enough for a class in which each browser opens six. */
const MOST_CONNECTIONS = 512;
/** Limit on requests per connection. A client may send many before it reads an answer. */
const MOST_REQUESTS = 1000;
/** Timeout in milliseconds for a request to arrive, and for a client to accept data. */
const PATIENCE = 30_000;

/** Names of the local machine. A request with any other name comes from a page that DNS rebinding led here. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a request's Host header names the local machine. @param host the header */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Serves the files of one folder and nothing outside it. Port 0: any free port. */
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
    // If the client disconnects while reading, nobody can be told about errors.
    await pipeline(handle.createReadStream({ autoClose: false }), response).catch(() => response.destroy());
  } finally {
    await handle.close();
  }
}

/** Undefined if the file does not exist. */
async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    // Opening a pipe would block.
    return await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
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
