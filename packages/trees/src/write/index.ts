/** Texts, drawings and tables of trees and their searches. */

export { DIRECTIONS, NOTATION_NAMES, type NotationName, PAGES, type Page } from "../scene/notation.js";
export { type ReadableFormat, type ReadableOptions, writeReadable } from "./readable.js";
export { type SlideOptions, writeSlides } from "./slides.js";
export { type TraceFormat, tracePieces } from "./tables.js";
export { tornadoSvg } from "./tornado.js";
export { WRITE_FORMATS, type WriteFormat, type WriteOptions, writeTree } from "./write-tree.js";
export type { Written } from "./written.js";
