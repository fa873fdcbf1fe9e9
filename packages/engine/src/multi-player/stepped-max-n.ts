/** Stepped version of `max-n.ts` with the same rules; see `search/top-search.ts`. */
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { TimedParts } from "../search/parts.js";
import { DEEPEST } from "../search/top-search.js";
import { type MaxN, NOBODY } from "./max-n.js";

type Steps<Result = void> = Generator<undefined, Result, void>;

/** Which parts are left to the ordinary search; see `Parts`. */
type MaxNParts = Pick<TimedParts, "isSmall" | "run" | "start" | "note">;

export class SteppedMaxN {
  private readonly search: MaxN;
  private readonly parts: MaxNParts;

  /** @param parts which parts are searched without pauses; default: those that take few milliseconds */
  constructor(search: MaxN, parts: MaxNParts = new TimedParts()) {
    this.search = search;
    this.parts = parts;
  }

  *child(move: number, depth: number, player = NOBODY, offer = 0): Steps<Float64Array> {
    const { position, payoffs } = this.search;
    position.play(move);
    yield* this.visit(1, depth, player, offer);
    position.undo();
    return payoffs[1]!;
  }

  private *visit(ply: number, depth: number, before: number, offer: number): Steps {
    const { search, parts } = this;
    const turn = search.position.turn();
    const isLeaf =
      turn === OVER || (depth === 0 && (turn !== CHANCE || search.afterstate)) || search.isPathEnd(ply, turn);
    if (isLeaf || ply >= DEEPEST || parts.isSmall(depth)) {
      parts.run(search, depth, false, () => search.visit(ply, depth, before, offer));
      yield undefined;
      return;
    }
    const start = parts.start();
    if (++search.nodes >= search.checkAt) search.checkAt = search.limits!.check(search.nodes);
    if (search.payoffs[ply] === undefined) search.room(ply);
    search.most = Number.NaN;
    if (turn === CHANCE) yield* this.average(ply, depth);
    else yield* this.choose(ply, depth, turn, before, offer);
    parts.note(search, depth, false, start);
  }

  private *choose(ply: number, depth: number, turn: number, before: number, offer: number): Steps {
    const { search } = this;
    const { position } = search;
    const moves = search.moves[ply]!;
    const count = position.moves(moves, 0);
    search.decisions++;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]!);
      yield* this.visit(ply + 1, depth - 1, i === 0 ? NOBODY : turn, best);
      position.undo();
      best = search.better(ply, turn, best);
      if (i < count - 1 && search.isCut(turn, best, before, offer)) return;
    }
    search.most = Number.NaN;
  }

  private *average(ply: number, depth: number): Steps {
    const { search } = this;
    const { position } = search;
    const outcomes = search.moves[ply]!;
    const count = search.enterChance(ply);
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      yield* this.visit(ply + 1, depth, NOBODY, 0);
      position.undo();
      search.add(ply, i);
    }
  }
}
