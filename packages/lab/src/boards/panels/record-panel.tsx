import { useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.js";
import { IconButton } from "../../kit/button.js";
import { playedLoss } from "../analysis/given-away.js";
import { branchesAt, type GameRecord, lineOf, wentBack, wentForward, wentTo } from "../record/game-record.js";
import { moveRows } from "../record/move-rows.js";
import type { TableProps } from "../table/use-table.js";
import { MoveField } from "./move-field.js";

const STEPS = [
  { icon: "first", to: (at: GameRecord) => wentTo(at, 0) },
  { icon: "back", to: wentBack },
  { icon: "forward", to: wentForward },
  { icon: "last", to: (at: GameRecord) => wentTo(at, lineOf(at).at(-1)!) },
] as const;

/** Loss from which a move is marked, as a share of the range of values. */
export const MARKED = 0.01;

/** The moves of the current line as players write them, with their losses, and the buttons to step along it. */
export function RecordPanel({ table }: TableProps) {
  const { record, sheet } = table.game;
  const { view } = table;
  const { walk } = table.session;
  const words = useWords();
  const line = lineOf(record);
  const [start] = line;
  const last = line.at(-1)!;
  const list = useScrolledTo(record.at);
  const first = view?.firstNumber?.(record.places[start!]!.scene.state) ?? 1;
  const rows = moveRows(
    record,
    (place) => view?.isUnlisted?.(record.places[place]!.action!.action) !== true,
    first,
  );
  const isPaired = sheet.facts.players === 2;
  return (
    <section
      className="panel boards-record"
      aria-label={words.text("board-record")}
      data-plies={line.length - 1}
    >
      <div className="buttons">
        {STEPS.map(({ icon, to }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={words.text(`lab-step-${icon}`)}
            disabled={record.at === (icon === "first" || icon === "back" ? start : last)}
            onClick={() => walk(to)}
          />
        ))}
        {view?.typesMoves && <MoveField table={table} />}
      </div>
      <ol ref={list} className={isPaired ? "plain paired" : "plain"}>
        {rows.map(({ number, turns }) => (
          <li key={turns[0]!.places[0]!}>
            <span className="note">{number}.</span>
            {isPaired && turns[0]!.seat > 0 && <span className="note">…</span>}
            {turns.map(({ seat, places }) => (
              <span key={seat}>
                {places.map((place) => (
                  <Move key={place} table={table} place={place} />
                ))}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p className="note">{words.text("board-record-none")}</p>}
    </section>
  );
}

/** A list that scrolls, but not the page, to a place. */
function useScrolledTo(place: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(`[data-place="${place}"]`);
    // Measuring makes the browser lay out the page at once.
    if (!current) return;
    const [here, frame] = [current.getBoundingClientRect(), list.current!.getBoundingClientRect()];
    if (here.top >= frame.top && here.bottom <= frame.bottom) return;
    list.current!.scrollTop += (here.top + here.bottom - frame.top - frame.bottom) / 2;
  }, [place]);
  return list;
}

function Move({ table, place }: TableProps & { readonly place: number }) {
  const { record } = table.game;
  const { scale, listName } = table.naming;
  const { walk } = table.session;
  const whole = scale.share(1) - scale.share(0);
  const loss = playedLoss(record, table.analysis.visible, place);
  const others = branchesAt(record, place).filter((other) => other !== place);
  return (
    <>
      <button
        type="button"
        data-place={place}
        aria-current={place === record.at ? "step" : undefined}
        onClick={() => walk((at) => wentTo(at, place))}
      >
        {listName(place)}
        {loss !== undefined && loss * whole > MARKED && (
          <small className="boards-loss">−{scale.difference(loss)}</small>
        )}
      </button>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          className="boards-branch"
          onClick={() => walk((at) => wentTo(at, other))}
        >
          {listName(other)}
        </button>
      ))}
    </>
  );
}
