import { TreeBuilder } from "../model/build.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import { Cursor, isBlank } from "./cursor.js";
import type { RootKind } from "./document.js";
import { Numerals } from "./numerals.js";
import { belowList, rootTurn, type Turn } from "./turn.js";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;

/**
 * Reads the parentheses in which the minimax visualizer of CMU's course 15-150 saves its trees: a node is "(", its
 * children, ")", and a leaf is "(", its payoff, ")", as in ((3)(17)). A child may also be a bare number, and blanks are
 * allowed anywhere between: ((3 17) (2 12)). So (3) is a leaf, and a node with one leaf is ((3)).
 */
export function readParentheses(text: string, root?: RootKind): Tree {
  return new Parentheses(text).tree(rootTurn(root));
}

class Parentheses extends Cursor {
  private readonly builder = new TreeBuilder();
  private readonly numerals = new Numerals();
  private readonly open: { readonly at: number; readonly turn: Turn }[] = [];

  tree(root: Turn): Tree {
    if (this.next() !== OPEN) throw this.expected(["("]);
    do {
      const code = this.next();
      const parent = this.open.at(-1);
      if (code === OPEN) {
        if (!this.leaf()) this.enter(parent ? belowList(parent.turn) : root);
      } else if (code === CLOSE) {
        this.builder.close({ at: parent!.at });
        this.open.pop();
        this.at++;
      } else if (code === COMMA) {
        throw new TreeError("tree-comma", {}, this.at);
      } else if (Number.isNaN(code)) {
        throw new TreeError("tree-never-closed", { mark: "(" }, parent!.at);
      } else {
        this.number();
      }
    } while (this.open.length > 0);
    this.finish();
    return this.builder.finish();
  }

  private enter(turn: Turn): void {
    this.builder.open(turn.list!, undefined, this.at);
    this.open.push({ at: this.at, turn });
    this.at++;
  }

  /** Reads "(", a number, ")"; returns false and does not move if anything else follows. */
  private leaf(): boolean {
    const start = this.at++;
    this.next();
    const at = this.at;
    const text = this.takeUntil(endsNumber);
    if (text !== "" && this.next() === CLOSE) {
      this.builder.leaf(this.numerals.value(text, at), { at: start });
      this.at++;
      return true;
    }
    this.at = start;
    return false;
  }

  private number(): void {
    const { at } = this;
    this.builder.leaf(this.numerals.value(this.takeUntil(endsNumber), at), { at });
  }
}

function endsNumber(code: number): boolean {
  return code === OPEN || code === CLOSE || code === COMMA || isBlank(code);
}
