import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { fileOf, serveFolder } from "../src/io/static-server.js";
import { tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-lab-"));
  mkdirSync(join(folder, "site", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "site", "index.html"), "<!doctype html>page");
  writeFileSync(join(folder, "site", "assets", "a.js"), "1");
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Requests a path unchanged; `fetch` would normalise it. */
function ask(port: number, path: string, method = "GET", headers = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ port, path, method, headers, host: "127.0.0.1" }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"],
          body,
          headers: response.headers,
        }),
      );
    });
    call.on("error", fail);
    call.end();
  });
}

describe("the server of one folder", () => {
  it("serves its files with their types, and the page at the root", async () => {
    const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1");
    const { port } = server.address() as AddressInfo;
    expect(await ask(port, "/")).toMatchObject({
      status: 200,
      type: "text/html; charset=utf-8",
      body: "<!doctype html>page",
    });
    expect(await ask(port, "/?embed")).toMatchObject({ status: 200 });
    expect(await ask(port, "/assets/a.js")).toMatchObject({
      type: "text/javascript; charset=utf-8",
      body: "1",
    });
    expect(await ask(port, "/assets/a.js", "HEAD")).toMatchObject({ status: 200, body: "" });
    expect(await ask(port, "/", "POST")).toMatchObject({ status: 405 });
    for (const path of [
      "/none",
      "/assets",
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/%2e%2e/secret.txt",
      "/%",
      "/a%00",
    ]) {
      const { status, body } = await ask(port, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("secret");
    }
    server.close();
  });

  it("serves from further folders what the first does not have", async () => {
    const book = join(folder, "book");
    mkdirSync(join(book, "en"), { recursive: true });
    writeFileSync(join(book, "index.html"), "other");
    writeFileSync(join(book, "en", "index.html"), "chapters");
    const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1", [book]);
    const { port } = server.address() as AddressInfo;
    expect((await ask(port, "/")).body).toBe("<!doctype html>page");
    expect((await ask(port, "/en/")).body).toBe("chapters");
    // Without ".html", and without the slash of a folder; a page has the name before a folder.
    writeFileSync(join(book, "en", "chapter.html"), "chapter");
    mkdirSync(join(book, "en", "chapter"));
    expect(await ask(port, "/en/chapter")).toMatchObject({
      status: 200,
      type: "text/html; charset=utf-8",
      body: "chapter",
    });
    const { status, headers } = await ask(port, "//127.0.0.1/../en?slides");
    expect([status, headers.location]).toEqual([308, "./en/?slides"]);
    for (const path of ["/none", "/en/chapter/", "/../secret", "/../secret.txt", "/..%2fsecret.txt"])
      expect(await ask(port, path)).toMatchObject({ status: 404 });
    server.close();
  });

  it("serves the compressed copy that a browser accepts, and each version of a file once", async () => {
    const site = join(folder, "compressed");
    mkdirSync(join(site, "assets"), { recursive: true });
    writeFileSync(join(site, "index.html"), "page");
    writeFileSync(join(site, "assets", "a-0123abcd.js"), "plain");
    writeFileSync(join(site, "assets", "a-0123abcd.js.br"), "brotli");
    writeFileSync(join(site, "assets", "a-0123abcd.js.gz"), "gzip");
    const server = await serveFolder(site, 0, "127.0.0.1");
    const { port } = server.address() as AddressInfo;
    const name = "/assets/a-0123abcd.js";
    for (const [accepted, coding, body] of [
      ["gzip, deflate, br", "br", "brotli"],
      ["gzip", "gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
      ["identity", undefined, "plain"],
      ["", undefined, "plain"],
    ] as const) {
      const answer = await ask(port, name, "GET", { "accept-encoding": accepted });
      expect([accepted, answer.headers["content-encoding"], answer.body]).toEqual([accepted, coding, body]);
      expect(answer.type).toBe("text/javascript; charset=utf-8");
      expect(answer.headers["cache-control"]).toContain("immutable");
      const known = { "accept-encoding": accepted, "if-none-match": answer.headers.etag };
      expect(await ask(port, name, "GET", known)).toMatchObject({ status: 304, body: "" });
    }
    const page = await ask(port, "/", "GET", { "accept-encoding": "br, gzip" });
    expect([page.headers["cache-control"], page.body]).toEqual(["no-cache", "page"]);
    writeFileSync(join(site, "index.html"), "another page");
    expect(await ask(port, "/", "GET", { "if-none-match": page.headers.etag })).toMatchObject({
      status: 200,
    });
    server.close();
  });

  /** This process's open file descriptors of the large file. */
  const open = (): number =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith("large.bin");
      } catch {
        return false;
      }
    }).length;

  it.runIf(existsSync("/proc/self/fd"))(
    "opens one file at a time per connection, and none for requests pending when it is closed",
    async () => {
      writeFileSync(join(folder, "site", "large.bin"), new Uint8Array(1 << 24));
      const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1");
      const { port } = server.address() as AddressInfo;
      const connections = cases(300, 15);
      const asked = "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20);
      let most = 0;
      const sockets: Socket[] = [];
      for (let i = 0; i < connections; i++) {
        const socket = connect(port, "127.0.0.1", () => socket.write(asked));
        socket.on("error", () => undefined);
        sockets.push(socket);
        // Each connection has its first answer in progress, and 19 more requests waiting.
        await once(socket, "data");
        socket.pause();
        most = Math.max(most, open() - i - 1);
      }
      expect(most).toBe(0);
      for (const socket of sockets) socket.resetAndDestroy();
      await expect.poll(open).toBe(0);
      const { body, status } = await ask(port, "/");
      expect([status, body]).toEqual([200, "<!doctype html>page"]);
      server.closeAllConnections();
      server.close();
    },
  );

  it("answers pipelined requests in order", async () => {
    const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1");
    const { port } = server.address() as AddressInfo;
    const paths = ["/", "/assets/a.js", "/none", "/assets/a.js", "/"];
    const socket = connect(port, "127.0.0.1");
    socket.write(
      paths
        .map((path, i) => {
          const last = i === paths.length - 1 ? "Connection: close\r\n" : "";
          return `${i === 3 ? "HEAD" : "GET"} ${path} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
        })
        .join(""),
    );
    let said = "";
    for await (const chunk of socket) said += chunk;
    expect([...said.matchAll(/HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual([
      "200",
      "200",
      "404",
      "200",
      "200",
    ]);
    expect(said.match(/<!doctype html>page/g)).toHaveLength(2);
    server.close();
  });

  it.runIf(existsSync("/proc/self/fd"))("keeps no file open for a client that disconnected", async () => {
    writeFileSync(join(folder, "site", "large.bin"), new Uint8Array(1 << 24));
    const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1");
    const { port } = server.address() as AddressInfo;
    for (let i = 0; i < 30; i++) {
      await new Promise<void>((done, fail) => {
        const call = request({ port, path: "/large.bin", host: "127.0.0.1" }, (response) => {
          response.once("data", () => {
            response.destroy();
            done();
          });
        });
        call.on("error", fail);
        call.end();
      });
    }
    await expect.poll(open).toBe(0);
    server.closeAllConnections();
    server.close();
  });

  it("refuses requests for other host names, and lets any page show it in a frame", async () => {
    const server = await serveFolder(join(folder, "site"), 0, "127.0.0.1");
    const { port } = server.address() as AddressInfo;
    expect(await ask(port, "/", "GET", { host: "evil.example" })).toMatchObject({ status: 421 });
    expect(await ask(port, "/", "GET", { host: `127.0.0.1.evil.example:${port}` })).toMatchObject({
      status: 421,
    });
    for (const host of ["localhost", `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect(await ask(port, "/", "GET", { host })).toMatchObject({ status: 200 });
    }
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": "frame-ancestors *",
      "access-control-allow-origin": "*",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "cross-origin",
    });
    server.closeAllConnections();
    server.close();
  });

  it("never serves a file outside its folder", () => {
    for (const path of ["/../x", "/..", "//etc/passwd", "/a/../../x", "/%2e%2e%2fx", "/..\\x"]) {
      const file = fileOf("/srv/lab", path);
      expect(file === undefined || file.startsWith("/srv/lab/")).toBe(true);
    }
  });
});

describe("tyche lab", () => {
  it("refuses an invalid port", async () => {
    expect(await tyche(["lab", "--port", "70000"])).toEqual({
      code: 2,
      out: "",
      err: 'tyche: --port must be a whole number from 0 to 65535, not "70000"\n',
    });
  });

  it("prints the Lab's address, serves it, and ends when asked to", async () => {
    const bin = fileURLToPath(new URL("../bin/tyche.js", import.meta.url));
    const child = spawn(process.execPath, [bin, "lab", "--port", "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = await new Promise<string>((done) => {
      child.stdout.once("data", (chunk: Buffer) => done(chunk.toString()));
    });
    const [, port] = /^The Lab is at http:\/\/127\.0\.0\.1:(\d+)\/\n/.exec(said) ?? [];
    const page = await ask(Number(port), "/");
    expect(page.body).toContain("Content-Security-Policy");
    const [, script] = /src="\.(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
    expect(await ask(Number(port), script!)).toMatchObject({
      status: 200,
      type: "text/javascript; charset=utf-8",
    });
    child.kill("SIGINT");
    expect(await new Promise((done) => child.once("exit", done))).toBe(0);
  });
});
