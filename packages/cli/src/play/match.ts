import { type Chance, canonicalText, playedAction } from "@tyche/engine";
import type { Sweep } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { boardText } from "../answers/game-text.js";
import { actionRows } from "../answers/moves.js";
import { awaitsRoll, isOver, type Place } from "../games/place.js";
import type { SearchChoice } from "../games/search-options.js";
import { wrap } from "../io/table.js";
import { paint } from "../io/terminal.js";
import { decisionAt, type SearchMeans } from "../thinking/searching.js";
import { type Thought, thinkAbout } from "../thinking/thinking.js";
import { hintText } from "./hint.js";
import type { Keyboard } from "./keyboard.js";
import type { Opponents } from "./level.js";
import { helpText, listText } from "./listing.js";
import type { Luck } from "./luck.js";
import { paintedBoard } from "./painting.js";
import { readActions } from "./reading.js";
import { type Moment, reviewText } from "./review.js";
import { betterText, type Judged, judgeOf, type TutorBorders } from "./tutor.js";
import { endingOf, openingText, resignationOf, Seats } from "./words.js";

export interface MatchOptions {
  /** The player at the keyboard; undefined if the engine plays all sides. */
  readonly human: number | undefined;
  /** Messages in the user's language. */
  readonly words: Catalogue;
  /** What the game is and how it is played, a line each; empty for a game of the user's. */
  readonly about: readonly string[];
  /** Search options of the engine. */
  readonly choice: SearchChoice;
  /** Threads for the engine's searches. */
  readonly sharing?: Pick<SearchMeans, "pool" | "deterministic">;
  /** Creates the engine's players from this position on, if it does not play at full strength. */
  readonly opponents?: (place: Place) => Opponents;
  /** Tutor thresholds; undefined: no tutor. */
  readonly tutor?: TutorBorders | undefined;
  /** Source of all chance events. */
  readonly luck: Luck;
  /** Creates the starting position of a game. */
  begin(chance: Chance): Place;
}

/** Viewer that sees everything. */
const NOBODY = -1;

/** Smaller losses round to zero in three digits. */
const LEAST_LOSS = 0.0005;

/** The outcome of the user's turn. */
type Turn = "played" | "new" | "resigned" | "left";

/** The last game, for its record. */
export interface PlayedGame {
  /** The starting state. */
  readonly beginning: unknown;
  /** All actions, without those taken back, and the states after them. */
  readonly played: readonly unknown[];
  readonly states: readonly unknown[];
  /** The player, if the game was resigned. */
  readonly resigned: number | undefined;
  /** The tutor's or a review's comments on the person's actions, by action index. */
  readonly comments: ReadonlyMap<number, string>;
}

/** A position in which the user decided, for undo. */
interface Decided {
  readonly place: Place;
  readonly played: number;
  readonly drawn: number;
  /** The action played; undefined if it cannot be judged. */
  readonly action: string | undefined;
  /** The judgement by the tutor or a review. */
  judged?: Judged | undefined;
}

/**
 * Games between a person and the engine. The engine receives the position as the person sees it and searches all chance
 * outcomes; it has no access to the generator that decides them.
 */
export class Match {
  private place!: Place;
  private beginning: unknown;
  private readonly options: MatchOptions;
  private readonly keyboard: Keyboard;
  /** The board that was shown last. */
  private shown: { readonly state: unknown; readonly drawing: string } | undefined;
  private readonly seats: Seats;
  private readonly judge: ReturnType<typeof judgeOf>;
  private opponents: Opponents | undefined;
  private readonly decided: Decided[] = [];
  private readonly record: unknown[] = [];
  private readonly reached: unknown[] = [];
  private gaveUp = false;
  /** The action of the last hint, which Enter plays. */
  private hinted: string | undefined;

  constructor(options: MatchOptions, keyboard: Keyboard) {
    this.options = options;
    this.keyboard = keyboard;
    this.begin();
    this.seats = new Seats(options.words, options.human, this.place.game.facts.players);
    this.judge = judgeOf(options.choice, options.sharing, keyboard, this.seats);
  }

  get lastGame(): PlayedGame {
    const { beginning, record: played, reached: states } = this;
    const resigned = this.gaveUp ? this.options.human : undefined;
    const comments = new Map(
      this.decided.flatMap(({ played, judged }) =>
        judged && judged.loss >= LEAST_LOSS ? [[played, betterText(judged, "was", this.words)] as const] : [],
      ),
    );
    return { beginning, played, states, resigned, comments };
  }

  /** Refuses options that do not fit the game, before anything is shown. */
  async check(): Promise<void> {
    const { choice, sharing } = this.options;
    await this.opponents?.(0);
    // A level has a method of its own.
    if (isOver(this.place) || (this.opponents && choice.algorithm === undefined)) return;
    await decisionAt(this.place, choice, { ...sharing, signal: { aborted: true } });
  }

  /** Plays games until the person stops. */
  async play(): Promise<void> {
    const { human } = this.options;
    if (human !== undefined) await this.tell(openingText(this.place, human, this.seats));
    for (;;) {
      const turn = await this.playOn();
      this.gaveUp = turn === "resigned";
      if (turn === "left") return;
      if (turn === "new") this.begin();
      else if (!(await this.end(turn === "resigned"))) return;
    }
  }

  /** Plays until the game is over or the person wants something else. */
  private async playOn(): Promise<Turn> {
    while (!isOver(this.place)) {
      if (awaitsRoll(this.place)) {
        this.step(this.actions()[0]);
        continue;
      }
      await this.keyboard.say(this.boardOrNews());
      if (this.claimable() !== undefined && this.player() === this.options.human)
        await this.tell(this.words.text("play-may-claim"));
      if (this.player() !== this.options.human) await this.engineMoves();
      else {
        const turn = await this.personMoves();
        if (turn !== "played") return turn;
      }
    }
    return "played";
  }

  /** Reports the end of a game. Returns true if the person wants to continue. */
  private async end(resigned: boolean): Promise<boolean> {
    const { keyboard } = this;
    const { human } = this.options;
    const { colour } = keyboard.terminal;
    const drawing = resigned ? "" : `\n${this.painted(this.lastBoard(), this.shown?.drawing)}`;
    const { won, text } = resigned
      ? resignationOf(this.place, this.words)
      : endingOf(this.place, human, this.seats);
    const style = won === undefined || human === undefined ? "bold" : won ? "good" : "bad";
    const over = this.words.text("play-over", { how: text });
    await keyboard.say(`${drawing}${paint(over, style, colour)}\n`);
    if (this.options.tutor && human !== undefined) await keyboard.say(await this.review());
    if (!keyboard.isPerson || human === undefined) return false;
    for (;;) {
      const line = (await keyboard.ask(`${this.words.text("play-prompt-end")}> `))?.trim().toLowerCase();
      if (line === "new") {
        this.begin();
        return true;
      }
      if (line === "undo" && this.takeBack()) return true;
      if (line === "review") {
        await keyboard.say(await this.review());
        continue;
      }
      if (line === undefined || /^(quit|exit|q)$/.test(line)) return false;
      await this.tell(this.words.text("play-help-end"));
    }
  }

  private begin(): void {
    const { luck, begin, opponents } = this.options;
    for (const list of [this.decided, this.record, this.reached]) list.length = 0;
    this.place = begin(luck);
    this.shown = undefined;
    this.beginning = this.place.state;
    this.opponents = opponents?.(this.place);
  }

  private async engineMoves(): Promise<void> {
    const actions = this.actions();
    const { place, opponents } = this;
    const claimed = place.game.claim?.(place.state);
    const isNeeded = actions.length > 1 && !opponents;
    const thought = isNeeded || claimed !== undefined ? await this.think("best") : undefined;
    if (claimed !== undefined) {
      // The value is for the player to move.
      const value = thought!.actions[0]!.value;
      if (value !== undefined && value <= place.game.payoff(claimed)[this.player()]!)
        return this.claim(claimed, this.player());
    }
    let action = actions[0];
    if (actions.length > 1) {
      action = opponents
        ? await this.thinking(async () => (await opponents(this.player())).play(place.state))
        : place.game.notation!.parseAction(place.state, playedAction(thought!, this.options.luck));
    }
    const { colour } = this.keyboard.terminal;
    const player = this.player();
    const played = this.words.text("play-plays", {
      who: this.seats.who(player),
      player,
      action: paint(this.text(action), "bold", colour),
    });
    await this.keyboard.say(`${played}\n`);
    this.step(action);
    // The search counts a claimable draw as the end of the game, so the engine claims it with its move.
    const end = this.claimable();
    if (end !== undefined) await this.claim(end, player);
  }

  /** The state after a claim has ended the game; undefined if nothing can be claimed. */
  private claimable(): unknown {
    return isOver(this.place) ? undefined : this.place.game.claim?.(this.place.state);
  }

  private async claim(end: unknown, player: number): Promise<void> {
    await this.tell(this.words.text("play-claims", { who: this.seats.who(player), player }));
    this.place = { ...this.place, state: end };
    this.reached.push(end);
  }

  private async personMoves(): Promise<Turn> {
    const { keyboard, words } = this;
    this.hinted = undefined;
    for (;;) {
      const line = (await keyboard.ask(`${words.text("play-prompt")}> `))?.trim();
      const word = line?.toLowerCase();
      if (line === undefined || /^(quit|exit|q)$/i.test(line)) {
        await keyboard.say(`${words.text("play-bye")}\n`);
        return "left";
      }
      const sweep = this.terminal?.sweeps?.find(({ name }) => name === word);
      if (word === "?" || word === "help") await keyboard.say(this.help());
      else if (word === "list") await keyboard.say(this.list());
      else if (word === "board") await keyboard.say(this.painted(this.drawing()));
      else if (word === "hint") await keyboard.say(await this.hint());
      else if (word === "new") return "new";
      else if (word === "resign") return "resigned";
      else if (word === "draw" && this.place.game.claim) {
        const end = this.claimable();
        if (end === undefined) {
          await this.tell(words.text("play-no-claim"));
          continue;
        }
        this.remember();
        await this.claim(end, this.player());
        return "played";
      } else if (word === "undo") {
        if (this.takeBack()) return "played";
        await this.tell(words.text("play-nothing-to-undo"));
      } else if (sweep) {
        if (await this.playAll(sweep)) return "played";
        await this.tell(words.text("play-nothing-for-sweep", { name: sweep.name }));
      } else {
        // A claim can be made together with the move that leads to the position.
        const isClaim = this.place.game.claim !== undefined && /\sdraw$/i.test(line);
        const typed = isClaim ? line.slice(0, -"draw".length).trim() : line;
        const found = readActions(this.place, typed, this.actions(), this.hinted, words);
        if (typeof found === "string" && word === "h") await keyboard.say(this.help());
        else if (typeof found === "string") await this.tell(found);
        else {
          const [only] = found.length === 1 ? found : [];
          const name = only === undefined || this.actions().length === 1 ? undefined : this.text(only);
          const isLookedAt = this.options.tutor !== undefined && name !== undefined;
          const judged = isLookedAt ? await this.judge(this.place, name) : undefined;
          if (judged && !(await this.confirmed(judged))) continue;
          this.remember(name, judged);
          const player = this.player();
          for (const action of found) this.step(action);
          const end = isClaim ? this.claimable() : undefined;
          if (end !== undefined) await this.claim(end, player);
          else if (isClaim) await this.tell(words.text("play-no-claim-after"));
          return "played";
        }
      }
    }
  }

  /** Plays all actions of a command as one step for undo. Returns false if there are none. */
  private async playAll(sweep: Sweep<unknown, unknown>): Promise<boolean> {
    const names: string[] = [];
    for (;;) {
      const state = isOver(this.place) ? undefined : this.place.state;
      const next = state === undefined ? [] : sweep.actions(state);
      if (next.length === 0) break;
      if (names.length === 0) this.remember();
      for (const action of next) {
        // Skip actions that an earlier one has made unnecessary.
        if (isOver(this.place) || !this.isLegal(action)) continue;
        names.push(this.text(action));
        this.step(action);
      }
    }
    if (names.length > 0) await this.tell(this.words.text("play-you-play", { actions: names }));
    return names.length > 0;
  }

  private remember(action?: string, judged?: Judged): void {
    const { place, record, options } = this;
    this.decided.push({ place, played: record.length, drawn: options.luck.drawn, action, judged });
  }

  /** Whether to play an action, according to the tutor: asks before a blunder, warns about a smaller loss. */
  private async confirmed(judged: Judged): Promise<boolean> {
    const { warn, blunder } = this.options.tutor!;
    if (judged.loss < warn) return true;
    const isBlunder = judged.loss >= blunder;
    const { words } = this;
    const text = betterText(judged, "is", words);
    await this.tell(isBlunder ? words.text("play-wait", { text }) : text);
    if (!isBlunder) return true;
    const question = `${words.text("play-prompt-sure", { action: judged.played })}> `;
    const line = (await this.keyboard.ask(question))?.trim().toLowerCase();
    const yes = words.text("play-yes");
    return line !== undefined && ["y", "yes", yes, yes.slice(0, 1)].includes(line);
  }

  /** The person's worst decisions. Decisions that no tutor has judged are judged now. */
  private async review(): Promise<string> {
    const moments: Moment[] = [];
    for (const decided of this.decided) {
      const { place, action, played } = decided;
      if (action === undefined) continue;
      decided.judged ??= await this.judge(place, action);
      const position = place.game.notation!.position(place.state);
      moments.push({ number: played + 1, judged: decided.judged, position });
    }
    const least = this.options.tutor?.warn ?? this.terminal?.tutor?.warn ?? 0;
    return reviewText(moments, least, this.keyboard.terminal.width, this.words);
  }

  /** Goes back to the person's last decision, including the dice; false if there is none. */
  private takeBack(): boolean {
    const before = this.decided.pop();
    if (!before) return false;
    this.place = before.place;
    this.record.length = before.played;
    this.reached.length = before.played;
    this.options.luck.rewind(before.drawn);
    return true;
  }

  private help(): string {
    return helpText(this.place, this.options.about, this.keyboard.terminal, this.seats);
  }

  private list(): string {
    return listText(this.place, actionRows(this.place), this.keyboard.terminal.width, this.words);
  }

  private async hint(): Promise<string> {
    const thought = await this.think("all");
    this.hinted = thought.actions[0]?.action;
    return hintText(this.place, thought, this.seats, this.keyboard.terminal.width);
  }

  private think(rank: "best" | "all"): Promise<Thought> {
    const { choice, sharing } = this.options;
    const think = () => thinkAbout(this.place, { ...choice, rank }, { ...sharing, remarks: rank === "all" });
    return rank === "all"
      ? this.keyboard.during(this.words.text("play-engine-thinks"), think)
      : this.thinking(think);
  }

  private thinking<Found>(think: () => Promise<Found>): Promise<Found> {
    const player = this.player();
    const sign = this.words.text("play-thinks", { who: this.seats.who(player), player });
    return this.keyboard.during(sign, think);
  }

  private step(action: unknown): void {
    if (isOver(this.place) || !this.isLegal(action)) return;
    const { game, state } = this.place;
    this.record.push(action);
    this.place = { ...this.place, state: game.play(state, action, this.options.luck) };
    this.reached.push(this.place.state);
  }

  private isLegal(action: unknown): boolean {
    const wanted = canonicalText(action);
    return this.actions().some((one) => one === action || canonicalText(one) === wanted);
  }

  private tell(text: string): Promise<void> {
    return this.keyboard.say(`${wrap(text, this.keyboard.terminal.width).join("\n")}\n`);
  }

  /** The board, or, if it is the same as the one shown last, the lines that are new. */
  private boardOrNews(): string {
    const { state } = this.place;
    const { shown } = this;
    const drawing = this.drawing();
    this.shown = { state, drawing };
    if (!shown || !this.terminal?.isSameBoard?.(shown.state, state))
      return `\n${this.painted(drawing, shown?.drawing)}`;
    const known = new Set(shown.drawing.split("\n"));
    const news = drawing.split("\n").filter((line) => line !== "" && !known.has(line));
    return this.painted(news.map((line) => `${line}\n`).join(""));
  }

  /** The board as the person sees it; all of it for a spectator. */
  private drawing(): string {
    return boardText(this.place, this.seats.format, this.options.human ?? NOBODY);
  }

  /** At the end everything is revealed, including what was hidden from all players. */
  private lastBoard(): string {
    const { format } = this.seats;
    const revealed = this.terminal?.revealed?.(this.place.state, this.options.luck, format);
    return revealed === undefined ? boardText(this.place, format) : `${revealed}\n`;
  }

  /** @param before the board before the last action, which is then marked */
  private painted(drawing: string, before?: string): string {
    if (!this.keyboard.terminal.colour) return drawing;
    // Alone, the player knows the action, and it may change the whole board.
    const compared = this.place.game.facts.players > 1 ? before : undefined;
    return paintedBoard(drawing, this.terminal?.colours, compared);
  }

  private get words(): Catalogue {
    return this.options.words;
  }

  private get terminal() {
    return this.place.presentation.terminal;
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
