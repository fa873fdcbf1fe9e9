import { valueFor } from "@tyche/engine";
import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { SelectField } from "../../kit/field.js";
import { Panel } from "../../kit/panel.js";
import { withShare } from "../analysis/mixture.js";
import { placeAt } from "../record/game-record.js";
import { useStrategies } from "../table/use-strategies.js";
import type { TableProps, TableState } from "../table/use-table.js";
import type { EditedSet, NamedAnswer } from "../workers/strategies.js";
import { Bar } from "./ranked.js";

type AnalysedSet = NamedAnswer["sets"][number];

const isSame = (one: Pick<EditedSet, "player" | "view">, other: typeof one): boolean =>
  one.player === other.player && one.view === other.view;

/** Whose view the panel takes: the player to move, if its secrets may be drawn; undefined if nobody's may. */
export function viewerAt({ game, seating, view }: TableState): number | undefined {
  const { turn } = placeAt(game.record).scene;
  const { players, zeroSum } = game.sheet.facts;
  if (!view?.hiddenName || players !== 2 || !zeroSum || turn < 0) return undefined;
  return seating.viewers.includes(turn) ? turn : seating.viewers[0];
}

/**
 * What a player may believe, the strategies of both at this moment, which the user can edit, and the best responses to
 * them: for every game whose view names what is hidden.
 */
export function StrategiesPanel({ table, viewer }: TableProps & { readonly viewer: number }) {
  const [edits, setEdits] = useState<readonly EditedSet[]>([]);
  const { game } = table;
  const { scene } = placeAt(game.record);
  const { answer, isEnded } = useStrategies(game.choice, scene, viewer, edits);
  const words = useWords();
  if (!answer)
    return (
      <Panel title={words.text("strategies-title")}>
        <p className="note">{words.text(isEnded ? "strategies-too-large" : "strategies-computing")}</p>
      </Panel>
    );
  return (
    <>
      <Beliefs table={table} viewer={viewer} answer={answer} />
      <Strategies
        {...{ table, answer, edits }}
        onEdit={(edit) => setEdits([...edits.filter((each) => !isSame(each, edit)), edit])}
        onReset={() => setEdits([])}
      />
    </>
  );
}

/** What the viewer cannot see, as bars. */
function Beliefs({
  table,
  viewer,
  answer,
}: TableProps & { readonly viewer: number; readonly answer: NamedAnswer }) {
  const { game, naming, view } = table;
  const words = useWords();
  const percent = percentIn(words.language);
  const chances = new Map<string, number>();
  for (const { state, probability } of answer.beliefs) {
    const name = view!.hiddenName!(state, viewer, words, game.choice.options);
    if (name !== undefined) chances.set(name, (chances.get(name) ?? 0) + probability);
  }
  if (chances.size === 0) return null;
  const seat = naming.names[viewer]!;
  return (
    <Panel title={words.text("strategies-hidden", { seat })} className="boards-beliefs">
      <table className="numbers">
        <tbody>
          {[...chances].map(([name, chance]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Bar share={chance} />
              </td>
              <td>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.text(answer.isExpected ? "strategies-expected" : "strategies-unexpected", { seat })}
      </p>
    </Panel>
  );
}

interface StrategiesProps extends TableProps {
  readonly answer: NamedAnswer;
  readonly edits: readonly EditedSet[];
  readonly onEdit: (edit: EditedSet) => void;
  readonly onReset: () => void;
}

/** The strategy of a player at this moment, which can be edited, and the best response to it. */
function Strategies({ table, answer, edits, onEdit, onReset }: StrategiesProps) {
  const { game, naming, seating, view } = table;
  const { scene } = placeAt(game.record);
  const [seat, setSeat] = useState<number>();
  const [held, setHeld] = useState<string>();
  const words = useWords();
  const seats = [...new Set(answer.sets.map(({ player }) => player))];
  const player = seats.find((each) => each === (seat ?? scene.turn)) ?? seats[0]!;
  const other = 1 - player;
  /** What distinguishes the player's decisions: what it sees and the other does not. */
  const nameAt = (state: unknown): string =>
    view!.hiddenName!(state, other, words, game.choice.options) ?? "";
  const sets = answer.sets.filter((set) => set.player === player);
  const names = sets.map(({ state }) => nameAt(state));
  const own = seating.viewers.includes(player) ? nameAt(scene.state) : undefined;
  const at = Math.max(0, names.indexOf((names.includes(held ?? "") ? held : own) ?? ""));
  const { scale } = naming;
  const { low, high, gap } = answer.equilibrium;
  const fair = valueFor(game.sheet.facts, other, (low! + high!) / 2);
  const value = answer.responses[other]!;
  return (
    <Panel title={words.text("strategies-title")} className="boards-strategies">
      <div className="fields">
        {seats.length > 1 && (
          <SelectField
            label={words.text("strategies-of")}
            value={player}
            options={seats}
            text={(each) => naming.names[each]!}
            onChoose={setSeat}
          />
        )}
        {names.length > 1 && (
          <SelectField
            label={words.text("strategies-holding")}
            value={names[at]!}
            options={names}
            onChoose={setHeld}
          />
        )}
        <Button disabled={edits.length === 0} onClick={onReset}>
          {words.text("strategies-equilibrium")}
        </Button>
      </div>
      <EditedMixture table={table} set={sets[at]!} edits={edits} onEdit={onEdit} />
      <p>
        {words.text("strategies-wins", {
          seat: naming.names[player]!,
          other: naming.names[other]!,
          value: scale.text(value),
          fair: scale.text(fair),
          more: scale.difference(Math.max(0, value - fair)),
        })}
      </p>
      <p className="note">
        {words.text(answer.isRest ? "strategies-rest" : "strategies-gap", {
          gap: new Intl.NumberFormat(words.language, { maximumSignificantDigits: 1 }).format(gap),
        })}
      </p>
    </Panel>
  );
}

interface MixtureProps extends TableProps, Pick<StrategiesProps, "edits" | "onEdit"> {
  readonly set: AnalysedSet;
}

/** The actions of a decision, with a slider for each. */
function EditedMixture({ table, set, edits, onEdit }: MixtureProps) {
  const { naming } = table;
  const { scale } = naming;
  const words = useWords();
  const percent = percentIn(words.language);
  // The answer to the last edit comes a moment later.
  const mixture = edits.find((edit) => isSame(edit, set))?.probabilities ?? set.probabilities;
  const texts = set.responses?.map((value) => scale.text(value));
  const best = texts?.[set.responses!.indexOf(Math.max(...set.responses!))];
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{words.text("board-move")}</th>
          <th scope="col">{words.text("board-share")}</th>
          <th scope="col" title={words.text("strategies-worth-title")}>
            {words.text("strategies-worth")}
          </th>
        </tr>
      </thead>
      <tbody>
        {set.actions.map((action, i) => {
          const name = naming.nameOf({ action, text: set.names[i]! });
          const share = mixture[i]!;
          return (
            <tr key={set.names[i]}>
              <th scope="row">{name}</th>
              <td>
                <label>
                  <input
                    type="range"
                    min={0}
                    max={100}
                    step={1}
                    value={Math.round(100 * share)}
                    aria-label={words.text("board-named", { name, text: words.text("board-share") })}
                    onChange={({ target }) =>
                      onEdit({
                        player: set.player,
                        view: set.view,
                        probabilities: withShare(mixture, i, Number(target.value) / 100),
                      })
                    }
                  />
                  <span>{percent.format(share)}</span>
                </label>
              </td>
              <td>{texts ? `${texts[i]}${texts[i] === best ? " ✓" : ""}` : "–"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const percentIn = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
