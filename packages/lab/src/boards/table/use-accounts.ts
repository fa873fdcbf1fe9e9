import { useMemo, useState } from "react";
import { ledgerOf } from "../analysis/ledger.js";
import type { OpenGame } from "../record/open-game.js";
import type { Analysis } from "./use-analysis.js";
import { isFromStart } from "./use-results.js";
import type { Seating } from "./use-seating.js";
import type { GameSession } from "./use-session.js";
import { useWholeGame } from "./use-whole-game.js";

/** The ledgers of the game, as far as its places have been analysed. */
export function useAccounts(
  game: OpenGame,
  session: GameSession,
  { persons }: Seating,
  { judged, learn }: Analysis,
) {
  const { choice, sheet, record } = game;
  const { facts } = sheet;
  const whole = useWholeGame({
    ...{ choice, sheet, record, judged, learn },
    spreadOf: session.spread,
    dealsOf: isFromStart(game) ? session.deals : undefined,
  });
  const [chosen, setPlayer] = useState<number>();
  /** The player of the ledger shown. */
  const player = chosen ?? Math.max(0, persons.indexOf(true));
  const known = useMemo(() => ({ judged, chances: whole.chances }), [judged, whole.chances]);
  const ledger = useMemo(() => ledgerOf(facts, record, known, player), [facts, record, known, player]);
  /** Player 0's ledger. */
  const first = useMemo(() => ledgerOf(facts, record, known, 0), [facts, record, known]);
  return { whole, player, setPlayer, ledger, first };
}
