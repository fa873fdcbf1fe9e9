import { isOwnFile } from "../copies/own-file.js";
import { GamePosition } from "./game-position.js";

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, typeof GamePosition>();

/**
 * Has a copy of the adapter compiled for one game alone, as `searchFor` has of the search, and for the same reason: code that
 * has run the rules of several games calls none of them without a detour. To be awaited before a position is made; in a bundle the
 * shared adapter serves.
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

/** The adapter for a game: its own copy where it was loaded, else the one that all share. */
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
