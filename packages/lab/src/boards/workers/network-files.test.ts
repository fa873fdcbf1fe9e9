import { afterEach, beforeEach, expect, it, vi } from "vitest";

let files: typeof import("./network-files.js");
const asked = vi.fn<(address: string) => Promise<Response>>();
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", asked);
  files = await import("./network-files.js");
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

const BYTES = Uint8Array.of(0, 255, 10, 13, 128);

it("returns the bytes of each file, fetched once", async () => {
  asked.mockImplementation(async (address) => new Response(address === "one" ? BYTES : BYTES.slice(1)));
  const [one, other] = [files.networkFile("one"), files.networkFile("other")];
  await Promise.all([files.networksFetched(), files.networksFetched()]);
  expect(one()).toEqual(BYTES);
  expect(other()).toEqual(BYTES.slice(1));
  await files.networksFetched();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["one", "other"]);
});

it("fetches nothing before an evaluator is needed, and then has no bytes", () => {
  const network = files.networkFile("one");
  expect(asked).not.toHaveBeenCalled();
  expect(network).toThrow("was not fetched");
});

it.each([
  ["is not there", async () => new Response("gone", { status: 404 })],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
])("reports a file that %s, and tries again", async (_, failure) => {
  asked.mockImplementationOnce(failure);
  const network = files.networkFile("one");
  await expect(files.networksFetched()).rejects.toThrow("the network of this game could not be loaded");
  asked.mockImplementationOnce(async () => new Response(BYTES));
  await files.networksFetched();
  expect(network()).toEqual(BYTES);
});
