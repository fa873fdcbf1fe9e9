import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let files: typeof import("./weights-file.js");
const requested = vi.fn<(address: URL) => Promise<Response>>();
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", requested);
  files = await import("./weights-file.js");
});
afterEach(() => {
  requested.mockReset();
  vi.unstubAllGlobals();
});

const BYTES = Uint8Array.of(0, 255, 10, 13, 128);
const onPage = (name: string) => files.weightsFile(() => new URL(`https://example.org/${name}`));

it("reads a file of the package in Node", async () => {
  const address = new URL("../../weights/chess.model", import.meta.url);
  const file = files.weightsFile(() => address);
  const expected = new Uint8Array(readFileSync(address));
  expect(new Uint8Array(file.bytes())).toEqual(expected);
  expect(new Uint8Array(await files.weightsFile(() => address).load())).toEqual(expected);
  expect(requested).not.toHaveBeenCalled();
});

it("asks for no address before the file is read", () => {
  files.weightsFile(() => {
    throw new Error("asked");
  });
});

it("fetches the files of all loaded games on a page, each once", async () => {
  requested.mockImplementation(
    async ({ href }) => new Response(href.endsWith("one") ? BYTES : BYTES.slice(1)),
  );
  const [one, other] = [onPage("one"), onPage("other")];
  await Promise.all([files.loadWeights(), files.loadWeights()]);
  expect(one.bytes()).toEqual(BYTES);
  expect(other.bytes()).toEqual(BYTES.slice(1));
  await files.loadWeights();
  expect(requested.mock.calls.map(([address]) => address.pathname)).toEqual(["/one", "/other"]);
});

it("requests a file that was not loaded synchronously", () => {
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      status = 0;
      responseText = "";
      open(_method: string, { pathname }: URL, isAsync: boolean) {
        this.status = pathname === "/one" && !isAsync ? 200 : 404;
      }
      // Browsers map the bytes from 128 to this range.
      overrideMimeType(type: string) {
        if (type.endsWith("x-user-defined"))
          this.responseText = String.fromCharCode(
            ...Array.from(BYTES, (byte) => (byte < 128 ? byte : 0xf700 + byte)),
          );
      }
      send() {}
    },
  );
  expect(onPage("one").bytes()).toEqual(BYTES);
  expect(() => onPage("other").bytes()).toThrow("the weights of this game could not be loaded");
});

it.each([
  ["is not there", async () => new Response("gone", { status: 404 })],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
])("reports a file that %s, and tries again", async (_, failure) => {
  requested.mockImplementationOnce(failure);
  const file = onPage("one");
  await expect(files.loadWeights()).rejects.toThrow("the weights of this game could not be loaded");
  requested.mockImplementationOnce(async () => new Response(BYTES));
  await files.loadWeights();
  expect(file.bytes()).toEqual(BYTES);
});
