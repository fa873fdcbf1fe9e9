import type { Chance } from "../contract/chance.js";
import type { FormatPhrase } from "../contract/errors.js";
import type { StateEvaluator, VectorEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { type Figures, type Game, type Level, type Notation, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { called } from "../rules/named-error.js";
import { checkedAnswers, checkMembers } from "../rules/simultaneous-rules.js";

/**
 * The rules of a game in which players decide at the same time, at some states or at all. `simultaneousGame` turns
 * them into a `Game`.
 */
export interface SimultaneousRules<State, Action, View = State> {
  readonly name: string;
  /** `hidden` only says whether players see less than the whole state between decisions. Default false. */
  readonly facts: Facts;
  start(chance: Chance): State;
  /** The players who decide at this state, all at the same time, in increasing order; nobody if the game is over. */
  movers(state: State): readonly number[];
  /** Legal actions of one of these players, at least one, in a fixed order. */
  actions(state: State, player: number): readonly Action[];
  /**
   * The state after all of them have decided, and after all draws before the next decisions.
   * @param choices by player; undefined for players who do not decide here
   */
  play(state: State, choices: readonly (Action | undefined)[], chance: Chance): State;
  payoff(state: State): readonly number[];
  figures?(state: State): Figures;
  key?(state: State): string;
  /**
   * Text that is equal only if the rest of the game is, with all that is paid at its end: say, points and hands without
   * the order of play. An equilibrium is then computed once for all states with the same rest. Default: the key.
   */
  rest?(state: State): string;
  /** Everything that the player knows, what it saw and did before included. Default: the whole state. */
  view?(state: State, player: number): View;
  /** Required with `view`: a state that looks like this to the player; see `Game.determinize`. */
  determinize?(view: View, player: number, chance: Chance): State;
  readonly notation?: SimultaneousNotation<State, Action, View>;
  readonly evaluators?: Readonly<Record<string, StateEvaluator<State>>>;
  readonly vectorEvaluators?: Readonly<Record<string, VectorEvaluator<State>>>;
  readonly levels?: readonly Level[];
}

/** How people write positions and actions of these rules; see `Notation`. */
export interface SimultaneousNotation<State, Action, View> {
  position(state: State): string;
  parsePosition(text: string): State;
  action(state: State, action: Action): string;
  parseAction(state: State, text: string, player: number): Action;
  /** @param waiting the players who have decided, in secret, while others have not */
  draw?(state: State, format: FormatPhrase | undefined, waiting: readonly number[]): string;
  drawView?(view: View, player: number, format: FormatPhrase | undefined, waiting: readonly number[]): string;
}

/** A state of a game made by `simultaneousGame`: the rules' own, and what was chosen there in secret. */
export interface SecretChoices<State, Action> {
  readonly state: State;
  /** The player who is asked first; the others follow in their order. */
  readonly first: number;
  /** The choices so far, in the order in which the players are asked. */
  readonly chosen: readonly Action[];
}

/** What a player knows: its view of the rules' state, who has decided there, who is asked, and its own choice. */
export interface SecretView<View, Action> {
  readonly seen: View;
  /** The players who have decided, in the order in which they were asked. */
  readonly decided: readonly number[];
  /** The player who is asked, or OVER. */
  readonly turn: number;
  /** The player's own choice; empty if it has not decided. */
  readonly own: readonly Action[];
}

/**
 * A game in which the players who decide at the same time are asked one after another. No player sees what the others
 * have chosen before all have, so that no search can use it, and their decisions have the right information sets.
 *
 * Where one player decides alone, its action is played at once. Nothing else is needed from the rules: `view`,
 * `determinize`, notation and the secret of each choice follow from them.
 *
 * @throws RulesError if a member is missing or misspelt; the rules of the game throw one where an answer is wrong
 */
export function simultaneousGame<State, Action, View = State>(
  rules: SimultaneousRules<State, Action, View>,
): Game<SecretChoices<State, Action>, Action, SecretView<View, Action>> {
  type Secret = SecretChoices<State, Action>;
  checkMembers(rules);
  const { name, facts, evaluators, vectorEvaluators, notation } = rules;
  const answers = checkedAnswers<State>(name, facts);
  const moversAt = (state: State): readonly number[] =>
    answers.movers(
      state,
      called(name, "movers", state, () => rules.movers(state)),
    );
  const actionsOf = (state: State, player: number): readonly Action[] =>
    answers.actions(state, player, rules.actions(state, player));
  const order = ({ state, first }: Secret): readonly number[] => {
    const movers = moversAt(state);
    const at = movers.indexOf(first);
    return at > 0 ? [first, ...movers.filter((player) => player !== first)] : movers;
  };
  const turn = (at: Secret): number => order(at)[at.chosen.length] ?? OVER;
  const opened = (state: State): Secret => ({ state, first: moversAt(state)[0] ?? OVER, chosen: [] });
  const after = (rule: "start" | "play", next: State): Secret => opened(answers.next(rule, next));
  const viewOf = (state: State, player: number): View =>
    rules.view ? rules.view(state, player) : (state as State & View);
  const ownChoice = (at: Secret, player: number): readonly Action[] => {
    const place = order(at).indexOf(player);
    return place >= 0 ? at.chosen.slice(place, place + 1) : [];
  };
  const stateIn = (view: View, player: number, chance: Chance): State =>
    rules.determinize ? rules.determinize(view, player, chance) : (view as State & View);

  return {
    name,
    facts: { ...facts, hidden: true },
    start: (chance) => after("start", rules.start(chance)),
    turn,
    actions(at) {
      const player = turn(at);
      return player === OVER ? [] : actionsOf(at.state, player);
    },
    play(at, action, chance) {
      const { state, first, chosen } = at;
      const players = order(at);
      const all = [...chosen, action];
      if (all.length < players.length) return { state, first, chosen: all };
      const choices = Array.from({ length: facts.players }, (_, player): Action | undefined => {
        const place = players.indexOf(player);
        return place < 0 ? undefined : all[place];
      });
      return after("play", rules.play(state, choices, chance));
    },
    payoff: ({ state }) => rules.payoff(state),
    ...(rules.figures && { figures: ({ state }: Secret) => rules.figures!(state) }),
    ...(rules.key && {
      key: ({ state, first, chosen }: Secret) =>
        `${answers.text("key", state, rules.key!(state))} ${first} ${canonicalText(chosen)}`,
    }),
    view: (at, player) => ({
      seen: viewOf(at.state, player),
      decided: order(at).slice(0, at.chosen.length),
      turn: turn(at),
      own: ownChoice(at, player),
    }),
    determinize({ seen, decided, turn: asked, own }, player, chance) {
      const state = stateIn(seen, player, chance);
      const chosen = decided.map((other) =>
        other === player ? own[0]! : chance.pick(actionsOf(state, other)),
      );
      return { state, first: decided[0] ?? asked, chosen };
    },
    simultaneous: {
      isSecret: (at, player) => at.chosen.some((_, i) => order(at)[i] !== player),
      askedFirst: ({ state }: Secret, player: number) => ({ state, first: player, chosen: [] }),
      // Only where nothing else is hidden does the view say what the state is.
      ...(rules.view === undefined && {
        alone: ({ seen }: SecretView<View, Action>, player: number): Secret => ({
          state: seen as State & View,
          first: player,
          chosen: [],
        }),
        ...(rules.rest && {
          rest: ({ state, first }: Secret) => `${answers.text("rest", state, rules.rest!(state))} ${first}`,
        }),
      }),
    },
    ...(notation && { notation: notationOf(notation, { turn, order, opened }) }),
    ...(evaluators && { evaluators: ofState(evaluators) }),
    ...(vectorEvaluators && { vectorEvaluators: ofState(vectorEvaluators) }),
    ...(rules.levels && { levels: rules.levels }),
  };
}

/** Text between the position of the rules and the choices made there. */
const CHOSEN = " /";

/** Evaluators of the rules' states, for states with secret choices. */
function ofState<State, Action, Value>(
  evaluators: Readonly<Record<string, (state: State) => Value>>,
): Record<string, (at: SecretChoices<State, Action>) => Value> {
  return Object.fromEntries(
    Object.entries(evaluators).map(([name, evaluate]) => [name, ({ state }) => evaluate(state)]),
  );
}

/** How the players of a state are asked. */
interface Asking<State, Action> {
  readonly turn: (at: SecretChoices<State, Action>) => number;
  readonly order: (at: SecretChoices<State, Action>) => readonly number[];
  readonly opened: (state: State) => SecretChoices<State, Action>;
}

function notationOf<State, Action, View>(
  notation: SimultaneousNotation<State, Action, View>,
  { turn, order, opened }: Asking<State, Action>,
): Notation<SecretChoices<State, Action>, Action, SecretView<View, Action>> {
  type Secret = SecretChoices<State, Action>;
  const waitingAt = (at: Secret): readonly number[] => order(at).slice(0, at.chosen.length);
  return {
    position(at) {
      const { state, first, chosen } = at;
      const text = notation.position(state);
      const usual = opened(state).first;
      if (chosen.length === 0 && first === usual) return text;
      const choices = chosen.map((action) => ` ${notation.action(state, action)}`).join("");
      return `${text}${CHOSEN}${first === usual ? "" : first}${choices}`;
    },
    parsePosition(text) {
      const cut = text.lastIndexOf(CHOSEN);
      if (cut < 0) return opened(notation.parsePosition(text));
      const start = opened(notation.parsePosition(text.slice(0, cut)));
      const [who = "", ...choices] = text.slice(cut + CHOSEN.length).split(" ");
      let at: Secret = who === "" ? start : { ...start, first: Number(who) };
      for (const choice of choices.filter((word) => word !== "")) {
        const action = notation.parseAction(at.state, choice, turn(at));
        at = { ...at, chosen: [...at.chosen, action] };
      }
      return at;
    },
    action: ({ state }, action) => notation.action(state, action),
    parseAction: (at, text) => notation.parseAction(at.state, text, turn(at)),
    ...(notation.draw && {
      draw: (at: Secret, format?: FormatPhrase) => notation.draw!(at.state, format, waitingAt(at)),
    }),
    ...(notation.drawView && {
      drawView: ({ seen, decided }: SecretView<View, Action>, player: number, format?: FormatPhrase) =>
        notation.drawView!(seen, player, format, decided),
    }),
  };
}
