import type { CSSProperties, Ref } from "react";
import { PIPS } from "../../lab/src/boards/kit/die-face.js";
import { type BackgammonPlayer, type CheckerMove, opponentOf } from "../src/rules/board.js";
import { type Layout, MOST_SHOWN, OTHER_TRAY, OWN_TRAY, type Spot } from "./layout.js";

/** The last turn's checkers on a place, and where each came from. */
export interface Arrivals {
  readonly seat: BackgammonPlayer;
  readonly origins: readonly number[];
}

export interface BoardPictureProps {
  readonly layout: Layout;
  /** 26 numbers, seen by the player at the bottom. */
  readonly points: readonly number[];
  readonly bottom: BackgammonPlayer;
  /** Number of checkers borne off, by side. */
  readonly off: readonly [number, number];
  readonly dice: readonly { readonly face: number; readonly isUsed: boolean }[];
  readonly diceSeat: BackgammonPlayer;
  readonly cube: CubeShown | undefined;
  /** Checkers that the last turn brought, by place. */
  readonly arrivals?: ReadonlyMap<number, Arrivals>;
  /** Identifies the last turn, so that each turn slides once. Empty: nothing slides. */
  readonly slide?: string;
  /** Places whose top checker can be moved. */
  readonly movable?: ReadonlySet<number>;
  readonly picked?: number | undefined;
  readonly targets?: ReadonlySet<number>;
  readonly mover: BackgammonPlayer;
  readonly arrows?: readonly CheckerMove[];
  readonly dragged?: number | undefined;
  readonly hand?: Ref<SVGGElement>;
}

export interface CubeShown {
  readonly value: number;
  readonly place: "middle" | "own" | "other";
  readonly isOffered: boolean;
  readonly isShown: boolean;
}

/** A board from above. Decorative: the cells over it describe it in words. */
export function BoardPicture(props: BoardPictureProps) {
  const { layout, bottom, dice, diceSeat, cube, hand, dragged, mover } = props;
  const { width, height, fields, bar, trays } = layout;
  const points = Array.from({ length: 24 }, (_, i) => i + 1);
  return (
    <svg className="bg-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="bg-frame" fill="var(--bg-frame)" width={width} height={height} rx="10" />
      {fields.map((box) => (
        <rect key={`${box.x} ${box.y}`} fill="var(--bg-field)" {...box} rx="2" />
      ))}
      {trays.map((box) => (
        <rect key={`${box.x} ${box.y}`} className="bg-tray" fill="var(--bg-tray)" {...box} rx="4" />
      ))}
      <rect className="bg-bar" fill="var(--bg-bar)" {...bar} />
      {points.map((point) => {
        const { x, y } = layout.number(point);
        return (
          <g key={point}>
            <polygon
              className="bg-point"
              fill={`var(--bg-${point % 2 === 0 ? "even" : "point"})`}
              points={layout.point(point).map(at).join(" ")}
            />
            <text className="bg-number" x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {point}
            </text>
          </g>
        );
      })}
      {layout.rows.flat().map((place) => (
        <Stack key={place} place={place} {...props} />
      ))}
      {dice.map(({ face, isUsed }, n) => {
        const { x, y } = layout.die(diceSeat === bottom, n, dice.length);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: dice never move.
            key={n}
            className={`seat-${diceSeat}`}
            opacity={isUsed ? 0.35 : undefined}
            transform={`translate(${x} ${y}) scale(${layout.dieSize(dice.length) / 20})`}
          >
            <rect {...square(19)} rx="8" {...MAN} strokeWidth="1.6" />
            {(PIPS[face - 1] ?? []).map(([pipX, pipY]) => (
              <circle
                key={`${pipX} ${pipY}`}
                cx={10.5 * pipX}
                cy={10.5 * pipY}
                r="3.7"
                fill="var(--man-pip)"
              />
            ))}
          </g>
        );
      })}
      {cube && <Cube {...cube} layout={layout} />}
      <Arrows {...props} />
      <g ref={hand} className="bg-hand">
        {dragged !== undefined && <Checker seat={mover} radius={layout.radius} />}
      </g>
    </svg>
  );
}

/** Colours of a side's checkers and dice, and of the line of an arrow. */
const MAN = { fill: "var(--man)", stroke: "var(--man-edge)" };
const ARROW = { fill: "none", stroke: "var(--bg-arrow)", strokeWidth: 4.5, strokeLinecap: "round" } as const;

/** A square around the origin. */
const square = (half: number) => ({ x: -half, y: -half, width: 2 * half, height: 2 * half });

function at({ x, y }: Spot): string {
  return `${x},${y}`;
}

export function Checker({ seat, radius }: { readonly seat: BackgammonPlayer; readonly radius: number }) {
  return (
    <g className={`bg-checker seat-${seat}`}>
      <circle r={radius} />
      <circle className="ring" r={radius * 0.66} />
    </g>
  );
}

/** The checkers on a place, and those that can move there. */
function Stack(props: BoardPictureProps & { readonly place: number }) {
  const {
    place,
    layout,
    points,
    bottom,
    arrivals,
    slide = "",
    movable,
    picked,
    targets,
    mover,
    dragged,
  } = props;
  if (place === OWN_TRAY || place === OTHER_TRAY) return <Tray {...props} />;
  const count = points[place]!;
  const seat = count > 0 ? bottom : opponentOf(bottom);
  const all = Math.abs(count) - (dragged === place ? 1 : 0);
  const shown = Math.min(all, MOST_SHOWN);
  const came = arrivals?.get(place);
  const origins = came?.seat === seat ? came.origins : [];
  const isTarget = targets?.has(place) ?? false;
  const landing = layout.checker(
    place,
    count !== 0 && seat === mover ? all : 0,
    Math.abs(count) + Number(isTarget),
  );
  return (
    <g>
      {Array.from({ length: shown }, (_, n) => {
        const { x, y } = layout.checker(place, n, all);
        const origin = origins[shown - 1 - n];
        const isTop = n === shown - 1;
        return (
          <g
            key={origin === undefined ? n : `${n} ${slide}`}
            transform={`translate(${x} ${y})`}
            className={isTop && picked === place ? "bg-picked" : undefined}
          >
            <g
              {...(origin !== undefined && slide !== "" && slidFrom(layout, origin, place, x, y, shown - n))}
            >
              <Checker seat={seat} radius={layout.radius} />
              {origin !== undefined && <circle className={`seat-${seat}`} fill="var(--man-came)" r="5" />}
            </g>
            {isTop && movable?.has(place) && (
              <circle r={layout.radius + 0.5} fill="none" stroke="var(--bg-mark)" strokeWidth="2.5" />
            )}
            {isTop && all > MOST_SHOWN && (
              <text className={`bg-count seat-${seat}`} textAnchor="middle" dominantBaseline="central">
                {all}
              </text>
            )}
          </g>
        );
      })}
      {isTarget && <circle className="bg-target" cx={landing.x} cy={landing.y} r={layout.radius - 1.5} />}
    </g>
  );
}

/** Animation of a checker from its previous place; it is skipped for people who prefer reduced motion. */
function slidFrom(layout: Layout, from: number, to: number, x: number, y: number, order: number) {
  const start = layout.checker(from, 0, 1);
  const style = {
    "--from-x": `${start.x - x}px`,
    "--from-y": `${start.y - y}px`,
    "--order": order - 1,
  } as CSSProperties;
  return { className: from === to ? undefined : "bg-slides", style };
}

function Tray({ place, layout, bottom, off, targets }: BoardPictureProps & { readonly place: number }) {
  const seat = place === OWN_TRAY ? bottom : opponentOf(bottom);
  const box = layout.trays[place === OWN_TRAY ? 0 : 1];
  return (
    <g>
      {targets?.has(place) && <rect className="bg-target" {...box} rx="4" />}
      {Array.from({ length: off[seat] }, (_, n) => {
        const edge = layout.edge(place, n);
        return <rect key={`${edge.x} ${edge.y}`} className={`seat-${seat}`} {...MAN} {...edge} rx="2" />;
      })}
    </g>
  );
}

function Cube({ value, place, isOffered, isShown, layout }: CubeShown & { readonly layout: Layout }) {
  const { x, y } = layout.cube(place, isOffered);
  const turn = isOffered ? -8 : 0;
  return (
    <g
      className={`bg-cube${isOffered ? " offered" : ""}${isShown ? " shown" : ""}`}
      transform={`translate(${x} ${y}) rotate(${turn})${isOffered ? " scale(1.25)" : ""}`}
    >
      <rect {...square(18)} rx="6" fill="light-dark(#ffffff, #f4efe4)" stroke="#5b6475" strokeWidth="1.6" />
      <text textAnchor="middle" dominantBaseline="central" data-digits={String(value).length}>
        {value}
      </text>
    </g>
  );
}

function Arrows({ layout, arrows = [], points, off, mover, bottom }: BoardPictureProps) {
  const sign = mover === bottom ? 1 : -1;
  const stacked = new Map<number, number>();
  const left = new Map<number, number>();
  return (
    <>
      {arrows.map(({ from, to }, i) => {
        const gone = left.get(from) ?? 0;
        left.set(from, gone + 1);
        const origin = layout.checker(from, Math.max(0, sign * points[from]! - 1 - gone), 1);
        const isTray = to === OWN_TRAY || to === OTHER_TRAY;
        const already = stacked.get(to) ?? 0;
        stacked.set(to, already + 1);
        const height = isTray ? 0 : Math.max(0, sign * points[to]!) + already;
        const end = isTray
          ? middleOf(layout.edge(to, off[mover] + already))
          : layout.checker(to, height, height + 1);
        const [dx, dy] = [end.x - origin.x, end.y - origin.y];
        const length = Math.hypot(dx, dy) || 1;
        // The line is bent by a share of its length, so that several from one point can be distinguished.
        const bend = 0.12 * length * (i % 2 === 0 ? 1 : -1);
        const [mx, my] = [
          (origin.x + end.x) / 2 - (dy / length) * bend,
          (origin.y + end.y) / 2 + (dx / length) * bend,
        ];
        const [tx, ty] = [end.x - mx, end.y - my];
        const t = Math.hypot(tx, ty) || 1;
        const [ux, uy] = [tx / t, ty / t];
        const neck = { x: end.x - 11 * ux, y: end.y - 11 * uy };
        const head = [
          end,
          { x: neck.x - 7 * uy, y: neck.y + 7 * ux },
          { x: neck.x + 7 * uy, y: neck.y - 7 * ux },
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the arrows of a turn keep their order.
          <g key={i}>
            {!isTray && (
              <g opacity="0.55" transform={`translate(${end.x} ${end.y})`}>
                <Checker seat={mover} radius={layout.radius} />
              </g>
            )}
            <path d={`M${at(origin)} Q${mx},${my} ${at(neck)}`} {...ARROW} />
            <polygon points={head.map(at).join(" ")} fill="var(--bg-arrow)" />
          </g>
        );
      })}
    </>
  );
}

function middleOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}
