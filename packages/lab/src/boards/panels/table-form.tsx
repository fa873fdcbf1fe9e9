import { useRef } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Field, Select, SelectField } from "../../kit/field.js";
import { GAMES } from "../games/games.js";
import { gameName } from "../kit/names.js";
import type { Variant } from "../kit/view.js";
import { newGameOf } from "../record/board-link.js";
import type { GameChoice } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";
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

export function TableForm({ table }: TableProps) {
  const { game, session, view, naming, seating } = table;
  const { choice, sheet } = game;
  const { seats, sit } = seating;
  const words = useWords();
  const open = (choice: GameChoice): void => session.open(newGameOf(choice));
  const named: readonly Variant[] = [
    { name: words.text("board-standard"), options: {} },
    ...(view?.variants ?? []),
  ];
  /** The game was chosen with a pointer; then the keys control the board. */
  const isPointed = useRef(false);
  const same = (variant: Variant): boolean =>
    JSON.stringify(variant.options) === JSON.stringify(choice.options);
  // A game from a file or a link may have rules that are not in the list; they are named by their options.
  const variants = named.some(same) ? named : [...named, ownRules(choice)];
  return (
    <div className="boards-table card">
      <Field label={words.text("board-game")}>
        {(id) => (
          <Select
            id={id}
            value={choice.game}
            options={GAMES.map(({ name }) => name)}
            text={(name) => gameName(words, name)}
            onPointerDown={() => {
              isPointed.current = true;
            }}
            onKeyDown={() => {
              isPointed.current = false;
            }}
            onChoose={(name) => {
              if (isPointed.current) document.getElementById(id)?.blur();
              open({ game: name, options: {} });
            }}
          />
        )}
      </Field>
      <div className="boards-terms card">
        {variants.length > 1 && (
          <SelectField
            label={words.text("board-options")}
            value={variants.findIndex(same)}
            options={[...variants.keys()]}
            text={(index) => {
              const { name } = variants[index]!;
              return typeof name === "string" ? name : words.format(name);
            }}
            onChoose={(index) => open({ game: choice.game, options: variants[index]!.options })}
          />
        )}
        {naming.names.map((name, seat) => (
          <PlayerField
            key={name}
            seat={name}
            player={seats[seat]!}
            sheet={sheet}
            onChange={(player) => sit(seats.with(seat, player))}
          />
        ))}
        <Button primary onClick={() => open(choice)}>
          {words.text("board-new-game")}
        </Button>
      </div>
    </div>
  );
}
