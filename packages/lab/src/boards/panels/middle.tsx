import type { Catalogue } from "@tyche/messages";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { gameWith } from "../games/games.js";
import type { Judgement } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { seatText } from "../table/player-name.js";
import { HINT_STEPS } from "../table/use-pointing.js";
import type { TableProps } from "../table/use-table.js";
import { Clocks } from "./clocks.js";
import { resultText } from "./end-card.js";
import { amountText, marginOf, openText, type verdict, worthText } from "./verdict.js";

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
      <div className="boards-clocks">
        <p className={isAlone ? "boards-turn hidden" : "boards-turn"} role="status">
          {turnText(table, words)}
        </p>
        {gameWith(game.choice.game)?.hasControl && <Clocks table={table} />}
      </div>
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
  if (seating.isLookedAt) return words.text("board-looking");
  if (seating.isMachine) return words.text("board-thinks", { seat: seatText(table, turn, words) });
  return seating.own === undefined
    ? words.text("board-to-move", { seat: naming.names[turn]! })
    : words.text("board-your-turn");
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
        <p>
          {words.text("board-review-doubt", { action: name, loss: amountText(pending.loss, scale, words) })}
        </p>
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
  const { view, pointing, analysis, board } = table;
  const { hintStep: step } = pointing;
  const words = useWords();
  const { ownJudgement: judgement } = analysis;
  const best = judgement?.best;
  const area = best && view?.areaOf?.(board.state, best.action, words);
  const onMore = (): void => {
    pointing.hint();
    // The reason also includes the outcomes of chance.
    if (step + 1 === HINT_STEPS && best && table.seating.seesChance && analysis.isShown) pointing.ask(best);
  };
  const sentences = judgement
    ? hintSentences(judgement, table, { step, area, line: analysis.line.map(table.naming.nameOf) }, words)
    : [words.text("board-review-waiting")];
  return (
    <div className="boards-word card" role="status">
      <p>{words.paragraph(sentences)}</p>
      {judgement && step < HINT_STEPS && <Button onClick={onMore}>{words.text("board-review-more")}</Button>}
    </div>
  );
}

interface HintStep {
  readonly step: number;
  readonly area: string | undefined;
  /** The names of the expected actions. */
  readonly line: readonly string[];
}

/** The sentences of a step of a hint. */
export function hintSentences(
  judgement: Judgement,
  { game, naming }: Parameters<typeof verdict>[1],
  { step, area, line }: HintStep,
  words: Catalogue,
): readonly string[] {
  const { best, actions, rivals } = judgement;
  const { here: scale, nameOf } = naming;
  const isLast = step === HINT_STEPS;
  if (!best)
    return [
      step === 1 ? words.text("board-review-undecided") : words.sentence(openText(judgement, nameOf, words)),
    ];
  const margin = marginOf(judgement);
  const isAhead = margin !== undefined && /[1-9]/.test(scale.difference(margin));
  const isAlike = rivals.some((row) => row !== best && row.behind.relation === "equal");
  const next = actions.find(({ behind }) => behind.relation === "better" && behind.gap === margin);
  const sentences = [
    step > 1 &&
      words.text("board-review-why", { action: nameOf(best), worth: worthText(best, game, scale, words) }),
    step === 1 && area !== undefined && words.text("board-review-look", { area }),
    (step === 1 || isLast) &&
      isAhead &&
      words.text("board-review-stakes", { margin: amountText(margin, scale, words) }),
    (step === 1 || isLast) && isAlike && words.text("board-review-alike"),
    isLast &&
      isAhead &&
      words.text("board-review-why-next", { action: nameOf(next!), loss: amountText(margin, scale, words) }),
    isLast &&
      line.length > 1 &&
      words.text("board-review-expected", { line: line.slice(0, MOST_EXPECTED).join(", ") }),
  ];
  return sentences.filter((text) => typeof text === "string");
}

function BoardButtons({ table, aside }: MiddleProps) {
  const { game, session, view, seating, pointing, tutor, mode } = table;
  const { persons, personSeats, canPlay, isOver, isLookedAt, isPaused, setPaused } = seating;
  const { parent, scene } = placeAt(game.record);
  const { claim } = scene;
  const words = useWords();
  const isPlaying = mode === "play" && !isOver && parent >= 0;
  const resigns = personSeats.length === 1 ? personSeats[0]! : scene.turn;
  return (
    <div className="buttons boards-buttons">
      {isLookedAt ? (
        <Button onClick={() => session.resume(game.record.at)}>{words.text("board-take-back-here")}</Button>
      ) : (
        <Button disabled={parent < 0} onClick={table.takeBack}>
          {words.text("board-take-back")}
        </Button>
      )}
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
        <Button onClick={table.newGame}>{words.text("board-new-game")}</Button>
      )}
    </div>
  );
}
