import type { Kind } from "@tyche/trees";
import { clip, columns, outlinePoints, type Picture, type PlacedNode, textWidth } from "@tyche/trees/drawing";
import type { SVGProps } from "react";

/** Line height of the texts. */
const LINE = 15;

type Edge = NonNullable<PlacedNode["edge"]>;

/** The layout's longest text, in columns. */
const LONGEST_TEXT = 28;
/** Numbers with more columns are set to the width that the layout has for them, in any font. */
const LONGEST_FREE = 8;
const TERMS: Readonly<Record<string, string>> = {
  alpha: "alpha",
  beta: "beta",
  interval: "interval",
  window: "window",
  "so-far": "bound",
};
const NUMBERS = /value|more|so-far|interval|window|alpha|beta/;

/** A text of the picture, no longer than the layout has room for. */
export function FitText({ text, ...props }: { readonly text: string } & SVGProps<SVGTextElement>) {
  const shown = clip(text, LONGEST_TEXT);
  const isLong = columns(shown) > LONGEST_FREE && NUMBERS.test(props.className ?? "");
  return (
    <text
      {...props}
      data-term={TERMS[props.className ?? ""]}
      {...(isLong && { textLength: textWidth(shown), lengthAdjust: "spacingAndGlyphs" })}
    >
      {shown}
    </text>
  );
}

/** A text with the class of its content. */
export interface SceneText {
  readonly says: string;
  readonly text: string;
}

export function edgePath({ points }: Edge): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** Two strokes across an edge that is cut off. */
export function Cross({ edge: { cross, along } }: { readonly edge: Edge }) {
  const strokes = [-3, 3].map((shift) => {
    const x = cross.x + along.x * shift;
    const y = cross.y + along.y * shift;
    const dx = -along.y * 8 + along.x * 3;
    const dy = along.x * 8 + along.y * 3;
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return <path className="cross" d={strokes.join("")} />;
}

/** Texts beside an edge, one below the other, on a background that hides the edge. */
export function EdgeTexts({ edge, texts }: { readonly edge: Edge; readonly texts: readonly SceneText[] }) {
  if (texts.length === 0) return null;
  const { x, y } = edge.middle;
  const width = Math.max(0, ...texts.map(({ text }) => textWidth(text))) + 4;
  const height = texts.length * LINE;
  return (
    <>
      <rect className="ground" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={4} />
      {texts.map(({ says, text }, index) => (
        <FitText
          key={`${says} ${text}`}
          className={says}
          x={x}
          y={y + (index - (texts.length - 1) / 2) * LINE}
          textAnchor="middle"
          text={text}
        />
      ))}
    </>
  );
}

/** Names of the levels beside them, if all nodes of a level are of one kind. */
export function Levels(props: Pick<Picture, "levels" | "grows"> & { readonly kinds?: readonly Kind[] }) {
  const { levels, grows, kinds } = props;
  return levels.map(({ x, y, text }, depth) => (
    <text
      key={`${x} ${y}`}
      className="level"
      data-term={kinds?.[depth]}
      x={x}
      y={y}
      textAnchor={grows === "down" ? "start" : "middle"}
    >
      {text}
    </text>
  ));
}

type NodeBox = Pick<PlacedNode, "x" | "y" | "width" | "height">;

/** The outline of a node in the current notation. */
export function Shape({ box }: { readonly box: NodeBox & Pick<PlacedNode, "shape"> }) {
  const { shape, x, y, width, height } = box;
  if (shape === "plain") {
    return (
      <rect
        className="shape plain"
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={5}
      />
    );
  }
  if (shape === "circle") {
    return <ellipse className="shape" cx={x} cy={y} rx={width / 2} ry={height / 2} />;
  }
  const points = outlinePoints(shape, { x, y, width, height });
  return <polygon className="shape" points={points.map((point) => `${point.x},${point.y}`).join(" ")} />;
}

/** Distance of a mark around a node. */
export const HALO = 6;

/** A mark around a node: of the selected one, or of the current one. */
export function Mark({ box, name }: { readonly box: NodeBox; readonly name: "ring" | "halo" }) {
  const { x, y, width, height } = box;
  return (
    <rect
      className={name}
      x={x - width / 2 - HALO}
      y={y - height / 2 - HALO}
      width={width + 2 * HALO}
      height={height + 2 * HALO}
      rx={name === "ring" ? 9 : height / 2 + HALO}
    />
  );
}

interface CaptionsProps {
  readonly place: PlacedNode;
  readonly lines: readonly SceneText[];
  /** Distance for a mark around the node. */
  readonly room: number;
}

/** Texts beside, above or below a node. */
export function Captions({ place, lines, room }: CaptionsProps) {
  const { x, y, width, height, captionsAt } = place;
  const away = height / 2 + (captionsAt === "above" ? room + 2 : 3) + (lines.length * LINE) / 2;
  const beside = captionsAt === "right";
  return lines.map(({ says, text }, index) => (
    <FitText
      key={says}
      className={says}
      x={beside ? x + width / 2 + 5 + room : x}
      y={y + (index - (lines.length - 1) / 2) * LINE + (beside ? 0 : captionsAt === "below" ? away : -away)}
      textAnchor={beside ? "start" : "middle"}
      text={text}
    />
  ));
}
