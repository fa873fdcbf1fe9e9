export * from "./model/index.js";
export * from "./read/index.js";
export * from "./solve/index.js";
export { type UnfoldOptions, unfold, unfoldStart } from "./unfold.js";
export {
  DIRECTIONS,
  NOTATION_NAMES,
  type NotationName,
  PAGES,
  type Page,
  type ReadableFormat,
  type ReadableOptions,
  type SlideOptions,
  WRITE_FORMATS,
  type WriteFormat,
  type WriteOptions,
  type Written,
  writeReadable,
  writeSlides,
  writeTree,
} from "./write/index.js";
