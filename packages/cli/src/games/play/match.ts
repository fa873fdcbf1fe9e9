import type { Chance } from "@tyche/engine";
import { oneLine } from "../../io/errors.js";
import { table } from "../../io/table.js";
import type { SearchChoice } from "../limits.js";
import { actionRows } from "../moves.js";
import { awaitsRoll, isOver, type Place } from "../place.js";
import { actionTable, boardText, shown, unseen } from "../text.js";
import type { SearchMeans } from "../thinking/searching.js";
import { type Thought, thinkAbout } from "../thinking/thinking.js";

export interface MatchOptions {
  /** The player at the keyboard; undefined where the engine plays for all. */
  readonly human: number | undefined;
  /** How the engine thinks. */
  readonly choice: SearchChoice;
  /** Threads for the engine to think with. */
  readonly sharing?: Pick<SearchMeans, "pool" | "deterministic">;
  /** Of everything that chance does. */
  readonly chance: Chance;
}

/** Where a match is played: a terminal, or lines of a file. */
export interface Keyboard {
  say(text: string): Promise<void>;
  /** The next line that was typed; undefined where there is none any more. */
  ask(question: string): Promise<string | undefined>;
}

const HELP = `Type an action as it is listed or its number. Enter alone plays the only action there is.
  ?      list the actions
  board  draw the board
  hint   what the engine would play
  undo   take back your last action and all that came after it
  quit   end here
`;

/** No player's eyes: everything is seen. */
const NOBODY = -1;

/** How many actions a hint shows. */
const HINTS = 3;

/**
 * A game between a person and the engine. The engine is handed the position as the person sees it and searches all that
 * chance may do; the generator that decides what chance does is never within its reach.
 */
export class Match {
  private place: Place;
  private readonly options: MatchOptions;
  private readonly keyboard: Keyboard;
  /** Places at which the person decided, for undo, and how much had been played there. */
  private readonly decided: { readonly place: Place; readonly played: number }[] = [];
  private readonly record: unknown[] = [];

  constructor(place: Place, options: MatchOptions, keyboard: Keyboard) {
    this.place = place;
    this.options = options;
    this.keyboard = keyboard;
  }

  /** All actions so far, without what was taken back. */
  get played(): readonly unknown[] {
    return this.record;
  }

  /** Plays to the end, or until the person has enough. */
  async play(): Promise<void> {
    const { human } = this.options;
    if (human !== undefined) await this.keyboard.say(`You are player ${human}. Type ? for help.\n`);
    while (!isOver(this.place)) {
      if (awaitsRoll(this.place)) {
        this.step(this.actions()[0]);
        continue;
      }
      await this.keyboard.say(`\n${this.board()}`);
      if (this.player() !== human) await this.engineMoves();
      else if (!(await this.personMoves())) return;
    }
    await this.keyboard.say(`\n${boardText(this.place)}${this.result()}\n`);
  }

  private async engineMoves(): Promise<void> {
    const actions = this.actions();
    let action = actions[0];
    if (actions.length > 1) {
      const best = (await this.think("best")).actions[0]!;
      action = this.place.game.notation!.parseAction(this.place.state, best.action);
    }
    await this.keyboard.say(`player ${this.player()} plays ${this.text(action)}\n`);
    this.step(action);
  }

  /** False where the person has enough. */
  private async personMoves(): Promise<boolean> {
    const { keyboard } = this;
    for (;;) {
      const line = (await keyboard.ask("your action> "))?.trim();
      if (line === undefined || /^(quit|exit|q)$/i.test(line)) {
        await keyboard.say("Good-bye.\n");
        return false;
      }
      if (line === "?" || line === "help") await keyboard.say(`${HELP}\n${this.list()}`);
      else if (line === "board") await keyboard.say(this.board());
      else if (line === "hint") await keyboard.say(await this.hint());
      else if (line === "undo") {
        const before = this.decided.pop();
        if (before) {
          this.place = before.place;
          this.record.length = before.played;
          return true;
        }
        await keyboard.say("There is nothing to take back.\n");
      } else {
        const action = this.read(line);
        if (typeof action === "object") {
          this.decided.push({ place: this.place, played: this.record.length });
          this.step(action.action);
          return true;
        }
        await keyboard.say(`${action}\n`);
      }
    }
  }

  /** The action that a line names, or what is wrong with it. */
  private read(line: string): { readonly action: unknown } | string {
    const { game, state } = this.place;
    const actions = this.actions();
    if (line === "")
      return actions.length === 1 ? { action: actions[0] } : "Which action? Type ? for a list.";
    const notation = game.notation!;
    // Where actions are numbers themselves, as columns are, a number is the action of that name.
    try {
      return { action: notation.parseAction(state, line) };
    } catch (error) {
      const action = /^\d+$/.test(line) ? actions[Number(line) - 1] : undefined;
      return action === undefined ? oneLine((error as Error).message) : { action };
    }
  }

  private list(): string {
    return table(
      ["", "action", "position after it"],
      actionRows(this.place).map(({ action, position }, i) => [
        String(i + 1),
        action,
        position ?? unseen(this.place),
      ]),
    );
  }

  private async hint(): Promise<string> {
    const { actions, reason } = await this.think("all");
    return `${actionTable(this.place, actions.slice(0, HINTS))}${reason === undefined ? "" : `${reason}\n`}`;
  }

  private think(rank: "best" | "all"): Promise<Thought> {
    const { choice, sharing } = this.options;
    return thinkAbout(this.place, { ...choice, rank }, sharing);
  }

  private step(action: unknown): void {
    const { game, state } = this.place;
    this.record.push(action);
    this.place = { ...this.place, state: game.play(state, action, this.options.chance) };
  }

  private result(): string {
    const { game, state } = this.place;
    const payoffs = game.payoff(state);
    if (payoffs.length === 1) return `The game is over: ${shown(payoffs[0]!)}.`;
    if (game.facts.cooperative) return `The game is over: ${shown(payoffs[0]!)} for all.`;
    const best = Math.max(...payoffs);
    const winners = payoffs.flatMap((payoff, player) => (payoff === best ? [player] : []));
    if (winners.length === payoffs.length) return "The game is over: nobody has won.";
    if (winners.length > 1) return `The game is over: players ${winners.join(" and ")} have won.`;
    const [winner] = winners;
    const who = winner === this.options.human ? "you have" : `player ${winner} has`;
    return `The game is over: ${who} won${best === 1 ? "" : ` ${shown(best)} points`}.`;
  }

  /** The board as the person sees it, or all of it for one who only watches. */
  private board(): string {
    return boardText(this.place, this.options.human ?? NOBODY);
  }

  private player(): number {
    return this.place.game.turn(this.place.state);
  }

  private actions(): readonly unknown[] {
    return this.place.game.actions(this.place.state);
  }

  private text(action: unknown): string {
    return this.place.game.notation!.action(this.place.state, action);
  }
}
