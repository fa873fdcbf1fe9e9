import type { NamedAction, Scene } from "./scene.js";

/** A place in a game record, and how it was reached. */
export interface Place {
  /** -1 for the start. */
  readonly parent: number;
  readonly scene: Scene;
  /** The action before it; undefined for the start. */
  readonly action: NamedAction | undefined;
  /** In the order of their creation. */
  readonly children: readonly number[];
  /** The child on the line viewed last; -1 if there is none. */
  readonly next: number;
}

/** A game with all its variations: a tree of places in the order of their creation, and the current place. */
export interface GameRecord {
  readonly places: readonly Place[];
  readonly at: number;
}

export function begun(scene: Scene): GameRecord {
  return { places: [{ parent: -1, scene, action: undefined, children: [], next: -1 }], at: 0 };
}

export function placeAt({ places, at }: GameRecord): Place {
  return places[at]!;
}

/** Number of actions before a place. */
export function plyOf(record: GameRecord, at = record.at): number {
  return pathTo(record, at).length - 1;
}

/** The record after an action and its outcome of chance: an existing place is reused, otherwise a branch is added. */
export function played(record: GameRecord, action: NamedAction, scene: Scene): GameRecord {
  const { places, at } = record;
  const known = places[at]!.children.find(
    (child) => places[child]!.action!.text === action.text && places[child]!.scene.text === scene.text,
  );
  if (known !== undefined) return wentTo(record, known);
  const child = places.length;
  const here = places[at]!;
  return {
    places: [
      ...places.with(at, { ...here, children: [...here.children, child], next: child }),
      { parent: at, scene, action, children: [], next: -1 },
    ],
    at: child,
  };
}

/** Goes to a place; `forward` then follows the line through it. */
export function wentTo(record: GameRecord, at: number): GameRecord {
  let { places } = record;
  for (
    let child = at, parent = places[at]!.parent;
    parent >= 0;
    child = parent, parent = places[child]!.parent
  ) {
    if (places[parent]!.next !== child) places = places.with(parent, { ...places[parent]!, next: child });
  }
  return { places, at };
}

/** Goes to a place from which the game goes on: its variations are kept, but the line ends there. */
export function resumedAt(record: GameRecord, at: number): GameRecord {
  const { places } = wentTo(record, at);
  return { places: places.with(at, { ...places[at]!, next: -1 }), at };
}

export function wentBack(record: GameRecord): GameRecord {
  const { parent } = placeAt(record);
  return parent < 0 ? record : { ...record, at: parent };
}

export function wentForward(record: GameRecord): GameRecord {
  const { next } = placeAt(record);
  return next < 0 ? record : { ...record, at: next };
}

/** The places from the start to this one, both included. */
export function pathTo({ places }: GameRecord, at: number): readonly number[] {
  const path: number[] = [];
  for (let place = at; place >= 0; place = places[place]!.parent) path.push(place);
  return path.reverse();
}

/** The current line: from the start through the current place to the end. */
export function lineOf(record: GameRecord): readonly number[] {
  const line = [...pathTo(record, record.at)];
  for (let next = placeAt(record).next; next >= 0; next = record.places[next]!.next) line.push(next);
  return line;
}

/** The places with the same parent as this one, including it. */
export function branchesAt({ places }: GameRecord, at: number): readonly number[] {
  const { parent } = places[at]!;
  return parent < 0 ? [at] : places[parent]!.children;
}
