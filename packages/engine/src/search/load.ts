import { isOwnFile } from "../position/own-file.js";
import { Search } from "./search.js";

const copies = new Map<string, Promise<typeof Search>>();

/**
 * A copy of the search that is compiled for one game: a search that has visited several games' positions runs at
 * about 60 % of its speed, because calls to the position no longer have one known target. A module imported under
 * another name is another module; in a bundle, where that is impossible, the shared copy is used.
 */
export function searchFor(name: string): Promise<typeof Search> {
  let copy = copies.get(name);
  if (copy === undefined) {
    copy = isOwnFile(import.meta.url, "/search/load") ? copyFor(name) : Promise.resolve(Search);
    copies.set(name, copy);
  }
  return copy;
}

function copyFor(name: string): Promise<typeof Search> {
  const specifier = `./search.js?game=${encodeURIComponent(name)}`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ specifier).then(
    (module: { Search?: typeof Search }) => module.Search ?? Search,
    () => Search,
  );
}
