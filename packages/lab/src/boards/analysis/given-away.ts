import { type JudgedAction, type Judgement, lossOf } from "../kit/judgement.js";
import { type GameRecord, lineOf } from "../record/game-record.js";

/** What is known of the move that led to a place. */
export function playedRow(
  record: GameRecord,
  judged: ReadonlyMap<number, Judgement>,
  place: number,
): JudgedAction | undefined {
  const { parent, action } = record.places[place]!;
  return judged.get(parent)?.actions.find(({ text }) => text === action?.text);
}

/** What is known to be given away by the move that led to a place; undefined if nobody can tell. */
export function playedLoss(...asked: Parameters<typeof playedRow>): number | undefined {
  const row = playedRow(...asked);
  return row && lossOf(row);
}

/** What the seats gave away in the turns in which they had a choice. */
export function givenAway(record: GameRecord, judged: ReadonlyMap<number, Judgement>, seats: number) {
  const choices = lineOf(record).flatMap((place) => {
    const before = record.places[record.places[place]!.parent]?.scene;
    if (!before || before.actions.length < 2) return [];
    const row = playedRow(record, judged, place);
    const isJudged = row !== undefined && row.behind.relation !== "unknown";
    return [{ place, seat: before.turn, isJudged, loss: row && lossOf(row) }];
  });
  const known = choices.flatMap(({ place, loss }) => (loss === undefined ? [] : [{ place, loss }]));
  return {
    /** By seat; undefined if nothing is known, which is only that it lost nothing after every choice. */
    losses: Array.from({ length: seats }, (_, seat) => {
      const own = choices.filter((choice) => choice.seat === seat);
      const loss = own.reduce((sum, { loss = 0 }) => sum + loss, 0);
      const isWhole = own.length > 0 && own.every((choice) => choice.loss !== undefined);
      return loss > 0 || isWhole ? loss : undefined;
    }),
    /** By seat: whether it had a choice. */
    chose: Array.from({ length: seats }, (_, seat) => choices.some((choice) => choice.seat === seat)),
    worst: known.toSorted((one, other) => other.loss - one.loss)[0],
    done: choices.filter(({ isJudged }) => isJudged).length,
    all: choices.length,
  };
}
