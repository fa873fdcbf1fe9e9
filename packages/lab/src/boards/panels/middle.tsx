import type { Catalogue } from "@tyche/messages";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { HINT_STEPS } from "../table/use-pointing.js";
import type { TableProps } from "../table/use-table.js";
import { resultText } from "./end-card.js";
import { worthText } from "./verdict.js";

export interface MiddleProps extends TableProps {
  /** The game before this one, if it can be taken up again. */
  readonly aside: OpenGame | undefined;
}

/** The board, what is to be done, and the buttons for it. */
export function Middle({ table, aside }: MiddleProps) {
  const { game, view, seating, pointing, playing } = table;
  const words = useWords();
  // Who is to move needs no line in a game for one player.
  const isAlone = game.sheet.facts.players === 1 && !seating.isOver;
  return (
    <div className="boards-middle stack">
      <p className={isAlone ? "boards-turn hidden" : "boards-turn"} role="status">
        {turnText(table, words)}
      </p>
      <div className="boards-board" ref={table.frame}>
        {view && <view.Board {...table.board} />}
      </div>
      <PendingMove table={table} />
      {pointing.hintStep > 0 && !playing.pending && <Hint table={table} />}
      <BoardButtons table={table} aside={aside} />
    </div>
  );
}

/** Who is to move, or how the game ended. */
function turnText(table: TableProps["table"], words: Catalogue): string {
  const { game, naming, seating } = table;
  const { turn } = placeAt(game.record).scene;
  if (seating.isOver) return resultText(table, words);
  return words.text(seating.isMachine ? "board-thinks" : "board-to-move", { seat: naming.names[turn]! });
}

/** A question before a move is played. */
function PendingMove({ table }: TableProps) {
  const { pending, insist, roll, forget } = table.playing;
  const { here: scale, nameOf, outcomeName } = table.naming;
  const words = useWords();
  if (!pending) return null;
  const name = nameOf(pending.action);
  if (pending.kind === "doubt")
    return (
      <div className="boards-word card" role="alertdialog" aria-label={words.text("board-review-tutor")}>
        <p>{words.text("board-review-doubt", { action: name, loss: scale.difference(pending.loss) })}</p>
        <Button primary onClick={forget}>
          {words.text("board-review-again")}
        </Button>
        <Button onClick={insist}>{words.text("board-review-play-all")}</Button>
      </div>
    );
  return (
    <section className="boards-word card" aria-label={words.text("board-table-fell", { action: name })}>
      <p>{words.text("board-table-fell", { action: name })}</p>
      {pending.outcomes.map((outcome) => (
        <Button key={outcome.scene.text} onClick={() => roll(outcome)}>
          {outcomeName(pending.action, outcome)}
        </Button>
      ))}
      <Button onClick={forget}>{words.text("board-review-again")}</Button>
    </section>
  );
}

/** Most actions of the expected line that are shown: a solved game's line may reach its end. */
const MOST_EXPECTED = 8;

/** A hint in steps, beginning with the least information. */
function Hint({ table }: TableProps) {
  const { game, view, naming, pointing, analysis, board } = table;
  const { hintStep: step } = pointing;
  const words = useWords();
  const { here: scale, nameOf } = naming;
  const [best, second] = analysis.ownJudgement?.actions ?? [];
  const area = best && view?.areaOf?.(board.state, best.action, words);
  const line = analysis.line.map(nameOf);
  const onMore = (): void => {
    pointing.hint();
    // The reason also includes the outcomes of chance.
    if (step + 1 === HINT_STEPS && best && table.seating.seesChance && analysis.isShown) pointing.ask(best);
  };
  const isAhead = second?.loss !== undefined && /[1-9]/.test(scale.difference(second.loss));
  const isLast = step === HINT_STEPS;
  const sentences = best
    ? [
        step > 1 &&
          words.text("board-review-why", {
            action: nameOf(best),
            worth: worthText(best, game, scale, words),
          }),
        step === 1 && area !== undefined && words.text("board-review-look", { area }),
        (step === 1 || isLast) &&
          (isAhead
            ? words.text("board-review-stakes", { margin: scale.difference(second.loss) })
            : words.text("board-review-alike")),
        isLast &&
          isAhead &&
          words.text("board-review-why-next", {
            action: nameOf(second),
            loss: scale.difference(second.loss),
          }),
        isLast &&
          line.length > 1 &&
          words.text("board-review-expected", { line: line.slice(0, MOST_EXPECTED).join(", ") }),
      ]
    : [words.text("board-review-waiting")];
  return (
    <div className="boards-word card" role="status">
      <p>{words.paragraph(sentences.filter((text) => typeof text === "string"))}</p>
      {best && step < HINT_STEPS && <Button onClick={onMore}>{words.text("board-review-more")}</Button>}
    </div>
  );
}

function BoardButtons({ table, aside }: MiddleProps) {
  const { game, session, view, seating, pointing, tutor, mode } = table;
  const { persons, personSeats, canPlay, isOver, isPaused, setPaused } = seating;
  const { parent, scene } = placeAt(game.record);
  const { claim } = scene;
  const words = useWords();
  const isPlaying = mode === "play" && !isOver && parent >= 0;
  const resigns = personSeats.length === 1 ? personSeats[0]! : scene.turn;
  return (
    <div className="buttons boards-buttons">
      <Button disabled={parent < 0} onClick={table.takeBack}>
        {words.text("board-take-back")}
      </Button>
      <Button disabled={!canPlay} onClick={pointing.hint}>
        {words.text("board-review-hint")}
      </Button>
      {mode === "play" && personSeats.length > 0 && (
        <Button aria-pressed={tutor.isOn} onClick={() => tutor.setOn(!tutor.isOn)}>
          {words.text("board-review-tutor")}
        </Button>
      )}
      {canPlay && claim && (
        <Button onClick={() => session.play(claim)}>{words.text("board-opponent-claim")}</Button>
      )}
      {isPlaying && view?.canResign && personSeats.length > 0 && (
        <Button onClick={() => session.resign(resigns)}>{words.text("board-resign")}</Button>
      )}
      {mode === "play" && !isOver && !persons.some(Boolean) && (
        <Button onClick={() => setPaused(!isPaused)}>
          {words.text(isPaused ? "board-opponent-go-on" : "board-opponent-pause")}
        </Button>
      )}
      {aside && parent < 0 ? (
        <Button onClick={() => session.restore(aside)}>{words.text("board-new-game-undo")}</Button>
      ) : (
        <Button disabled={parent < 0 && game.start === ""} onClick={table.newGame}>
          {words.text("board-new-game")}
        </Button>
      )}
    </div>
  );
}
