import { type GameRecord, playGame, RecordedGame, randomPlayer, replay } from "@tyche/arena";
import { createOpponent, type Game, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { cantStop, dieBetting, sealedAuction, yahtzee } from "../../../engine/test/levelled-games.js";
import { pig as pigOf } from "../../../engine/test/sample-games.js";

type AnyGame = Game<unknown, unknown>;

const pig = pigOf(30) as unknown as AnyGame;
const GAMES = [pig, cantStop(), dieBetting, sealedAuction(6), yahtzee(2)] as unknown as readonly AnyGame[];

/** What a file or a server makes of a record. */
const stored = <Action>(record: GameRecord<Action>): GameRecord<Action> => JSON.parse(JSON.stringify(record));

describe("a recorded game", () => {
  it.each(GAMES.map((game) => [game.name, game] as const))(
    "%s: replays to the same states, whoever chose the actions",
    (name, game) => {
      for (let number = 0; number < cases(10, 2); number++) {
        const choose = seededChance(`${name} ${number}`);
        const played = new RecordedGame(game, `seed ${number}`);
        const states = [played.state];
        while (!played.isOver && states.length < 200)
          states.push(played.play(choose.pick(game.actions(played.state))));
        expect(replay(game, stored(played.record))).toEqual(states);
      }
    },
  );

  it("has the dice of a match with the same seed", async () => {
    const game = pig;
    const played = new RecordedGame(game, "a match");
    const chosen: unknown[] = [];
    const random = randomPlayer();
    const noting = {
      ...random,
      move: undefined,
      choose: (seen: never) => chosen[chosen.push(random.choose(seen)) - 1],
    };
    const seats = [noting, { ...noting }] as never;
    const { payoffs } = await playGame(game, seats, { seed: "a match", opening: 0 });
    for (const action of chosen) played.play(action);
    expect(played.isOver).toBe(true);
    expect(game.payoff(played.state)).toEqual(payoffs);
  });

  it("shows what an opponent saw, and is refused where it cannot be of this game", async () => {
    const game = pig;
    const played = new RecordedGame(game, "x");
    const opponent = createOpponent(game, { level: 10, time: Number.POSITIVE_INFINITY });
    for (let i = 0; i < 5; i++) played.play(await opponent.play(played.state));
    const { record } = played;
    expect(replay(game, record)).toHaveLength(6);
    expect(() => replay(game, { ...record, version: 2 })).toThrow(
      "The record is of pig in version 2, not of pig in version 1.",
    );
    expect(() => replay({ ...game, name: "sow" }, record)).toThrow(
      "The record is of pig in version 1, not of sow",
    );
    expect(() => replay(game, { ...record, actions: ["fly"] })).toThrow(
      'pig: "fly" is not a legal action after 0 actions.',
    );
    expect(() => played.play("fly")).toThrow('"fly" is not a legal action after 5 actions');
  });
});
