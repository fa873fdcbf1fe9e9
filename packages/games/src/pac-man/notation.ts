import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed, counted } from "../fields.js";
import { HEADINGS } from "./maze/directions.js";
import { drawingOf, type Point, parseLayout } from "./maze/layout.js";
import { cellAt, legalMoves } from "./moves.js";
import {
  boundsOf,
  type Ghost,
  isChance,
  isOver,
  LOWEST_SCORE,
  type PacMan,
  type PacManAction,
  type PacManState,
  pointsLeft,
  SCARED_MOVES,
  type Variant,
} from "./state.js";

/**
 * A position is the layout with everybody in place, its rows from the top separated by "/", and then, separated by
 * semicolons: `score -3`, `turn G1`, and for each Pac-Man and ghost in the order of their moves where it stands and
 * where it faces, as in `P 2,3 West` and `G 6.5,3 East 12` with the moves that a ghost will still be scared. A Pac-Man
 * who is out of the game is `caught`. All that follows the layout may be left out at once: then everybody stands where
 * drawn, as at the start of a game.
 */
export function notationOf(variant: Variant): Notation<PacManState, PacManAction> {
  return {
    position: (state) => [boardOf(variant, state).join("/"), ...fieldsOf(variant, state)].join("; "),
    parsePosition: (text) => parsePosition(variant, text),
    action: (_state, action) => action,
    parseAction: (state, text) =>
      actionNamed(isOver(state) ? [] : legalMoves(variant, state), (action) => action, text),
    draw: (state) => draw(variant, state),
  };
}

/** Rows from the top; what lies under somebody is shown rather than who stands on it. */
function boardOf(variant: Variant, state: PacManState): string[] {
  const { width, height, walls } = variant.layout;
  const letters: string[] = walls.map((wall) => (wall ? "%" : " "));
  for (const ghost of state.ghosts) letters[nearestCell(variant, ghost)] = "G";
  for (const pacman of state.pacmen) if (!pacman.caught) letters[cellAt(variant, pacman)] = "P";
  for (const cell of state.food) letters[cell] = ".";
  for (const cell of state.capsules) letters[cell] = "o";
  return Array.from({ length: height }, (_, row) =>
    letters.slice((height - 1 - row) * width, (height - row) * width).join(""),
  );
}

function nearestCell(variant: Variant, { x, y }: Point): number {
  return cellAt(variant, { x: Math.floor(x), y: Math.floor(y) });
}

function fieldsOf(variant: Variant, { scores, pacmen, ghosts, mover }: PacManState): string[] {
  return [
    `score ${scores.join(",")}`,
    `turn ${nameOf(variant, mover)}`,
    ...pacmen.map(({ x, y, facing, caught }) => `P ${x},${y} ${facing}${caught ? " caught" : ""}`),
    ...ghosts.map(({ x, y, facing, timer }) => `G ${x},${y} ${facing}${timer > 0 ? ` ${timer}` : ""}`),
  ];
}

/** "P", or "P1" where there are several; "G1". */
function nameOf({ layout }: Variant, agent: number): string {
  const { length } = layout.pacmen;
  if (agent >= length) return `G${agent - length + 1}`;
  return length === 1 ? "P" : `P${agent + 1}`;
}

function parsePosition(variant: Variant, text: string): PacManState {
  const [board = "", ...fields] = text.split(";");
  const state = withFields(variant, parseBoard(variant, board.trim()), fields);
  checkState(variant, state);
  return state;
}

interface Board {
  readonly food: readonly number[];
  readonly capsules: readonly number[];
  readonly rows: readonly string[];
}

function parseBoard(variant: Variant, text: string): Board {
  const { width, height, walls } = variant.layout;
  const { rows } = drawingOf(text);
  if (rows.length !== height || rows[0]!.length !== width) {
    throw new NotationError(
      `The position is ${rows[0]!.length}x${rows.length} cells, but the layout of this game ${width}x${height}: give its own layout.`,
    );
  }
  const food: number[] = [];
  const capsules: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const row = height - 1 - Math.floor(cell / width);
    const letter = rows[row]![cell % width] ?? " ";
    if ((letter === "%") !== walls[cell]) {
      throw new NotationError(
        `Row ${row + 1}, column ${(cell % width) + 1} is ${walls[cell] ? "a wall in the layout of this game" : "no wall in the layout of this game"}, but not in the position: give its own layout.`,
      );
    }
    const list = letter === "." ? food : letter === "o" ? capsules : undefined;
    if (list === undefined) continue;
    const known = letter === "." ? variant.layout.food : variant.layout.capsules;
    if (!known.includes(cell)) {
      throw new NotationError(
        `There is a ${letter} at row ${row + 1}, column ${(cell % width) + 1}, where the layout of this game has none.`,
      );
    }
    list.push(cell);
  }
  return { food, capsules, rows };
}

function withFields(variant: Variant, board: Board, fields: readonly string[]): PacManState {
  const { food, capsules, rows } = board;
  const drawn = (): Pick<PacManState, "pacmen" | "ghosts"> => {
    // The reader of layouts knows how agents are drawn; it wants some food.
    const { pacmen, ghosts } = agentsDrawn(rows);
    return {
      pacmen: pacmen.map((place) => ({ ...place, facing: "Stop", caught: false })),
      ghosts: ghosts.map((place) => ({ ...place, facing: "Stop", timer: 0 })),
    };
  };
  const pacmen: PacMan[] = [];
  const ghosts: Ghost[] = [];
  let scores: number[] = variant.layout.pacmen.slice(0, variant.rivals ? undefined : 1).map(() => 0);
  let mover = 0;
  for (const field of fields.map((part) => part.trim()).filter((part) => part !== "")) {
    if (field.startsWith("score ")) scores = scoresIn(field, scores.length);
    else if (field.startsWith("turn ")) mover = moverIn(variant, field);
    else if (field.startsWith("P ")) pacmen.push(pacmanIn(field));
    else if (field.startsWith("G ")) ghosts.push(ghostIn(field));
    else throw new NotationError(`"${field}" is none of score, turn, P and G with what belongs to it.`);
  }
  const agents = pacmen.length + ghosts.length > 0 ? { pacmen, ghosts } : drawn();
  return { food, capsules, ...agents, mover, scores };
}

function agentsDrawn(rows: readonly string[]): {
  readonly pacmen: readonly Point[];
  readonly ghosts: readonly Point[];
} {
  const withFood = rows.join("/");
  if (withFood.includes(".")) return parseLayout(withFood);
  throw new NotationError(
    "There is no food left, so the position must say who stands where, as in P 2,3 West.",
  );
}

function scoresIn(field: string, count: number): number[] {
  const texts = field.slice(6).split(",");
  const scores = texts.map(Number);
  if (scores.length === count && texts.every((text) => /^\s*-?\d{1,7}\s*$/.test(text))) return scores;
  throw new NotationError(
    `"${field}" does not give ${count === 1 ? "one whole number" : `${count} whole numbers`}.`,
  );
}

function moverIn(variant: Variant, field: string): number {
  const agents = variant.layout.pacmen.length + variant.layout.ghosts.length;
  const name = field.slice(5).trim();
  for (let agent = 0; agent < agents; agent++) if (nameOf(variant, agent) === name) return agent;
  const names = Array.from({ length: agents }, (_, agent) => nameOf(variant, agent)).join(", ");
  throw new NotationError(`"${name}" cannot be to move: it is one of ${names}.`);
}

function pacmanIn(field: string): PacMan {
  const match = /^P (\d+),(\d+) (\w+)( caught)?$/.exec(field);
  const facing = HEADINGS.find((name) => name === match?.[3]);
  if (match && facing)
    return { x: Number(match[1]), y: Number(match[2]), facing, caught: match[4] !== undefined };
  throw new NotationError(`"${field}" is no Pac-Man: write it like P 2,3 West, with caught if it is out.`);
}

function ghostIn(field: string): Ghost {
  const match = /^G (\d+(?:\.5)?),(\d+(?:\.5)?) (\w+)(?: (\d+))?$/.exec(field);
  const facing = HEADINGS.find((name) => name === match?.[3]);
  if (match && facing) {
    return { x: Number(match[1]), y: Number(match[2]), facing, timer: Number(match[4] ?? 0) };
  }
  throw new NotationError(
    `"${field}" is no ghost: write it like G 6.5,3 East 12, the last number only if scared.`,
  );
}

function checkState(variant: Variant, state: PacManState): void {
  const { layout, maze } = variant;
  const { pacmen, ghosts, scores, mover } = state;
  if (pacmen.length !== layout.pacmen.length || ghosts.length !== layout.ghosts.length) {
    throw new NotationError(
      `There are ${counted(pacmen.length, "Pac-Man").replace("Mans", "Men")} and ${counted(ghosts.length, "ghost")}, but the layout of this game has ${layout.pacmen.length} and ${layout.ghosts.length}.`,
    );
  }
  for (const { x, y } of pacmen) {
    if (!(x < layout.width) || !(maze.ways[cellAt(variant, { x, y })]! > 0)) {
      throw new NotationError(`No Pac-Man can be at ${x},${y}: that is no open cell.`);
    }
  }
  for (const { x, y, facing, timer } of ghosts) {
    const place = x < layout.width ? 2 * y * maze.stride + 2 * x : -1;
    if (!(maze.ghostMoves[5 * place + HEADINGS.indexOf(facing)]! > 0)) {
      throw new NotationError(`No ghost can be at ${x},${y} and face ${facing}.`);
    }
    if (timer > SCARED_MOVES || (timer === 0 && maze.cellOf[place] === -1)) {
      throw new NotationError(
        timer === 0
          ? `The ghost at ${x},${y} is between two cells, where only scared ghosts are.`
          : `A ghost is scared for at most ${SCARED_MOVES} moves, not ${timer}.`,
      );
    }
  }
  const [, high] = boundsOf(variant);
  if (
    Math.min(...scores) < LOWEST_SCORE - 4000 ||
    scores.reduce((a, b) => a + b, 0) + pointsLeft(state) > high
  ) {
    throw new NotationError(`The score ${scores.join(",")} cannot come up in this layout.`);
  }
  if (isOver(state)) return;
  if (isChance(variant, mover)) {
    throw new NotationError(
      `${nameOf(variant, mover)} is moved by chance: say whose turn is next, as in turn P.`,
    );
  }
  if (pacmen[mover]?.caught) {
    throw new NotationError(`${nameOf(variant, mover)} is caught and cannot be to move.`);
  }
}

const PICTURES: Readonly<Record<string, string>> = { "%": "█", ".": "·", o: "●" };

function draw(variant: Variant, state: PacManState): string {
  const { width, height } = variant.layout;
  const letters = [...boardOf(variant, { ...state, pacmen: [], ghosts: [] }).join("")].map(
    (letter) => PICTURES[letter] ?? letter,
  );
  const put = (cell: number, letter: string): void => {
    letters[(height - 1 - Math.floor(cell / width)) * width + (cell % width)] = letter;
  };
  for (const ghost of state.ghosts) put(nearestCell(variant, ghost), ghost.timer > 0 ? "g" : "G");
  for (const pacman of state.pacmen) if (!pacman.caught) put(cellAt(variant, pacman), "P");
  const rows = Array.from({ length: height }, (_, row) =>
    letters.slice(row * width, (row + 1) * width).join(""),
  );
  const scared = state.ghosts.map(({ timer }) => timer).filter((timer) => timer > 0);
  const status = isOver(state)
    ? state.food.length === 0
      ? "won"
      : "lost"
    : `${nameOf(variant, state.mover)} moves${scared.length > 0 ? `, scared for ${scared.join(" and ")} more` : ""}`;
  return [...rows, `score ${state.scores.join(", ")}, ${status}`].join("\n");
}
