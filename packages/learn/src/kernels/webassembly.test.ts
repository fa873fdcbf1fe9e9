import { afterEach, expect, it, vi } from "vitest";

const { WebAssembly: api } = globalThis as unknown as { WebAssembly: { readonly Memory: unknown } };
const SHAPE = { features: 10, hidden: [8], outputs: 1 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What a network says on a platform with this WebAssembly. */
async function refusal(platform: unknown): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", platform);
  const { Network } = await import("../network.js");
  try {
    return new Network(SHAPE);
  } catch (error) {
    return error;
  }
}

it.each([
  ["WebAssembly", undefined],
  ["SIMD", { Memory: api.Memory, validate: () => false }],
])("a network refuses with a sentence on a platform without %s", async (_, platform) => {
  expect(await refusal(platform)).toMatchObject({
    name: "TrainingError",
    message: "This needs WebAssembly with SIMD, which this platform does not have.",
  });
});

it("a network is made on a platform with both", async () => {
  expect(await refusal(api)).toMatchObject({ shape: SHAPE });
});
