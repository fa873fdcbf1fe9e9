import { followsFromOne } from "@tyche/engine";
import { LedgerPanel } from "../ledger/ledger-panel.js";
import { lineOf, wentTo } from "../record/game-record.js";
import type { AtTable } from "./use-table.js";

/** What was won and lost by choices and by luck. */
export function LedgerPage({ at }: { readonly at: AtTable }) {
  const { game, table, naming, sitting, thought, accounts } = at;
  const { sheet, record } = game;
  const line = lineOf(record);
  // Where one number does not say it for all, whoever judges must tell everybody's.
  const isPossible =
    followsFromOne(sheet.facts) || [...thought.judged.values()].every(({ payoffs }) => payoffs !== undefined);
  return (
    <LedgerPanel
      facts={sheet.facts}
      ledger={sitting.seesAll ? accounts.ledger : undefined}
      isPossible={isPossible}
      game={accounts.whole}
      turns={line.length - 1}
      isOver={record.places[line.at(-1)!]!.scene.turn < 0}
      player={accounts.player}
      names={naming.names}
      scale={naming.scale}
      nameOf={naming.namePlace}
      onPlayer={accounts.setPlayer}
      onWalk={(place) => table.walk((here) => wentTo(here, place))}
    />
  );
}
