import type { Phrase, SimultaneousNotation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { fieldsOf, inEnglish, plainActions } from "../kit/notation.js";
import { type GoofspielState, handOf, pointsOf } from "./state.js";
import { texts } from "./texts.js";

/** "3:1-4 2": prize 3 was won by the 4 against the 1, and prize 2 is in play. */
function position({ prizes, bids }: GoofspielState): string {
  return prizes.map((prize, i) => (bids[i] ? `${prize}:${bids[i].join("-")}` : String(prize))).join(" ");
}

/** Notation of goofspiel with this number of cards. */
export function notationOf(cards: number): SimultaneousNotation<GoofspielState, number, GoofspielState> {
  function parsePosition(text: string): GoofspielState {
    const prizes: number[] = [];
    const bids: [number, number][] = [];
    const add = (list: number[], number: number, twice: () => Error, offset: number): void => {
      if (number < 1 || number > cards)
        throw texts.notationError("goofspiel-card", { card: number, cards }, offset);
      if (list.includes(number)) throw twice();
      list.push(number);
    };
    const hands: [number[], number[]] = [[], []];
    const fields = fieldsOf(text);
    for (const [i, { text: word, offset }] of fields.entries()) {
      const parts = /^(\d{1,2})(?::(\d{1,2})-(\d{1,2}))?$/.exec(word);
      const isOpen = parts?.[2] === undefined;
      if (!parts || (isOpen && i < fields.length - 1))
        throw texts.notationError("goofspiel-round", { text: word }, offset);
      const [prize, one, other] = parts.slice(1).map(Number) as [number, number, number];
      add(prizes, prize, () => texts.notationError("goofspiel-prize-twice", { prize }, offset), offset);
      if (isOpen) continue;
      for (const [player, card] of [one, other].entries())
        add(
          hands[player]!,
          card,
          () => texts.notationError("goofspiel-card-twice", { player, card }, offset),
          offset,
        );
      bids.push([one, other]);
    }
    if (prizes.length === bids.length && bids.length < cards)
      throw texts.notationError("goofspiel-no-prize", {});
    return { prizes, bids };
  }

  function draw(
    state: GoofspielState,
    format: FormatPhrase = inEnglish,
    waiting: readonly number[] = [],
  ): string {
    const { prizes, bids } = state;
    const round = bids.length + 1;
    const isOver = bids.length === cards;
    const lines: Phrase[] = [
      isOver
        ? texts.phrase("drawn-goofspiel-over", {})
        : texts.phrase("drawn-goofspiel-prize", { prize: prizes.at(-1)!, round, rounds: cards }),
      ...[0, 1].map((player) =>
        texts.phrase("drawn-goofspiel-player", {
          who: "player",
          player,
          points: pointsOf(state, player),
          cards: handOf(state, player, cards).join(" ") || "–",
        }),
      ),
    ];
    const last = bids.at(-1);
    if (last)
      lines.push(
        texts.phrase("drawn-goofspiel-last", {
          prize: prizes[bids.length - 1]!,
          one: last[0],
          other: last[1],
        }),
      );
    for (const player of waiting) lines.push(texts.phrase("drawn-goofspiel-bid", { who: "player", player }));
    return lines.map(format).join("\n");
  }

  return {
    position,
    parsePosition,
    action: (_, card) => String(card),
    parseAction: (state, text, player) =>
      plainActions<GoofspielState, number>((at) => handOf(at, player, cards)).parseAction(state, text),
    draw,
    drawView: (view, _player, format, waiting) => draw(view, format, waiting),
  };
}
