import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../../tests/cases.js";
import { withWords, wordsIn } from "../../i18n/load-words.js";
import { viewOf } from "../games/views.js";
import { gameChosen } from "./rules.js";
import { type NamedAnswer, Strategies } from "./strategies.js";

const GAMES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["kuhn", {}],
  ["kuhn", { cards: "13" }],
  ["leduc", {}],
  ["liars-dice", { faces: "3" }],
  ["goofspiel", { cards: "3" }],
  ["hidden-coin", {}],
  ["hidden-coin", { variant: "asked" }],
  ["rock-paper-scissors", IS_LONG ? {} : { rounds: "3" }],
];

describe.each(GAMES)("strategies of %s %o", (name, options) => {
  it("have a name for everything that is hidden, and decisions that differ by it", async () => {
    const { game } = await gameChosen({ game: name, options });
    const view = await viewOf(name)!.load();
    await withWords(Promise.resolve(), "boards", "board-strategies");
    const words = await wordsIn("en");
    const strategies = new Strategies(game);
    const chance = seededChance(name);
    let hidden = 0;
    let state = game.start(chance);
    for (let moves = 0; moves < 8 && game.turn(state) >= 0; moves++) {
      for (const viewer of [0, 1]) {
        const answers = strategies.at(state, viewer, [], new AbortController().signal);
        const { value: answer } = (await answers.next()) as IteratorResult<NamedAnswer, void>;
        await answers.return();
        const { beliefs, sets } = answer!;
        const names = beliefs.map((belief) => view.hiddenName!(belief.state, viewer, words, options));
        // Two states that look alike are told apart, or nothing is hidden.
        expect(new Set(names).size).toBe(beliefs.length);
        if (beliefs.length > 1) expect(names).not.toContain(undefined);
        hidden = Math.max(hidden, beliefs.length);
        expect(sets.some(({ player }) => player === game.turn(state))).toBe(true);
        const decisions = sets.map(
          (set) => `${set.player} ${view.hiddenName!(set.state, 1 - set.player, words, options)}`,
        );
        expect(new Set(decisions).size).toBe(sets.length);
        for (const set of sets) expect(new Set(set.names).size).toBe(set.actions.length);
      }
      state = game.play(state, chance.pick(game.actions(state)), chance);
    }
    expect(hidden).toBeGreaterThan(1);
  });
});
