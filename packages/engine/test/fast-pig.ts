import { mix32 } from "../src/chance/sfc32.js";
import { OVER } from "../src/contract/game.js";
import { CHANCE, type Position } from "../src/contract/position.js";
import type { PigState } from "./sample-games.js";

/** Set between a roll and its die. */
const ROLLING = 1 << 22;

/** Pig on integers, so that a million states take seconds: packed as total + 128 (other + 128 (own + 128 player)). */
export class FastPig implements Position {
  readonly width = 6;
  private readonly target: number;
  private readonly path = new Int32Array(4096);
  private length = 0;
  private code: number;

  constructor(target: number, [own, other, total, player]: PigState) {
    this.target = target;
    this.code = total + 128 * (other + 128 * (own + 128 * player));
  }

  turn(): number {
    const { code, target } = this;
    if (code & ROLLING) return CHANCE;
    if (((code >> 14) & 127) + (code & 127) >= target || ((code >> 7) & 127) >= target) return OVER;
    return code >> 21;
  }
  moves(into: Int32Array, from: number): number {
    into[from] = 0;
    into[from + 1] = 1;
    return (this.code & 127) > 0 ? 2 : 1;
  }
  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    for (let i = 0; i < 6; i++) into[from + i] = i + 1;
    probabilities.fill(1 / 6, from, from + 6);
    return 6;
  }
  play(move: number): void {
    const { code } = this;
    this.path[this.length++] = code;
    const rolling = (code & ROLLING) !== 0;
    if (!rolling && move === 0) this.code = code | ROLLING;
    else if (rolling && move > 1) this.code = (code & ~ROLLING) + move;
    else {
      const banked = ((code >> 14) & 127) + (rolling ? 0 : code & 127);
      const player = (code >> 21) & 1;
      this.code = 128 * (banked + 128 * (((code >> 7) & 127) + 128 * (1 - player)));
    }
  }
  undo(): void {
    this.code = this.path[--this.length]!;
  }
  payoff(player: number): number {
    const { code, target } = this;
    const mover = code >> 21;
    const winner = ((code >> 14) & 127) + (code & 127) >= target ? mover : 1 - mover;
    return player === winner ? 1 : 0;
  }
  hashLow(): number {
    return mix32(this.code);
  }
  hashHigh(): number {
    return this.code;
  }
  copy(): Position {
    const twin = new FastPig(this.target, [0, 0, 0, 0]);
    twin.path.set(this.path);
    twin.length = this.length;
    twin.code = this.code;
    return twin;
  }
}
