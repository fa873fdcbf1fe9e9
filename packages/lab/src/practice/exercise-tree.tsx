import type { Catalogue } from "@tyche/messages";
import type { Answers, Exercise, Verdict } from "@tyche/practice";
import { formatExact } from "@tyche/trees";
import { clip, outlineOf, type PlacedNode } from "@tyche/trees/drawing";
import { useEffect, useMemo, useRef, useState } from "react";
import { DEFAULT_LOOK } from "../state/state.js";
import { AriaTree } from "../trees/picture/aria-tree.js";
import { nodeParts } from "../trees/picture/describe.js";
import type { Item } from "../trees/picture/layout/fold.js";
import { Captions, Cross, EdgeTexts, edgePath, Levels, Mark, Shape } from "../trees/picture/scene/parts.js";
import { exercisePicture } from "./exercise-picture.js";

export interface ExerciseTreeProps {
  readonly exercise: Exercise;
  readonly answers: Answers;
  /** Nodes that are crossed out or chosen. */
  readonly crossed: ReadonlySet<number>;
  /** Verdicts of the last check, by node. */
  readonly verdicts: ReadonlyMap<number, Verdict>;
  readonly words: Catalogue;
  /** Called for a click on a node or the edge above it. */
  readonly onNode: (id: number) => void;
}

const LONGEST = 16;
/** Largest scale, for a wide place; in a narrow one the texts have 12 pixels and the picture scrolls. */
const LARGEST = 1.35;
const SMALLEST = 12 / 13;
/** As in practice.css: on a narrow page leaves are close together. */
const NARROW = "(max-width: 760px)";
const SIGNS: Readonly<Record<Verdict, string>> = { right: "✓", wrong: "✗", missing: "?" };

/**
 * The tree of an exercise with the answers as they are typed: a picture, and the same ARIA tree as in Explore. Enter
 * and Space act like a click.
 */
export function ExerciseTree(props: ExerciseTreeProps) {
  const { exercise, answers, crossed, verdicts, words, onNode } = props;
  const { tree } = exercise;
  const [selected, setSelected] = useState(0);
  const ariaTree = useRef<HTMLDivElement>(null);
  const items = useMemo(() => {
    const { depths } = outlineOf(tree);
    return tree.nodes.map(({ id }): Item => ({ id, parent: tree.parents[id]!, depth: depths[id]!, more: 0 }));
  }, [tree]);
  const describe = (id: number): string => {
    const verdict = verdicts.get(id);
    const node = tree.nodes[id]!;
    const answer = answers[`value:${id}`] ?? answers[`return:${id}`] ?? lastInterval(exercise, answers, id);
    const parts = [
      ...nodeParts(tree, id, words, DEFAULT_LOOK),
      node.kind === "leaf"
        ? formatExact(node.value)
        : answer && words.text("lab-exercises-answer", { text: answer }),
      crossed.has(id) && words.text("lab-exercises-crossed"),
      verdict && words.text(`practice-${verdict}`),
    ];
    return parts.filter(Boolean).join(", ");
  };
  const picture = useMemo(
    () => exercisePicture(exercise, items, matchMedia(NARROW).matches, words),
    [exercise, items, words],
  );
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = svg.current!;
    const click = (event: MouseEvent): void => {
      const mark = (event.target as Element).closest("[data-node]");
      if (mark) onNode(Number(mark.getAttribute("data-node")));
    };
    element.addEventListener("click", click);
    return () => element.removeEventListener("click", click);
  }, [onNode]);
  const isMove = exercise.template.asks === "moves";
  const width = Math.ceil(picture.width);
  const height = Math.ceil(picture.height);
  return (
    <>
      <AriaTree
        tree={tree}
        items={items}
        label={words.text("practice-tree")}
        describe={describe}
        selected={selected}
        treeRef={ariaTree}
        onSelect={setSelected}
        onKey={({ key }, id) => {
          if (key !== "Enter" && key !== " ") return false;
          onNode(id);
          return true;
        }}
        onToggle={() => undefined}
        isOpen={() => true}
      />
      <svg
        ref={svg}
        className="scene practice-scene"
        aria-hidden="true"
        width={width * LARGEST}
        height={height * LARGEST}
        viewBox={`0 0 ${width} ${height}`}
        style={{ minWidth: width * SMALLEST }}
      >
        <Levels levels={picture.levels} grows={picture.grows} />
        {picture.nodes.map((place) => {
          const id = place.view.node!.id;
          const state = !crossed.has(id) ? "" : isMove ? " best line" : " cut";
          return <EdgeMark key={id} place={place} state={state} window={answers[`window:${id}`]} />;
        })}
        {picture.nodes.map((place) => {
          const id = place.view.node!.id;
          return (
            <NodeMark
              key={id}
              place={place}
              answer={answers[`value:${id}`] ?? answers[`return:${id}`]}
              interval={lastInterval(exercise, answers, id)}
              verdict={verdicts.get(id)}
              isSelected={id === selected}
            />
          );
        })}
      </svg>
    </>
  );
}

/** The last interval that was entered for a child. */
function lastInterval({ questions }: Exercise, answers: Answers, id: number): string | undefined {
  const texts = questions.flatMap((question) =>
    question.type === "interval" && question.node === id ? [answers[question.id] ?? ""] : [],
  );
  return texts.findLast((text) => text.trim() !== "");
}

interface EdgeMarkProps {
  readonly place: PlacedNode;
  readonly state: string;
  readonly window: string | undefined;
}

function EdgeMark({ place, state, window }: EdgeMarkProps) {
  const { edge, view } = place;
  if (!edge) return null;
  const texts = [
    { says: "edge", text: view.probability ? formatExact(view.probability) : "" },
    { says: "window", text: clip(window ?? "", LONGEST) },
  ].filter(({ text }) => text !== "");
  return (
    <g className={`edge${state}`} data-node={view.node!.id}>
      <path d={edgePath(edge)} />
      <path className="target" d={edgePath(edge)} />
      {state === " cut" && <Cross edge={edge} />}
      <EdgeTexts edge={edge} texts={texts} />
    </g>
  );
}

interface NodeMarkProps {
  readonly place: PlacedNode;
  readonly answer: string | undefined;
  readonly interval: string | undefined;
  readonly verdict: Verdict | undefined;
  readonly isSelected: boolean;
}

function NodeMark({ place, answer, interval, verdict, isSelected }: NodeMarkProps) {
  const { view, x, y, width, height, inside, captions } = place;
  const node = view.node!;
  const written = (says: string, text: string): string => {
    if (says === "value") return node.kind === "leaf" ? text : clip(answer ?? "", LONGEST);
    return says === "window" ? clip(interval ?? "", LONGEST) : text;
  };
  return (
    <g className={`node ${node.kind}${verdict ? ` ${verdict}` : ""}`} data-node={node.id}>
      {isSelected && <Mark box={place} name="ring" />}
      <Shape box={place} />
      {inside && (
        <text className="value" x={x} y={y} textAnchor="middle">
          {written(inside.says, inside.text)}
        </text>
      )}
      <Captions
        place={place}
        lines={captions.map(({ says, text }) => ({ says, text: written(says, text) }))}
        room={0}
      />
      {verdict && (
        <text className={`verdict ${verdict}`} x={x - width / 2 - 8} y={y - height / 2} textAnchor="middle">
          {SIGNS[verdict]}
        </text>
      )}
    </g>
  );
}
