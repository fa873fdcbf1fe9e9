import { TrainingError } from "../model-file/errors.js";

/** The part of the WebAssembly JavaScript interface that is used here, so that no type library is required. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmApi {
  readonly Memory: new (limits: { initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: WasmMemory; [name: string]: unknown } },
  ) => { readonly exports: unknown };
  validate(bytes: Uint8Array): boolean;
}

const { WebAssembly: api } = globalThis as { WebAssembly?: WasmApi };

/** Whether the platform runs WebAssembly at all, as all browsers and servers do by default. */
export const hasWebAssembly = api !== undefined;

const PAGE = 65_536;

/**
 * Memory for a kernel, all zero.
 *
 * @param bytes rounded up to pages of 64 KiB
 * @throws TrainingError if the platform has no WebAssembly
 */
export function newMemory(bytes: number): WasmMemory {
  return new (supported().Memory)({ initial: Math.ceil(bytes / PAGE) });
}

/**
 * The exports of a kernel.
 *
 * @param base64 the kernel's bytes
 * @param env the kernel's imports
 * @throws TrainingError if the platform has no WebAssembly, or none with SIMD
 */
export function instantiate(base64: string, env: { memory: WasmMemory; [name: string]: unknown }): unknown {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const { Instance, Module, validate } = supported();
  if (!validate(bytes)) throw unsupported();
  return new Instance(new Module(bytes), { env }).exports;
}

function supported(): WasmApi {
  if (api === undefined) throw unsupported();
  return api;
}

function unsupported(): TrainingError {
  return new TrainingError(
    "no-webassembly",
    {},
    "This needs WebAssembly with SIMD, which this platform does not have.",
  );
}
