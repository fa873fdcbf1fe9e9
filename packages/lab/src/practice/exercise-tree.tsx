import type { Catalogue } from "@tyche/messages";
import {
  type Answers,
  CROSS,
  crossedBy,
  type Exercise,
  isCross,
  type Mark,
  type Question,
  questionText,
} from "@tyche/practice";
import { formatExact } from "@tyche/trees";
import { kindName, outlineOf, type PlacedNode } from "@tyche/trees/drawing";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "../kit/button.js";
import { DEFAULT_LOOK } from "../state/state.js";
import { AriaTree } from "../trees/picture/aria-tree.js";
import { nodeParts } from "../trees/picture/describe.js";
import type { Item } from "../trees/picture/layout/fold.js";
import {
  Captions,
  Cross,
  EdgeTexts,
  edgePath,
  Levels,
  Mark as Ring,
  Shape,
} from "../trees/picture/scene/parts.js";
import {
  type ExercisePicture,
  estimateOf,
  exercisePicture,
  READABLE,
  readableFrame,
} from "./exercise-picture.js";
import { fieldId, TreeFields } from "./tree-fields.js";
import { useFrame } from "./use-frame.js";

export interface ExerciseTreeProps {
  readonly exercise: Exercise;
  readonly answers: Answers;
  /** The marks of the last check, by question. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly remarks: ReadonlyMap<string, string>;
  readonly words: Catalogue;
  readonly onAnswer: (id: string, text: string) => void;
  /** Called for Enter in a field when no other is empty. */
  readonly onReady: () => void;
}

/** Characters of answers that many keyboards do not have. */
const KEYS: Readonly<Record<Exercise["template"]["asks"], readonly string[]>> = {
  values: ["/"],
  returns: ["≥", "≤", "/", "×"],
  windows: ["−∞", "∞", ",", "/", "×"],
  intervals: [",", "/", "×"],
  trace: ["−∞", "∞", "≥", "≤", "/", "×"],
  cuts: [],
  moves: [],
};

/**
 * The tree of an exercise, entirely visible, with a field at each node or edge that is asked about; and the same ARIA
 * tree as in Explore, from whose items Enter and Space lead to the field or cross the edge out.
 */
export function ExerciseTree(props: ExerciseTreeProps) {
  const { exercise, answers, marks, remarks, words, onAnswer, onReady } = props;
  const { tree, questions, template } = exercise;
  const [selected, setSelected] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const [focused, setFocused] = useState<Question>();
  const ariaTree = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place, exercise);
  const items = useMemo(() => itemsOf(exercise), [exercise]);
  const whole = useMemo(
    () => frame && exercisePicture(exercise, items, frame, words),
    [exercise, items, frame, words],
  );
  const large = useMemo(
    () => frame && whole && isLarge && exercisePicture(exercise, items, readableFrame(whole, frame), words),
    [exercise, items, frame, whole, isLarge, words],
  );
  const picture = large || whole;
  const press = (node: number): void => {
    const question = questions.find((one) => crossedBy(tree, one) === node);
    if (!question) return;
    if (question.type === "cut" || question.type === "move")
      onAnswer(question.id, answers[question.id] === CROSS ? "" : CROSS);
    else focusField(question);
  };
  const focusField = ({ id }: Question): void => {
    rootOf(place.current!).getElementById(fieldId(id))?.focus();
  };
  const enter = ({ id }: Question): void => {
    const texts = questions.filter(({ type }) => type !== "cut" && type !== "move");
    const here = texts.findIndex((question) => question.id === id);
    const next = [...texts.slice(here + 1), ...texts.slice(0, here)].find(
      (one) => (answers[one.id] ?? "").trim() === "",
    );
    if (next) focusField(next);
    else onReady();
  };
  const isSmall = whole !== undefined && (whole.scale < READABLE || isSqueezed(whole));
  return (
    <div className="panel practice-tree">
      <div className="practice-bar">
        <span className="practice-here">
          {focused
            ? questionText(focused, tree, words)
            : template.asks === "cuts" && words.text("practice-press-to-cross")}
        </span>
        <Keys asks={template.asks} words={words} />
        {isSmall && (
          <IconButton
            icon={isLarge ? "fit" : "plus"}
            label={words.text(isLarge ? "practice-whole" : "practice-enlarge")}
            onClick={() => setLarge(!isLarge)}
          />
        )}
      </div>
      <div
        ref={place}
        className="practice-frame"
        style={{ height: frame && isLarge ? frame.height : undefined }}
      >
        <AriaTree
          tree={tree}
          items={items}
          label={words.text("practice-tree")}
          describe={(id) => describe(id, props)}
          selected={selected}
          treeRef={ariaTree}
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
            <Drawing
              picture={picture}
              exercise={exercise}
              answers={answers}
              selected={selected}
              onPress={press}
            />
            <TreeFields
              exercise={exercise}
              picture={picture}
              answers={answers}
              marks={marks}
              remarks={remarks}
              words={words}
              onAnswer={onAnswer}
              onFocus={setFocused}
              onEnter={enter}
            />
          </div>
        )}
      </div>
      {picture?.isNamed === false && <Legend picture={picture} words={words} />}
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
  readonly asks: Exercise["template"]["asks"];
  readonly words: Catalogue;
}

/** Buttons that write a character into the field that has the focus, which they leave there. */
function Keys({ asks, words }: KeysProps) {
  if (KEYS[asks].length === 0) return null;
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
      {KEYS[asks].map((sign) => (
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

interface DrawingProps {
  readonly picture: ExercisePicture;
  readonly exercise: Exercise;
  readonly answers: Answers;
  readonly selected: number;
  /** Called for a click on a node or the edge above it. */
  readonly onPress: (node: number) => void;
}

function Drawing({ picture, exercise, answers, selected, onPress }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const crossed = crossedNodes(exercise, answers);
  const isMove = exercise.template.asks === "moves";
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
      className="scene practice-scene"
      aria-hidden="true"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
    >
      <Levels levels={picture.levels} grows={picture.grows} />
      {picture.nodes.map((place) => {
        const id = place.view.node!.id;
        const state = !crossed.has(id) ? "" : isMove ? " best line" : " cut";
        return <EdgeMark key={id} place={place} state={state} />;
      })}
      {picture.nodes.map((place) => {
        const id = place.view.node!.id;
        const estimate = picture.isNamed ? undefined : estimateOf(exercise.tree, id);
        return (
          <NodeMark
            key={id}
            place={place}
            estimate={estimate && `≈${formatExact(estimate)}`}
            isSelected={id === selected}
          />
        );
      })}
    </svg>
  );
}

function crossedNodes({ questions, tree }: Exercise, answers: Answers): Set<number> {
  const crossed = questions.filter(({ id, type }) => type !== "value" && isCross(answers[id] ?? ""));
  return new Set(crossed.map((question) => crossedBy(tree, question)));
}

function EdgeMark({ place, state }: { readonly place: PlacedNode; readonly state: string }) {
  const { edge, view } = place;
  if (!edge) return null;
  return (
    <g className={`edge${state}`} data-node={view.node!.id}>
      <path d={edgePath(edge)} />
      <path className="target" d={edgePath(edge)} />
      {state === " cut" && <Cross edge={edge} />}
      <EdgeTexts edge={edge} texts={edge.texts} />
    </g>
  );
}

interface NodeMarkProps {
  readonly place: PlacedNode;
  /** An estimate for which there is no room beside the node. */
  readonly estimate: string | undefined;
  readonly isSelected: boolean;
}

function NodeMark({ place, estimate, isSelected }: NodeMarkProps) {
  const { view, x, y, inside, captions } = place;
  const node = view.node!;
  return (
    <g className={`node ${node.kind}`} data-node={node.id}>
      {isSelected && <Ring box={place} name="ring" />}
      <Shape box={place} />
      {inside && (
        <text className="value" x={x} y={y} textAnchor="middle">
          {inside.text}
        </text>
      )}
      {estimate !== undefined && (
        <text className="estimate" x={x} y={y} textAnchor="middle">
          {estimate}
        </text>
      )}
      <Captions place={place} lines={captions} room={0} />
    </g>
  );
}

/** The kinds of the nodes by shape, for a picture without room for their names. */
function Legend({ picture, words }: { readonly picture: ExercisePicture; readonly words: Catalogue }) {
  const kinds = new Map<string, PlacedNode>();
  for (const node of picture.nodes) {
    const { kind } = node.view.node!;
    if (kind !== "leaf" && !kinds.has(kind)) kinds.set(kind, node);
  }
  return (
    <p className="note practice-legend">
      {[...kinds].map(([kind, place]) => (
        <span key={kind}>
          <svg className="scene" viewBox="0 0 26 24" width="20" height="18" aria-hidden="true">
            <g className={kind}>
              <Shape box={{ shape: place.shape, x: 13, y: 12, width: 22, height: 19 }} />
            </g>
          </svg>
          {kindName(place.view.node!, words)}
        </span>
      ))}
    </p>
  );
}
