import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const BUNDLE = join(import.meta.dirname, "../../packages/figure/bundle");
const PAGES = join(import.meta.dirname, "pages");
const EXAMPLES = join(import.meta.dirname, "../../examples/figure");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Nothing inline, nothing evaluated, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** A site with the pages of this folder and the bundled element, under a strict content security policy. */
export interface Site {
  readonly address: string;
  /** The paths that were requested. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Serves the site on a free port. */
export async function serveSite(): Promise<Site> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    requests.push(pathname);
    const file = fileAt(pathname);
    readFile(file).then(
      (text) => {
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        response.setHeader("content-security-policy", POLICY);
        response.end(text);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    requests,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** The examples expect the bundle as the folder "tyche" beside them. */
function fileAt(path: string): string {
  for (const [begin, folder] of [
    ["/bundle/", BUNDLE],
    ["/examples/tyche/", BUNDLE],
    ["/examples/", EXAMPLES],
  ] as const)
    if (path.startsWith(begin)) return join(folder, path.slice(begin.length));
  return join(PAGES, path);
}
