import type { Direction, PacManState } from "@tyche/games/pac-man";
import type { Catalogue } from "@tyche/messages";
import { useMemo } from "react";
import { useSteering } from "../../kit/use-steering.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import { Chances } from "./chances.js";
import { directionName, Food, GhostFigure, GhostWays, PacManFigure, placeOf, Walls } from "./figures.js";
import type { PacManInsight } from "./insight.js";
import { mazeOf } from "./maze.js";
import "./pac-man.css";

const DIRECTIONS = ["North", "East", "South", "West", "Stop"] as const satisfies readonly Direction[];
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

function Board(props: BoardProps<PacManState, Direction, PacManInsight>) {
  const { state, position, turn, actions, shown, judgement, insight, scale, words } = props;
  // Only the walls are read from the text, and they never change.
  const { width, height, walls } = useMemo(() => mazeOf(position), [position]);
  const steering = useSteering(DIRECTIONS, (action) => playLegal(props, action));
  const best = judgement?.best?.action as Direction | undefined;
  const looked = shown ?? best;
  const chase = insight?.chases.find(({ action }) => action === looked);
  const pacman = state.pacmen[0]!;
  const middle = (cell: number) => ({ x: (cell % width) + 0.5, y: height - Math.floor(cell / width) - 0.5 });
  return (
    <section className="pac-frame" aria-label={words.text("board-board")}>
      <p className="pac-score">
        <strong>{words.text("board-score", { points: scoreText(state) })}</strong>
        <span>{words.text("pac-man-food", { left: state.food.length })}</span>
      </p>
      <div
        role="application"
        aria-label={said(state, height, turn, words)}
        className="pac-maze"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board handles the arrow keys.
        tabIndex={0}
        {...steering}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Walls path={walls} />
          {state.food.map((cell) => (
            <Food key={cell} {...middle(cell)} />
          ))}
          {state.capsules.map((cell) => (
            <Food key={cell} isCapsule {...middle(cell)} />
          ))}
          {looked && turn === 0 && (
            <circle
              fill="none"
              stroke="#ffd83d"
              strokeWidth="0.06"
              strokeDasharray="0.16 0.1"
              cx={pacman.x + 0.5 + STEPS[looked][0]}
              cy={height - pacman.y - 0.5 - STEPS[looked][1]}
              r="0.44"
            />
          )}
          {chase?.ghosts.map((places, ghost) => (
            <GhostWays
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a ghost.
              key={ghost}
              ghost={state.ghosts[ghost]!}
              number={ghost + 1}
              places={places}
              height={height}
            />
          ))}
          {state.pacmen.map(({ x, y, facing, caught }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a Pac-Man.
            <g key={index} className="pac-mover" style={{ transform: placeOf(x, y, height) }}>
              <PacManFigure facing={facing} caught={caught} />
            </g>
          ))}
          {state.ghosts.map((ghost, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a ghost.
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
              className={best === action ? "tool best" : "tool"}
              style={{ gridArea: action.toLowerCase() }}
              aria-label={
                row
                  ? `${directionName(words, action)}, ${scale.text(row.value)}`
                  : directionName(words, action)
              }
              disabled={!actions.some((each) => each.action === action)}
              onClick={() => playLegal(props, action)}
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
      <p className="note">{words.text("pac-man-help")}</p>
    </section>
  );
}

/** The positions of all agents in words; rows are counted from the top. */
function said(
  { food, pacmen, ghosts, scores }: PacManState,
  height: number,
  turn: number,
  words: Catalogue,
): string {
  const placed = (who: string, x: number, y: number): string =>
    words.text("board-named", {
      name: who,
      text: words.text("pac-man-at", { column: Math.floor(x) + 1, row: height - Math.floor(y) }),
    });
  return [
    ...pacmen.map(
      ({ x, y, caught }) => placed("Pac-Man", x, y) + (caught ? `, ${words.text("pac-man-caught")}` : ""),
    ),
    ...ghosts.map(
      ({ x, y, timer }, index) =>
        placed(words.text("pac-man-ghost", { number: index + 1 }), x, y) +
        (timer > 0 ? `, ${words.text("pac-man-scared", { moves: timer })}` : ""),
    ),
    turn < 0 && food.length === 0
      ? words.text("pac-man-cleared")
      : words.text("pac-man-food", { left: food.length }),
    scores.join(" "),
  ].join("; ");
}

/** With a minus sign in place of the hyphen, which would allow a line break. */
function scoreText({ scores }: PacManState): string {
  return scores.join(" + ").replaceAll("-", "−");
}

export const view = boardView<PacManState, Direction, PacManInsight>({
  Board,
  editor: () => import("./editor.js"),
  Panel: Chances,
  hasInsight: true,
  solvedIn: ({ solved }) => solved,
  resultName: (state, _payoff, words) => words.text("board-end-score", { points: scoreText(state) }),
  endReason({ state: { food, pacmen } }, words) {
    if (food.length === 0) return words.text("pac-man-ends-cleared");
    return words.text(pacmen.every(({ caught }) => caught) ? "pac-man-ends-caught" : "pac-man-ends-lowest");
  },
  actionName: (action, words) => `${ARROWS[action]} ${directionName(words, action)}`,
  variants: [
    { name: { id: "pac-man-variants-chasing" }, options: { ghosts: "directional" } },
    { name: { id: "pac-man-variants-minimising" }, options: { ghosts: "minimising" } },
    { name: { id: "pac-man-variants-four-random" }, options: { layout: "minimax" } },
    { name: { id: "pac-man-variants-four-chasing" }, options: { layout: "minimax", ghosts: "directional" } },
    {
      name: { id: "pac-man-variants-four-minimising" },
      options: { layout: "minimax", ghosts: "minimising" },
    },
    { name: { id: "pac-man-variants-trap-random" }, options: { layout: "trap" } },
    { name: { id: "pac-man-variants-trap-chasing" }, options: { layout: "trap", ghosts: "directional" } },
    { name: { id: "pac-man-variants-medium" }, options: { layout: "medium", ghosts: "directional" } },
    { name: { id: "pac-man-variants-tricky" }, options: { layout: "tricky", ghosts: "directional" } },
  ],
  outcomeName(before, _action, after, words) {
    const ways = after.ghosts.map(({ x, y }, ghost) => {
      const { x: fromX, y: fromY } = before.ghosts[ghost]!;
      const way = Object.entries(STEPS).find(
        ([, [dx, dy]]) => dx === Math.sign(x - fromX) && dy === Math.sign(y - fromY),
      );
      return `${ghost + 1}${ARROWS[(way?.[0] as Direction | undefined) ?? "Stop"]}`;
    });
    if (after.pacmen.every(({ caught }) => caught))
      return `${ways.join(" ")} ${words.text("pac-man-caught")}`;
    return `${ways.join(" ")} ${words.text("board-score", { points: String(after.scores[0]) })}`;
  },
});
