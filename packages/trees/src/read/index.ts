/** Trees from texts and from JavaScript values. */

export { type BuildOptions, buildTree, type TreeSpec } from "./build-tree.js";
export {
  type Document,
  READ_FORMATS,
  type ReadFormat,
  type ReadOptions,
  ROOT_KINDS,
  type RootKind,
} from "./document.js";
export { explain, locate, readTree, readTrees } from "./read-tree.js";
export { decodeText, type TextFile } from "./text-file.js";
