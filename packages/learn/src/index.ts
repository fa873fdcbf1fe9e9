export { instantiate, type WasmMemory, webAssembly } from "./kernels/webassembly.js";
export * from "./network/board-encoding.js";
export * from "./network/network.js";
export * from "./ntuple/index.js";
export * from "./td/lesson.js";
export * from "./td/pool.js";
export * from "./td/self-play.js";
