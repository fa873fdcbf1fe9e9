import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../i18n/words.js";
import { usePage } from "../state/context.js";
import { dropGame, type HistoryEntry, keepGame, keptGame } from "../state/kept-games.js";
import { IS_EMBEDDED } from "../state/preferences.js";
import { GameView, type Tab } from "./game-view.js";
import { CallProblemText } from "./panels/call-problem-text.js";
import { type BoardLink, isSameBoard } from "./record/board-link.js";
import { placeAt } from "./record/game-record.js";
import { isEnded, linkOf, type OpenGame } from "./record/open-game.js";
import { type Mode, useMode } from "./table/use-mode.js";
import { useSession } from "./table/use-session.js";

/**
 * A game of somebody else, or a position, is opened to be analysed; the game in progress and a new one to be played, and so
 * is every board in a page of text, which may ask something about it. Each tab has its own game in progress, of which the
 * browser stores the last one: the entry of the browser's history knows the others.
 */
function modeFor(board: BoardLink): Mode {
  if (IS_EMBEDDED) return "play";
  const entry = history.state as HistoryEntry | null;
  const own = [keptGame(board.game)?.link, entry?.isKept ? entry.board : undefined];
  const isOwn =
    (board.start === "" && board.plies.length === 0) || own.some((each) => each && isSameBoard(each, board));
  return isOwn ? "play" : "analyse";
}

/** One game: against the machine, between people or between machines, and its analysis. */
export function BoardPage({ board }: { readonly board: BoardLink }) {
  const { state, dispatch } = usePage();
  const [begins] = useState(board);
  const [game, failed, session, aside] = useSession(begins);
  const [mode, setMode] = useMode(game, session, () => modeFor(begins));
  const settings = useState(false);
  const { gameFiles } = state;
  const [tab, setTab] = useState<Tab>(gameFiles.length > 0 ? "matches" : "moves");
  const { open } = session;
  const words = useWords();
  /** The links that this page has opened or written; a later one may be written before an earlier one comes back. */
  const known = useRef(new WeakSet<BoardLink>());
  /** The secret of the game shown, and whether the next game is that of the address. */
  const shown = useRef<string>(undefined);
  const isAsked = useRef(true);
  /** The files that were opened before this game; those of a new file are shown as matches. */
  const seenFiles = useRef(gameFiles);

  // Opens a link that comes from elsewhere: Back, Forward, another address, a file.
  useEffect(() => {
    if (known.current.has(board)) return;
    known.current.add(board);
    const isFirst = board === begins;
    // The first one may have been opened ahead of this page.
    if (isFirst && shown.current) return;
    isAsked.current = true;
    if (!isFirst) {
      setMode(modeFor(board));
      setTab(gameFiles === seenFiles.current ? "moves" : "matches");
    }
    seenFiles.current = gameFiles;
    open(board);
  }, [board, begins, open, setMode, gameFiles]);
  const onGame = useCallback(
    (played: OpenGame, isSecret: boolean): void => {
      const link = linkOf(played);
      const isNew = played.secret !== shown.current && !isAsked.current;
      shown.current = played.secret;
      isAsked.current = false;
      known.current.add(link);
      const hasEnded = isEnded(played);
      dispatch({ type: "board", board: link, isPrivate: isSecret, isEnded: hasEnded, isNew });
      if (mode !== "play") return;
      const isBegun = link.start !== "" || link.plies.length > 0;
      if (!isBegun || hasEnded) dropGame(link.game);
      else keepGame(link, isSecret ? undefined : { ...placeAt(played.record).scene, actions: [] });
    },
    [dispatch, mode],
  );
  return (
    <>
      <CallProblemText problem={failed?.problem} onAgain={() => failed?.tryAgain()} />
      {game ? (
        <GameView
          key={game.secret}
          {...{ game, session, mode, settings, onGame }}
          aside={aside?.choice.game === game.choice.game ? aside : undefined}
          onMode={setMode}
          tab={[tab, setTab]}
        />
      ) : (
        <p className="note">{failed === undefined ? words.text("board-loading") : ""}</p>
      )}
    </>
  );
}
