import type { Picture } from "@tyche/trees/drawing";

/** Names of the levels beside them, if all nodes of a level are of one kind. */
export function Levels({ levels, grows }: Pick<Picture, "levels" | "grows">) {
  return levels.map(({ x, y, text }) => (
    <text key={`${x} ${y}`} className="level" x={x} y={y} textAnchor={grows === "down" ? "start" : "middle"}>
      {text}
    </text>
  ));
}
