import { OVER } from "@tyche/engine";
import type { RecordedGame } from "../kit/entry.js";
import { chessNotation } from "./notation/notation.js";
import { type ChessRecord, isPgn, readPgn } from "./notation/pgn.js";
import { chess } from "./rules.js";

/**
 * The games of a PGN; undefined if the text is not PGN. Unreadable games come last. @throws NotationError if no game
 * is readable
 */
export function gamesInFile(text: string): readonly RecordedGame[] | undefined {
  if (!isPgn(text)) return undefined;
  const refused: RecordedGame[] = [];
  const games = readPgn(text, ({ id, values, message }) =>
    refused.push({ title: "", options: {}, start: "", plies: [], left: 0, problem: { id, values, message } }),
  );
  return [...games.map(keptGame), ...refused];
}

function keptGame({ tags, start, actions }: ChessRecord): RecordedGame {
  const plies: [string, string][] = [];
  let state = start;
  for (const action of actions) {
    // Old games may continue after the fifth repetition, which ends a game by these rules.
    if (chess.turn(state) === OVER) break;
    const name = chessNotation.action(state, action);
    state = chess.play(state, action);
    plies.push([name, chessNotation.position(state)]);
  }
  return {
    title: titleOf(tags),
    options: {},
    start: chessNotation.position(start),
    plies,
    left: actions.length - plies.length,
  };
}

/** Players, event, date and result, as given by the tags. */
function titleOf(tags: ChessRecord["tags"]): string {
  const told = (name: string): string | undefined => {
    const text = tags[name]?.trim();
    return text === undefined || /^[?.*]*$/.test(text) ? undefined : text;
  };
  const players = [told("White") ?? "?", told("Black") ?? "?"].join(" – ");
  return [players, told("Event"), told("Date"), told("Result")]
    .filter((part) => part !== undefined)
    .join(", ")
    .slice(0, LONGEST_TITLE);
}

const LONGEST_TITLE = 120;
