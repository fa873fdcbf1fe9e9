import type { Catalogue } from "@tyche/messages";
import {
  type Answers,
  CROSS,
  crossedBy,
  type Exercise,
  isCross,
  type Question,
  questionText,
} from "@tyche/practice";
import { formatExact } from "@tyche/trees";
import {
  draw,
  kindName,
  outlineOf,
  type PlacedNode,
  paintSvg,
  type Shape,
  type SvgElement,
} from "@tyche/trees/drawing";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "../kit/button.js";
import { TOUCH, useMedia } from "../kit/use-media.js";
import { DEFAULT_LOOK } from "../state/state.js";
import { AriaTree } from "../trees/picture/aria-tree.js";
import { nodeParts } from "../trees/picture/describe.js";
import type { Item } from "../trees/picture/layout/fold.js";
import { SvgElements } from "../trees/picture/scene/svg-elements.js";
import {
  type ExercisePicture,
  exercisePicture,
  READABLE,
  readableFrame,
  SMALLEST,
} from "./exercise-picture.js";
import { type AnsweredProps, fieldId, TreeFields } from "./tree-fields.js";
import { useFrame } from "./use-frame.js";

export interface ExerciseTreeProps extends AnsweredProps {
  /** Called for Enter in a field when no other is empty. */
  readonly onReady: () => void;
}

/** Characters of answers that many keyboards do not have. */
const KEYS: Readonly<Partial<Record<Exercise["template"]["asks"], readonly string[]>>> = {
  returns: ["≥", "≤", "/", "×"],
  windows: ["−∞", "∞", ",", "/", "×"],
  intervals: [",", "/", "×"],
  trace: ["−∞", "∞", "≥", "≤", "/", "×"],
  cuts: [],
  moves: [],
  order: ["×"],
};

/** Those that only keyboards on a screen have far away; "×" is also written "x". */
const TYPED: ReadonlySet<string> = new Set(["/", ",", "×"]);

/**
 * The tree of an exercise, entirely visible, with a field at each node or edge that is asked about; and the same ARIA
 * tree as in Explore, from whose items Enter and Space lead to the field or cross the edge out.
 */
export function ExerciseTree(props: ExerciseTreeProps) {
  const { exercise, answers, words, onAnswer, onReady } = props;
  const { tree, questions, template } = exercise;
  const [selected, setSelected] = useState(0);
  const [enlarged, setLarge] = useState<boolean>();
  const [focused, setFocused] = useState<Question>();
  const isTouch = useMedia(TOUCH);
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place, exercise);
  const items = useMemo(() => itemsOf(exercise), [exercise]);
  const whole = useMemo(() => frame && exercisePicture(exercise, frame, words), [exercise, frame, words]);
  const isLarge = enlarged ?? (whole !== undefined && whole.scale < SMALLEST);
  const large = useMemo(
    () =>
      frame && whole && isLarge ? exercisePicture(exercise, readableFrame(whole, frame), words) : undefined,
    [exercise, frame, whole, isLarge, words],
  );
  const picture = large || whole;
  const fieldOf = ({ id }: Question): HTMLElement | null =>
    rootOf(place.current!).getElementById(fieldId(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the field with the focus is in view.
  useEffect(() => {
    const slot = large?.slots.find(({ question: { id } }) => (answers[id] ?? "") === "");
    if (large && slot) place.current!.scrollLeft = slot.x * large.scale - place.current!.clientWidth / 2;
  }, [large, questions]);
  const press = (node: number): void => {
    const question = questions.find((one) => crossedBy(tree, one) === node);
    if (!question) return;
    if (question.type === "cut" || question.type === "move")
      onAnswer(question.id, answers[question.id] === CROSS ? "" : CROSS);
    else fieldOf(question)?.focus();
  };
  const enter = ({ id }: Question): void => {
    const texts = questions.filter(({ type }) => type !== "cut" && type !== "move");
    const here = texts.findIndex((question) => question.id === id);
    const next = [...texts.slice(here + 1), ...texts.slice(0, here)].find(
      (one) => (answers[one.id] ?? "").trim() === "",
    );
    if (next) fieldOf(next)?.focus();
    else onReady();
  };
  const isSmall = whole !== undefined && (whole.scale < READABLE || isSqueezed(whole));
  return (
    <div className="panel practice-tree">
      <div className="practice-bar">
        <span className="practice-here">
          {focused
            ? questionText(focused, tree, words)
            : template.asks === "cuts" && words.text("practice-press-to-cross", { isTouch })}
        </span>
        <Keys
          signs={(KEYS[template.asks] ?? ["/"]).filter((sign) => isTouch || !TYPED.has(sign))}
          words={words}
        />
        {isSmall && (
          <IconButton
            icon={isLarge ? "fit" : "plus"}
            label={words.text(isLarge ? "practice-whole" : "practice-enlarge")}
            onClick={() => setLarge(!isLarge)}
          />
        )}
      </div>
      <div ref={place} className="practice-frame">
        <AriaTree
          {...{ tree, items, selected }}
          label={words.text("practice-tree")}
          describe={(id) => describe(id, props)}
          onSelect={setSelected}
          onKey={({ key }, id) => {
            if (key !== "Enter" && key !== " ") return false;
            press(id);
            return true;
          }}
          onToggle={() => undefined}
          isOpen={() => true}
        />
        {picture && (
          <div
            className="practice-canvas"
            style={{ width: picture.width * picture.scale, height: picture.height * picture.scale }}
          >
            <Drawing {...props} picture={picture} selected={selected} onPress={press} />
            <TreeFields {...props} picture={picture} onFocus={setFocused} onEnter={enter} />
          </div>
        )}
      </div>
      {large && <MoreBeside frame={place} picture={large} words={words} />}
      {picture?.isNamed === false && <Legend picture={picture} words={words} />}
    </div>
  );
}

/** Arrows to the left and to the right of a frame. */
const ARROWS = ["←", "→"];

interface MoreBesideProps extends Pick<DrawingProps, "picture" | "words"> {
  readonly frame: RefObject<HTMLElement | null>;
}

/** How many nodes are hidden at either side of a picture that is wider than its frame; a press pans there. */
function MoreBeside({ frame, picture: { nodes, scale }, words }: MoreBesideProps) {
  const [counts, setCounts] = useState<readonly number[]>([]);
  useEffect(() => {
    const element = frame.current!;
    const count = (): void => {
      // From -1 to 1 within the frame.
      const at = (x: number): number => (2 * (x * scale - element.scrollLeft)) / element.clientWidth - 1;
      setCounts([-1, 1].map((by) => nodes.filter(({ x }) => by * at(x) > 1).length));
    };
    count();
    element.addEventListener("scroll", count);
    return () => element.removeEventListener("scroll", count);
  }, [frame, nodes, scale]);
  return (
    <div className="practice-more">
      {ARROWS.map((arrow, side) => (
        <Button
          key={arrow}
          style={{ visibility: counts[side] ? "visible" : "hidden", pointerEvents: "auto" }}
          onClick={() => frame.current!.scrollBy(side === 0 ? -200 : 200, 0)}
        >
          {arrow} {words.text("lab-picture-more", { count: counts[side] ?? 0 })}
        </Button>
      ))}
    </div>
  );
}

/** The document, or in a page of the book the shadow tree of the exercise. */
function rootOf(element: Element): Document | ShadowRoot {
  return element.getRootNode() as Document | ShadowRoot;
}

function itemsOf({ tree }: Exercise): readonly Item[] {
  const { depths } = outlineOf(tree);
  return tree.nodes.map(({ id }): Item => ({ id, parent: tree.parents[id]!, depth: depths[id]!, more: 0 }));
}

/** Whether fields are too narrow for what is written into them. */
function isSqueezed(picture: ExercisePicture): boolean {
  const { width } = readableFrame(picture, { width: 0, height: 0 });
  return width > picture.width * picture.scale * 1.5;
}

/** A node for screen readers, with the answers at it. */
function describe(id: number, { exercise, answers, marks, words }: ExerciseTreeProps): string {
  const { tree, questions } = exercise;
  const node = tree.nodes[id]!;
  const here = questions.filter((question) => crossedBy(tree, question) === id);
  const given = here.flatMap((question) => {
    const text = answers[question.id]?.trim() ?? "";
    if (text === "") return [];
    const verdict = marks.get(question.id)?.verdict;
    const isBox = question.type === "cut" || question.type === "move";
    const says = isBox
      ? words.text(question.type === "cut" ? "lab-exercises-crossed" : "practice-chosen")
      : words.text("lab-exercises-answer", { text });
    return [says, verdict && words.text(`practice-${verdict}`)];
  });
  const parts = [
    ...nodeParts(tree, id, words, DEFAULT_LOOK),
    node.kind === "leaf" && formatExact(node.value),
    ...given,
  ];
  return parts.filter(Boolean).join(", ");
}

interface KeysProps {
  readonly signs: readonly string[];
  readonly words: Catalogue;
}

/** Buttons that write a character into the field that has the focus, which they leave there. */
function Keys({ signs, words }: KeysProps) {
  if (signs.length === 0) return null;
  const write = (sign: string, button: Element): void => {
    const field = rootOf(button).activeElement;
    if (!(field instanceof HTMLInputElement) || field.type !== "text") return;
    const { selectionStart, selectionEnd, value } = field;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    field.setRangeText(sign === "," ? ", " : sign, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <fieldset className="practice-keys" aria-label={words.text("practice-keys")}>
      {signs.map((sign) => (
        <Button
          key={sign}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => write(sign, currentTarget)}
        >
          {sign}
        </Button>
      ))}
    </fieldset>
  );
}

interface DrawingProps extends Pick<AnsweredProps, "exercise" | "answers" | "words"> {
  readonly picture: ExercisePicture;
  readonly selected: number;
  /** Called for a click on a node or the edge above it. */
  readonly onPress: (node: number) => void;
}

function Drawing({ picture, exercise, answers, selected, words, onPress }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const elements = useMemo(() => {
    const crossed = crossedNodes(exercise, answers);
    const isMove = exercise.template.asks === "moves";
    const nodes = picture.nodes.map((place): PlacedNode => {
      const isCrossed = crossed.has(place.view.node!.id);
      return { ...place, view: { ...place.view, cut: isCrossed && !isMove, chosen: isCrossed && isMove } };
    });
    const { shapes } = draw({ ...picture, nodes }, { numbers: "exact", words }, selected);
    return paintSvg(shapes.flatMap(withFocus)).map(pressable);
  }, [picture, exercise, answers, selected, words]);
  useEffect(() => {
    const element = svg.current!;
    const click = (event: MouseEvent): void => {
      const mark = (event.target as Element).closest("[data-node]");
      if (mark) onPress(Number(mark.getAttribute("data-node")));
    };
    element.addEventListener("click", click);
    return () => element.removeEventListener("click", click);
  }, [onPress]);
  return (
    <svg
      ref={svg}
      className="scene practice-scene tyche-tree"
      aria-hidden="true"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
    >
      <SvgElements elements={elements} />
    </svg>
  );
}

/** The distance of the mark around the chosen node. */
const ROOM = 6;

/** The chosen node with a mark behind it, for which the layout has no room of its own. */
function withFocus(shape: Shape): Shape[] {
  if (shape.type !== "node" || !shape.isFocused) return [shape];
  const { part, of, at, size } = shape;
  const around = [size[0] + 2 * ROOM, size[1] + 2 * ROOM] as const;
  return [{ type: "mark", part, of, what: "focus", at, size: around }, shape];
}

/** An edge and its texts are pressed as the node below it, the edge on a broad target. */
function pressable(element: SvgElement): SvgElement {
  const { attributes, children } = element;
  const node = attributes["data-edge"] ?? attributes["data-handed"];
  if (node === undefined) return element;
  const [line] = children as readonly SvgElement[];
  const target = { ...line!, attributes: { ...line!.attributes, class: "target" } };
  const more = attributes["data-edge"] === undefined ? [] : [target];
  return { ...element, attributes: { ...attributes, "data-node": node }, children: [...children, ...more] };
}

function crossedNodes({ questions, tree }: Exercise, answers: Answers): Set<number> {
  const crossed = questions.filter(({ id, type }) => type !== "value" && isCross(answers[id] ?? ""));
  return new Set(crossed.map((question) => crossedBy(tree, question)));
}

/** The kinds of the nodes by shape, for a picture without room for their names. */
function Legend({ picture, words }: { readonly picture: ExercisePicture; readonly words: Catalogue }) {
  // The first node of each kind has its name.
  const kinds = new Map(picture.nodes.toReversed().map((place) => [place.view.node!.kind, place]));
  kinds.delete("leaf");
  return (
    <p className="note practice-legend">
      {[...kinds].map(([kind, place]) => (
        <span key={kind}>
          <svg className="scene" viewBox="0 0 26 24" width="20" height="18" aria-hidden="true">
            <SvgElements elements={paintSvg([sampleOf(place)])} />
          </svg>
          {kindName(place.view.node!, words)}
        </span>
      ))}
    </p>
  );
}

/** A node of a kind as in the picture, in the middle of a small one. */
function sampleOf({ shape, view }: PlacedNode): Shape {
  const place = { outline: shape, at: [13, 12], size: [22, 19] } as const;
  const state = { state: "done", isNow: false, isFocused: false, title: "" } as const;
  return { type: "node", part: "node", kind: view.node!.kind, ...place, ...state };
}
