import type { Problem } from "@tyche/messages";
import { useEffect, useMemo, useState } from "react";
import { viewersOf } from "../board.js";
import type { OpenGame } from "../open-game.js";
import { type PaceName, usePace } from "../opponents/pace.js";
import { PERSON, type Player } from "../opponents/player.js";
import { useMachine } from "../opponents/use-machine.js";
import { useSeats } from "../opponents/use-seats.js";
import { type GameRecord, lineOf, placeAt } from "../record/game-record.js";

/** Who sits at a board, whose turn it is, and what each may see. */
export interface Sitting {
  readonly seats: readonly Player[];
  readonly sit: (seats: readonly Player[]) => void;
  /** By seat, whether a person sits there. */
  readonly persons: readonly boolean[];
  /** The seats of persons. */
  readonly personSeats: readonly number[];
  readonly isOver: boolean;
  /** Whether a machine decides here. */
  readonly isMachine: boolean;
  /** Whether a person does. */
  readonly canPlay: boolean;
  /** The sentence of a machine that cannot play. */
  readonly refused: Problem | undefined;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  /** The players whose secrets may be drawn. */
  readonly viewers: readonly number[];
  /** Whether nobody's are left out. */
  readonly seesAll: boolean;
  /** Whether positions of the game say what somebody who plays must not know: hands that are held while it goes on. */
  readonly isSecret: boolean;
}

/** Has machines play where it is their turn, by `play`. */
export function useSitting(
  { choice, sheet, record, isPlayed }: OpenGame,
  play: (action: string) => void,
): Sitting {
  const { facts } = sheet;
  const [seats, setSeats] = useSeats(sheet);
  /** The game as it stood when somebody sat down last: going elsewhere, and back, makes another of it. */
  const [seatedAt, setSeatedAt] = useState<GameRecord>();
  const [pace, setPace] = usePace();
  const [isPaused, setPaused] = useState(false);
  const place = placeAt(record);
  const { scene } = place;
  const isOver = scene.turn < 0;
  // A machine goes on where the game does, or where it is told to sit down, and leaves alone what is only looked at.
  const isLookedAt = place.children.length > 0 && !isPlayed && seatedAt !== record;
  const mover = isOver || isLookedAt ? PERSON : (seats[scene.turn] ?? PERSON);
  const isMachine = mover.kind !== "person";
  const sit = (next: readonly Player[]): void => {
    setSeats(next);
    setSeatedAt(record);
  };
  const persons = useMemo(() => seats.map(({ kind }) => kind === "person"), [seats]);
  // With its move a machine claims what its search has taken for the end.
  const before = place.parent < 0 ? undefined : record.places[place.parent]!.scene;
  const isClaimed = isPlayed && before !== undefined && (seats[before.turn] ?? PERSON).kind !== "person";
  const claim = isClaimed ? scene.claim : undefined;
  useEffect(() => {
    if (claim) play(claim.text);
  }, [claim, play]);
  const refused = useMachine(
    choice,
    isMachine && !isPaused && !claim ? scene : undefined,
    mover,
    Number(pace),
    play,
  );
  const viewers = useMemo(
    () => viewersOf(facts.hidden === true, scene.turn, persons),
    [facts.hidden, scene.turn, persons],
  );
  return {
    seats,
    sit,
    persons,
    personSeats: persons.flatMap((isPerson, seat) => (isPerson ? [seat] : [])),
    isOver,
    isMachine,
    canPlay: !isMachine && !isOver,
    refused,
    isPaused,
    setPaused,
    pace,
    setPace,
    viewers,
    seesAll: viewers.length === facts.players,
    isSecret:
      facts.hidden === true &&
      persons.some(Boolean) &&
      record.places[lineOf(record).at(-1)!]!.scene.turn >= 0,
  };
}
