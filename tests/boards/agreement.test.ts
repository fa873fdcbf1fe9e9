import { decide } from "@tyche/engine";
import { expect, test } from "vitest";
import { tyche } from "../../packages/cli/test/harness.js";
import { GAMES } from "../../packages/lab/src/boards/games/games.js";
import { judgementOf } from "../../packages/lab/src/boards/kit/judgement.js";
import type { Scene } from "../../packages/lab/src/boards/record/scene.js";
import { questionAt } from "../../packages/lab/src/boards/workers/question.js";
import { Referee } from "../../packages/lab/src/boards/workers/referee.js";
import { gameChosen } from "../../packages/lab/src/boards/workers/rules.js";
import { cases } from "../cases.js";

const BOARD_GAMES = GAMES.map(({ name }) => name);

/** Rules with which a depth of two decisions is quick. */
const SMALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  minesweeper: { size: "3x3", mines: "2" },
  "pac-man": { layout: "trap" },
};
/** The search depth, as the engine's option and as the command's. */
const toDepth = (depth: number) => ({ limits: { depth }, flags: ["--depth", `${depth}`] });
/** For hidden information: samples, equally many on both sides, with the default seed. */
const SAMPLES = { limits: { settings: { simulations: 200 } }, flags: ["--simulations", "200"] };
/** Methods that search the whole game. */
const WHOLE = { limits: {}, flags: [] };
const LOOKS: Readonly<Record<string, { readonly limits: object; readonly flags: readonly string[] }>> = {
  "2048": toDepth(1),
  minesweeper: WHOLE,
  blackjack: WHOLE,
};
/** Rules of the page that differ from the command's defaults. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  blackjack: ["--hole", "later"],
  minesweeper: ["--start", "modern"],
};

interface Told {
  readonly actions: readonly { readonly action: string; readonly value: number }[];
}

test.each(BOARD_GAMES)(
  "the board of %s shows what `tyche think` says with the same settings",
  async (game) => {
    const options = SMALL[game] ?? {};
    const named = await gameChosen({ game, options });
    const { facts } = named.game;
    const referee = new Referee(named);
    const { limits, flags } = LOOKS[game] ?? (facts.hidden ? SAMPLES : toDepth(2));
    const asked = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const places = [referee.start("agreement"), ...[1, 2].map((seed) => referee.drawn(`${seed}`))];
    for (const scene of places.slice(0, cases(3, 2)) as Scene[]) {
      const { time: _, ...question } = questionAt(referee.sheet, scene, 0);
      const decision = await decide(named.game, scene.state, { ...question, ...limits });
      const judged = judgementOf({ facts }, scene, decision);
      const line = [
        "think",
        game,
        ...asked,
        ...(RULES[game] ?? []),
        "--position",
        scene.text,
        ...flags,
        "--json",
      ];
      const { code, out, err } = await tyche(line);
      expect({ line, code, err }).toEqual({ line, code: 0, err: "" });
      // Both show values from the side of the player to move.
      const told = new Map((JSON.parse(out) as Told).actions.map(({ action, value }) => [action, value]));
      expect(judged.actions.map(({ text }) => text).sort(), scene.text).toEqual([...told.keys()].sort());
      for (const { text, value } of judged.actions)
        expect(value, `${scene.text}: ${text}`).toBeCloseTo(told.get(text)!, 10);
    }
  },
);
