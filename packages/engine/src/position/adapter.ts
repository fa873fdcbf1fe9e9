import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { GamePosition } from "./game-position.js";
import { isOwnFile } from "./own-file.js";
import type { PositionOptions } from "./rules-position.js";

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, typeof GamePosition>();

/**
 * Loads a copy of the adapter that is compiled for one game, like `searchFor` for the search and for the same reason.
 * Await it before a position is created; in a bundle the shared adapter is used.
 */
export function loadAdapter(name: string): Promise<void> {
  let load = loading.get(name);
  if (load === undefined) {
    load = isOwnFile(import.meta.url, "/position/adapter")
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
    import(/* @vite-ignore */ /* webpackIgnore: true */ `../chance/script.js${query}`),
    import(/* @vite-ignore */ /* webpackIgnore: true */ `./merger.js${query}`),
    import(/* @vite-ignore */ /* webpackIgnore: true */ `./structure.js${query}`),
  ]);
  const copy: typeof GamePosition = own.GamePosition;
  copy.parts = {
    Script: script.Script,
    Merger: merger.Merger,
    Structure: structure.Structure,
  };
  return copy;
}

/** The position to search: the game's own native position if it has one, else the adapter. */
export function positionOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PositionOptions = {},
): Position {
  if (options.native !== false && game.position) return game.position(state);
  const Adapter = adapterFor(game.name);
  return new Adapter(game, state, options);
}
