/** The reader of all formats, a file of its own: the first page has trees in JSON alone. */
export { readTree } from "@tyche/trees/read";
