import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { systemProblem, UsageError } from "../io/errors.js";
import { isLoopback } from "../io/static-server.js";
import { LIVE_PAGE, LIVE_SCRIPT, LIVE_STYLE } from "./live-assets.js";
import type { View, WorkerState } from "./run.js";

/** The data of the page, which requests it every second. */
export interface LiveState {
  readonly title: string;
  readonly done: number;
  readonly of: number;
  /** Duration of this run so far, and the estimated remaining time at its pace, if known. */
  readonly seconds: number;
  readonly secondsLeft: number | null;
  readonly ended: boolean;
  readonly view: View | null;
  readonly workers: readonly WorkerState[];
}

export interface LivePage {
  readonly url: string;
  close(): Promise<void>;
}

const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * Opens a page that shows a running job on this machine only.
 *
 * @param port 0: any free port
 * @throws UsageError if it cannot listen on the port
 */
export async function openLivePage(port: number, state: () => Promise<LiveState>): Promise<LivePage> {
  const server = createServer((request, response) => {
    if (!isLoopback(request.headers.host ?? "")) return send(response, 421, "text/plain", "421\n");
    if (request.method !== "GET") return send(response, 405, "text/plain", "405\n");
    const path = (request.url ?? "/").split("?")[0];
    if (path === "/") return send(response, 200, "text/html", LIVE_PAGE);
    if (path === "/live.css") return send(response, 200, "text/css", LIVE_STYLE);
    if (path === "/live.js") return send(response, 200, "text/javascript", LIVE_SCRIPT);
    if (path !== "/state.json") return send(response, 404, "text/plain", "404\n");
    state().then(
      (now) => send(response, 200, "application/json", JSON.stringify(now)),
      () => send(response, 503, "text/plain", "503\n"),
    );
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    const why = systemProblem(error);
    throw new UsageError(
      "page-port",
      { port, why },
      `the page cannot be served at port ${port}: ${why.message}`,
    );
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, ...HEADERS });
  response.end(body);
}
