import type { Problem } from "@tyche/messages";
import { useRef, useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Panel } from "../../kit/panel.js";
import { useRemembered } from "../../state/use-remembered.js";
import {
  answered,
  type Card,
  cardRows,
  cardsFrom,
  isRight,
  lossOfAnswer,
  withCards,
  worstMoments,
} from "../analysis/cards.js";
import { judgementOf } from "../kit/judgement.js";
import { positionProps } from "../kit/view.js";
import { type GameChoice, type GameSheet, namedAt, type Scene } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";
import { Engine } from "../workers/engine.js";

/** Milliseconds of analysis for the position of the day. */
const DAILY_MS = 1500;
/** Most positions that are tried until the best action of one is known. */
const MOST_DRAWS = 4;

interface Question {
  readonly card: Card;
  readonly scene: Scene;
  readonly answer?: string;
}

/** Asks mistakes again until they are corrected, and a position of the day. Answers are scored by their loss. */
export function QuizPanel({ table }: TableProps) {
  const { game, session, naming, analysis, accounts, seating, tutor } = table;
  const { choice, sheet, record } = game;
  const { scale } = naming;
  const words = useWords();
  const [cards, keep] = useRemembered("board-cards", cardsFrom, JSON.stringify);
  const [question, setQuestion] = useState<Question>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const [score, setScore] = useState({ count: 0, loss: 0 });
  const preparing = useRef(false);
  // Only cards of the current game and rules: the referee knows no other now.
  const own = cards.filter((card) => JSON.stringify(card.choice) === JSON.stringify(choice));
  const ask = async (card: Card | undefined): Promise<void> => {
    if (!card) {
      setQuestion(undefined);
      return;
    }
    try {
      setQuestion({ card, scene: await session.read(card.position) });
    } catch {
      // A position that the rules no longer accept is dropped.
      keep(answered(cards, card, true));
    }
  };
  const askDaily = async (): Promise<void> => {
    if (preparing.current) return;
    preparing.current = true;
    setNote(words.text("board-review-preparing"));
    try {
      const day = `${new Date().toISOString().slice(0, 10)} ${choice.game}`;
      let found: Question | undefined;
      for (let draw = 0; draw < MOST_DRAWS && !found; draw++) {
        const scene = await session.drawn(draw === 0 ? day : `${day} ${draw}`);
        const card = await cardOf(choice, sheet, scene);
        found = card && { card, scene };
      }
      setQuestion(found);
      setNote(found ? "" : words.text("board-review-none"));
    } catch (error) {
      setNote("");
      setProblem(problemFrom(error));
    } finally {
      preparing.current = false;
    }
  };
  const answer = (text: string): void => {
    if (!question || question.answer !== undefined) return;
    const { card } = question;
    setQuestion({ ...question, answer: text });
    const loss = lossOfAnswer(card, text);
    if (loss !== undefined) setScore(({ count, loss: sum }) => ({ count: count + 1, loss: sum + loss }));
    if (card.played !== undefined) keep(answered(cards, card, isRight(card, text, 1e-9)));
  };
  return (
    <Panel title={words.text("board-review-title")} className="stack">
      <div className="buttons">
        <Button
          onClick={() => {
            if (!accounts.ledger?.isWhole || accounts.ledger.steps.length === 0) {
              setNote(words.text("board-review-judge-first"));
              return;
            }
            const { personSeats } = seating;
            const players = personSeats.length > 0 ? personSeats : naming.names.map((_, seat) => seat);
            const moments = worstMoments(choice, record, analysis.judged, players, tutor.threshold / 2);
            keep(withCards(cards, moments));
            setNote(words.text("board-review-collected", { count: moments.length }));
          }}
        >
          {words.text("board-review-collect")}
        </Button>
        <Button disabled={own.length === 0} onClick={() => void ask(own[0])}>
          {words.text("board-review-ask", { waiting: own.length })}
        </Button>
        <Button onClick={() => void askDaily()}>{words.text("board-review-daily")}</Button>
      </div>
      <p className="note" role="status">
        {note}
      </p>
      <ProblemText problem={problem} />
      {question && (
        <Asked
          table={table}
          question={question}
          onAnswer={answer}
          onNext={() => void ask(own.find((card) => card.position !== question.card.position))}
        />
      )}
      {score.count > 0 && (
        <p className="note">
          {words.text("board-review-score", {
            count: score.count,
            loss: scale.difference(score.loss / score.count),
          })}
        </p>
      )}
    </Panel>
  );
}

function Asked({
  table: { game, naming, view },
  question: { card, scene, answer },
  onAnswer,
  onNext,
}: TableProps & {
  readonly question: Question;
  readonly onAnswer: (text: string) => void;
  readonly onNext: () => void;
}) {
  const words = useWords();
  const { names, scale } = naming;
  const nameOf = (text: string): string => {
    const found = namedAt(scene, text);
    return found ? naming.nameOf(found) : text;
  };
  const isDone = answer !== undefined;
  const [best] = card.rows;
  const lossText = (text: string): string => scale.difference(lossOfAnswer(card, text) ?? 0);
  return (
    <div className="quiz-card card stack">
      <p className="quiz-question">
        {words.text("board-review-question", { seat: names[scene.turn] ?? "" })}
      </p>
      {view && (
        <view.Board
          {...positionProps(scene, names, game.choice.options, scale, words)}
          {...(game.sheet.facts.hidden && { viewers: [scene.turn] })}
          persons={[scene.turn]}
          actions={isDone ? [] : scene.actions}
          onPlay={({ text }) => onAnswer(text)}
          shown={isDone ? namedAt(scene, best?.text)?.action : undefined}
        />
      )}
      {isDone && (
        <div className="callout quiz-answer" role="status">
          <p>
            <strong>
              {isRight(card, answer, 1e-9)
                ? words.text("board-review-right")
                : words.text("board-review-wrong")}
            </strong>{" "}
            {/[1-9]/.test(lossText(answer)) &&
              words.text("board-review-gives", { action: nameOf(answer), loss: lossText(answer) })}{" "}
            {best && words.text("board-review-better", { action: nameOf(best.text) })}
          </p>
          {card.played !== undefined && (
            <p className="note">
              {words.text("board-review-played-then", {
                action: nameOf(card.played),
                loss: lossText(card.played),
              })}
            </p>
          )}
          <Button primary onClick={onNext}>
            {words.text(card.played === undefined ? "board-review-close" : "board-review-next")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Makes a question from a position that was not played, if a short analysis tells which action is best. */
async function cardOf(choice: GameChoice, sheet: GameSheet, scene: Scene): Promise<Card | undefined> {
  const { evaluator, canRankAll } = sheet;
  const engine = new Engine(choice);
  try {
    const decision = await engine.decide(scene.state, {
      time: DAILY_MS,
      ...(evaluator !== undefined && { evaluator }),
      ...(canRankAll && { rank: "all" as const }),
    });
    const judgement = judgementOf(sheet, scene, decision!);
    return judgement.best && { choice, position: scene.text, rows: cardRows(judgement) };
  } finally {
    engine.close();
  }
}
