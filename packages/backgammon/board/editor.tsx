import { formatPositionId } from "@tyche/backgammon/notation";
import {
  type AnyBoardEditor,
  boardEditor,
  choiceField,
  DIE_FACES,
  type Draft,
  type EditorField,
  fieldsOf,
  numberField,
  seatField,
} from "../../lab/src/boards/kit/board-editor.js";
import { checkersOnBoard, seenBy } from "../src/rules/board.js";
import type { State } from "./backgammon-state.js";
import { BoardPicture, Checker } from "./board-picture.js";
import { isTray, placeName } from "./board-views.js";
import { layoutOf, OTHER_BAR, OWN_BAR } from "./layout.js";

const CUBES = Array.from({ length: 7 }, (_, power) => String(2 ** power));

const pointsOf = ({ cells }: Draft): number[] => cells.map(Number);
const written = (count: number): string => (count === 0 ? "" : String(count));
const put = (draft: Draft, point: number, count: number): Draft => ({
  ...draft,
  cells: draft.cells.with(point, written(count)),
});
const signOf = (piece: string): number => (piece === "0" ? 1 : -1);

/** The board of an XGID, player 0 at the bottom: one letter per point, capitals for player 0. */
function xgidBoard(points: readonly number[]): string {
  return points
    .map((count) => (count === 0 ? "-" : String.fromCharCode(count > 0 ? 64 + count : 96 - count)))
    .join("");
}

/** Fields of an XGID that are fixed for a game: Crawford or Jacoby rule, match length, highest cube. */
function termsOf(position: string): readonly string[] {
  return position.split(/\s/)[0]!.split(":").slice(7);
}

/**
 * The editor: checkers by point, seen from player 0 at the bottom. @param checkersBy number for each side, by the
 * options
 */
export function backgammonEditor(
  checkersBy: (options: Readonly<Record<string, string>>) => number,
): AnyBoardEditor {
  return boardEditor<State>({
    isStacked: true,
    draftOf: ({ state: { points, player, dice, cube, owner, score, crawford } }) => ({
      cells: points.map(written),
      fields: fieldsOf({
        player,
        first: dice?.[0] ?? "",
        second: dice?.[1] ?? "",
        ...(cube !== undefined && {
          cube,
          owner: owner ?? "",
          score0: score?.[0] ?? 0,
          score1: score?.[1] ?? 0,
          crawford: crawford ? "on" : "",
        }),
      }),
    }),
    textOf(draft, { position }) {
      const { player, first, second, cube, owner, score0, score1, crawford } = draft.fields;
      const points = pointsOf(draft);
      const dice = `${first}${second}`;
      if (cube === undefined)
        return [formatPositionId(seenBy(points, player === "1" ? 1 : 0)), dice, player === "1" ? "p1" : ""]
          .filter((word) => word !== "")
          .join(" ");
      const [rule, length, limit] = termsOf(position);
      const sign = (seat: string | undefined): string => (seat === "" ? "0" : seat === "0" ? "1" : "-1");
      return `XGID=${[
        xgidBoard(points),
        Math.log2(Number(cube)),
        sign(owner),
        sign(player),
        dice || "00",
        score0,
        score1,
        length === "0" ? rule : crawford === "on" ? 1 : 0,
        length,
        limit,
      ].join(":")}`;
    },
    put(draft, point, piece, { options }) {
      const sign = signOf(piece);
      const held = pointsOf(draft)[point]!;
      // Each bar belongs to one side.
      if (point === (sign > 0 ? OTHER_BAR : OWN_BAR)) return draft;
      if (checkersOnBoard(seenBy(pointsOf(draft), sign > 0 ? 0 : 1)) >= checkersBy(options)) return draft;
      return put(draft, point, Math.sign(held) === sign ? held + sign : sign);
    },
    topOf(draft, point) {
      const count = pointsOf(draft)[point]!;
      return count === 0 ? undefined : count > 0 ? "0" : "1";
    },
    without(draft, point) {
      const count = pointsOf(draft)[point]!;
      return put(draft, point, count - Math.sign(count));
    },
    useLook(draft, { options }, { seats, words }) {
      const layout = layoutOf(false);
      const points = pointsOf(draft);
      const checkers = checkersBy(options);
      const off = [
        checkers - checkersOnBoard(seenBy(points, 0)),
        checkers - checkersOnBoard(seenBy(points, 1)),
      ] as const;
      const facts = { points, off, bottom: 0, isBottom: true, seats, words, marks: [] } as const;
      const dice = [draft.fields.first, draft.fields.second].filter((face) => face !== "");
      const { cube, owner, player } = draft.fields;
      const faces = [["", words.text("board-editor-not-rolled")] as const, ...DIE_FACES];
      const score = words.text("board-editor-score");
      const most = Number(options.match ?? 0);
      const cubeFields = [
        choiceField("cube", words.text("backgammon-editor-cube"), CUBES),
        choiceField("owner", words.text("backgammon-editor-owner"), [
          ["", words.text("backgammon-editor-middle")],
          ...seats.map((seat, index) => [String(index), seat] as const),
        ]),
      ];
      const matchFields: readonly EditorField[] = [
        numberField("score0", words.text("board-named", { name: score, text: seats[0]! }), most),
        numberField("score1", words.text("board-named", { name: score, text: seats[1]! }), most),
        { name: "crawford", label: words.text("backgammon-editor-crawford"), kind: "check" },
      ];
      return {
        className: "bg-cells",
        rows: layout.rows.map((row) =>
          row.map((place) => ({ ...(!isTray(place) && { cell: place }), name: placeName(place, facts) })),
        ),
        pieces: ([0, 1] as const).map((seat) => ({
          id: String(seat),
          name: seats[seat]!,
          left: off[seat],
          picture: (
            <svg viewBox="-21 -21 42 42" aria-hidden="true">
              <Checker seat={seat} radius={layout.radius} />
            </svg>
          ),
        })),
        fields: [
          seatField(words, seats),
          choiceField("first", words.text("backgammon-editor-die", { number: 1 }), faces),
          choiceField("second", words.text("backgammon-editor-die", { number: 2 }), faces),
          ...(cube === undefined ? [] : cubeFields),
          ...(cube === undefined || most === 0 ? [] : matchFields),
        ],
        frame: (grid) => (
          <div className="bg">
            <div className="bg-board">
              <BoardPicture
                {...{ layout, points, off }}
                bottom={0}
                dice={dice.map((face) => ({ face: Number(face), isUsed: false }))}
                diceSeat={player === "1" ? 1 : 0}
                cube={
                  cube === undefined
                    ? undefined
                    : {
                        value: Number(cube),
                        place: owner === "" ? "middle" : owner === "0" ? "own" : "other",
                        isOffered: false,
                        isShown: false,
                      }
                }
                mover={0}
              />
              {grid}
            </div>
          </div>
        ),
      };
    },
  });
}
