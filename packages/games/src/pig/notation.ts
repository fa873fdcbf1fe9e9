import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed, fieldsOf, wholeNumber } from "../fields.js";
import { actionsOf, fromMover, isOver, type PigAction, type PigState, type Variant } from "./state.js";

const NAMES = ["own score", "other score", "turn total", "player"];
const BAR = 40;

/** Text of a variant: `own,other,turn` from the mover's side, and `,1` where player 1 is to move. */
export function notationOf(variant: Variant): Notation<PigState, PigAction> {
  return {
    position: ({ scores, turnTotal, player }) =>
      player === 0 ? `${scores[0]},${scores[1]},${turnTotal}` : `${scores[1]},${scores[0]},${turnTotal},1`,
    parsePosition: (text) => parsePosition(variant, text),
    action: (_state, action) => action,
    parseAction: (state, text) => actionNamed(actionsOf(variant, state), (action) => action, text),
    draw: (state) => draw(variant, state),
  };
}

function parsePosition(variant: Variant, text: string): PigState {
  const { target, most } = variant;
  const fields = fieldsOf(text);
  if (fields.length < 2 || fields.length > 4) {
    throw new NotationError(
      `A position of Pig is the mover's score, the other's, the turn total and the player, not ${fields.length} numbers.`,
    );
  }
  const numbers = fields.map((field, index) => {
    const number = wholeNumber(field, `the ${NAMES[index]}`);
    if (number < 0) throw new NotationError(`The ${NAMES[index]} cannot be ${number}.`, field.offset);
    return number;
  });
  const [own = 0, other = 0, turnTotal = 0, player = 0] = numbers;
  if (player !== 0 && player !== 1) {
    throw new NotationError(`The player to move is 0 or 1, not ${player}.`, fields[3]!.offset);
  }
  const highest = target + most - 1;
  for (const [index, score] of [own, other].entries()) {
    if (score <= highest) continue;
    throw new NotationError(
      `A score of ${score} is above the target: ${target} points win, so no score is above ${highest}.`,
      fields[index]!.offset,
    );
  }
  if (own >= target && other >= target) {
    throw new NotationError(`Both scores have reached ${target}, but the first to reach it ends the game.`);
  }
  if (turnTotal > 0 && (own >= target || other >= target)) {
    throw new NotationError("The game is over, so the turn total must be 0.", fields[2]!.offset);
  }
  if (turnTotal > 0 && own + turnTotal > highest) {
    throw new NotationError(
      `A turn total of ${turnTotal} on top of ${own} is above the target: at ${target} points a player holds.`,
      fields[2]!.offset,
    );
  }
  // At the end the winner stands as the player, whoever the text says.
  if (other >= target) return fromMover(player === 0 ? 1 : 0, other, own, 0);
  return fromMover(player, own, other, turnTotal);
}

function draw(variant: Variant, state: PigState): string {
  const { target } = variant;
  const over = isOver(variant, state);
  const cells = (points: number): number => Math.min(BAR, Math.floor((BAR * points) / target));
  const line = (player: 0 | 1): string => {
    const score = state.scores[player];
    const mine = player === state.player;
    const safe = cells(score);
    const gathered = mine ? cells(score + state.turnTotal) - safe : 0;
    const bar = "█".repeat(safe) + "▒".repeat(gathered) + "░".repeat(BAR - safe - gathered);
    const turn = mine && state.turnTotal > 0 ? ` + ${state.turnTotal}` : "";
    return `${mine ? (over ? "★" : "▶") : " "} player ${player} ${bar} ${score}${turn}`;
  };
  return [line(0), line(1)].join("\n");
}
