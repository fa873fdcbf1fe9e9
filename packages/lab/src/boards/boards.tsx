import { useCallback, useEffect, useRef, useState } from "react";
import { ProblemText } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";
import "./boards.css";
import { GameView } from "./game-view.js";
import { OpenedFile } from "./opened-file.js";
import { linkOf, type OpenGame } from "./record/open-game.js";
import { useSession } from "./table/use-session.js";
import { firstGame } from "./workers/first-workers.js";
import { keepGame } from "./workers/last-game.js";

/** The boards page: play and analyse a game, against the machine, between two people, or between machines. */
export function Boards() {
  const { state: lab, dispatch } = useLab();
  const [begins] = useState(() => firstGame(lab.board));
  const [game, problem, session] = useSession(begins);
  const { open } = session;
  const words = useWords();
  const sent = useRef(game ? begins : undefined);
  /** Whether the address leaves out the game. */
  const wasSecret = useRef(false);

  // Opens a link that comes from elsewhere; writes the current game into the link.
  useEffect(() => {
    // The address leaves out a secret game, which continues.
    if (!lab.board && sent.current) return;
    const link = firstGame(lab.board);
    if (link === sent.current) return;
    sent.current = link;
    open(link);
  }, [lab.board, open]);
  const onGame = useCallback(
    (played: OpenGame, isSecret: boolean): void => {
      const link = linkOf(played);
      const isKnown = JSON.stringify(link) === JSON.stringify(sent.current);
      if (isKnown && isSecret === wasSecret.current) return;
      sent.current = link;
      wasSecret.current = isSecret;
      keepGame(link);
      dispatch({ type: "board", board: isSecret ? undefined : link });
    },
    [dispatch],
  );
  const forgetFile = useCallback(() => dispatch({ type: "game-file", file: undefined }), [dispatch]);

  return (
    <section className="boards page">
      <ProblemText problem={problem} />
      <OpenedFile file={lab.gameFile} onRead={forgetFile} onOpen={open} />
      {game ? (
        <GameView key={game.secret} game={game} session={session} onGame={onGame} />
      ) : (
        <p className="note">{problem === undefined ? words.text("board-loading") : ""}</p>
      )}
    </section>
  );
}
