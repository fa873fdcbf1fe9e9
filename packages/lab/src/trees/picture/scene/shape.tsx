import { outlinePoints, type PlacedNode } from "@tyche/trees/drawing";

type ShapeBox = Pick<PlacedNode, "shape" | "x" | "y" | "width" | "height">;

/** The outline of a node in the current notation. */
export function Shape({ box, className }: { readonly box: ShapeBox; readonly className: string }) {
  const { shape, x, y, width, height } = box;
  if (shape === "plain") {
    return (
      <rect
        className={`${className} plain`}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={5}
      />
    );
  }
  if (shape === "circle") {
    return <ellipse className={className} cx={x} cy={y} rx={width / 2} ry={height / 2} />;
  }
  const points = outlinePoints(shape, { x, y, width, height });
  return <polygon className={className} points={points.map((point) => `${point.x},${point.y}`).join(" ")} />;
}
