import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Grown } from "./explore/position-tree.js";
import { FACES } from "./faces.js";
import type { Desk } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";
import { openWorker } from "./open-worker.js";
import type { BoardLink } from "./record/board-link.js";
import { begun, type GameRecord, lineOf, placeAt, played, plyOf, wentTo } from "./record/game-record.js";
import type { GameSheet, NamedAction, Scene, SceneOutcome } from "./referee/referee.js";
import { openAhead } from "./thinking/engine-ahead.js";

/** A game that is being played or looked at. */
export interface OpenGame {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly record: GameRecord;
  /** The first position where it was set up; empty in a game from the rules' start. */
  readonly start: string;
  /** All dice follow from it; the engine never sees it. */
  readonly secret: string;
}

export interface GameTable {
  /** Undefined until it is loaded. */
  readonly game: OpenGame | undefined;
  /** The sentence of what was refused last. */
  readonly problem: string | undefined;
  /** Begins anew, or from a link. */
  open(link: BoardLink): void;
  /** Sets up a position of the game that is open, by other rules where they are given. */
  setUp(position: string, options?: GameChoice["options"]): void;
  /** Plays an action where one stands; chance does what the secret says for this ply, however often it is asked. */
  play(action: string): void;
  /** Lets this happen after the action instead. */
  choose(action: string, outcome: Scene): void;
  walk(step: (record: GameRecord) => GameRecord): void;
  /** The names of actions that follow each other from there. */
  line(scene: Scene, actions: readonly unknown[]): Promise<readonly NamedAction[]>;
  outcomes(scene: Scene, action: unknown): Promise<readonly SceneOutcome[]>;
  /** The way on which one stands in the format of the game's players, with their names by seat. */
  written(players: readonly string[]): Promise<string>;
  /** A position of the game that is open; refused with a sentence. */
  read(position: string): Promise<Scene>;
  /** A position of the game that is open, from a seed. */
  drawn(seed: string): Promise<Scene>;
  /** The position's own tree, cut to some 50 nodes. */
  tree(scene: Scene): Promise<Grown>;
}

/** 128 random bits. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A game beside its referee, who works in a thread of its own. */
export function useGame(): GameTable {
  const [game, setGame] = useState<OpenGame>();
  const [problem, setProblem] = useState<string>();
  const desk = useRef<Remote<Desk>>(undefined);
  /** As it is after the last answer: what comes next is asked about this, however fast somebody presses. */
  const current = useRef<OpenGame>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const worker = openWorker({ role: "referee" });
    desk.current = wrap<Desk>(worker);
    return () => worker.terminate();
  }, []);

  /** One change after the other; `undefined` changes nothing. */
  const change = useCallback(
    (next: (game: OpenGame | undefined) => OpenGame | undefined | Promise<OpenGame>): void => {
      line.current = line.current.then(async () => {
        try {
          const found = await next(current.current);
          if (!found) return;
          current.current = found;
          setGame(found);
          setProblem(undefined);
        } catch (error) {
          // The referee may have been told of a game that then came to nothing.
          if (current.current) await desk.current!.open(current.current.choice);
          setProblem((error as Error).message);
        }
      });
    },
    [],
  );

  const open = useCallback(
    (link: BoardLink): void => {
      prepare(link);
      change(() => opened(desk.current!, link, newSecret()));
    },
    [change],
  );
  const play = useCallback(
    (action: string): void =>
      change((at) => {
        // Pressed once more than there was to play.
        if (!at || !placeAt(at.record).scene.actions.some(({ text }) => text === action)) return undefined;
        const luck = `${at.secret} ${plyOf(at.record) + 1}`;
        return desk
          .current!.play(placeAt(at.record).scene.state, action, luck)
          .then((scene) => ({ ...at, record: played(at.record, action, scene) }));
      }),
    [change],
  );
  const choose = useCallback(
    (action: string, outcome: Scene): void =>
      change((at) => at && { ...at, record: played(at.record, action, outcome) }),
    [change],
  );
  const outcomes = useCallback(
    (scene: Scene, action: unknown) => desk.current!.outcomes(scene.state, action),
    [],
  );
  const nameLine = useCallback(
    (scene: Scene, actions: readonly unknown[]) => desk.current!.line(scene.state, actions),
    [],
  );
  return {
    game,
    problem,
    open,
    play,
    outcomes,
    line: nameLine,
    written: (players) => desk.current!.written(...wayOf(current.current!), players),
    read: (position) => desk.current!.read(position),
    drawn: (seed) => desk.current!.drawn(seed),
    tree: (scene) => desk.current!.tree(scene.state),
    setUp: (position, options) =>
      change((at) => {
        if (!at) return undefined;
        const { game, options: same } = at.choice;
        const link = { game, options: options ?? same, start: position, plies: [], at: 0 };
        return opened(desk.current!, link, newSecret());
      }),
    choose,
    walk: (step) => change((at) => at && { ...at, record: step(at.record) }),
  };
}

/** Loads what the referee will not: the board, and the engine beside it. */
function prepare({ game, options }: BoardLink): void {
  if (!Object.hasOwn(FACES, game)) return;
  void FACES[game]!();
  // Others may be refused, and then nobody thinks.
  if (Object.keys(options).length === 0) openAhead({ game, options });
}

/** @throws Error with a sentence where the game, a position or an action is refused */
async function opened(desk: Remote<Desk>, link: BoardLink, secret: string): Promise<OpenGame> {
  const { game, options, start, plies, at } = link;
  const choice = start === "" ? { game, options } : await desk.choiceFor({ game, options }, start);
  const sheet = await desk.open(choice);
  let record = begun(start === "" ? await desk.start(`${secret} 0`) : await desk.read(start));
  for (const [action, position] of plies) {
    if (!placeAt(record).scene.actions.some(({ text }) => text === action))
      throw new Error(`the link plays “${action.slice(0, 40)}”, which is not legal there`);
    record = played(record, action, await desk.read(position));
  }
  return { choice, sheet, record: wentTo(record, lineOf(record)[at]!), start, secret };
}

/** The way on which one stands: its states, and the actions between them. */
function wayOf({ record }: OpenGame): readonly [states: readonly unknown[], actions: readonly unknown[]] {
  const line = lineOf(record);
  const actions = line.slice(1).map((at) => {
    const { parent, action } = record.places[at]!;
    return record.places[parent]!.scene.actions.find(({ text }) => text === action)!.action;
  });
  return [line.map((at) => record.places[at]!.scene.state), actions];
}

/** The way on which one stands, as a link. */
export function linkOf({ choice, record, start }: OpenGame): BoardLink {
  const line = lineOf(record);
  const [first] = line;
  const plies = line
    .slice(1)
    .map((at) => [record.places[at]!.action!, record.places[at]!.scene.text] as const);
  // A start that chance drew is not the same again.
  const begins = start === "" && plies.length === 0 ? "" : record.places[first!]!.scene.text;
  return { ...choice, start: begins, plies, at: plyOf(record) };
}
