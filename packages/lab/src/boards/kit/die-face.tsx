import "./die-face.css";

/** The faces from 1, on a grid of three by three. */
const FACES = ["....o....", "o.......o", "o...o...o", "o.o...o.o", "o.o.o.o.o", "o.oo.oo.o"];

/** Positions of the pips for each face from 1, on a square from -1 to 1. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = FACES.map((face) =>
  [...face].flatMap((pip, i) => (pip === "o" ? [[(i % 3) - 1, Math.floor(i / 3) - 1] as const] : [])),
);

/** A die from above; faces beyond six show a number. Decorative: the same text is beside it. */
export function DieFace({ face }: { readonly face: number | undefined }) {
  const pips = face === undefined ? [] : PIPS[face - 1];
  return (
    <svg className="die-face" viewBox="-12 -12 24 24" aria-hidden="true">
      <rect className="die-body" x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} className="pip" cx={5.3 * x} cy={5.3 * y} r="2" />)
      ) : (
        <text className="die-number" textAnchor="middle" dominantBaseline="central">
          {face}
        </text>
      )}
    </svg>
  );
}
