import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";
import { remember, remembered } from "../state/preferences.js";
import { type AnyBoardFace, viewersOf } from "./board.js";
import "./boards.css";
import { FACES } from "./faces.js";
import type { GameChoice } from "./games-by-name.js";
import { Analysis } from "./panel/analysis.js";
import { FairDice } from "./panel/fair-dice.js";
import { OutcomesOf } from "./panel/outcomes-of.js";
import { RecordPanel } from "./panel/record-panel.js";
import { PACES, PositionForm, TableForm } from "./panel/table-form.js";
import { ValueGraph } from "./panel/value-graph.js";
import { type BoardLink, NEW_BOARD } from "./record/board-link.js";
import { placeAt, wentBack } from "./record/game-record.js";
import { BOARD_MESSAGES } from "./say/messages.js";
import { type JudgedAction, type Judgement, judgementOf, scaleOf } from "./thinking/judgement.js";
import { useInsight } from "./thinking/use-insight.js";
import { useLine } from "./thinking/use-line.js";
import { useThinking } from "./thinking/use-thinking.js";
import { linkOf, type OpenGame, useGame } from "./use-game.js";

/** Milliseconds of analysis before it stops by itself, and when more is asked for. */
const ANALYSIS_MS = 8_000;
const LONGER_MS = 60_000;

/** The place of the boards: a game is played and analysed, against the machine, by two persons, or by the machine alone. */
export default function Boards() {
  const { state: lab, dispatch } = useLab();
  const table = useGame();
  const { game, problem, open } = table;
  const sent = useRef<BoardLink>(undefined);

  // A link that came from elsewhere is opened; what is played goes into the link.
  useEffect(() => {
    const link = lab.board ?? NEW_BOARD;
    if (link === sent.current) return;
    sent.current = link;
    open(link);
  }, [lab.board, open]);
  useEffect(() => {
    if (!game) return;
    const link = linkOf(game);
    if (JSON.stringify(link) === JSON.stringify(sent.current)) return;
    sent.current = link;
    dispatch({ type: "board", board: link });
  }, [game, dispatch]);

  const messages = BOARD_MESSAGES[useWords().language];
  return (
    <section className="boards">
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {game ? (
        <Table key={game.secret} game={game} table={table} />
      ) : (
        <p className="note">{problem === undefined ? messages.loading : ""}</p>
      )}
    </section>
  );
}

function useFace(name: string): AnyBoardFace | undefined {
  const [face, setFace] = useState<AnyBoardFace>();
  useEffect(() => {
    let isCurrent = true;
    void FACES[name]!().then((file) => isCurrent && setFace(file.face));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return face?.game === name ? face : undefined;
}

const SEATS = "board-seats";

/** Who sat where in the last game of two; a person against the machine where nobody remembers, and wherever more than two play. */
function usualSeats(players: number): readonly number[] {
  const known = (remembered(SEATS) ?? "").split(" ").map(Number);
  const isKnown =
    players === 2 && known.length === 2 && known.every((pace) => PACES.some((each) => each === pace));
  return isKnown ? known : Array.from({ length: players }, (_, player) => (player === 0 ? 0 : PACES[2]));
}

function Table({ game, table }: { readonly game: OpenGame; readonly table: ReturnType<typeof useGame> }) {
  const { language } = useWords();
  const messages = BOARD_MESSAGES[language];
  const { choice, sheet, record } = game;
  const { facts } = sheet;
  const face = useFace(choice.game);
  const [seats, setSeats] = useState(() => usualSeats(facts.players));
  const [isAnalysing, setAnalysing] = useState(true);
  /** Of one place: how long it is thought about there; elsewhere the usual time. */
  const [limit, setLimit] = useState<{ readonly at: number; readonly ms: number }>();
  const [shown, setShown] = useState<JudgedAction>();
  const [asked, setAsked] = useState<{ readonly at: number; readonly row: JudgedAction }>();
  const [judged, setJudged] = useState<ReadonlyMap<number, Judgement>>(new Map());

  const place = placeAt(record);
  const { scene } = place;
  const isOver = scene.turn < 0;
  // The machine goes on where the game does, and leaves alone what is only looked at.
  const pace = isOver || place.children.length > 0 ? 0 : (seats[scene.turn] ?? 0);
  const ms = limit?.at === record.at ? limit.ms : ANALYSIS_MS;
  const persons = useMemo(() => seats.flatMap((each, seat) => (each === 0 ? [seat] : [])), [seats]);
  const viewers = useMemo(
    () =>
      viewersOf(
        facts.hidden === true,
        scene.turn,
        seats.map((each) => each === 0),
      ),
    [facts.hidden, scene.turn, seats],
  );
  const seesAll = viewers.length === facts.players;
  /** Whoever sees the moves of another ranked sees his hand. */
  const isShown = isAnalysing && (seesAll || viewers.includes(scene.turn));
  const judge = useMemo(
    () => (sheet.evaluator === undefined ? {} : { evaluator: sheet.evaluator }),
    [sheet.evaluator],
  );
  const options = useMemo(
    () =>
      pace > 0
        ? { ...judge, time: 1000 * pace }
        : isAnalysing && ms > 0
          ? { ...judge, time: ms, ...(sheet.canRankAll && ({ rank: "all" } as const)) }
          : undefined,
    [judge, pace, isAnalysing, ms, sheet.canRankAll],
  );
  const thinking = useThinking(choice, scene, options);

  const { decision } = thinking;
  useEffect(() => {
    if (!decision || thinking.scene !== scene) return;
    const next = judgementOf(facts, scene, decision);
    setJudged((all) => {
      const known = all.get(record.at);
      return known && known.depth > next.depth ? all : new Map(all).set(record.at, next);
    });
  }, [decision, thinking.scene, scene, facts, record.at]);

  const best = thinking.status === "settled" && thinking.scene === scene ? decision?.best : undefined;
  const { play } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine moves once, when it has decided.
  useEffect(() => {
    if (pace === 0 || best === undefined) return;
    const found = scene.actions.find(({ action }) => JSON.stringify(action) === JSON.stringify(best));
    if (found) play(found.text);
  }, [pace, best, scene]);

  const scale = useMemo(() => scaleOf(facts, language), [facts, language]);
  const nameOf = (action: unknown, text: string): string =>
    face?.actionName?.(action, messages, language) ?? text;
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
  const sit = (next: readonly number[]): void => {
    setSeats(next);
    if (next.length === 2) remember(SEATS, next.join(" "));
  };
  const canPlay = pace === 0 && !isOver;
  const judgement = isShown ? visible.get(record.at) : undefined;
  const before = place.parent < 0 ? undefined : record.places[place.parent]!.scene;
  const played = before?.actions.find(({ text }) => text === place.action);
  const board = {
    state: scene.state,
    position: scene.text,
    turn: scene.turn,
    viewers,
    persons,
    actions: canPlay ? scene.actions : [],
    onPlay: table.play,
    onSetUp: table.setUp,
    shown: isShown ? shown?.action : undefined,
    before: before && played ? { state: before.state, action: played.action } : undefined,
    judgement,
    line: useLine(table.line, scene, judgement),
    scale,
    insight,
    options: choice.options,
    messages,
    language,
  };
  const takeBack = (): void => {
    table.walk((at) => {
      let back = wentBack(at);
      // Past what the machine played, to where a person decides.
      while (back.at > 0 && (seats[placeAt(back).scene.turn] ?? 0) > 0) back = wentBack(back);
      return back;
    });
  };
  return (
    <>
      <TableForm
        choice={choice}
        face={face}
        seats={seats}
        messages={messages}
        onChoice={begin}
        onSeats={sit}
      />
      <div className="boards-work">
        <div className="boards-middle">
          <p className="boards-turn" role="status">
            {turnText(scene, names, pace > 0, scale.text, messages)}
          </p>
          <div className="boards-board">{face && <face.Board {...board} />}</div>
          <div className="buttons boards-buttons">
            <button type="button" className="tool" disabled={place.parent < 0} onClick={takeBack}>
              {messages.takeBack}
            </button>
            <label className="tool boards-toggle">
              <input
                type="checkbox"
                checked={isAnalysing}
                onChange={(event) => setAnalysing(event.target.checked)}
              />
              {messages.analysis}
            </label>
          </div>
        </div>
        <div className="boards-side">
          {isShown && !isOver && (
            <Analysis
              thinking={thinking}
              judgement={judgement}
              scale={scale}
              messages={messages}
              nameOf={(row) => nameOf(row.action, row.text)}
              isChance={facts.chance}
              onPlay={canPlay ? table.play : undefined}
              onShow={setShown}
              onWhy={(row) => setAsked({ at: record.at, row })}
              onLonger={() => setLimit({ at: record.at, ms: LONGER_MS })}
              onStop={() => setLimit({ at: record.at, ms: 0 })}
            />
          )}
          {isAnalysing && face?.Panel && <face.Panel {...board} />}
          {isShown && face && asked?.at === record.at && (
            <OutcomesOf
              key={`${record.at} ${asked.row.text}`}
              choice={choice}
              face={face}
              facts={facts}
              evaluator={sheet.evaluator}
              scene={scene}
              row={asked.row}
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
          {facts.chance && (
            <FairDice secret={game.secret} messages={messages} onReveal={() => begin(choice)} />
          )}
        </div>
        {isAnalysing && (
          <ValueGraph
            facts={facts}
            record={record}
            judged={visible}
            scale={scale}
            seat={names[0]!}
            messages={messages}
            onWalk={table.walk}
          />
        )}
      </div>
    </>
  );
}

function turnText(
  { turn, payoff }: OpenGame["record"]["places"][number]["scene"],
  names: readonly string[],
  isMachine: boolean,
  text: (value: number) => string,
  messages: (typeof BOARD_MESSAGES)["en"],
): string {
  if (turn >= 0) return isMachine ? messages.thinks(names[turn]!) : messages.toMove(names[turn]!);
  if (!payoff || payoff.length === 1) return messages.ended(text(payoff?.[0] ?? 0));
  const most = Math.max(...payoff);
  const winners = payoff.flatMap((each, player) => (each === most ? [names[player]!] : []));
  return winners.length > 1 ? messages.draw : messages.wins(winners[0]!);
}
