import { useCallback, useEffect, useRef, useState } from "react";
import { ProblemText } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { usePage } from "../state/context.js";
import { dropGame, keepGame, keptGame } from "../state/kept-games.js";
import { IS_EMBEDDED } from "../state/preferences.js";
import { GameView, type Tab } from "./game-view.js";
import { type BoardLink, isSameBoard } from "./record/board-link.js";
import { placeAt } from "./record/game-record.js";
import { isEnded, linkOf, type OpenGame } from "./record/open-game.js";
import { type Mode, useMode } from "./table/use-mode.js";
import { useSession } from "./table/use-session.js";

/**
 * A game of somebody else, or a position, is opened to be analysed; the game in progress and a new one to be played, and so
 * is every board in a page of text, which may ask something about it.
 */
function modeFor(board: BoardLink): Mode {
  if (IS_EMBEDDED) return "play";
  const kept = keptGame(board.game)?.link;
  const isOwn = (board.start === "" && board.plies.length === 0) || (kept && isSameBoard(kept, board));
  return isOwn ? "play" : "analyse";
}

/** One game: against the machine, between people or between machines, and its analysis. */
export function BoardPage({ board }: { readonly board: BoardLink }) {
  const { dispatch } = usePage();
  const [begins] = useState(board);
  const [game, problem, session, aside] = useSession(begins);
  const [mode, setMode] = useMode(game, session, () => modeFor(begins));
  const settings = useState(false);
  const [tab, setTab] = useState<Tab>("moves");
  const { open } = session;
  const words = useWords();
  /** The links that this page has opened or written; a later one may be written before an earlier one comes back. */
  const known = useRef(new WeakSet<BoardLink>());
  /** The secret of the game shown, and whether the next game is that of the address. */
  const shown = useRef<string>(undefined);
  const isAsked = useRef(true);

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
      setTab("moves");
    }
    open(board);
  }, [board, begins, open, setMode]);
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
      <ProblemText problem={problem} />
      {game ? (
        <GameView
          key={game.secret}
          game={game}
          session={session}
          aside={aside?.choice.game === game.choice.game ? aside : undefined}
          mode={mode}
          onMode={setMode}
          settings={settings}
          tab={[tab, setTab]}
          onGame={onGame}
        />
      ) : (
        <p className="note">{problem === undefined ? words.text("board-loading") : ""}</p>
      )}
    </>
  );
}
