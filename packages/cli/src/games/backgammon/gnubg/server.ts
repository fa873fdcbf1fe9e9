import { createServer, type Server, type Socket } from "node:net";
import { equityOf } from "@tyche/games/backgammon";
import type { Lookahead } from "@tyche/games/backgammon/analysis";
import { type FibsBoard, formatPlay, parseFibsBoard } from "@tyche/games/backgammon/notation";
import { oneLine, systemSentence, UsageError } from "../../../io/errors.js";

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  readonly lookahead: Lookahead;
  /** Decisions looked ahead. */
  readonly depth: number;
  /** Told what goes on, one line each time. */
  readonly say: (text: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the server has been closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** Below this equity a double is worth refusing: who drops loses one point, who takes plays for two. */
const DROP_POINT = -0.5;
/** More than any question has; who sends more does not speak this language. */
const LONGEST = 4096;

/**
 * Serves GNU Backgammon's `external` players: each question is a FIBS board in a line, each answer a line with a play, an empty
 * one where nothing can be played, `roll`, `take` or `drop`. Tyche never doubles.
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

function answerOn(socket: Socket, { lookahead, depth, say }: ServerOptions): void {
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
        socket.write(`${answerTo(parseFibsBoard(line), lookahead, depth)}\n`);
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
 * What Tyche answers.
 * @throws NotationError where the board cannot be
 */
function answerTo({ points, dice, doubled }: FibsBoard, lookahead: Lookahead, depth: number): string {
  // Whoever doubled rolls next.
  if (doubled) return equityOf(lookahead.outcomes(points, depth)) < DROP_POINT ? "drop" : "take";
  if (dice === null) return "roll";
  const [best] = lookahead.rank(points, dice, depth);
  return best!.play.length === 0 ? "" : formatPlay(points, best!.play);
}

async function listening(server: Server, { port, host }: ServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      reject(new UsageError(`port ${port} cannot be listened on: ${systemSentence(error)}`));
    });
    server.listen(port, host, () => resolve());
  });
}
