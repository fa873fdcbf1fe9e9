import { type Notation, NotationError, type Phrase } from "@tyche/engine";
import { counted, type FormatPhrase } from "@tyche/engine/errors";
import { inEnglish, plainActions } from "../kit/notation.js";
import { drawingOf, type Point, parseLayout } from "./maze/layout.js";
import { HEADINGS } from "./maze/maze.js";
import { cellAt, legalMoves } from "./state/moves.js";
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
} from "./state/state.js";
import { texts } from "./texts.js";

/**
 * A position is the layout with all agents in place, its rows from the top separated by "/", and then, separated by
 * semicolons: `score -3`, `turn G1`, and for each Pac-Man and ghost in move order its position and direction, as in
 * `P 2,3 West` and `G 6.5,3 East 12`, with the number of moves that a ghost will still be scared. A Pac-Man out of
 * the game is `caught`. Everything after the layout may be omitted together: then all agents are where they are
 * drawn, as at the start of a game.
 */
export function notationOf(variant: Variant): Notation<PacManState, PacManAction> {
  return {
    position: (state) => [boardOf(variant, state).join("/"), ...fieldsOf(variant, state)].join("; "),
    parsePosition: (text) => parsePosition(variant, text),
    ...plainActions((state) => legalMoves(variant, state)),
    draw: (state, format) => draw(variant, state, format),
  };
}

/** Rows from the top; an item is drawn in preference to an agent on the same cell. */
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

/** "P", or "P1" if there are several; "G1". */
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
  if (rows.length !== height || rows[0]!.length !== width)
    throw texts.notationError("pac-man-other-size", {
      size: `${rows[0]!.length}x${rows.length}`,
      layout: `${width}x${height}`,
    });
  const food: number[] = [];
  const capsules: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const [row, column] = [height - Math.floor(cell / width), (cell % width) + 1];
    const letter = rows[row - 1]![column - 1] ?? " ";
    if (letter === "%" && !walls[cell]) throw texts.notationError("pac-man-extra-wall", { row, column });
    if (letter !== "%" && walls[cell]) throw texts.notationError("pac-man-missing-wall", { row, column });
    const list = letter === "." ? food : letter === "o" ? capsules : undefined;
    if (list === undefined) continue;
    const known = letter === "." ? variant.layout.food : variant.layout.capsules;
    if (!known.includes(cell)) throw texts.notationError("pac-man-extra-food", { letter, row, column });
    list.push(cell);
  }
  return { food, capsules, rows };
}

function withFields(variant: Variant, board: Board, fields: readonly string[]): PacManState {
  const { food, capsules, rows } = board;
  const drawn = (): Pick<PacManState, "pacmen" | "ghosts"> => {
    // The layout parser reads the drawn agents; it requires some food.
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
    else throw texts.notationError("pac-man-field", { text: field });
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
  throw texts.notationError("pac-man-no-places", {});
}

function scoresIn(field: string, count: number): number[] {
  const texts = field.slice(6).split(",");
  const scores = texts.map(Number);
  if (scores.length === count && texts.every((text) => /^\s*-?\d{1,7}\s*$/.test(text))) return scores;
  throw new NotationError(
    "pac-man-scores",
    { count, text: field },
    `The score must be ${count === 1 ? "one whole number" : `${count} whole numbers`}, not "${field}".`,
  );
}

function moverIn(variant: Variant, field: string): number {
  const agents = variant.layout.pacmen.length + variant.layout.ghosts.length;
  const name = field.slice(5).trim();
  for (let agent = 0; agent < agents; agent++) if (nameOf(variant, agent) === name) return agent;
  throw texts.notationError("pac-man-turn", {
    text: name,
    all: Array.from({ length: agents }, (_, agent) => nameOf(variant, agent)),
  });
}

function pacmanIn(field: string): PacMan {
  const match = /^P (\d+),(\d+) (\w+)( caught)?$/.exec(field);
  const facing = HEADINGS.find((name) => name === match?.[3]);
  if (match && facing)
    return { x: Number(match[1]), y: Number(match[2]), facing, caught: match[4] !== undefined };
  throw texts.notationError("pac-man-pac-man-place", { text: field });
}

function ghostIn(field: string): Ghost {
  const match = /^G (\d+(?:\.5)?),(\d+(?:\.5)?) (\w+)(?: (\d+))?$/.exec(field);
  const facing = HEADINGS.find((name) => name === match?.[3]);
  if (match && facing) {
    return { x: Number(match[1]), y: Number(match[2]), facing, timer: Number(match[4] ?? 0) };
  }
  throw texts.notationError("pac-man-ghost-place", { text: field });
}

function checkState(variant: Variant, state: PacManState): void {
  const { layout, maze } = variant;
  const { pacmen, ghosts, scores, mover } = state;
  if (pacmen.length !== layout.pacmen.length || ghosts.length !== layout.ghosts.length) {
    const [wantedPacmen, wantedGhosts] = [layout.pacmen.length, layout.ghosts.length];
    throw new NotationError(
      "pac-man-agents",
      { pacmen: pacmen.length, ghosts: ghosts.length, wantedPacmen, wantedGhosts },
      `The position has ${pacmen.length} ${pacmen.length === 1 ? "Pac-Man" : "Pac-Men"} and ${counted(ghosts.length, "ghost")}, but the layout of this game has ${wantedPacmen} and ${wantedGhosts}.`,
    );
  }
  for (const { x, y } of pacmen) {
    if (!(x < layout.width) || !(maze.ways[cellAt(variant, { x, y })]! > 0))
      throw texts.notationError("pac-man-in-wall", { place: `${x},${y}` });
  }
  for (const { x, y, facing, timer } of ghosts) {
    const place = x < layout.width ? 2 * y * maze.stride + 2 * x : -1;
    if (!(maze.ghostMoves[5 * place + HEADINGS.indexOf(facing)]! > 0))
      throw texts.notationError("pac-man-ghost-facing", { place: `${x},${y}`, facing });
    if (timer > SCARED_MOVES) throw texts.notationError("pac-man-timer", { most: SCARED_MOVES, timer });
    if (timer === 0 && maze.cellOf[place] === -1)
      throw texts.notationError("pac-man-between-cells", { place: `${x},${y}` });
  }
  const [, high] = boundsOf(variant);
  if (
    Math.min(...scores) < LOWEST_SCORE - 4000 ||
    scores.reduce((a, b) => a + b, 0) + pointsLeft(state) > high
  )
    throw texts.notationError("pac-man-score", { score: scores.join(",") });
  if (isOver(state)) return;
  const name = nameOf(variant, mover);
  if (isChance(variant, mover)) throw texts.notationError("pac-man-chance-turn", { name });
  if (pacmen[mover]?.caught) throw texts.notationError("pac-man-caught-turn", { name });
}

const PICTURES: Readonly<Record<string, string>> = { "%": "█", ".": "·", o: "●" };

function draw(variant: Variant, state: PacManState, format: FormatPhrase = inEnglish): string {
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
  return [...rows, format(statusOf(variant, state))].join("\n");
}

function statusOf(variant: Variant, state: PacManState): Phrase {
  const { scores, food, ghosts, mover } = state;
  if (isOver(state))
    return food.length === 0
      ? texts.phrase("drawn-pac-man-won", { scores })
      : texts.phrase("drawn-pac-man-lost", { scores });
  const name = nameOf(variant, mover);
  const timers = ghosts.map(({ timer }) => timer).filter((timer) => timer > 0);
  if (timers.length === 0) return texts.phrase("drawn-pac-man-moves", { scores, name });
  return {
    id: "drawn-pac-man-scared",
    values: { scores, name, timers },
    message: `score ${scores.join(", ")}, ${name} moves, scared for ${timers.join(" and ")} more`,
  };
}
