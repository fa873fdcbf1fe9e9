import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Desk } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";
import { openWorker } from "./open-worker.js";
import type { BoardLink } from "./record/board-link.js";
import { begun, type GameRecord, lineOf, placeAt, played, plyOf, wentTo } from "./record/game-record.js";
import type { GameSheet, Scene, SceneOutcome } from "./referee/referee.js";

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
  /** Sets up a position of the game that is open. */
  setUp(position: string): void;
  /** Plays an action where one stands; chance does what the secret says for this ply, however often it is asked. */
  play(action: string): void;
  /** Lets this happen after the action instead. */
  choose(action: string, outcome: Scene): void;
  walk(step: (record: GameRecord) => GameRecord): void;
  outcomes(scene: Scene, action: unknown): Promise<readonly SceneOutcome[]>;
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
  /** What was asked last: answers to what was asked before come too late. */
  const asked = useRef(0);

  useEffect(() => {
    const worker = openWorker({ role: "referee" });
    desk.current = wrap<Desk>(worker);
    return () => {
      asked.current++;
      worker.terminate();
    };
  }, []);

  const ask = useCallback((question: () => Promise<OpenGame>): void => {
    const turn = ++asked.current;
    question().then(
      (answer) => {
        if (turn !== asked.current) return;
        setGame(answer);
        setProblem(undefined);
      },
      (error: Error) => {
        if (turn === asked.current) setProblem(error.message);
      },
    );
  }, []);

  const open = useCallback(
    (link: BoardLink): void => ask(() => opened(desk.current!, link, newSecret())),
    [ask],
  );
  const outcomes = useCallback(
    (scene: Scene, action: unknown) => desk.current!.outcomes(scene.state, action),
    [],
  );
  return {
    game,
    problem,
    open,
    setUp: (position) => {
      if (game)
        ask(() => opened(desk.current!, { ...game.choice, start: position, plies: [], at: 0 }, newSecret()));
    },
    play: (action) => {
      if (!game) return;
      ask(async () => {
        const luck = `${game.secret} ${plyOf(game.record) + 1}`;
        const scene = await desk.current!.play(placeAt(game.record).scene.state, action, luck);
        return { ...game, record: played(game.record, action, scene) };
      });
    },
    choose: (action, outcome) => {
      asked.current++;
      if (game) setGame({ ...game, record: played(game.record, action, outcome) });
    },
    walk: (step) => {
      asked.current++;
      setProblem(undefined);
      if (game) setGame({ ...game, record: step(game.record) });
    },
    outcomes,
  };
}

/** @throws Error with a sentence where the game, a position or an action is refused */
async function opened(desk: Remote<Desk>, link: BoardLink, secret: string): Promise<OpenGame> {
  const { game, options, start, plies, at } = link;
  const choice = { game, options };
  const sheet = await desk.open(choice);
  let record = begun(start === "" ? await desk.start(`${secret} 0`) : await desk.read(start));
  for (const [action, position] of plies) {
    if (!placeAt(record).scene.actions.some(({ text }) => text === action))
      throw new Error(`the link plays “${action.slice(0, 40)}”, which is not legal there`);
    record = played(record, action, await desk.read(position));
  }
  return { choice, sheet, record: wentTo(record, lineOf(record)[at]!), start, secret };
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
