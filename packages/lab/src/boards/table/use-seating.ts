import { useEffect, useMemo, useState } from "react";
import { useRemembered } from "../../state/use-remembered.js";
import { viewersOf } from "../kit/view.js";
import { type GameRecord, placeAt } from "../record/game-record.js";
import { isEnded, isOverHere, type OpenGame } from "../record/open-game.js";
import type { NamedAction } from "../record/scene.js";
import { PERSON, type Player } from "../workers/player.js";
import { useMachine } from "./use-machine.js";
import type { Mode } from "./use-mode.js";
import { useSeats } from "./use-seats.js";

/** Shortest times in milliseconds for a machine's move. */
export const PACES = ["0", "500", "1000", "2500"] as const;
type Pace = (typeof PACES)[number];

export type Seating = ReturnType<typeof useSeating>;

/**
 * The players of a game, whose turn it is, and what each may see. Lets machines play their turns with `play`; during
 * analysis the person moves for all, except where that would reveal a hand.
 */
export function useSeating(game: OpenGame, mode: Mode, play: (action: NamedAction) => void) {
  const { choice, sheet, record, isPlayed } = game;
  const { facts } = sheet;
  const [seats, setSeats] = useSeats(choice.game, sheet);
  const isAnalysed = mode === "analyse";
  const isReviewed = isAnalysed && isEnded(game);
  const isOpen = isAnalysed && (facts.hidden !== true || isReviewed);
  /** The record at the last change of players; going elsewhere and back makes a new one. */
  const [seatedAt, setSeatedAt] = useState<GameRecord>();
  const [pace, setPace] = useRemembered(
    "board-pace",
    (text): Pace => PACES.find((name) => name === text) ?? "500",
  );
  const [isPaused, setPaused] = useState(false);
  const place = placeAt(record);
  const { scene } = place;
  const isOver = isOverHere(game);
  // Before the end of the line the game goes on only where a move led, or after a machine has been given a seat.
  const isLookedAt = place.next >= 0 && !isPlayed && seatedAt !== record && !isAnalysed;
  const seated = isOver ? PERSON : (seats[scene.turn] ?? PERSON);
  const mover = isLookedAt || isAnalysed ? PERSON : seated;
  const isMachine = mover.kind !== "person";
  const sit = (next: readonly Player[]): void => {
    setSeats(next);
    setSeatedAt(record);
  };
  /** For each seat, whether a person plays it. */
  const persons = useMemo(() => seats.map(({ kind }) => isOpen || kind === "person"), [seats, isOpen]);
  // With its move a machine makes the claim that its search has assumed.
  const before = place.parent < 0 ? undefined : record.places[place.parent]!.scene;
  const isClaimed =
    isPlayed && place.next < 0 && before !== undefined && (seats[before.turn] ?? PERSON).kind !== "person";
  const claim = isClaimed ? scene.claim : undefined;
  useEffect(() => {
    if (claim) play(claim);
  }, [claim, play]);
  const [refused, tryAgain] = useMachine(
    choice,
    isMachine && !isPaused && !claim ? scene : undefined,
    mover,
    Number(pace),
    play,
  );
  /** The players whose secrets may be drawn. */
  const viewers = useMemo(
    () => viewersOf(facts.hidden === true, scene.turn, persons, isReviewed),
    [facts.hidden, scene.turn, persons, isReviewed],
  );
  const personSeats = persons.flatMap((isPerson, seat) => (isPerson ? [seat] : []));
  const [only, ...otherPersons] = isAnalysed ? [] : personSeats;
  return {
    seats,
    sit,
    /** The seat of the only person in a game against machines; otherwise undefined. */
    own: otherPersons.length > 0 || facts.players === 1 ? undefined : only,
    persons,
    personSeats,
    isOver,
    isMachine,
    /** Whether an earlier position of a game that is being played is only looked at. */
    isLookedAt,
    canPlay: !isMachine && !isOver && !isLookedAt && (!isAnalysed || persons[scene.turn] === true),
    /** Why a machine cannot play. */
    refused,
    tryAgain,
    isPaused,
    setPaused,
    pace,
    setPace,
    viewers,
    /** Whether all secrets may be drawn. */
    seesAll: viewers.length === facts.players,
    /** Whether the outcomes of chance may be listed: where something is hidden, their odds would reveal it. */
    seesChance: facts.chance && viewers.length === facts.players,
    /** Whether positions contain what a player must not know, such as hands in an unfinished game. */
    isSecret: facts.hidden === true && persons.some(Boolean) && !isEnded(game),
  };
}
