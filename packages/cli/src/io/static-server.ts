import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, resolve, sep } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Serves the files of one folder, and nothing outside of it. Port 0 takes any free port. */
export async function serveFolder(folder: string, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => end(response, 500));
  });
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
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const stream = createReadStream(file);
  stream.on("error", () => response.destroy());
  stream.pipe(response);
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
