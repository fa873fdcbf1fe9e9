import { useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.js";

import { IconButton } from "../../kit/button.js";
import type { Judgement } from "../kit/judgement.js";

import { branchesAt, type GameRecord, lineOf, wentBack, wentForward, wentTo } from "../record/game-record.js";
import type { TableProps } from "../table/use-table.js";

const STEPS = [
  { icon: "first", to: (at: GameRecord) => wentTo(at, 0) },
  { icon: "back", to: wentBack },
  { icon: "forward", to: wentForward },
  { icon: "last", to: (at: GameRecord) => wentTo(at, lineOf(at).at(-1)!) },
] as const;

/** Loss from which a move is marked, as a share of the range of values. */
export const MARKED = 0.01;

/** Loss of the move that led to a place, if known. */
export function lossOf(
  record: GameRecord,
  judged: ReadonlyMap<number, Judgement>,
  place: number,
): number | undefined {
  const { parent, action } = record.places[place]!;
  const row = judged.get(parent)?.actions.find(({ text }) => text === action?.text);
  // A bound gives no loss.
  return row && row.bound !== "lower" ? row.loss : undefined;
}

/** The moves of the current line with their losses, and the buttons to step along it. */
export function RecordPanel({ table }: TableProps) {
  const { record } = table.game;
  const { scale, namePlace: nameOf } = table.naming;
  const { walk } = table.session;
  const words = useWords();
  const line = lineOf(record);
  const [start] = line;
  const last = line.at(-1)!;
  const whole = scale.share(1) - scale.share(0);
  const list = useRef<HTMLOListElement>(null);
  // Scrolls the list, but not the page, to the current move.
  useEffect(() => {
    const here = list.current?.querySelector(`[data-place="${record.at}"]`)?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    if (!here || !frame || (here.top >= frame.top && here.bottom <= frame.bottom)) return;
    list.current!.scrollTop += (here.top + here.bottom - frame.top - frame.bottom) / 2;
  }, [record.at]);
  return (
    <section className="panel boards-record" aria-label={words.text("board-record")}>
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
      </div>
      <ol ref={list} className="plain">
        {line.map((place, ply) => {
          const loss = lossOf(record, table.analysis.visible, place);
          const isMarked = loss !== undefined && loss * whole > MARKED;
          const others = branchesAt(record, place).filter((other) => other !== place);
          return (
            <li key={place}>
              <button
                type="button"
                data-place={place}
                aria-current={place === record.at ? "step" : undefined}
                onClick={() => walk((at) => wentTo(at, place))}
              >
                {ply === 0 ? words.text("board-start") : `${ply}. ${nameOf(place)}`}
                {isMarked && <small className="boards-loss">−{scale.difference(loss)}</small>}
              </button>
              {others.map((other) => (
                <button
                  key={other}
                  type="button"
                  className="boards-branch"
                  onClick={() => walk((at) => wentTo(at, other))}
                >
                  {nameOf(other)}
                </button>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
