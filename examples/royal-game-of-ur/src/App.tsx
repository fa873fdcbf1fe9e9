import { OVER, seededChance, valueFor } from "@tyche/engine";
import { useOpponent, useOpponentMove } from "@tyche/react";
import { useCallback, useEffect, useState } from "react";
import { Board } from "./Board.js";
import { Dice } from "./Dice.js";
import ur, { type Action, PASS, PIECES, type State } from "./game.js";

/** The person has the light pieces and moves first. */
const PERSON = 0;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const startWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** The dice of this page. The search never has access to them. */
const dice = seededChance(`${Date.now()} ${Math.random()}`);

/** The values of a hint: the winning chance of each move, by the square that a piece leaves. */
type Hint = ReadonlyMap<Action, number>;

export function App() {
  const [level, setLevel] = useState(4);
  const [states, setStates] = useState<readonly State[]>(() => [ur.start(dice)]);
  const [hint, setHint] = useState<Hint>();
  const opponent = useOpponent(ur, { startWorker, level });
  const state = states[states.length - 1] as State;
  const turn = ur.turn(state);
  const isPersons = turn === PERSON;
  const moves = isPersons ? ur.actions(state) : [];

  const play = useCallback((action: Action) => {
    setHint(undefined);
    setStates((before) => {
      const last = before[before.length - 1] as State;
      return ur.actions(last).includes(action) ? [...before, ur.play(last, action, dice)] : before;
    });
  }, []);
  useOpponentMove(opponent, turn === 1 ? state : undefined, play);

  const begin = useCallback(() => {
    setHint(undefined);
    setStates([ur.start(dice)]);
  }, []);
  // Back to the person's last decision.
  const undo = useCallback(() => {
    setHint(undefined);
    setStates((before) => {
      const at = before
        .slice(0, -1)
        .findLastIndex((each) => ur.turn(each) === PERSON && ur.actions(each)[0] !== PASS);
      return at < 0 ? before : before.slice(0, at + 1);
    });
  }, []);
  const help = useCallback(async () => {
    if (!opponent || !isPersons) return;
    const { actions } = await opponent.hint(state);
    // A hint may leave out actions that were not searched.
    const valued = actions.flatMap((row): [typeof row.action, number][] => {
      const value = valueFor(ur.facts, PERSON, row);
      return value === undefined ? [] : [[row.action, value]];
    });
    setHint(new Map(valued));
  }, [opponent, state, isPersons]);

  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || target instanceof HTMLSelectElement) return;
      const action = moves[Number(key) - 1];
      if (action !== undefined) play(action);
      else if (key === "h") void help();
      else if (key === "u") undo();
      else if (key === "n") begin();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [moves, play, help, undo, begin]);

  return (
    <main>
      <header>
        <h1>The Royal Game of Ur</h1>
        <p>
          Bring seven pieces round before Tyche does. On a shared square you send a piece back; a rosette
          gives another roll.
        </p>
      </header>
      <p className="status" role="status">
        {said(states)}
      </p>
      <Board state={state} moves={moves} hint={hint} play={play} />
      <section className="controls" aria-label="Dice and settings">
        <Dice roll={state.roll} thrown={states.length} mine={isPersons} />
        {isPersons && moves[0] === PASS ? (
          <button type="button" className="main" onClick={() => play(PASS)}>
            Pass <kbd>1</kbd>
          </button>
        ) : (
          <button type="button" onClick={help} disabled={!isPersons}>
            Hint <kbd>h</kbd>
          </button>
        )}
        <button type="button" onClick={undo} disabled={states.length < 2}>
          Undo <kbd>u</kbd>
        </button>
        <button type="button" className={turn === OVER ? "main" : undefined} onClick={begin}>
          New game <kbd>n</kbd>
        </button>
        <label>
          Level{" "}
          <select value={level} onChange={({ target }) => setLevel(Number(target.value))}>
            {LEVELS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </section>
      <footer>
        Keys <kbd>1</kbd> to <kbd>7</kbd> move the pieces as they are numbered. Tyche thinks in a worker with
        the probabilities of all rolls, and never sees the next one.
      </footer>
    </main>
  );
}

/** The text above the board. */
function said(states: readonly State[]): string {
  const state = states[states.length - 1] as State;
  const turn = ur.turn(state);
  if (turn === OVER) return state.done[PERSON] === PIECES ? "You have won." : "Tyche has won.";
  const rolled = `${turn === PERSON ? "You roll" : "Tyche rolls"} ${state.roll}`;
  if (ur.actions(state)[0] === PASS) return `${rolled}: no piece can move.`;
  return turn === PERSON
    ? `${rolled}. Choose a piece${isAgain(states) ? ", once more" : ""}.`
    : `${rolled} and thinks …`;
}

/** Whether the same side moves again after a rosette. */
function isAgain(states: readonly State[]): boolean {
  const [before, now] = states.slice(-2);
  return now !== undefined && before !== undefined && before.player === now.player && before !== now;
}
