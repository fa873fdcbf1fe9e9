import { createServer, type Server, type Socket } from "node:net";
import type { CubeLookahead } from "../analysis/cube-lookahead.js";
import { type ResignedKind, rightResignation } from "../analysis/resignation.js";
import { type FibsTerms, fibsPlace } from "../cube/fibs-place.js";
import { parseFibsBoard } from "../notation/fibs-board.js";
import { formatPlay } from "../notation/move-notation.js";

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly lookahead: CubeLookahead;
  /** Search depth in decisions. */
  readonly depth: number;
  /** Rules agreed for the session that are not part of the requests. */
  readonly terms?: Pick<FibsTerms, "jacoby" | "beavers" | "cube">;
  /** Whether to resign lost games as soon as that costs nothing. Default true. */
  readonly resigns?: boolean;
  /** Receives log messages. */
  readonly say: (text: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the server has been closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** Minimum search depth in decisions before a game is resigned. */
const SURE_DEPTH = 2;

/** GNU Backgammon's names for the results that can be resigned. */
const RESIGNED_WORDS: Readonly<Record<ResignedKind, string>> = { 1: "normal", 2: "gammon", 3: "backgammon" };

/** Line limit in characters; a longer line cannot be a request. */
const LONGEST = 4096;

/**
 * Serves GNU Backgammon's `external` players. Each request is a FIBS board in one line; each answer is one line: a play
 * (empty if no checker can move), `roll`, `double`, `take`, `drop`, `beaver` or `resign`, whichever is best at the
 * score and cube of the request. Resignations by the other side are never asked about: GNU Backgammon itself accepts a
 * resigned backgammon for the player and declines anything less.
 *
 * @throws Error with the system's code if it cannot listen on the port
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
        say(`A question is not understood: ${(error as Error).message}`);
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
 * Returns the function that answers the requests of one session in turn. It learns which sign marks its own checkers
 * from requests that only the player on roll receives.
 *
 * @throws NotationError, GameOptionError if the board is impossible
 */
function answers({ lookahead, depth, terms, resigns = true }: ServerOptions): (line: string) => string {
  let ownSide: boolean | undefined;
  /**
   * The last position in which it offered to resign. If the same position is requested again, possibly after the roll,
   * the offer was declined.
   */
  let resigned: { readonly place: string; readonly kind: ResignedKind } | undefined;
  return (line) => {
    const board = parseFibsBoard(line, "gnubg");
    const { doubled, positive } = board;
    if (!doubled) ownSide = positive;
    const isAsked = ownSide === undefined ? undefined : ownSide === positive;
    const { rules, state } = fibsPlace(board, { ...terms, ...(isAsked !== undefined && { isAsked }) });
    // Never double a beaver again: the limit is agreed in the session and is not part of the request.
    const best = (decisions: number) =>
      lookahead.rank(rules, state, decisions).find((row) => row.action !== "raccoon")!;
    const { action, equity } = best(depth);
    const { points, cube, score } = state;
    const place = JSON.stringify([points, cube, score, positive]);
    const refused = resigned?.place === place ? resigned.kind : 0;
    const right = (worth: number): ResignedKind | undefined =>
      rightResignation(rules, { ...state, refused }, worth);
    let kind = resigns ? right(equity) : undefined;
    // Do not resign on a static evaluation, which may round a gammon chance of 1/1000 to 0.
    if (kind !== undefined && depth < SURE_DEPTH) kind = right(best(SURE_DEPTH).equity);
    if (kind !== undefined) resigned = { place, kind };
    if (kind !== undefined) return `resign ${RESIGNED_WORDS[kind]}`;
    if (typeof action !== "string") return action.length === 0 ? "" : formatPlay(state.points, action);
    return action === "pass" ? "drop" : action;
  };
}

async function listening(server: Server, { port, host }: ServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}
