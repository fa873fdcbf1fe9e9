import type { Catalogue } from "@tyche/messages";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Select } from "../../kit/field.js";
import { placeAt, wentBack } from "../record/game-record.js";
import { HINT_STEPS } from "../table/use-pointing.js";
import { PACES } from "../table/use-seating.js";
import type { TableProps } from "../table/use-table.js";

export function Middle({ table }: TableProps) {
  const { view, pointing, playing } = table;
  const words = useWords();
  return (
    <div className="boards-middle stack">
      <p className="boards-turn" role="status">
        {turnText(table, words)}
      </p>
      <div className="boards-board" ref={table.frame}>
        {view && <view.Board {...table.board} />}
      </div>
      <PendingMove table={table} />
      {pointing.hintStep > 0 && !playing.pending && <Hint table={table} />}
      <BoardButtons table={table} />
    </div>
  );
}

/** Who is to move, or how the game ended. */
function turnText({ game, view, naming, seating }: TableProps["table"], words: Catalogue): string {
  const { state, turn, payoff } = placeAt(game.record).scene;
  const { names, scale } = naming;
  const result = payoff && view?.resultName?.(state, payoff, words);
  if (result !== undefined) return result;
  if (turn >= 0)
    return seating.isMachine
      ? words.text("board-thinks", { seat: names[turn]! })
      : words.text("board-to-move", { seat: names[turn]! });
  if (!payoff || payoff.length === 1)
    return words.text("board-ended", { payoff: scale.text(payoff?.[0] ?? 0) });
  const most = Math.max(...payoff);
  const winners = payoff.flatMap((each, player) => (each === most ? [names[player]!] : []));
  return winners.length > 1 ? words.text("board-draw") : words.text("board-wins", { seat: winners[0]! });
}

/** A question before a move is played. */
function PendingMove({ table }: TableProps) {
  const { pending, insist, roll, forget } = table.playing;
  const { scale, nameOf, outcomeName } = table.naming;
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
  const { scale, nameOf } = naming;
  const [best, second] = analysis.ownJudgement?.actions ?? [];
  const area = best && view?.areaOf?.(board.state, best.action, words);
  const line = analysis.line.map(nameOf);
  const onMore = (): void => {
    pointing.hint();
    // The reason also includes the outcomes of chance.
    if (step + 1 === HINT_STEPS && best && game.sheet.facts.chance && analysis.isShown) pointing.ask(best);
  };
  const isAhead = second?.loss !== undefined && /[1-9]/.test(scale.difference(second.loss));
  const isLast = step === HINT_STEPS;
  const sentences = best
    ? [
        step > 1 && words.text("board-review-why", { action: nameOf(best), value: scale.text(best.value) }),
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
      <p>{sentences.filter(Boolean).join(" ")}</p>
      {best && step < HINT_STEPS && <Button onClick={onMore}>{words.text("board-review-more")}</Button>}
    </div>
  );
}

function BoardButtons({ table }: TableProps) {
  const { game, session, seating, pointing, analysis } = table;
  const { persons, canPlay, isPaused, setPaused, pace, setPace } = seating;
  const { parent, scene } = placeAt(game.record);
  const { claim } = scene;
  const takeBack = (): void =>
    session.walk((here) => {
      let back = wentBack(here);
      // Goes back past machine moves, to a person's decision.
      while (back.at > 0 && !persons[placeAt(back).scene.turn]) back = wentBack(back);
      return back;
    });
  const words = useWords();
  return (
    <div className="buttons boards-buttons">
      <Button disabled={parent < 0} onClick={takeBack}>
        {words.text("board-take-back")}
      </Button>
      <Button disabled={!canPlay} onClick={pointing.hint}>
        {words.text("board-review-hint")}
      </Button>
      {canPlay && claim && (
        <Button onClick={() => session.play(claim)}>{words.text("board-opponent-claim")}</Button>
      )}
      {!persons.some(Boolean) && (
        <Button onClick={() => setPaused(!isPaused)}>
          {words.text(isPaused ? "board-opponent-go-on" : "board-opponent-pause")}
        </Button>
      )}
      <label className="tool boards-toggle">
        <input
          type="checkbox"
          checked={analysis.isAnalysing}
          onChange={(event) => analysis.setAnalysing(event.target.checked)}
        />
        {words.text("board-analysis")}
      </label>
      {!persons.every(Boolean) && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside.
        <label className="tool boards-toggle">
          {words.text("board-opponent-pace")}
          <Select
            value={pace}
            options={PACES}
            text={(name) => words.text(`board-opponent-paces-${name}`)}
            onChoose={setPace}
          />
        </label>
      )}
    </div>
  );
}
