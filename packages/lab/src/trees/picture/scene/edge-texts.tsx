import { type PlacedNode, textWidth } from "@tyche/trees/drawing";

/** Line height of the texts. */
export const LINE = 15;

type Edge = NonNullable<PlacedNode["edge"]>;

/** The path of an edge. */
export function pathOf({ points }: Edge): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** Texts beside an edge: lines, each with the class of its content, on a background that hides the edge. */
export function EdgeTexts({
  edge,
  texts,
}: {
  readonly edge: Edge;
  readonly texts: readonly { readonly says: string; readonly text: string }[];
}) {
  if (texts.length === 0) return null;
  const { x, y } = edge.middle;
  const width = Math.max(0, ...texts.map(({ text }) => textWidth(text))) + 4;
  const height = texts.length * LINE;
  return (
    <>
      <rect className="ground" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={4} />
      {texts.map(({ says, text }, index) => (
        <text
          key={`${says} ${text}`}
          className={says}
          x={x}
          y={y + (index - (texts.length - 1) / 2) * LINE}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
