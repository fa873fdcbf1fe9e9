import { createServer, type Server, type Socket } from "node:net";
import { type CubeLookahead, type ResignedKind, rightResignation } from "@tyche/games/backgammon/analysis";
import { type FibsTerms, fibsPlace, formatPlay, parseFibsBoard } from "@tyche/games/backgammon/notation";
import { oneLine, systemProblem, UsageError } from "../../../io/errors.js";

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  readonly lookahead: CubeLookahead;
  /** Decisions looked ahead. */
  readonly depth: number;
  /** What is agreed at that table and not told in its questions. */
  readonly terms?: Pick<FibsTerms, "jacoby" | "beavers" | "cube">;
  /** Whether lost games are resigned, as soon as that gives nothing away. Default true. */
  readonly resigns?: boolean;
  /** Told what goes on, one line each time. */
  readonly say: (text: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the server has been closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** Decisions looked ahead before a game is resigned, at least. */
const SURE_DEPTH = 2;

/** As GNU Backgammon calls what is resigned. */
const RESIGNED_WORDS: Readonly<Record<ResignedKind, string>> = {
  1: "normal",
  2: "gammon",
  3: "backgammon",
};

/** More than any question has; who sends more does not speak this language. */
const LONGEST = 4096;

/**
 * Serves GNU Backgammon's `external` players: each question is a FIBS board in a line, each answer a line with a play, an empty
 * one where nothing can be played, `roll`, `double`, `take`, `drop`, `beaver` or `resign`, by what is best at the score and with the cube that
 * it tells. Resignations of the other side are never asked about: GNU Backgammon accepts a backgammon in the player's place and declines less.
 *
 * @throws UsageError where the port cannot be had
 */
export async function serveGnubg(options: ServerOptions): Promise<RunningServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    answerOn(socket, options);
  });
  await listening(server, options);
  const { port } = server.address() as { port: number };
  const closed = new Promise<void>((resolve) => {
    server.once("close", resolve);
  });
  return {
    port,
    closed,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function answerOn(socket: Socket, options: ServerOptions): void {
  const { say } = options;
  const answer = answers(options);
  say("GNU Backgammon has come.");
  let received = "";
  socket.setEncoding("latin1").setNoDelay(true);
  socket.on("error", () => undefined);
  socket.on("close", () => say("GNU Backgammon has gone."));
  socket.on("data", (text: string) => {
    received += text;
    for (let end = received.indexOf("\n"); end >= 0; end = received.indexOf("\n")) {
      // Each line is followed by a NUL.
      const line = received.slice(0, end).replaceAll("\0", "").trim();
      received = received.slice(end + 1);
      if (line === "") continue;
      try {
        socket.write(`${answer(line)}\n`);
      } catch (error) {
        say(`A question is not understood: ${oneLine((error as Error).message)}`);
        socket.destroy();
        return;
      }
    }
    if (received.length > LONGEST) {
      say("What comes is no question of GNU Backgammon.");
      socket.destroy();
    }
  });
}

/**
 * What Tyche answers to one question after another of a table. Which numbers are its own is learned from questions that only the
 * player on roll is asked.
 *
 * @throws NotationError, GameOptionError where the board cannot be
 */
function answers({ lookahead, depth, terms, resigns = true }: ServerOptions): (line: string) => string {
  let ownSide: boolean | undefined;
  /** Where a resignation was offered last: where the same place is asked about again, after the roll perhaps, it was declined. */
  let resigned: { readonly place: string; readonly kind: ResignedKind } | undefined;
  return (line) => {
    const board = parseFibsBoard(line, "gnubg");
    const { doubled, positive } = board;
    if (!doubled) ownSide = positive;
    const isAsked = ownSide === undefined ? undefined : ownSide === positive;
    const { rules, state } = fibsPlace(board, { ...terms, ...(isAsked !== undefined && { isAsked }) });
    // A beaver is not turned again: how often that may be is agreed there and not told here.
    const best = (decisions: number) =>
      lookahead.rank(rules, state, decisions).find((row) => row.action !== "raccoon")!;
    const { action, equity } = best(depth);
    const { points, cube, score } = state;
    const place = JSON.stringify([points, cube, score, positive]);
    const refused = resigned?.place === place ? resigned.kind : 0;
    const right = (worth: number): ResignedKind | undefined =>
      rightResignation(rules, { ...state, refused }, worth);
    let kind = resigns ? right(equity) : undefined;
    // A game is not given up on a word about the board alone, which may call a gammon of one in a thousand none.
    if (kind !== undefined && depth < SURE_DEPTH) kind = right(best(SURE_DEPTH).equity);
    if (kind !== undefined) resigned = { place, kind };
    if (kind !== undefined) return `resign ${RESIGNED_WORDS[kind]}`;
    if (typeof action !== "string") return action.length === 0 ? "" : formatPlay(state.points, action);
    return action === "pass" ? "drop" : action;
  };
}

async function listening(server: Server, { port, host }: ServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      const problem = systemProblem(error);
      reject(
        new UsageError("gnubg-port", { port, problem }, `cannot listen on port ${port}: ${problem.message}`),
      );
    });
    server.listen(port, host, () => resolve());
  });
}
