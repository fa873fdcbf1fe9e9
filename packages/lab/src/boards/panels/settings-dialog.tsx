import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import { Field, SelectField } from "../../kit/field.js";
import { gameWith } from "../games/games.js";
import type { OwnRules, Variant } from "../kit/view.js";
import { newGameOf } from "../record/board-link.js";
import type { GameChoice } from "../record/scene.js";
import { CONTROLS, termsOf } from "../record/time-control.js";
import { BOARD_COLOURS } from "../table/use-board-colours.js";
import { PACES } from "../table/use-seating.js";
import type { TableProps } from "../table/use-table.js";
import { OpponentNote } from "./opponent-note.js";
import { PlayerField } from "./player-field.js";

/** A variant named by its options, as `tyche games` lists them. */
function ownRules({ options }: GameChoice): Variant {
  return {
    name: Object.entries(options)
      .map((option) => option.join(" "))
      .join(", "),
    options,
  };
}

export interface SettingsDialogProps extends TableProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Rules one by one; they start a new game together. */
function RuleFields(props: {
  readonly rules: OwnRules;
  readonly options: GameChoice["options"];
  readonly onUse: (options: GameChoice["options"]) => void;
}) {
  const { rules, options, onUse } = props;
  const words = useWords();
  const [draft, setDraft] = useState(options);
  const set = (option: string, value: string | undefined): void => {
    const { [option]: _, ...others } = draft;
    setDraft(value === undefined ? others : { ...others, [option]: value });
  };
  return (
    <fieldset className="boards-rules" aria-label={words.text("board-rules")}>
      {rules.fields(draft).map(({ option, label, most }) =>
        most === undefined ? (
          <label key={option} className="boards-toggle">
            <input
              type="checkbox"
              checked={draft[option] === "on"}
              onChange={(event) => set(option, event.target.checked ? "on" : undefined)}
            />{" "}
            {words.format(label)}
          </label>
        ) : (
          <Field key={option} label={words.format(label)}>
            {(id) => (
              <input
                id={id}
                type="number"
                min={0}
                max={most}
                value={draft[option] ?? "0"}
                onChange={(event) => {
                  const value = Math.min(most, Math.trunc(event.target.valueAsNumber));
                  set(option, value > 0 ? String(value) : undefined);
                }}
              />
            )}
          </Field>
        ),
      )}
      <Button disabled={draft === options} onClick={() => onUse(rules.complete(draft))}>
        {words.text("board-rules-use")}
      </Button>
    </fieldset>
  );
}

/** The rules, the players, and how the board looks and sounds. Other rules start a new game, which can be undone. */
export function SettingsDialog({ table, title, onClose }: SettingsDialogProps) {
  const { game, session, view, naming, seating, colours, setColours, isByHand, setByHand, isLoud, setLoud } =
    table;
  const { choice, sheet } = game;
  const { seats, sit, pace, setPace } = seating;
  const words = useWords();
  const open = (options: GameChoice["options"]): void => session.open(newGameOf({ ...choice, options }));
  const begin = (options: GameChoice["options"]): void => {
    open(options);
    onClose();
  };
  const named: readonly Variant[] = [
    { name: words.text("board-standard"), options: {} },
    ...(view?.variants ?? []),
  ];
  const same = (variant: Variant): boolean =>
    JSON.stringify(variant.options) === JSON.stringify(choice.options);
  // A game from a file or a link may have rules that are not in the list; they are named by their options.
  const variants = named.some(same) ? named : [...named, ownRules(choice)];
  const levels = [...new Set(seats.flatMap((player) => (player.kind === "level" ? [player.level] : [])))];
  return (
    <Dialog label={title} className="boards-dialog" onClose={onClose}>
      <h2>{title}</h2>
      <div className="boards-terms">
        {variants.length > 1 && (
          <SelectField
            label={words.text("board-options")}
            value={variants.findIndex(same)}
            options={[...variants.keys()]}
            text={(index) => {
              const { name } = variants[index]!;
              return typeof name === "string" ? name : words.format(name);
            }}
            onChoose={(index) => open(variants[index]!.options)}
          />
        )}
        {naming.names.map((name, seat) => (
          <PlayerField
            key={name}
            seat={name}
            isAlone={seats.length === 1}
            player={seats[seat]!}
            sheet={sheet}
            onChange={(player) => sit(seats.with(seat, player))}
          />
        ))}
        {levels.map((level) => (
          <OpponentNote key={level} table={table} level={level} />
        ))}
        {seats.some(({ kind }) => kind !== "person") && (
          <SelectField
            label={words.text("board-opponent-pace")}
            value={pace}
            options={PACES}
            text={(name) => words.text(`board-opponent-paces-${name}`)}
            onChoose={setPace}
          />
        )}
        {gameWith(choice.game)?.hasControl && (
          <SelectField
            label={words.text("board-control")}
            value={table.control}
            options={CONTROLS}
            text={(each) => {
              const [minutes, seconds] = termsOf(each) ?? [];
              return words.text("board-control-terms", { minutes: minutes ?? 0, seconds: seconds ?? 0 });
            }}
            onChoose={table.setControl}
          />
        )}
        {view?.hasColours && (
          <SelectField
            label={words.text("board-colours-colours")}
            value={colours}
            options={BOARD_COLOURS}
            text={(name) => words.text(`board-colours-names-${name}`)}
            onChoose={setColours}
          />
        )}
        <label className="boards-toggle">
          <input type="checkbox" checked={isLoud} onChange={(event) => setLoud(event.target.checked)} />{" "}
          {words.text("board-sounds")}
        </label>
        {sheet.facts.chance && (
          <label className="boards-toggle">
            <input type="checkbox" checked={isByHand} onChange={(event) => setByHand(event.target.checked)} />{" "}
            {words.text("board-table-by-hand")}
          </label>
        )}
      </div>
      {view?.rules && (
        <RuleFields
          key={JSON.stringify(choice.options)}
          rules={view.rules}
          options={choice.options}
          onUse={begin}
        />
      )}
      <div className="buttons">
        <Button onClick={() => begin(choice.options)}>{words.text("board-new-game")}</Button>
        <Button primary onClick={onClose}>
          {words.text("board-settings-done")}
        </Button>
      </div>
    </Dialog>
  );
}
