/**
 * The same connect four in the npm library minimaxer 3.2.3 (D. Weston): the cost of a search in which every node is an
 * object with its own copy of the board. The rules are those of `connect-four-boards.ts`, with the library's fastest
 * way to generate children, so that it visits the same nodes.
 */
import { Negamax, NegamaxOpts, Node } from "minimaxer";
import { type Board, drop, emptyBoard, evaluateBoard, freeColumns, isOver } from "./connect-four-boards.js";

// The library's constants, which its type declarations contain only as `const enum`.
const ROOT = 0;
const INNER = 1;
const LEAF = 2;
const MAX = 1;
const ALPHA_BETA = 1;

/** Alpha-beta from the empty board: number of nodes created. */
export function minimaxerConnectFour(depth: number): { nodes: number } {
  const options = new NegamaxOpts();
  options.depth = depth;
  options.pruning = ALPHA_BETA;
  options.genBased = true;
  const root = new Node<Board, number, number>(ROOT, emptyBoard(), -1, 0, MAX);
  const search = new Negamax<Board, number, number>(root, options);
  search.GetMoves = ({ gamestate }) => freeColumns(gamestate);
  search.CreateChildNode = ({ gamestate }, column) => {
    const board = drop(gamestate, column);
    return new Node<Board, number, number>(isOver(board) ? LEAF : INNER, board, column, 0);
  };
  search.EvaluateNode = ({ gamestate }) => evaluateBoard(gamestate);
  search.evaluate();
  return { nodes: search.nodeCount };
}
