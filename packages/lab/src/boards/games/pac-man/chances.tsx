import type { Direction, PacManState } from "@tyche/games/pac-man";
import { Panel } from "../../../kit/panel.js";
import type { BoardProps } from "../../kit/view.js";
import { directionName, ghostColour } from "./figures.js";
import type { PacManInsight } from "./insight.js";

/** Where the ghosts go after the move under the pointer, and in a small maze the exact values of the moves. */
export function Chances(props: BoardProps<PacManState, Direction, PacManInsight>) {
  const { insight, shown, judgement, turn, words } = props;
  if (!insight || turn < 0) return null;
  const looked = shown ?? (judgement?.actions[0]?.action as Direction | undefined);
  const chase = insight.chases.find(({ action }) => action === looked);
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const rows = props.position.split(";")[0]!.split("/").length;
  return (
    <>
      {insight.solved && (
        <Panel title={words.text("pac-man-exact")}>
          <p className="note">
            {words.text("pac-man-exact-help", {
              positions: new Intl.NumberFormat(words.language).format(insight.solved.nodes.decision),
            })}
          </p>
        </Panel>
      )}
      {chase && chase.ghosts.length > 0 && (
        <Panel title={words.text("pac-man-ways")}>
          <p className="note">
            {words.text("pac-man-ways-help", { action: directionName(words, chase.action) })}
          </p>
          <dl className="pac-chances">
            {chase.ghosts.map((places, ghost) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a ghost.
              <div key={ghost} style={{ borderColor: ghostColour(ghost + 1, true) }}>
                <dt>{words.text("pac-man-ghost", { number: ghost + 1 })}</dt>
                {places.map(({ x, y, probability }) => (
                  <dd key={`${x} ${y}`}>
                    {words.text("pac-man-at", { column: Math.floor(x) + 1, row: rows - Math.floor(y) })}{" "}
                    <strong>{percent.format(probability)}</strong>
                  </dd>
                ))}
              </div>
            ))}
            <div>
              <dt>{words.text("pac-man-caught-chance")}</dt>
              <dd>
                <strong>{percent.format(chase.caught)}</strong>
              </dd>
            </div>
          </dl>
        </Panel>
      )}
    </>
  );
}
