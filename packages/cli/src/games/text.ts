import type { Approximation } from "@tyche/engine";
import { CHANCES_HEADINGS, chancesCells, shownPoints } from "../backgammon/text.js";
import { table } from "../table.js";
import { paint, type Terminal } from "../terminal.js";
import type { ActionRow } from "./moves.js";
import type { Place } from "./place.js";
import type { Thought } from "./thinking.js";

/**
 * The board, for people.
 *
 * @param viewer who looks at it: the player to move by default; undefined for one who may see everything
 */
export function boardText(
  { game, state }: Place,
  viewer: number | undefined = game.facts.hidden ? game.turn(state) : undefined,
): string {
  const notation = game.notation!;
  const seen =
    viewer === undefined || viewer < 0 ? undefined : notation.drawView?.(game.view?.(state, viewer), viewer);
  return `${seen ?? notation.draw?.(state) ?? notation.position(state)}\n`;
}

/** All actions, for people. */
export function actionsText(place: Place, rows: readonly ActionRow[]): string {
  if (rows.length === 0) return `${boardText(place)}\nThe game is over.\n`;
  const list = table(
    ["action", "position after it"],
    rows.map(({ action, position }) => [action, position ?? unseen(place)]),
  );
  return `${boardText(place)}\n${list}`;
}

/** What stands for a position that cannot be shown. */
export function unseen({ game }: Place): string {
  return game.facts.hidden ? "not all seen" : "as chance has it";
}

const BOUNDS = { exact: "", lower: "at least", upper: "at most" } as const;

/** What a search found out, for people. */
export function thoughtText(place: Place, thought: Thought, { colour }: Terminal): string {
  const { actions, rolls, line } = thought;
  const list = rolls
    ? table(
        ["roll", "value", "best action"],
        rolls.map(({ roll, value, action }) => [roll, shown(value), action]),
      )
    : actionTable(place, actions);
  const best = rolls
    ? `${shown(thought.value)} before the roll`
    : `${actions[0]!.action}, ${shown(thought.value)}`;
  const going = line.length > 1 ? `, then ${line.slice(1).join(", ")}` : "";
  return `${boardText(place)}\n${list}\n${paint(best, "good", colour)}${going}\n${costs(thought)}\n`;
}

function actionTable(place: Place, actions: Thought["actions"]): string {
  if (actions[0]?.chances !== undefined) {
    return table(
      ["action", ...CHANCES_HEADINGS, "equity", "to best", "depth", "method", "position after it"],
      actions.map(({ action, chances, value, toBest, depth, method, position }) => [
        action,
        ...chancesCells(chances!),
        shownPoints(value),
        shownPoints(toBest!),
        String(depth),
        method!,
        position!,
      ]),
    );
  }
  if (actions.some(({ interval }) => interval !== undefined)) {
    return table(
      ["action", "value", "95 %", "samples", "depth", "position after it"],
      actions.map(({ action, value, interval, visits, depth, position }) => [
        action,
        shown(value),
        interval ? interval.map(shown).join(" to ") : "",
        String(visits ?? ""),
        String(depth),
        position ?? unseen(place),
      ]),
    );
  }
  return table(
    ["action", "", "value", "depth", "position after it"],
    actions.map(({ action, value, bound, depth, position }) => [
      action,
      BOUNDS[bound],
      shown(value),
      String(depth),
      position ?? unseen(place),
    ]),
  );
}

function costs({ depth, algorithm, nodes, ms, exact, approximations, stopped }: Thought): string {
  const count = (nodes.decision + nodes.chance + nodes.leaf).toLocaleString("en");
  const truth = exact
    ? "exact: no horizon was reached"
    : approximations.map(approximationText).join("; ") || "exact to its depth";
  const cause = {
    time: ", out of time",
    nodes: ", out of nodes",
    simulations: "",
    abort: ", interrupted",
    lost: ", its threads lost",
    depth: "",
    solved: "",
  };
  return `${algorithm}, depth ${depth}, ${count} nodes, ${ms.toFixed(0)} ms${cause[stopped]}; ${truth}`;
}

function approximationText({ kind, error }: Approximation): string {
  if (kind === "horizon") return "an evaluation stands for what lies beyond the depth";
  const text = {
    sampled: "approximate: chance was sampled",
    beam: "approximate: only promising actions were searched",
    threshold: "approximate: rare outcomes were left out",
    determinized: "approximate: states that fit what is seen were searched as if nothing were hidden",
    prediction: "approximate: shallow searches stood for deep ones",
    memory: "the tree's memory is full, so it grew no further",
  }[kind];
  return error === undefined ? text : `${text} (an error of at most ${shown(error)})`;
}

/** Six digits after the point, as many as a person reads. */
export function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(6);
}
