import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { CellGrid, type GridCell } from "../../lab/src/boards/kit/cell-grid.js";
import { gameName } from "../../lab/src/boards/kit/names.js";
import { type BoardProps, bottomSeat, playLegal } from "../../lab/src/boards/kit/view.js";
import { useRemembered } from "../../lab/src/state/use-remembered.js";
import { ActionBar } from "./action-bar.js";
import "./backgammon.css";
import {
  BAR,
  type BackgammonPlayer,
  checkersOnBoard,
  opponentOf,
  pipCount,
  seenBy,
} from "../src/rules/board.js";
import type { Action, State } from "./backgammon-state.js";
import { BoardPicture } from "./board-picture.js";
import {
  arrivalsOf,
  arrowsOf,
  cubeOf,
  cubeWords,
  diceOf,
  isTray,
  placeName,
  placeOf,
  pointAt,
} from "./board-views.js";
import { layoutOf } from "./layout.js";
import { useComposing } from "./use-composing.js";
import { placeOfCell, useDrag } from "./use-drag.js";

export interface BackgammonBoardProps extends BoardProps<State, Action> {
  readonly game: string;
  readonly checkers: number;
}

/** The board of backgammon: points, bar and trays as cells to press, with a picture below them. */
export function BackgammonBoard(props: BackgammonBoardProps) {
  const { state, position, seats, turn, persons, actions, onPlay, shown, before, words } = props;
  const { game, checkers, options } = props;
  const [isMirrored, setMirrored] = useRemembered(
    "backgammon-side",
    (text) => text === "left",
    (next) => (next ? "left" : "right"),
  );
  const [isFlipped, setFlipped] = useState(false);
  const usual: BackgammonPlayer = bottomSeat(persons) === 1 ? 1 : 0;
  const bottom = isFlipped ? opponentOf(usual) : usual;
  const layout = useMemo(() => layoutOf(isMirrored), [isMirrored]);
  const composing = useComposing(position, state, actions);
  const { turn: play, steps, sources, picked, reaches, finished } = composing;
  const mover = state.player;
  const isBottom = mover === bottom;
  /** The state after a turn that was composed here, which need not slide again. */
  const own = useRef<State>(undefined);

  const points = play ? seenBy(play.after(steps), isBottom ? 0 : 1) : seenBy(state.points, bottom);
  const offOf = (seat: BackgammonPlayer): number =>
    checkers - checkersOnBoard(seenBy(points, seat === bottom ? 0 : 1));
  const off = [offOf(0), offOf(1)] as const;
  const placed = (list: Iterable<number>, isEnd = false) =>
    new Set([...list].map((point) => placeOf(point, isBottom, isEnd)));
  const targets = placed(
    reaches.map(({ to }) => to),
    true,
  );
  const movable = picked === undefined ? placed(sources) : new Set<number>();

  const commit = (): void => {
    if (finished === undefined) return;
    own.current = state;
    onPlay(finished);
  };
  const press = (place: number): void => {
    if (!play) return;
    const point = pointAt(place, isBottom);
    if (picked !== undefined && targets.has(place)) composing.move(picked, point);
    else if (isTray(place) || picked === point) composing.pick(undefined);
    else if (sources.has(point)) composing.pick(point);
  };

  const placeAt = (row: number, column: number): number | undefined => layout.rows[row]?.[column];
  const drag = useDrag({
    canDrag: (place) => play !== undefined && sources.has(pointAt(place, isBottom)),
    onPick: (place) => composing.pick(pointAt(place, isBottom)),
    onDrop(from, to) {
      if (to !== undefined && targets.has(to)) composing.move(pointAt(from, isBottom), pointAt(to, isBottom));
      else composing.pick(undefined);
    },
    placeAt,
    units: layout.width,
  });

  const keys = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const place = placeOfCell(event.target as Element, placeAt);
    if (/^[1-6]$/.test(key) && place !== undefined)
      return composing.moveBy(sources.has(BAR) ? BAR : pointAt(place, isBottom), Number(key));
    switch (key) {
      case "enter":
        // All dice have been played, so the press on the cell did nothing.
        if (place !== undefined) commit();
        return false;
      case "backspace":
        composing.undo();
        return true;
      case "f":
        setFlipped(!isFlipped);
        return true;
      case "r":
        return playLegal(props, "roll");
      case "d":
        return playLegal(props, "double");
      default:
        return false;
    }
  };
  const cells = layout.rows.map((row) =>
    row.map((place): GridCell => {
      const isTarget = targets.has(place);
      const point = pointAt(place, isBottom);
      const isSource = !isTray(place) && sources.has(point);
      const marks = [
        picked === point && isSource
          ? words.text("backgammon-picked")
          : isSource
            ? words.text("backgammon-movable")
            : "",
        isTarget ? words.text("backgammon-target") : "",
      ].filter((mark) => mark !== "");
      return {
        key: String(place),
        name: placeName(place, { points, off, bottom, seats, words, marks }),
        isOpen: isTarget || isSource,
        className: [isTarget && "target", isSource && "movable"].filter(Boolean).join(" "),
      };
    }),
  );

  const arrivals = useMemo(() => arrivalsOf(before, bottom), [before, bottom]);
  const arrows = steps.length === 0 ? arrowsOf(shown, mover, bottom) : [];
  const isOwn = before !== undefined && before.state === own.current;
  const side = (seat: BackgammonPlayer) => {
    const [pips, others] = [
      pipCount(seenBy(points, seat === bottom ? 0 : 1)),
      pipCount(seenBy(points, seat === bottom ? 1 : 0)),
    ];
    const length = Number(options.match ?? 0);
    const score = "match" in options ? state.score?.[seat] : undefined;
    const cube = cubeWords(state, seat, words);
    return (
      <p className={`bg-side buttons${turn === seat ? " mover" : ""}`}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true" className={`bg-swatch bg-checker seat-${seat}`}>
          <circle r="10" />
          <circle className="ring" r="6.5" />
        </svg>
        <strong>{seats[seat]}</strong>
        {score !== undefined && (
          <span>
            {words.text("backgammon-score", {
              points: Math.min(score, length),
              length,
              away: Math.max(0, length - score),
            })}
          </span>
        )}
        {cube !== "" && <span className="hidden">{cube}</span>}
        {state.crawford && seat === bottom && (
          <span className="note">{words.text("backgammon-crawford")}</span>
        )}
        <span className="bg-pips">
          {words.text("backgammon-pips", { pips })}
          {pips < others && <small> · {words.text("backgammon-ahead", { pips: others - pips })}</small>}
        </span>
      </p>
    );
  };
  return (
    <section
      className={`bg${isMirrored ? " mirrored" : ""}${drag.place === undefined ? "" : " dragging"}`}
      aria-label={gameName(words, game)}
    >
      {side(opponentOf(bottom))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are interactive and handle the keys. */}
      <div
        className="bg-board"
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (keys(event)) event.preventDefault();
        }}
        {...drag.handlers}
      >
        <BoardPicture
          {...{ layout, points, bottom, off, arrivals, movable, targets, mover, arrows }}
          dice={diceOf(state, play?.left(steps))}
          diceSeat={mover}
          cube={cubeOf(state, bottom, shown)}
          slide={isOwn ? "" : position}
          picked={picked === undefined ? undefined : placeOf(picked, isBottom)}
          dragged={drag.place}
          hand={drag.hand}
        />
        <CellGrid
          label={words.text("backgammon-keys")}
          className="bg-cells"
          rows={cells}
          onPress={(row, column) => {
            if (drag.wasDragged()) return;
            press(layout.rows[row]![column]!);
          }}
        />
      </div>
      {side(bottom)}
      <ActionBar
        board={props}
        composing={composing}
        words={words}
        onCommit={commit}
        onFlip={() => setFlipped(!isFlipped)}
        onMirror={() => setMirrored(!isMirrored)}
      />
    </section>
  );
}
