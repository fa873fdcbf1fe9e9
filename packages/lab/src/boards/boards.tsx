import { useCallback } from "react";
import { useWords } from "../i18n/words.js";
import { Later } from "../kit/later.js";
import { useLater } from "../kit/use-later.js";
import { usePage } from "../state/context.js";
import "./boards.css";
import { OpenedFile } from "./opened-file.js";
import type { BoardLink } from "./record/board-link.js";
import { StartPage } from "./start/start-page.js";

const BOARD_PAGE = new Later(async () => (await import("./board-page.js")).BoardPage);

/** Starts loading the page of one game, which the start page does not need. */
export const beginBoardPage = (): void => BOARD_PAGE.begin();

/** The boards: all games, or the one in the address. */
export function Boards() {
  const { state: lab, dispatch } = usePage();
  const forgetFile = useCallback(() => dispatch({ type: "game-file", file: undefined }), [dispatch]);
  const open = useCallback((board: BoardLink) => dispatch({ type: "board", board, isNew: true }), [dispatch]);
  return (
    <section className="boards page">
      <OpenedFile file={lab.gameFile} onRead={forgetFile} onOpen={open} />
      {lab.board ? <Opened board={lab.board} /> : <StartPage />}
    </section>
  );
}

function Opened({ board }: { readonly board: BoardLink }) {
  const words = useWords();
  const BoardPage = useLater(BOARD_PAGE);
  return BoardPage ? <BoardPage board={board} /> : <p className="note">{words.text("board-loading")}</p>;
}
