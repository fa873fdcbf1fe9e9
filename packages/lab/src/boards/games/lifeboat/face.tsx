import { useState } from "react";
import { type BoardProps, boardFace } from "../../board.js";
import { DieFace } from "../../die-face.js";
import { seatNames } from "../../names.js";
import { BoatPicture } from "./boat-picture.js";
import "./lifeboat.css";
import { type Action, after, LEAK, SINKS, type State } from "./turn.js";

const CREW = 3;
const LONGEST = 30;

function Board(props: BoardProps<State, Action>) {
  const { state, turn, actions, onPlay, shown, options, words } = props;
  const seats = seatNames(words, "lifeboat").slice(0, Number(options.players ?? CREW));
  const [pointed, setPointed] = useState<Action>();
  const drawn = turn < 0 ? undefined : (shown ?? (actions.length > 0 ? pointed : undefined));
  const part = { row: Math.min(state.die, state.distance), bail: Math.min(state.die, state.water) };
  return (
    <section className="lifeboat" aria-label={words.text("board-board")}>
      <BoatPicture
        crew={seats.length}
        mover={turn}
        distance={state.distance}
        water={state.water}
        next={drawn && after(state, drawn)}
        longest={Number(options.distance ?? LONGEST)}
      />
      <div className="lifeboat-state">
        <strong>{words.text("lifeboat-to-go", { strokes: state.distance })}</strong>
        <meter min={0} max={SINKS} value={state.water} aria-hidden="true" />
        <strong className={SINKS - state.water <= LEAK ? "danger" : undefined}>
          {words.text("lifeboat-water", { buckets: state.water, sinks: SINKS })}
        </strong>
      </div>
      <ul className="lifeboat-crew">
        {seats.map((seat, player) => (
          <li key={seat} className={player === turn ? "mover" : undefined}>
            {seat}
          </li>
        ))}
      </ul>
      {turn >= 0 && (
        <p className="lifeboat-roll" role="status">
          <DieFace face={state.die} />
          <span>{words.text("lifeboat-rolled", { seat: seats[turn]!, die: state.die })}</span>
        </p>
      )}
      <div className="lifeboat-actions">
        {(["row", "bail"] as const).map((action) => (
          <button
            key={action}
            type="button"
            className={shown === action ? "tool shown" : "tool"}
            disabled={!actions.some((each) => each.action === action)}
            onClick={() => {
              setPointed(undefined);
              onPlay(action);
            }}
            onPointerEnter={() => setPointed(action)}
            onPointerLeave={() => setPointed(undefined)}
            onFocus={() => setPointed(action)}
            onBlur={() => setPointed(undefined)}
          >
            {turn < 0
              ? words.text(`lifeboat-${NAMES[action]}`)
              : words.text(`lifeboat-${action}`, { count: part[action] })}
          </button>
        ))}
      </div>
      <p className="note">{words.text("lifeboat-leak", { buckets: LEAK })}</p>
    </section>
  );
}

const NAMES = { row: "rowing", bail: "bailing" } as const;

export const face = boardFace<State, Action>({
  game: "lifeboat",
  Board,
  editor: () => import("./editor.js"),
  variants: [
    { name: "2 × 12", options: { players: "2", distance: "12" } },
    { name: "2 × 30", options: { players: "2" } },
    { name: "4 × 30", options: { players: "4" } },
    { name: "3 × 60", options: { distance: "60" } },
  ],
  actionName: (action, words) => words.text(`lifeboat-${NAMES[action]}`),
  resultName: (state, _payoff, words) =>
    state.distance === 0 ? words.text("lifeboat-saved") : words.text("lifeboat-drowned"),
  outcomeName: (_before, _action, { die, player }, words) =>
    words.text("lifeboat-rolled", { seat: seatNames(words, "lifeboat")[player]!, die }),
});
