import { useWords } from "../../i18n/words.js";
import { placeAt, wentBack } from "../record/game-record.js";
import { HINT_STEPS, Hint } from "../tutor/hint.js";
import { BoardButtons } from "./board-buttons.js";
import { PendingMove } from "./pending.js";
import { turnText } from "./turn-text.js";
import type { AtTable } from "./use-table.js";

/** The board, the text above it and the questions below it. */
export function Middle({ at }: { readonly at: AtTable }) {
  const { game, table, face, naming, sitting, pointing, thought, playing, board } = at;
  const { record } = game;
  const words = useWords();
  const { names, scale } = naming;
  const { persons, isMachine } = sitting;
  const { hintStep } = pointing;
  const place = placeAt(record);
  const { scene } = place;
  const takeBack = (): void => {
    table.walk((here) => {
      let back = wentBack(here);
      // Goes back past machine moves, to a person's decision.
      while (back.at > 0 && !persons[placeAt(back).scene.turn]) back = wentBack(back);
      return back;
    });
  };
  return (
    <div className="boards-middle">
      <p className="boards-turn" role="status">
        {(scene.payoff && face?.resultName?.(scene.state, scene.payoff, words)) ??
          turnText(scene, names, isMachine, scale.text, words)}
      </p>
      <div className="boards-board" ref={at.frame}>
        {face && <face.Board {...board} />}
      </div>
      <PendingMove
        playing={playing}
        scale={scale}
        nameOf={naming.nameHere}
        outcomeName={naming.outcomeName}
      />
      {hintStep > 0 && !playing.pending && <HintHere at={at} />}
      <BoardButtons
        persons={persons}
        onTakeBack={place.parent < 0 ? undefined : takeBack}
        onClaim={sitting.canPlay && scene.claim ? () => table.play(scene.claim!.text) : undefined}
        onHint={sitting.canPlay ? pointing.hint : undefined}
        isPaused={sitting.isPaused}
        onPause={sitting.setPaused}
        isAnalysing={thought.isAnalysing}
        onAnalyse={thought.setAnalysing}
        pace={sitting.pace}
        onPace={sitting.setPace}
      />
    </div>
  );
}

function HintHere({ at }: { readonly at: AtTable }) {
  const { game, face, naming, pointing, thought, board } = at;
  const words = useWords();
  const { scale, nameOf } = naming;
  const { hintStep } = pointing;
  const best = thought.ownJudgement?.actions[0];
  return (
    <Hint
      step={hintStep}
      judgement={thought.ownJudgement}
      area={best && face?.areaOf?.(board.state, best.action, words)}
      line={thought.line.map(({ action, text }) => nameOf(action, text))}
      scale={scale}
      nameOf={(row) => nameOf(row.action, row.text)}
      onMore={() => {
        pointing.hint();
        // The reason also includes the outcomes of chance.
        if (hintStep + 1 === HINT_STEPS && best && game.sheet.facts.chance && thought.isShown)
          pointing.ask(best);
      }}
    />
  );
}
