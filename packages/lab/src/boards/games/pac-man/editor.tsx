import type { Direction, PacManState } from "@tyche/games/pac-man";
import type { CSSProperties, ReactNode } from "react";
import {
  boardEditor,
  choiceField,
  type Draft,
  type EditorField,
  fieldsOf,
  numberField,
  rowsOf,
} from "../../kit/board-editor.js";
import { directionName, Food, GhostFigure, PacManFigure, Walls } from "./figures.js";
import { mazeOf } from "./maze.js";

const FACINGS: readonly Direction[] = ["Stop", "North", "East", "South", "West"];

/** Longest time that a ghost can be scared, in moves. */
const LONGEST_FRIGHT = 40;

/**
 * Cells contain dots and capsules, row by row from the top. Agents are fields such as "2,3": column and row, y upwards.
 */
interface Size {
  readonly width: number;
  readonly height: number;
}
const sizeOf = ({ fields }: Draft): Size => ({ width: Number(fields.width), height: Number(fields.height) });
const placeOf = (cell: number, { width, height }: Size): string =>
  `${cell % width},${height - 1 - Math.floor(cell / width)}`;

/** The cell of an agent, which may be between two cells. */
function cellOf(place: string, { width, height }: Size): number {
  const [x, y] = place.split(",").map((number) => Math.floor(Number(number)));
  return width * (height - 1 - y!) + x!;
}

/** Agents by the names of their turns: P, or P1 if there are several; G1. */
function agentsOf({ pacmen, ghosts }: PacManState): { readonly pacmen: string[]; readonly ghosts: string[] } {
  return {
    pacmen: pacmen.map((_, index) => (pacmen.length === 1 ? "P" : `P${index + 1}`)),
    ghosts: ghosts.map((_, index) => `G${index + 1}`),
  };
}

const isAgent = (piece: string): boolean => /^[PG]/.test(piece);

export const editor = boardEditor<PacManState & { readonly mover: number }>({
  draftOf({ state, position }) {
    const { width, height } = mazeOf(position);
    const cells = new Array<string>(width * height).fill("");
    const fromTop = (cell: number): number =>
      cellOf(`${cell % width},${Math.floor(cell / width)}`, { width, height });
    for (const cell of state.food) cells[fromTop(cell)] = ".";
    for (const cell of state.capsules) cells[fromTop(cell)] = "o";
    const { pacmen, ghosts } = agentsOf(state);
    const agents = [
      ...state.pacmen.flatMap(({ x, y, facing, caught }, index) => [
        [pacmen[index]!, `${x},${y}`],
        [`${pacmen[index]} facing`, facing],
        [`${pacmen[index]} caught`, caught ? "on" : ""],
      ]),
      ...state.ghosts.flatMap(({ x, y, facing, timer }, index) => [
        [ghosts[index]!, `${x},${y}`],
        [`${ghosts[index]} facing`, facing],
        [`${ghosts[index]} timer`, timer],
      ]),
    ];
    return {
      cells,
      fields: fieldsOf({
        width,
        height,
        turn: [...pacmen, ...ghosts][state.mover]!,
        ...Object.fromEntries(state.scores.map((score, index) => [`score${index}`, score])),
        ...Object.fromEntries(agents),
      }),
    };
  },
  textOf({ cells, fields }, { state, position }) {
    const walls = position.split(";")[0]!.trim().replaceAll("/", "");
    const drawn = cells.map((held, cell) => (walls[cell] === "%" ? "%" : held || " "));
    const { pacmen, ghosts } = agentsOf(state);
    return [
      rowsOf(drawn, Number(fields.width))
        .map((row) => row.join(""))
        .join("/"),
      `score ${state.scores.map((_, index) => fields[`score${index}`]).join(",")}`,
      `turn ${fields.turn}`,
      ...pacmen.map(
        (name) => `P ${fields[name]} ${fields[`${name} facing`]}${fields[`${name} caught`] ? " caught" : ""}`,
      ),
      ...ghosts.map((name) => {
        const timer = fields[`${name} timer`];
        return `G ${fields[name]} ${fields[`${name} facing`]}${Number(timer) > 0 ? ` ${timer}` : ""}`;
      }),
    ].join("; ");
  },
  put(draft, cell, piece) {
    if (!isAgent(piece)) return { ...draft, cells: draft.cells.with(cell, piece) };
    const place = { [piece]: placeOf(cell, sizeOf(draft)), [`${piece} facing`]: "Stop" };
    return { ...draft, fields: { ...draft.fields, ...place } };
  },
  topOf(draft, cell) {
    const size = sizeOf(draft);
    const agent = Object.entries(draft.fields).find(
      ([name, place]) => /^[PG]\d*$/.test(name) && cellOf(place, size) === cell,
    );
    return agent?.[0] ?? (draft.cells[cell] || undefined);
  },
  // Agents cannot be removed, only dots.
  without: (draft, cell) => ({ ...draft, cells: draft.cells.with(cell, "") }),
  useLook(draft, { state, position, options }, { words }) {
    const { fields } = draft;
    const size = sizeOf(draft);
    const { walls } = mazeOf(position);
    const letters = position.split(";")[0]!.trim().replaceAll("/", "");
    const { pacmen, ghosts } = agentsOf(state);
    const figure = (name: string) =>
      name.startsWith("P") ? (
        <PacManFigure
          facing={fields[`${name} facing`] as Direction}
          caught={fields[`${name} caught`] !== ""}
        />
      ) : (
        <GhostFigure
          ghost={{
            x: 0,
            y: 0,
            facing: fields[`${name} facing`] as Direction,
            timer: Number(fields[`${name} timer`]),
          }}
          number={Number(name.slice(1))}
        />
      );
    const dots = {
      ".": <Food r={0.13} />,
      o: <Food isCapsule />,
    };
    const on = (picture: ReactNode) => (
      <svg className="pac-piece" viewBox="-.5 -.5 1 1" aria-hidden="true">
        {picture}
      </svg>
    );
    const nameOf = (name: string): string =>
      name.startsWith("P")
        ? `Pac-Man${name.slice(1)}`
        : words.text("pac-man-ghost", { number: Number(name.slice(1)) });
    const names = [...pacmen, ...ghosts];
    const look = draft.cells.map((held, cell) => {
      if (letters[cell] === "%") return { name: "–" };
      const here = names.filter((name) => cellOf(fields[name]!, size) === cell);
      const said = [
        ...here.map(nameOf),
        ...(held === "" ? [] : [words.text(held === "." ? "pac-man-dot" : "pac-man-capsule")]),
      ];
      return {
        cell,
        name: [
          words.text("pac-man-at", {
            column: (cell % size.width) + 1,
            row: Math.floor(cell / size.width) + 1,
          }),
          ...(said.length > 0 ? said : [words.text("board-empty")]),
        ].join(", "),
        content: on(
          <>
            {held !== "" && dots[held as "." | "o"]}
            {here.map((name) => (
              <g key={name}>{figure(name)}</g>
            ))}
          </>,
        ),
      };
    });
    const facings = FACINGS.map((facing) => [facing, directionName(words, facing)] as const);
    const isMoved = options.ghosts === "minimising";
    const agents: readonly EditorField[] = names.flatMap((name): readonly EditorField[] => [
      choiceField(`${name} facing`, words.text("pac-man-facing", { who: nameOf(name) }), facings),
      name.startsWith("P")
        ? {
            name: `${name} caught`,
            label: words.text("board-named", { name: nameOf(name), text: words.text("pac-man-caught") }),
            kind: "check",
          }
        : numberField(`${name} timer`, words.text("pac-man-fright", { who: nameOf(name) }), LONGEST_FRIGHT),
    ]);
    return {
      className: "pac-cells",
      rows: rowsOf(look, size.width),
      pieces: [
        ...names.map((name) => ({ id: name, name: nameOf(name), picture: on(figure(name)) })),
        ...([".", "o"] as const).map((dot) => ({
          id: dot,
          name: words.text(dot === "." ? "pac-man-dot" : "pac-man-capsule"),
          picture: on(dots[dot]),
        })),
      ],
      fields: [
        choiceField(
          "turn",
          words.text("board-editor-to-move"),
          (isMoved ? names : pacmen).map((name) => [name, nameOf(name)] as const),
        ),
        ...state.scores.map((_, index) =>
          numberField(`score${index}`, words.text("board-editor-score"), 99999, -9999),
        ),
        ...agents,
      ],
      frame: (grid) => (
        <div className="pac-edited" style={{ "--columns": size.width } as CSSProperties}>
          <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <Walls path={walls} />
          </svg>
          {grid}
        </div>
      ),
    };
  },
});
