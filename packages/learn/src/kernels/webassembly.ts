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

/** Undefined on platforms without WebAssembly. */
export const webAssembly = (globalThis as { WebAssembly?: WasmApi }).WebAssembly;

/**
 * The exports of a kernel; undefined if the platform cannot run it.
 * @param base64 the kernel's bytes
 * @param env the kernel's imports
 */
export function instantiate(base64: string, env: { memory: WasmMemory; [name: string]: unknown }): unknown {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (!webAssembly?.validate(bytes)) return undefined;
  return new webAssembly.Instance(new webAssembly.Module(bytes), { env }).exports;
}
