import { followsFromOne } from "@tyche/engine";
import { useMemo, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { viewersOf } from "../board.js";
import { DuelPanel } from "../duel/duel-panel.js";
import { ExploreButton } from "../explore/explore-button.js";
import { FilesPanel } from "../files/files-panel.js";
import type { GameChoice } from "../games-by-name.js";
import { ledgerOf } from "../ledger/ledger.js";
import { LedgerPanel } from "../ledger/ledger-panel.js";
import { useWholeGame } from "../ledger/use-whole-game.js";
import { usePace } from "../opponents/pace.js";
import { PERSON } from "../opponents/player.js";
import { useMachine } from "../opponents/use-machine.js";
import { useSeats } from "../opponents/use-seats.js";
import { OPPONENT_WORDS } from "../opponents/words.js";
import { FairDice } from "../panel/fair-dice.js";
import { OutcomesOf } from "../panel/outcomes-of.js";
import { PositionForm } from "../panel/position-form.js";
import { Ranked } from "../panel/ranked.js";
import { RecordPanel } from "../panel/record-panel.js";
import { TableForm } from "../panel/table-form.js";
import { ValueGraph } from "../panel/value-graph.js";
import { Verdict } from "../panel/verdict.js";
import { lineOf, placeAt, wentBack, wentTo } from "../record/game-record.js";
import { worstMoments } from "../review/cards.js";
import { QuizPanel } from "../review/quiz-panel.js";
import { BOARD_MESSAGES } from "../say/messages.js";
import { type JudgedAction, type Judgement, scaleOf } from "../thinking/judgement.js";
import { useInsight } from "../thinking/use-insight.js";
import { useJudged } from "../thinking/use-judged.js";
import { useLine } from "../thinking/use-line.js";
import { useThinking } from "../thinking/use-thinking.js";
import { useVisible, useWakeLock } from "../thinking/use-visible.js";
import { HINT_STEPS, Hint } from "../tutor/hint.js";
import { TutorFields, useTutor } from "../tutor/tutor-fields.js";
import { type GameTable, linkOf, type OpenGame } from "../use-game.js";
import { BoardButtons } from "./board-buttons.js";
import { PendingMove } from "./pending.js";
import { SideTabs } from "./side-tabs.js";
import { turnText } from "./turn-text.js";
import { useFace } from "./use-face.js";
import { usePlay } from "./use-play.js";
import { PAGES, type PageName, TABLE_WORDS } from "./words.js";

/** Milliseconds of analysis before it stops by itself, and when more is asked for. */
const ANALYSIS_MS = 8_000;
const LONGER_MS = 60_000;
/** Decisions that a forced one is looked ahead. */
const FORCED_DEPTH = 3;

/** A board with those who sit at it, and all that is known of the game beside it. */
export function Table({ game, table }: { readonly game: OpenGame; readonly table: GameTable }) {
  const { language } = useWords();
  const messages = BOARD_MESSAGES[language];
  const words = OPPONENT_WORDS[language];
  const pageWords = TABLE_WORDS[language];
  const { choice, sheet, record } = game;
  const { facts } = sheet;
  const face = useFace(choice.game);
  const [seats, sit] = useSeats(sheet);
  const [pace, setPace] = usePace();
  const [isPaused, setPaused] = useState(false);
  const [isAnalysing, setAnalysing] = useState(true);
  /** Of one place: how long it is thought about there; elsewhere the usual time. */
  const [limit, setLimit] = useState<{ readonly at: number; readonly ms: number }>();
  const [shown, setShown] = useState<JudgedAction>();
  const [asked, setAsked] = useState<{ readonly at: number; readonly row: JudgedAction }>();

  const place = placeAt(record);
  const { scene } = place;
  const isOver = scene.turn < 0;
  // A machine goes on where the game does, and leaves alone what is only looked at.
  const mover = isOver || place.children.length > 0 ? PERSON : (seats[scene.turn] ?? PERSON);
  const isMachine = mover.kind !== "person";
  const persons = useMemo(() => seats.map(({ kind }) => kind === "person"), [seats]);
  const refused = useMachine(
    choice,
    isMachine && !isPaused ? scene : undefined,
    mover,
    Number(pace),
    table.play,
  );
  const viewers = useMemo(
    () => viewersOf(facts.hidden === true, scene.turn, persons),
    [facts.hidden, scene.turn, persons],
  );
  const seesAll = viewers.length === facts.players;
  /** Whoever sees the moves of another ranked sees his hand. */
  const isShown = isAnalysing && (seesAll || viewers.includes(scene.turn));
  const ms = limit?.at === record.at ? limit.ms : ANALYSIS_MS;
  const { canRankAll, evaluator } = sheet;
  const isForced = scene.actions.length === 1;
  const tutor = useTutor(choice.game, facts);
  const [isByHand, setByHand] = useState(false);
  const [hint, setHint] = useState<{ readonly at: number; readonly step: number }>();
  const hintStep = hint?.at === record.at && !isMachine && !isOver ? hint.step : 0;
  const isWanted = isShown || (!isMachine && (tutor.isOn || hintStep > 0));
  const isVisible = useVisible();
  useWakeLock(!isOver && place.parent >= 0);
  const options = useMemo(
    () =>
      isWanted && isVisible && ms > 0
        ? {
            time: ms,
            ...(evaluator !== undefined && { evaluator }),
            ...(canRankAll && ({ rank: "all" } as const)),
            // Of a single action no more than the bounds would be said, unless a depth asks for its value.
            ...(!canRankAll && isForced && { depth: FORCED_DEPTH }),
          }
        : undefined,
    [isWanted, isVisible, ms, canRankAll, isForced, evaluator],
  );
  const thinking = useThinking(choice, scene, options);
  const [judged, learn] = useJudged(facts, record, thinking);

  const whole = useWholeGame({
    choice,
    facts,
    evaluator,
    canRankAll,
    record,
    judged,
    learn,
    outcomesOf: table.outcomes,
  });
  const firstPerson = Math.max(0, persons.indexOf(true));
  const [account, setAccount] = useState<number>();
  const ledgerFor = account ?? firstPerson;
  const known = useMemo(() => ({ judged, chances: whole.chances }), [judged, whole.chances]);
  const ledger = useMemo(() => ledgerOf(facts, record, known, ledgerFor), [facts, record, known, ledgerFor]);
  const firstLedger = useMemo(() => ledgerOf(facts, record, known, 0), [facts, record, known]);
  const [page, setPage] = useState<PageName>("moves");

  const scale = useMemo(() => scaleOf(facts, language), [facts, language]);
  const nameOf = (action: unknown, text: string): string =>
    face?.actionName?.(action, messages, language, text) ?? text;
  const namePlace = (at: number): string => {
    const { parent, action } = record.places[at]!;
    const found =
      parent < 0 ? undefined : record.places[parent]!.scene.actions.find(({ text }) => text === action);
    return found ? nameOf(found.action, found.text) : messages.start;
  };
  /** Of the places whose mover's hand may be seen. */
  const visible = useMemo(() => {
    if (!isAnalysing) return new Map<number, Judgement>();
    if (seesAll) return judged;
    return new Map([...judged].filter(([at]) => viewers.includes(record.places[at]!.scene.turn)));
  }, [isAnalysing, seesAll, judged, viewers, record]);
  const insight = useInsight(
    choice,
    face?.hasInsight && (isAnalysing || isOver) ? scene : undefined,
    viewers,
  );
  const names = messages.seats[choice.game]!;
  const begin = (next: GameChoice): void => table.open({ ...next, start: "", plies: [], at: 0 });
  const canPlay = !isMachine && !isOver;
  const judgement = isShown ? visible.get(record.at) : undefined;
  const ownJudgement = judged.get(record.at);
  const playing = usePlay(table, scene, ownJudgement, tutor, isByHand);
  const line = useLine(table.line, scene, judgement ?? (hintStep > 0 ? ownJudgement : undefined));
  const hinted = hintStep > 1 ? ownJudgement?.actions[0] : undefined;
  const before = place.parent < 0 ? undefined : record.places[place.parent]!.scene;
  const played = before?.actions.find(({ text }) => text === place.action);
  const board = {
    state: scene.state,
    position: scene.text,
    turn: scene.turn,
    viewers,
    persons: persons.flatMap((isPerson, seat) => (isPerson ? [seat] : [])),
    actions: canPlay ? scene.actions : [],
    onPlay: playing.play,
    onSetUp: table.setUp,
    shown: (isShown ? shown?.action : undefined) ?? hinted?.action,
    asked: isShown && asked?.at === record.at ? asked.row.action : undefined,
    before: before && played ? { state: before.state, action: played.action } : undefined,
    judgement,
    line,
    scale,
    insight,
    options: choice.options,
    messages,
    language,
  };
  const takeBack = (): void => {
    table.walk((at) => {
      let back = wentBack(at);
      // Past what machines played, to where a person decides.
      while (back.at > 0 && !persons[placeAt(back).scene.turn]) back = wentBack(back);
      return back;
    });
  };
  const movesPage = (
    <>
      {isShown && !isOver && judgement && (
        <Ranked
          judgement={judgement}
          scale={scale}
          messages={messages}
          nameOf={(row) => nameOf(row.action, row.text)}
          isChance={facts.chance}
          bounds={facts.bounds}
          onPlay={canPlay ? playing.play : undefined}
          onShow={setShown}
          onWhy={(row) => setAsked({ at: record.at, row })}
        />
      )}
      {isAnalysing && face?.Panel && <face.Panel {...board} />}
      {isShown && face && !face.hasOwnOutcomes && asked?.at === record.at && (
        <OutcomesOf
          key={`${record.at} ${asked.row.text}`}
          choice={choice}
          face={face}
          facts={facts}
          evaluator={evaluator}
          scene={scene}
          row={asked.row}
          rows={judgement?.actions ?? []}
          scale={scale}
          messages={messages}
          outcomesOf={table.outcomes}
          onChoose={(outcome) => table.choose(asked.row.text, outcome.scene)}
        />
      )}
      <RecordPanel
        record={record}
        judged={visible}
        scale={scale}
        messages={messages}
        nameOf={namePlace}
        onWalk={table.walk}
      />
      {seesAll && (
        <PositionForm
          text={scene.text}
          help={sheet.position}
          messages={messages}
          onSet={(text) => table.setUp(text)}
        />
      )}
    </>
  );
  const ledgerPage = (
    <LedgerPanel
      facts={facts}
      ledger={seesAll ? ledger : undefined}
      isPossible={followsFromOne(facts)}
      game={whole}
      turns={lineOf(record).length - 1}
      isOver={record.places[lineOf(record).at(-1)!]!.scene.turn < 0}
      player={ledgerFor}
      names={names}
      scale={scale}
      nameOf={namePlace}
      onPlayer={setAccount}
      onWalk={(at) => table.walk((here) => wentTo(here, at))}
    />
  );
  const moments = worstMoments(
    choice,
    record,
    judged,
    persons.some(Boolean)
      ? persons.flatMap((isPerson, seat) => (isPerson ? [seat] : []))
      : names.map((_, seat) => seat),
    tutor.threshold / 2,
  );
  const studyPage = (
    <>
      {face && seesAll && followsFromOne(facts) && (
        <ExploreButton face={face} sheet={sheet} scene={scene} messages={messages} treeOf={table.tree} />
      )}
      {face && (
        <QuizPanel
          face={face}
          choice={choice}
          sheet={sheet}
          scale={scale}
          names={names}
          messages={messages}
          moments={ledger?.isWhole && ledger.steps.length > 0 ? moments : undefined}
          read={table.read}
          drawn={table.drawn}
        />
      )}
      <TutorFields tutor={tutor} facts={facts} />
      <DuelPanel choice={choice} sheet={sheet} scene={scene} scale={scale} nameOf={nameOf} />
    </>
  );
  const filesPage = (
    <>
      {seesAll && (
        <FilesPanel
          link={linkOf(game)}
          position={scene.text}
          moves={lineOf(record).flatMap((at) => record.places[at]!.action ?? [])}
          own={
            sheet.format === undefined
              ? undefined
              : { format: sheet.format, write: () => table.written(names) }
          }
          onOpen={table.open}
        />
      )}
      {facts.chance && (
        <label className="boards-toggle">
          <input type="checkbox" checked={isByHand} onChange={(event) => setByHand(event.target.checked)} />{" "}
          {pageWords.byHand}
        </label>
      )}
      {facts.chance && <FairDice secret={game.secret} messages={messages} onReveal={() => begin(choice)} />}
    </>
  );
  return (
    <>
      <TableForm
        choice={choice}
        face={face}
        sheet={sheet}
        seats={seats}
        messages={messages}
        onChoice={begin}
        onSeats={sit}
      />
      {refused !== undefined && (
        <p className="problem" role="alert">
          {words.cannotPlay(refused)}
        </p>
      )}
      <div className="boards-work">
        <div className="boards-middle">
          <p className="boards-turn" role="status">
            {(scene.payoff && face?.resultName?.(scene.state, scene.payoff, messages, language)) ??
              turnText(scene, names, isMachine, scale.text, messages)}
          </p>
          <div className="boards-board">{face && <face.Board {...board} />}</div>
          <PendingMove
            playing={playing}
            scale={scale}
            nameOf={(text) => nameOf(scene.actions.find((each) => each.text === text)?.action, text)}
            outcomeName={(text, outcome) =>
              face?.outcomeName?.(
                scene.state,
                scene.actions.find((each) => each.text === text)?.action,
                outcome.scene.state,
                messages,
                language,
              ) ?? outcome.scene.text
            }
          />
          {hintStep > 0 && !playing.pending && (
            <Hint
              step={hintStep}
              judgement={ownJudgement}
              area={
                ownJudgement &&
                face?.areaOf?.(scene.state, ownJudgement.actions[0]!.action, messages, language)
              }
              line={line.map(({ action, text }) => nameOf(action, text))}
              scale={scale}
              nameOf={(row) => nameOf(row.action, row.text)}
              onMore={() => {
                setHint({ at: record.at, step: hintStep + 1 });
                // Why: also what chance can do after it.
                const best = ownJudgement?.actions[0];
                if (hintStep + 1 === HINT_STEPS && best && facts.chance && isShown)
                  setAsked({ at: record.at, row: best });
              }}
            />
          )}
          <BoardButtons
            persons={persons}
            onTakeBack={place.parent < 0 ? undefined : takeBack}
            onHint={
              canPlay ? () => setHint({ at: record.at, step: Math.min(HINT_STEPS, hintStep + 1) }) : undefined
            }
            isPaused={isPaused}
            onPause={setPaused}
            isAnalysing={isAnalysing}
            onAnalyse={setAnalysing}
            pace={pace}
            onPace={setPace}
          />
        </div>
        <div className="boards-side">
          {isShown && !isOver && (
            <Verdict
              thinking={thinking}
              judgement={judgement}
              scale={scale}
              messages={messages}
              nameOf={(row) => nameOf(row.action, row.text)}
              bounds={facts.bounds}
              onLonger={() => setLimit({ at: record.at, ms: LONGER_MS })}
              onStop={() => setLimit({ at: record.at, ms: 0 })}
            />
          )}
          <SideTabs
            names={PAGES}
            labels={pageWords.pages}
            label={pageWords.beside}
            chosen={page}
            onChoose={setPage}
            pages={{ moves: movesPage, ledger: ledgerPage, study: studyPage, files: filesPage }}
          />
        </div>
        {isAnalysing && (
          <ValueGraph
            facts={facts}
            record={record}
            judged={visible}
            scale={scale}
            seat={names[0]!}
            messages={messages}
            ledger={seesAll ? firstLedger : undefined}
            onWalk={table.walk}
          />
        )}
      </div>
    </>
  );
}
