import { TycheError } from "@tyche/engine";
import type { CubeLookahead, RatedAction } from "../analysis/cube-lookahead.js";
import { type CubeRules, type CubeState, cubeRules, NEW_CUBE } from "../cube/cube-rules.js";
import { xgidPlace } from "../cube/fibs-place.js";
import { checkBoard } from "../notation/notation.js";
import { parsePositionId } from "../notation/position-id.js";
import { BACKGAMMON, BAR, type BackgammonPlayer, type Dice, OFF, type Play, rollOf } from "../rules/board.js";

/** The words that begin a command of the arena's protocol. */
const COMMANDS: ReadonlySet<string> = new Set([
  "isready",
  "newgame",
  "newsession",
  "setscore",
  "setcube",
  "setturn",
  "setoption",
  "set",
  "get",
  "keys",
  "position",
  "dice",
  "go",
]);

/**
 * The commands that describe the decision, each with those whose effect it undoes. After a refused one "go" has no
 * answer until it is given again or undone.
 */
const DESCRIBING: ReadonlyMap<string, readonly string[]> = new Map([
  ["newgame", ["setcube", "setturn", "position", "dice"]],
  ["newsession", ["setscore"]],
  ["setscore", []],
  ["setcube", []],
  ["setturn", []],
  ["position", ["dice"]],
  ["dice", []],
]);

/** What "go" can be asked for; "depth" is the first word of a question that names nothing. */
const ROLES: ReadonlySet<string> = new Set(["chequer", "cube", "turn", "depth"]);

/** Maximum search depth, in decisions. */
const DEEPEST = 4;

/** A command that fails: the protocol's error code, and the reason in words. */
class Refusal extends Error {
  readonly code: "bad_command" | "bad_value" | "bad_state" | "unsupported";

  constructor(code: Refusal["code"], detail: string) {
    super(detail);
    this.code = code;
  }
}

/**
 * The engine's side of the Universal Backgammon Interface as the arena bgci speaks it (versions 0.1 and 0.2,
 * github.com/bungogood/bgci): match, position, dice and question are separate commands. The players are p0 and p1.
 */
export class UbgiArena {
  private readonly lookahead: CubeLookahead;
  private depth: number;
  private rules: CubeRules = cubeRules();
  private score: readonly [number, number] = [0, 0];
  private crawford = false;
  private cube = 1;
  private owner: BackgammonPlayer | null = null;
  private turn: BackgammonPlayer = 0;
  private dice: Dice | null = null;
  /** The describing commands that were refused and not given again. */
  private readonly refused = new Set<string>();
  /** Makes the rules and the state at the position; undefined before a position. */
  private place: (() => ReturnType<typeof xgidPlace>) | undefined;

  constructor(lookahead: CubeLookahead, depth: number) {
    this.lookahead = lookahead;
    this.depth = depth;
  }

  /** The lines that follow the engine's name and version after "ubgi". */
  introduction(): string[] {
    return ["proto 0.2", ...this.keys(), "ubgiok"];
  }

  /** The answers to a command; undefined if it is not part of this protocol. */
  answer(line: string): readonly string[] | undefined {
    const [command = "", ...words] = line.split(/\s+/);
    if (!COMMANDS.has(command)) return undefined;
    try {
      const answers = this.obey(command, words);
      for (const done of [command, ...(DESCRIBING.get(command) ?? [])]) this.refused.delete(done);
      return answers;
    } catch (error) {
      if (DESCRIBING.has(command)) this.refused.add(command);
      if (error instanceof Refusal) return [`error ${error.code} ${error.message}`];
      if (error instanceof TycheError) return [`error bad_value ${error.message}`];
      throw error;
    }
  }

  private obey(command: string, words: readonly string[]): readonly string[] {
    switch (command) {
      case "isready":
        return ["readyok"];
      case "newgame":
        this.cube = 1;
        this.owner = null;
        this.turn = 0;
        this.dice = null;
        this.place = undefined;
        return [];
      case "newsession":
        this.session(words);
        return [];
      case "setscore": {
        const most = this.rules.length === 0 ? 99_999 : this.rules.length - 1;
        this.setScore([numberIn(words[0], 0, most), numberIn(words[1], 0, most)]);
        return [];
      }
      case "setcube":
        this.setCube(words);
        return [];
      case "setturn":
        this.turn = playerIn(words[0]);
        return [];
      case "setoption":
        if (words[0] !== "name" || words[2] !== "value") throw expected("setoption name NAME value VALUE");
        this.set(words[1] ?? "", words[3] ?? "");
        return [];
      case "set":
        this.set(words[0] ?? "", words[1] ?? "");
        return [];
      case "get":
        return [`value ${words[0] ?? ""} ${this.valueOf(words[0] ?? "")}`];
      case "keys":
        return this.keys();
      case "position":
        this.position(words);
        return [];
      case "dice":
        this.dice = rollOf(numberIn(words[0], 1, 6), numberIn(words[1], 1, 6));
        return [];
      default:
        return this.go(words);
    }
  }

  private keys(): string[] {
    return [
      `key engine.ply int 1..${DEEPEST} ${this.depth} search depth in decisions`,
      "key game.variant enum backgammon backgammon",
    ];
  }

  private set(key: string, value: string): void {
    if (key === "engine.ply") this.depth = numberIn(value, 1, DEEPEST);
    else if (key !== "game.variant" && key !== "Variant") throw new Refusal("unsupported", key);
    else if (value.toLowerCase() !== "backgammon")
      throw new Refusal("bad_value", `${key} must_be backgammon`);
  }

  private valueOf(key: string): string {
    if (key === "engine.ply") return String(this.depth);
    if (key === "game.variant") return "backgammon";
    throw new Refusal("unsupported", key);
  }

  /** `type match length 7`, `type money jacoby on`; `crawford on` is the Crawford rule, which all matches have. */
  private session(words: readonly string[]): void {
    const told = pairsIn(words, ["type", "length", "jacoby", "crawford"]);
    const isMatch = told.type === "match";
    if (!isMatch && told.type !== "money") throw expected("newsession type money|match [length N]");
    const length = isMatch ? numberIn(told.length, 1, 99_999) : 0;
    this.rules = cubeRules({ length, jacoby: !isMatch && told.jacoby === "on" });
    this.score = [0, 0];
    this.crawford = false;
  }

  /** The protocol does not say which game is the Crawford game: the first one with a player who needs one point. */
  private setScore(score: readonly [number, number]): void {
    const { length } = this.rules;
    const isNear = (points: readonly number[]): boolean => length > 1 && points.includes(length - 1);
    if (score.join() !== this.score.join()) this.crawford = isNear(score) && !isNear(this.score);
    this.score = score;
  }

  private setCube(words: readonly string[]): void {
    const { value, owner } = pairsIn(words, ["value", "owner"]);
    const cube = numberIn(value, 1, this.rules.limit);
    if (!Number.isInteger(Math.log2(cube))) throw new Refusal("bad_value", "the cube must_be a power of 2");
    this.cube = cube;
    this.owner = owner === undefined || owner === "center" ? null : playerIn(owner);
  }

  private position([format, ...words]: readonly string[]): void {
    this.dice = null;
    if (format === "gnubgid") {
      const id = words[0]?.split(":")[0] ?? "";
      const points = parsePositionId(id);
      checkBoard(BACKGAMMON, points);
      this.place = () => ({ rules: this.rules, state: this.stateAt(points) });
    } else if (format === "xgid") {
      const place = xgidPlace(words.join(" "));
      this.dice = place.state.dice;
      this.place = () => place;
    } else throw expected("position gnubgid|xgid TEXT");
  }

  /** The state with the player on roll as player 0. */
  private stateAt(points: readonly number[]): CubeState {
    const { turn, cube, owner, score, crawford } = this;
    return {
      ...NEW_CUBE,
      points,
      player: 0,
      dice: null,
      cube,
      owner: owner === null ? null : owner === turn ? 0 : 1,
      score: turn === 0 ? score : [score[1], score[0]],
      crawford,
      result: 0,
    };
  }

  private go(words: readonly string[]): readonly string[] {
    const asked = words[0] === "role" ? words.slice(1) : words;
    const [role = "chequer"] = asked;
    const at = asked.indexOf("depth");
    const depth = at < 0 ? this.depth : numberIn(asked[at + 1], 1, DEEPEST);
    if (!ROLES.has(role)) throw new Refusal("unsupported", `go ${role}`);
    if (!this.place) throw new Refusal("bad_state", "missing position");
    if (this.refused.size > 0) throw new Refusal("bad_state", `refused: ${[...this.refused].join(" ")}`);
    const { rules, state } = this.place();
    const best = (dice: Dice | null): RatedAction =>
      this.lookahead.rank(rules, { ...state, dice }, depth)[0]!;
    const cube = (): string => (best(null).action === "double" ? "double" : "nodouble");
    const move = (): string => {
      if (!this.dice) throw new Refusal("bad_state", "missing dice");
      const { action } = best(this.dice);
      if (typeof action === "string" || action.length === 0) return "pass";
      return stepsOf(action);
    };
    if (role === "cube") return [`bestcube ${cube()}`];
    if (role === "turn") return [`bestturn cube=${cube()} move=${move()}`];
    return [`bestmove ${move()}`];
  }
}

/** Formats a play with one move per step, in an order in which they can be played. */
export function stepsOf(play: Play): string {
  return play.map(({ from, to }) => `${from === BAR ? "bar" : from}/${to === OFF ? "off" : to}`).join(" ");
}

function expected(form: string): Refusal {
  return new Refusal("bad_command", `expected: ${form}`);
}

function numberIn(word: string | undefined, low: number, high: number): number {
  const value = Number(word);
  if (word === undefined || !/^\d{1,9}$/.test(word) || value < low || value > high)
    throw new Refusal("bad_value", `${(word ?? "nothing").slice(0, 20)} must_be ${low}..${high}`);
  return value;
}

function playerIn(word: string | undefined): BackgammonPlayer {
  if (word === "p0") return 0;
  if (word === "p1") return 1;
  throw new Refusal("bad_value", `${(word ?? "nothing").slice(0, 20)} must_be p0|p1`);
}

/** Words in pairs of a name and a value. */
function pairsIn<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): { readonly [Key in Name]?: string } {
  const pairs: { [Key in Name]?: string } = {};
  for (let i = 0; i < words.length; i += 2) {
    const name = names.find((known) => known === words[i]);
    if (name === undefined || words[i + 1] === undefined) throw expected(`${names.join("|")} VALUE`);
    pairs[name] = words[i + 1]!;
  }
  return pairs;
}
