import type { Problem } from "@tyche/messages";
import { useRef, useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { remember, remembered } from "../../state/preferences.js";
import type { AnyBoardFace } from "../board.js";
import type { GameChoice } from "../games-by-name.js";
import type { GameSheet, Scene } from "../referee/referee.js";
import { EngineClient } from "../thinking/engine-client.js";
import { judgementOf, type ValueScale } from "../thinking/judgement.js";
import { answered, type Card, cardRows, cardsFrom, isRight, lossOfAnswer, withCards } from "./cards.js";
import "./review.css";

const KEY = "board-cards";
/** Milliseconds of analysis for the position of the day. */
const DAILY_MS = 1500;

export interface QuizPanelProps {
  readonly face: AnyBoardFace;
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly scale: ValueScale;
  readonly names: readonly string[];
  /** The worst turns of the game on the board; undefined if it has not been analysed. */
  readonly moments: readonly Card[] | undefined;
  readonly read: (position: string) => Promise<Scene>;
  /** Draws a position from a seed, the same for everyone. */
  readonly drawn: (seed: string) => Promise<Scene>;
}

interface Question {
  readonly card: Card;
  readonly scene: Scene;
  /** The chosen action's name. */
  readonly answer?: string;
}

/** Asks mistakes again until they are corrected, and a position of the day. Answers are scored by their loss. */
export function QuizPanel(props: QuizPanelProps) {
  const { choice, sheet, scale, moments, read, drawn } = props;
  const words = useWords();
  const [cards, setCards] = useState(() => cardsFrom(remembered(KEY)));
  const [question, setQuestion] = useState<Question>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const [score, setScore] = useState({ count: 0, loss: 0 });
  const preparing = useRef(false);
  const keep = (next: readonly Card[]): void => {
    setCards(next);
    remember(KEY, JSON.stringify(next));
  };
  // Only cards of the current game and rules: the referee knows no other now.
  const own = cards.filter((card) => JSON.stringify(card.choice) === JSON.stringify(choice));
  const ask = async (card: Card | undefined): Promise<void> => {
    if (!card) {
      setQuestion(undefined);
      return;
    }
    try {
      setQuestion({ card, scene: await read(card.position) });
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
      const scene = await drawn(`${new Date().toISOString().slice(0, 10)} ${choice.game}`);
      setQuestion({ card: await cardOf(choice, sheet, scene), scene });
      setNote("");
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
    <section className="panel boards-quiz" aria-label={words.text("board-review-title")}>
      <h2>{words.text("board-review-title")}</h2>
      <div className="buttons">
        <button
          type="button"
          className="tool"
          onClick={() => {
            if (!moments) {
              setNote(words.text("board-review-judge-first"));
              return;
            }
            keep(withCards(cards, moments));
            setNote(words.text("board-review-collected", { count: moments.length }));
          }}
        >
          {words.text("board-review-collect")}
        </button>
        <button type="button" className="tool" disabled={own.length === 0} onClick={() => void ask(own[0])}>
          {words.text("board-review-ask", { waiting: own.length })}
        </button>
        <button type="button" className="tool" onClick={() => void askDaily()}>
          {words.text("board-review-daily")}
        </button>
      </div>
      <p className="note" role="status">
        {note}
      </p>
      <ProblemText problem={problem} />
      {question && (
        <Asked
          {...props}
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
    </section>
  );
}

function Asked({
  face,
  choice,
  sheet,
  scale,
  names,
  question,
  onAnswer,
  onNext,
}: QuizPanelProps & {
  readonly question: Question;
  readonly onAnswer: (text: string) => void;
  readonly onNext: () => void;
}) {
  const words = useWords();
  const { card, scene, answer } = question;
  const nameOf = (text: string): string => {
    const found = scene.actions.find((each) => each.text === text);
    return found ? (face.actionName?.(found.action, words, text) ?? text) : text;
  };
  const isDone = answer !== undefined;
  const [best] = card.rows;
  const lossText = (text: string): string => scale.difference(lossOfAnswer(card, text) ?? 0);
  const bestAction = scene.actions.find(({ text }) => text === best?.text)?.action;
  return (
    <div className="quiz-card">
      <p className="quiz-question">
        {words.text("board-review-question", { seat: names[scene.turn] ?? "" })}
      </p>
      <face.Board
        state={scene.state}
        position={scene.text}
        turn={scene.turn}
        viewers={sheet.facts.hidden ? [scene.turn] : names.map((_, seat) => seat)}
        persons={[scene.turn]}
        actions={isDone ? [] : scene.actions}
        onPlay={onAnswer}
        onSetUp={() => {}}
        shown={isDone ? bestAction : undefined}
        asked={undefined}
        before={undefined}
        judgement={undefined}
        line={[]}
        scale={scale}
        insight={undefined}
        options={choice.options}
        words={words}
      />
      {isDone && (
        <div className="quiz-answer" role="status">
          <p>
            <strong>
              {isRight(card, answer, 1e-9)
                ? words.text("board-review-right")
                : words.text("board-review-wrong")}
            </strong>{" "}
            {words.text("board-review-gives", { action: nameOf(answer), loss: lossText(answer) })}{" "}
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
          <button type="button" className="tool primary" onClick={onNext}>
            {card.played === undefined ? words.text("board-review-close") : words.text("board-review-next")}
          </button>
        </div>
      )}
    </div>
  );
}

/** Makes a question from a position that was not played, with a short analysis. */
async function cardOf(
  choice: GameChoice,
  { facts, evaluator, canRankAll }: GameSheet,
  scene: Scene,
): Promise<Card> {
  const engine = new EngineClient(choice);
  try {
    let card: Card | undefined;
    for await (const decision of engine.think(scene.state, {
      time: DAILY_MS,
      ...(evaluator !== undefined && { evaluator }),
      ...(canRankAll && { rank: "all" as const }),
    })) {
      const rows = cardRows(judgementOf(facts, scene, decision));
      card = { choice, position: scene.text, rows };
    }
    return card!;
  } finally {
    engine.close();
  }
}
