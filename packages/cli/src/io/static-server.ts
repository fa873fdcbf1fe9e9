import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
  const server = createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, (request, response) => {
    if (isLocal && !LOOPBACK.test(request.headers.host ?? "")) return end(response, 421);
    answer(folder, request, response).catch(() => end(response, 500));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(PATIENCE);
  server.listen(port, host);
  // `once` rejects where the server cannot listen.
  await once(server, "listening");
  return server;
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const file = fileOf(folder, request.url ?? "/");
  if (file === undefined) return end(response, 404);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return end(response, 404);
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-length": found.size,
    ...HEADERS,
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // Closes the file also where the reader goes away in the middle; what went wrong then nobody can be told.
  await pipeline(createReadStream(file), response).catch(() => response.destroy());
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
