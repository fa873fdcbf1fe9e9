import type { Ctx, Game } from "boardgame.io";
import { ActivePlayers, INVALID_MOVE, PlayerView, Stage, TurnOrder } from "#boardgame.io/core";

/** Definitions as developers write them, for tests. */

/** One guess, then the die: nobody can be right more often than one time in six. */
export const guessTheDie: Game<{ right: boolean | null }> = {
  name: "guess-the-die",
  minPlayers: 1,
  setup: () => ({ right: null }),
  moves: {
    guess: ({ G, random }, face: number) => {
      G.right = random.D6() === face;
    },
  },
  endIf: ({ G }) => (G.right === null ? undefined : { winner: G.right ? "0" : "the die" }),
  ai: { enumerate: () => [1, 2, 3, 4, 5, 6].map((face) => ({ move: "guess", args: [face] })) },
};

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const ticTacToe: Game<{ cells: (string | null)[] }> = {
  name: "tic-tac-toe",
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells } }) => {
    for (const [a, b, c] of LINES)
      if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: cells[a] };
    return cells.includes(null) ? undefined : { draw: true };
  },
  // Lists occupied cells as well: the rules refuse them.
  ai: { enumerate: () => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ move: "take", args: [cell] })) },
};

/** Pig to `goal`; the turn ends by an event. */
export function pig(goal: number): Game<{ scores: number[]; gathered: number }> {
  return {
    name: "pig",
    setup: ({ ctx }) => ({ scores: new Array<number>(ctx.numPlayers).fill(0), gathered: 0 }),
    moves: {
      roll: ({ G, random, events }) => {
        const rolled = random.D6();
        G.gathered = rolled === 1 ? 0 : G.gathered + rolled;
        if (rolled === 1) events.endTurn();
      },
      hold: ({ G, ctx, events }) => {
        if (G.gathered === 0) return INVALID_MOVE;
        const player = Number(ctx.currentPlayer);
        G.scores[player] = G.scores[player]! + G.gathered;
        G.gathered = 0;
        events.endTurn();
        return undefined;
      },
    },
    endIf: ({ G }) => {
      const winner = G.scores.findIndex((score) => score >= goal);
      return winner < 0 ? undefined : { winner: `${winner}` };
    },
    ai: { enumerate: () => [{ move: "roll" }, { move: "hold" }] },
  };
}

/** The state of the next definition, `fair`. */
export interface Fair {
  coins: number[];
  log: string[];
  dice: number[];
  deck: string[];
  bids: Record<string, number>;
}

/**
 * An artificial game that uses most of the library: two phases with their own orders and hooks, dice rolled at the
 * start of a turn, a stage in which all bid at once, one with a limit that reverts, events of all kinds, moves that do
 * not count, and a plugin with data for each player.
 */
export function fair(plugins: Game["plugins"] = []): Game<Fair> {
  const note = (G: Fair, text: string): void => {
    G.log = [...G.log.slice(-5), text];
  };
  return {
    name: "fair",
    minPlayers: 3,
    plugins,
    setup: ({ ctx, random }) => ({
      coins: new Array<number>(ctx.numPlayers).fill(3),
      log: [],
      dice: [],
      deck: random.Shuffle(["a", "b", "b"]),
      bids: {},
    }),
    phases: {
      auction: {
        start: true,
        next: "market",
        onBegin: ({ G }) => note(G, "auction"),
        onEnd: ({ G }) => {
          G.bids = {};
        },
        turn: {
          order: TurnOrder.RESET,
          activePlayers: { all: "bid", maxMoves: 1 },
          stages: {
            bid: {
              moves: {
                bid: ({ G, playerID }, coins: number) => {
                  if (coins > G.coins[Number(playerID)]!) return INVALID_MOVE;
                  G.bids[playerID] = coins;
                  return undefined;
                },
              },
            },
          },
          onMove: ({ G, events, ctx }) => {
            if (Object.keys(G.bids).length === ctx.numPlayers) events.endPhase();
          },
        },
      },
      market: {
        onBegin: ({ G }) => note(G, "market"),
        next: ({ G }) => (G.coins[0]! > 3 ? "auction" : "market"),
        endIf: ({ G }) => G.log.filter((text) => text === "buy").length > 2,
        moves: {
          buy: {
            move: ({ G, ctx, random, events }) => {
              const player = Number(ctx.currentPlayer);
              if (G.coins[player] === 0) return INVALID_MOVE;
              G.coins[player]! -= 1;
              G.deck = [...G.deck.slice(1), random.D4() > 2 ? "c" : "d"];
              note(G, "buy");
              if (G.deck[0] === "c") events.setStage("haggle");
              return undefined;
            },
          },
          look: {
            noLimit: true,
            move: ({ G, ctx, events }) => {
              if (G.log.at(-1) === "look") return INVALID_MOVE;
              note(G, "look");
              events.setActivePlayers({
                others: Stage.NULL,
                minMoves: 1,
                maxMoves: 1,
                revert: true,
                ...(ctx.turn % 2 === 0 && { next: { currentPlayer: "haggle" } }),
              });
              return undefined;
            },
          },
          earn: ({ G, playerID, events, random, ...others }) => {
            const [one = 0, other = 0] = random.Die(3, 2);
            G.coins[Number(playerID)]! += one === other ? 2 : 1;
            const { player } = others as {
              player?: { get(): { earned: number }; set(value: unknown): void };
            };
            if (player) player.set({ earned: player.get().earned + 1 });
            if (one === 3) events.pass();
            if (other === 3) events.setPhase("auction");
          },
        },
        turn: {
          order: {
            first: () => 0,
            next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
            playOrder: ({ ctx }) => [...ctx.playOrder].reverse(),
          },
          onBegin: ({ G, random }) => {
            G.dice = random.Die(2, 2);
          },
          onEnd: ({ G }) => {
            G.dice = [];
          },
          minMoves: 1,
          maxMoves: 2,
          stages: {
            haggle: {
              next: "shout",
              moves: {
                haggle: ({ G, playerID, events }) => {
                  note(G, `haggle ${playerID}`);
                  events.endStage();
                },
              },
            },
            shout: {
              moves: {
                shout: ({ G, playerID, events }) => {
                  note(G, `shout ${playerID}`);
                  events.endTurn();
                },
              },
            },
          },
        },
      },
    },
    endIf: ({ G, ctx }) => {
      const rich = G.coins.findIndex((coins) => coins >= 8);
      if (rich >= 0) return { winner: `${rich}` };
      return ctx.turn > 40 ? { draw: true } : undefined;
    },
    onEnd: ({ G }) => note(G, "closed"),
    ai: {
      enumerate: (_G, ctx) => [
        ...[0, 1, 2, 3].map((coins) => ({ move: "bid", args: [coins] })),
        ...["buy", "look", "earn", "haggle", "shout"].map((move) => ({ move, args: [] })),
        { event: "endTurn" },
        { event: "setPhase", args: ["market"] },
        ...(ctx.phase === "market" ? [{ event: "endStage" }] : []),
      ],
    },
  };
}

/** Each player has one of three cards, hidden from the other; the first names the other's card or passes. */
export const peek: Game<{ hands: (number | null)[]; named: number | null }> = {
  name: "peek",
  setup: ({ random }) => {
    const [one = 0, other = 0] = random.Shuffle([1, 2, 3]);
    return { hands: [one, other], named: null };
  },
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    hands: G.hands.map((card, player) => (`${player}` === playerID || ctx.gameover ? card : null)),
  }),
  moves: {
    name: ({ G }, card: number) => {
      G.named = card;
    },
  },
  endIf: ({ G }) => (G.named === null ? undefined : { winner: G.named === G.hands[1] ? "0" : "1" }),
  ai: { enumerate: () => [1, 2, 3].map((card) => ({ move: "name", args: [card] })) },
};

/** A complete hand for what a player of `peek` sees. */
export function dealPeek(
  seen: { hands: (number | null)[]; named: number | null },
  _ctx: Ctx,
  _playerID: string,
  chance: { pick<T>(items: readonly T[]): T; shuffle<T>(cards: readonly T[]): T[] },
): { hands: (number | null)[]; named: number | null } {
  const left = chance.shuffle([1, 2, 3].filter((card) => !seen.hands.includes(card)));
  return { ...seen, hands: seen.hands.map((card) => card ?? left.pop()!) };
}

export { ActivePlayers, PlayerView };
