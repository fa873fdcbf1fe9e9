import { useWords } from "../../i18n/words.js";
import { ColoursField } from "../colours/colours-field.js";
import { FilesPanel } from "../files/files-panel.js";
import { gameName } from "../names.js";
import { linkOf } from "../open-game.js";
import { FairDice } from "../panel/fair-dice.js";
import { lossOf } from "../panel/record-panel.js";
import { NOTHING } from "../panel/verdict.js";
import { newGameOf } from "../record/board-link.js";
import { lineOf, placeAt } from "../record/game-record.js";
import { recordText } from "../record/record-text.js";
import type { AtTable } from "./use-table.js";

/** The game as a file, from a file, and the source of its dice. */
export function FilesPage({ at }: { readonly at: AtTable }) {
  const { game, table, face, naming, sitting, thought, isByHand, setByHand } = at;
  const { choice, sheet, record } = game;
  const words = useWords();
  return (
    <>
      {sitting.isSecret ? (
        <p className="panel note">{words.text("board-table-secret")}</p>
      ) : (
        <FilesPanel
          link={linkOf(game)}
          position={placeAt(record).scene.text}
          moves={lineOf(record).flatMap((place) => record.places[place]!.action ?? [])}
          text={() =>
            recordText(record, {
              title: gameName(words, choice.game),
              seats: naming.names,
              nameOf: naming.namePlace,
              chanceOf: naming.chanceAt,
              lossOf: (place) => {
                const loss = lossOf(record, thought.judged, place);
                return loss === undefined || loss < NOTHING ? undefined : naming.scale.difference(loss);
              },
            })
          }
          board={() => at.frame.current?.firstElementChild ?? null}
          own={
            sheet.format === undefined
              ? undefined
              : { format: sheet.format, write: () => table.written(naming.names) }
          }
        />
      )}
      {face?.hasColours && <ColoursField colours={at.colours} onColours={at.setColours} />}
      {sheet.facts.chance && (
        <>
          <label className="boards-toggle">
            <input type="checkbox" checked={isByHand} onChange={(event) => setByHand(event.target.checked)} />{" "}
            {words.text("board-table-by-hand")}
          </label>
          <FairDice secret={game.secret} onReveal={() => table.open(newGameOf(choice))} />
        </>
      )}
    </>
  );
}
