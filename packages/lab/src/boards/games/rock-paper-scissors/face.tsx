import { type BoardProps, boardFace } from "../../board.js";
import { seatNames } from "../../names.js";
import "./hands.css";
import { HANDS, type Hand } from "./hands.js";

interface State {
  /** Earlier rounds, player 0's hand first. */
  readonly shown: readonly (readonly [Hand, Hand])[];
  readonly first: 0 | 1;
  /** The first player's secret choice. */
  readonly chosen: Hand | null;
}

/** Hands drawn for this project, on a square from 0 to 40: a fist, a sheet, two blades. */
const PICTURES: Readonly<Record<Hand, string>> = {
  rock: "M7 25 10 14 19 8 30 11 35 21 31 31 18 34 9 31zM10 14l9 7 11-10M19 21l-1 13M19 21l16 0",
  paper: "M10 5H25L31 11V35H10zM25 5V11H31M14 17H27M14 22H27M14 27H23",
  scissors:
    "M9 6 25 27M31 6 15 27M28 30a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM21 30a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z",
};

function HandPicture({ hand }: { readonly hand: Hand | undefined }) {
  return (
    <svg className="hand" viewBox="0 0 40 40" aria-hidden="true">
      {hand ? (
        <path d={PICTURES[hand]} />
      ) : (
        <text textAnchor="middle" x="20" y="29">
          ?
        </text>
      )}
    </svg>
  );
}

/** 1 if the left hand wins, -1 if it loses, 0 for a tie. */
function winOf([left, right]: readonly [Hand, Hand]): number {
  const ahead = (HANDS.indexOf(left) - HANDS.indexOf(right) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}

function Board(props: BoardProps<State, Hand>) {
  const { state, turn, viewers, actions, onPlay, shown, words } = props;
  const seats = seatNames(words, "rock-paper-scissors");
  const last = state.shown.at(-1);
  const wins = state.shown.map(winOf);
  const count = (wanted: number): number => wins.filter((win) => win === wanted).length;
  const isChosen = (player: number): boolean => state.chosen !== null && state.first === player;
  return (
    <section className="hands" aria-label={words.text("board-board")}>
      <p className="round">
        {words.text("hands-round", { number: state.shown.length + (turn < 0 ? 0 : 1) })}
      </p>
      <div className="sides">
        {seats.map((seat, player) => {
          const secret = isChosen(player) ? state.chosen! : undefined;
          // A choice is shown only to those who may see it; between rounds the last hands are shown.
          const hand = secret ? (viewers.includes(player) ? secret : undefined) : last?.[player];
          const isLying = secret === undefined && state.chosen !== null;
          return (
            <div key={seat} className={isLying ? "side waits" : "side"}>
              <strong>{seat}</strong>
              {hand || secret ? <HandPicture hand={hand} /> : <span className="none" />}
              <span>
                {secret ? words.text("hands-chosen") : hand ? words.text(`hands-hands-${hand}`) : "–"}
              </span>
            </div>
          );
        })}
      </div>
      <p role="status">{words.text("hands-score", { won: count(1), lost: count(-1), even: count(0) })}</p>
      <div className="choose">
        {HANDS.map((hand) => (
          <button
            key={hand}
            type="button"
            className={shown === hand ? "tool shown" : "tool"}
            disabled={!actions.some(({ action }) => action === hand)}
            onClick={() => onPlay(actions.find(({ action }) => action === hand)!.text)}
          >
            <HandPicture hand={hand} />
            {words.text(`hands-hands-${hand}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** How often each player has shown each hand: a habit can be exploited. */
function HabitsPanel({ state, words }: BoardProps<State, Hand>) {
  return (
    <section className="panel hands-habits" aria-label={words.text("hands-habits")}>
      <h2>{words.text("hands-habits")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {HANDS.map((hand) => (
              <th key={hand} scope="col">
                {words.text(`hands-hands-${hand}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seatNames(words, "rock-paper-scissors").map((seat, player) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              {HANDS.map((hand) => (
                <td key={hand}>{state.shown.filter((hands) => hands[player] === hand).length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.text("hands-theory")}</p>
    </section>
  );
}

export const face = boardFace<State, Hand>({
  game: "rock-paper-scissors",
  Board,
  Panel: HabitsPanel,
  hasSecretActions: true,
  variants: [
    { name: "3", options: { rounds: "3" } },
    { name: "10", options: { rounds: "10" } },
  ],
  actionName: (hand, words) => words.text(`hands-hands-${hand}`),
});
