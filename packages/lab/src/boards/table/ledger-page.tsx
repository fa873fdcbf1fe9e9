import { followsFromOne } from "@tyche/engine";
import { LedgerPanel } from "../ledger/ledger-panel.js";
import { lineOf, wentTo } from "../record/game-record.js";
import type { AtTable } from "./use-table.js";

/** Gains and losses by choices and by luck. */
export function LedgerPage({ at }: { readonly at: AtTable }) {
  const { game, table, naming, sitting, thought, accounts } = at;
  const { sheet, record } = game;
  const line = lineOf(record);
  // If one number is not enough, the evaluator must give every player's value.
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
