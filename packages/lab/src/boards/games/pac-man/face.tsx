import type { Language } from "@tyche/messages";
import { useMemo } from "react";
import { type BoardProps, boardFace } from "../../board.js";
import { useSteering } from "../../use-steering.js";
import { Chances } from "./chances.js";
import { type Direction, GhostFigure, GhostWays, PacManFigure, placeOf, type State } from "./figures.js";
import type { PacManInsight } from "./insight.js";
import { mazeOf } from "./maze.js";
import "./pac-man.css";
import { PAC_MAN_WORDS, type PacManWords } from "./words.js";

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "North",
  ArrowRight: "East",
  ArrowDown: "South",
  ArrowLeft: "West",
  " ": "Stop",
};
const ARROWS: Readonly<Record<Direction, string>> = {
  North: "↑",
  East: "→",
  South: "↓",
  West: "←",
  Stop: "•",
};
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  North: [0, 1],
  East: [1, 0],
  South: [0, -1],
  West: [-1, 0],
  Stop: [0, 0],
};

function Board(props: BoardProps<State, Direction, PacManInsight>) {
  const { state, position, turn, actions, onPlay, shown, judgement, insight, scale, messages, language } =
    props;
  const words = PAC_MAN_WORDS[language];
  // Only the walls are drawn from the text, and they stay where they are.
  const { width, height, walls } = useMemo(() => mazeOf(position), [position]);
  const play = (action: Direction | undefined): void => {
    const found = actions.find((each) => each.action === action);
    if (found) onPlay(found.text);
  };
  const steering = useSteering(KEYS, play);
  const best = judgement?.actions[0]?.action as Direction | undefined;
  const looked = shown ?? best;
  const chase = insight?.chases.find(({ action }) => action === looked);
  const pacman = state.pacmen[0]!;
  const middle = (cell: number): readonly [number, number] => [
    (cell % width) + 0.5,
    height - Math.floor(cell / width) - 0.5,
  ];
  return (
    <section className="pac-frame" aria-label={messages.board}>
      <p className="pac-score">
        <strong>{messages.score(String(state.scores.join(" + ")))}</strong>
        <span>{words.food(state.food.length)}</span>
      </p>
      <div
        role="application"
        aria-label={said(state, height, turn, words)}
        className="pac-maze"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board hears the arrow keys.
        tabIndex={0}
        {...steering}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className="pac-walls outer" d={walls} />
          <path className="pac-walls inner" d={walls} />
          {state.food.map((cell) => (
            <circle key={cell} className="pac-food" cx={middle(cell)[0]} cy={middle(cell)[1]} r="0.1" />
          ))}
          {state.capsules.map((cell) => (
            <circle key={cell} className="pac-capsule" cx={middle(cell)[0]} cy={middle(cell)[1]} r="0.26" />
          ))}
          {looked && turn === 0 && (
            <circle
              className="pac-target"
              cx={pacman.x + 0.5 + STEPS[looked][0]}
              cy={height - pacman.y - 0.5 - STEPS[looked][1]}
              r="0.44"
            />
          )}
          {chase?.ghosts.map((places, ghost) => (
            <GhostWays
              // biome-ignore lint/suspicious/noArrayIndexKey: a ghost is its number.
              key={ghost}
              ghost={state.ghosts[ghost]!}
              number={ghost + 1}
              places={places}
              height={height}
            />
          ))}
          {state.pacmen.map(({ x, y, facing, caught }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so is Pac-Man.
            <g key={index} className="pac-mover" style={{ transform: placeOf(x, y, height) }}>
              <PacManFigure facing={facing} caught={caught} />
            </g>
          ))}
          {state.ghosts.map((ghost, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ghost is its number.
            <g key={index} className="pac-mover" style={{ transform: placeOf(ghost.x, ghost.y, height) }}>
              <GhostFigure ghost={ghost} number={index + 1} />
            </g>
          ))}
        </svg>
      </div>
      <div className="pac-pad">
        {(["North", "West", "Stop", "East", "South"] as const).map((action) => {
          const row = judgement?.actions.find((each) => each.action === action);
          return (
            <button
              key={action}
              type="button"
              className={`tool ${action.toLowerCase()}${best === action ? " best" : ""}`}
              aria-label={
                row ? `${words.directions[action]}, ${scale.text(row.value)}` : words.directions[action]
              }
              disabled={!actions.some((each) => each.action === action)}
              onClick={() => play(action)}
            >
              <span>{ARROWS[action]}</span>
              {row && <small>{scale.text(row.value)}</small>}
            </button>
          );
        })}
      </div>
      <p className="hidden" aria-live="polite">
        {props.before && said(state, height, turn, words)}
      </p>
      <p className="note">{words.help}</p>
    </section>
  );
}

/** Where everybody stands, in words; rows are counted from the top. */
function said(
  { food, pacmen, ghosts, scores }: State,
  height: number,
  turn: number,
  words: PacManWords,
): string {
  const placed = (who: string, x: number, y: number): string =>
    `${who}: ${words.at(Math.floor(x) + 1, height - Math.floor(y))}`;
  return [
    ...pacmen.map(({ x, y, caught }) => placed("Pac-Man", x, y) + (caught ? `, ${words.caught}` : "")),
    ...ghosts.map(
      ({ x, y, timer }, index) =>
        placed(words.ghost(index + 1), x, y) + (timer > 0 ? `, ${words.scared(timer)}` : ""),
    ),
    turn < 0 && food.length === 0 ? words.cleared : words.food(food.length),
    scores.join(" "),
  ].join("; ");
}

const named = (name: keyof PacManWords["variants"]): Readonly<Record<Language, string>> => ({
  en: PAC_MAN_WORDS.en.variants[name],
  fr: PAC_MAN_WORDS.fr.variants[name],
  es: PAC_MAN_WORDS.es.variants[name],
  zh: PAC_MAN_WORDS.zh.variants[name],
});

export const face = boardFace<State, Direction, PacManInsight>({
  game: "pac-man",
  Board,
  editor: () => import("./editor.js"),
  Panel: Chances,
  hasInsight: true,
  solvedIn: ({ solved }) => solved,
  actionName: (action, _messages, language) =>
    `${ARROWS[action]} ${PAC_MAN_WORDS[language].directions[action]}`,
  variants: [
    { name: named("chasing"), options: { ghosts: "directional" } },
    { name: named("minimising"), options: { ghosts: "minimising" } },
    { name: named("fourRandom"), options: { layout: "minimax" } },
    { name: named("fourChasing"), options: { layout: "minimax", ghosts: "directional" } },
    { name: named("fourMinimising"), options: { layout: "minimax", ghosts: "minimising" } },
    { name: named("trapRandom"), options: { layout: "trap" } },
    { name: named("trapChasing"), options: { layout: "trap", ghosts: "directional" } },
    { name: named("medium"), options: { layout: "medium", ghosts: "directional" } },
    { name: named("tricky"), options: { layout: "tricky", ghosts: "directional" } },
  ],
  outcomeName(before, _action, after, messages, language) {
    const words = PAC_MAN_WORDS[language];
    const ways = after.ghosts.map(({ x, y }, ghost) => {
      const { x: fromX, y: fromY } = before.ghosts[ghost]!;
      const way = Object.entries(STEPS).find(
        ([, [dx, dy]]) => dx === Math.sign(x - fromX) && dy === Math.sign(y - fromY),
      );
      return `${ghost + 1}${ARROWS[(way?.[0] as Direction | undefined) ?? "Stop"]}`;
    });
    if (after.pacmen.every(({ caught }) => caught)) return `${ways.join(" ")} ${words.caught}`;
    return `${ways.join(" ")} ${messages.score(String(after.scores[0]))}`;
  },
});
