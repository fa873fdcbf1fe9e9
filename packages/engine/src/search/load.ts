import { Search } from "./search.js";

const copies = new Map<string, Promise<typeof Search>>();

/**
 * A copy of the search that is compiled for one game alone. A search that has walked several games' positions runs
 * at about 60 % of its speed, because calls to the position no longer have one known target; a module imported under
 * another name is another module. Where an environment cannot do that (some bundlers), the shared copy serves.
 */
export function searchFor(name: string): Promise<typeof Search> {
  let copy = copies.get(name);
  if (copy === undefined) {
    const specifier = `./search.js?game=${encodeURIComponent(name)}`;
    copy = import(/* @vite-ignore */ specifier).then(
      (module: { Search?: typeof Search }) => module.Search ?? Search,
      () => Search,
    );
    copies.set(name, copy);
  }
  return copy;
}
