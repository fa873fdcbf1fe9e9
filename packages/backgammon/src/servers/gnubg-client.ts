import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { CubeRules } from "../cube/cube-rules.js";
import { formatFibsBoard, MONEY_BOARD } from "../notation/fibs-board.js";
import type { Dice } from "../rules/board.js";
import {
  cubeSettings,
  freePort,
  GnubgError,
  type GnubgProcess,
  MONEY_SETTINGS,
  playSettings,
  startGnubg,
} from "./gnubg-process.js";
import { texts } from "./texts.js";

/** How to start GNU Backgammon, and what it plays. */
export interface GnubgOptions {
  /** Search depth of its plays in GNU Backgammon's plies; 0 is the static evaluation after each play. Default 0. */
  readonly plies?: number;
  /** Name or path of the program. */
  readonly binary?: string;
  /** The cube rules; undefined: money play without the cube. */
  readonly rules?: CubeRules | undefined;
}

/** Milliseconds between attempts to connect, and the number of attempts. */
const PAUSE = 50;
const ATTEMPTS = 600;

/** A GNU Backgammon process in server mode, which answers each line sent to it with one line. Requests are queued. */
export class GnubgClient {
  private readonly process: GnubgProcess;
  private readonly socket: Socket;
  private waiting: Promise<unknown> = Promise.resolve();
  private received = "";
  private answer: ((line: string) => void) | undefined;

  private constructor(process: GnubgProcess, socket: Socket) {
    this.process = process;
    this.socket = socket;
    // Connection errors are reported by the end of the process.
    socket.on("error", () => undefined);
    socket.setEncoding("latin1").on("data", (text: string) => this.read(text));
    socket.setNoDelay(true);
  }

  /** @throws GnubgError if the process cannot be started */
  static async start({ plies = 0, binary, rules }: GnubgOptions = {}): Promise<GnubgClient> {
    const port = await freePort();
    const process = await startGnubg(
      [
        ...(rules ? cubeSettings(rules.jacoby, rules.beavers, plies) : MONEY_SETTINGS),
        ...playSettings(plies, rules !== undefined),
        `external 127.0.0.1:${port}`,
      ],
      binary,
    );
    try {
      const socket = await Promise.race([connected(port), process.ended]);
      return new GnubgClient(process, socket);
    } catch (error) {
      await process.stop();
      throw error;
    }
  }

  /**
   * Returns the play that GNU Backgammon chooses, as text; empty if no checker can move.
   *
   * @param points from the side of the player on roll
   * @throws GnubgError
   */
  async play(points: readonly number[], dice: Dice): Promise<string> {
    return this.decide(formatFibsBoard({ ...MONEY_BOARD, points, dice }));
  }

  /**
   * Returns its decision for a FIBS line: a play or a cube action.
   *
   * @throws GnubgError
   */
  async decide(line: string): Promise<string> {
    return (await this.ask(line)).trim();
  }

  /**
   * Returns the five chances (see `OUTCOMES`) and the equity of the player on roll, before the roll.
   *
   * @throws GnubgError
   */
  async evaluate(
    points: readonly number[],
    plies: number,
  ): Promise<{ readonly outcomes: readonly number[]; readonly equity: number }> {
    const line = await this.ask(
      `evaluation fibsboard ${formatFibsBoard({ ...MONEY_BOARD, points, dice: null })} plies ${plies} cubeless prune off jacobyrule off`,
    );
    const numbers = line.trim().split(/\s+/).map(Number);
    if (numbers.length !== 6 || !numbers.every(Number.isFinite))
      throw texts.error(GnubgError, "gnubg-evaluation", { line: line.trim() });
    return { outcomes: numbers.slice(0, 5), equity: numbers[5]! };
  }

  /** Ends the process. */
  async close(): Promise<void> {
    this.socket.destroy();
    await this.process.stop();
  }

  private ask(question: string): Promise<string> {
    const asked = this.waiting.then(() => {
      const answered = new Promise<string>((resolve) => {
        this.answer = resolve;
      });
      this.socket.write(`${question}\n`);
      return Promise.race([answered, this.process.ended]);
    });
    this.waiting = asked.catch(() => undefined);
    return asked.then((line) => {
      if (/^Error/i.test(line)) throw texts.error(GnubgError, "gnubg-refused", { line: line.trim() });
      return line;
    });
  }

  private read(text: string): void {
    this.received += text;
    const end = this.received.indexOf("\n");
    if (end < 0) return;
    const line = this.received.slice(0, end);
    this.received = this.received.slice(end + 1);
    this.answer?.(line);
    this.answer = undefined;
  }
}

/** Connects to the server, which needs a moment before it listens. */
async function connected(port: number): Promise<Socket> {
  for (let attempt = 1; ; attempt++) {
    const socket = connect({ port, host: "127.0.0.1" });
    try {
      await once(socket, "connect");
      return socket;
    } catch {
      socket.destroy();
      if (attempt === ATTEMPTS) throw texts.error(GnubgError, "gnubg-silent", {});
      await sleep(PAUSE);
    }
  }
}
