import { isOwnFile } from "../copies/own-file.js";
import { GamePosition } from "./game-position.js";

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, typeof GamePosition>();

/**
 * Loads a copy of the adapter that is compiled for one game, like `searchFor` for the search, and for the same
 * reason: code that has run the rules of several games no longer calls them directly. Await it before a position is
 * created; in a bundle the shared adapter is used.
 */
export function loadAdapter(name: string): Promise<void> {
  let load = loading.get(name);
  if (load === undefined) {
    load = isOwnFile(import.meta.url, "/position/load")
      ? copyFor(name).then(
          (copy) => void loaded.set(name, copy),
          () => undefined,
        )
      : Promise.resolve();
    loading.set(name, load);
  }
  return load;
}

/** The adapter for a game: its own copy if it was loaded, else the shared one. */
export function adapterFor(name: string): typeof GamePosition {
  return loaded.get(name) ?? GamePosition;
}

async function copyFor(name: string): Promise<typeof GamePosition> {
  const query = `?game=${encodeURIComponent(name)}`;
  const own = await import(/* @vite-ignore */ /* webpackIgnore: true */ `./game-position.js${query}`);
  const [script, merger, structure] = await Promise.all([
    import(/* @vite-ignore */ /* webpackIgnore: true */ `../chance/quick-script.js${query}`),
    import(/* @vite-ignore */ /* webpackIgnore: true */ `./merger.js${query}`),
    import(/* @vite-ignore */ /* webpackIgnore: true */ `./structure.js${query}`),
  ]);
  const copy: typeof GamePosition = own.GamePosition;
  copy.parts = {
    QuickScript: script.QuickScript,
    Merger: merger.Merger,
    Structure: structure.Structure,
  };
  return copy;
}
