import { formatExact, type Node, nameOf, paidOnTheWay, type Tree, type Value } from "@tyche/trees";
import { kindName } from "@tyche/trees/drawing";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";
import { EDIT_KINDS, type Edit } from "../state/edit.js";
import { KindMark } from "./kind-mark.js";

/** Fields for all properties of the selected node. */
export function NodePanel({ first }: { readonly first: RefObject<HTMLSelectElement | null> }) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { tree } = state.work;
  const id = state.selected;
  const node = tree.nodes[id] ?? tree.root;
  const parent = tree.nodes[tree.parents[id]!];
  const index = parent ? parent.children.findIndex((child) => child.id === id) : -1;
  const edit = (change: Edit): void => dispatch({ type: "edit", edit: change });
  const problem =
    state.notice?.type === "problem" && state.notice.problem.id.startsWith("lab-edit-")
      ? words.problem(state.notice.problem)
      : undefined;
  const name = id === 0 && node.label === undefined ? words.text("lab-node-root") : nameOf(tree, id);
  return (
    <section className="node-panel" aria-label={words.text("lab-panels-node")}>
      <h2>
        <KindMark kind={node.kind} />
        {node.kind === "player" ? kindName(node, words) : words.text(`kind-${node.kind}`)} {name}
      </h2>
      <div className="fields">
        {node.kind !== "player" && (
          <label className="field">
            <span className="name">{words.text("lab-node-kind")}</span>
            <select
              ref={first}
              value={node.kind}
              onChange={(event) =>
                edit({ type: "kind", node: id, kind: event.target.value as (typeof EDIT_KINDS)[number] })
              }
            >
              {EDIT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words.text(`kind-${kind}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Field
          key={`label-${id}`}
          name={words.text("lab-node-label")}
          value={node.label ?? ""}
          onDone={(text) => edit({ type: "label", node: id, text })}
        />
        <ValueField tree={tree} node={node} onDone={(type, text) => edit({ type, node: id, text })} />
        {parent && parent.kind !== "leaf" && (
          <Field
            key={`action-${id}`}
            name={words.text("lab-node-action")}
            value={parent.actions?.[index] ?? ""}
            onDone={(text) => edit({ type: "action", node: id, text })}
          />
        )}
        {parent && parent.kind !== "leaf" && !hasPayoffs(tree) && (
          <Field
            key={`pay-${id}`}
            name={words.text("lab-node-pay")}
            value={formatPay(parent.edgePayoffs?.[index]?.[0])}
            onDone={(text) => edit({ type: "pay", node: id, text })}
          />
        )}
        {parent?.kind === "chance" && (
          <Field
            key={`p-${id}`}
            name={words.text("lab-node-probability")}
            value={formatExact(parent.probabilities[index]!)}
            onDone={(text) => edit({ type: "probability", node: id, text })}
          />
        )}
      </div>
      {problem && (
        <p className="problem" role="alert">
          ✕ {problem}
        </p>
      )}
      <div className="buttons">
        <Tool onClick={() => edit({ type: "add", node: id })}>{words.text("lab-node-add")}</Tool>
        <Tool disabled={!parent} onClick={() => edit({ type: "delete", node: id })}>
          {words.text("lab-node-remove")}
        </Tool>
        <Tool disabled={index <= 0} onClick={() => edit({ type: "move", node: id, by: -1 })}>
          {words.text("lab-node-left")}
        </Tool>
        <Tool
          disabled={!parent || index >= parent.children.length - 1}
          onClick={() => edit({ type: "move", node: id, by: 1 })}
        >
          {words.text("lab-node-right")}
        </Tool>
        <Tool disabled={node.kind === "leaf"} onClick={() => edit({ type: "mirror", node: id })}>
          {words.text("lab-node-mirror")}
        </Tool>
        <Tool onClick={() => dispatch({ type: "copy", node: id })}>{words.text("lab-node-copy")}</Tool>
        <Tool
          disabled={!state.clipboard}
          onClick={() => state.clipboard && edit({ type: "paste", node: id, subtree: state.clipboard })}
        >
          {words.text("lab-node-paste")}
        </Tool>
        {node.kind === "chance" && (
          <Tool onClick={() => edit({ type: "equal", node: id })}>{words.text("lab-node-equal")}</Tool>
        )}
      </div>
      <p className="note">{words.text("lab-node-keys")}</p>
    </section>
  );
}

function hasPayoffs(tree: Tree): boolean {
  return tree.nodes.some((node) => node.kind === "leaf" && node.payoffs !== undefined);
}

function formatPay(pay: Value | undefined): string {
  return pay && pay.n !== 0n ? formatExact(pay) : "";
}

function Tool(props: {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="tool" disabled={props.disabled} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

/** A leaf's own payoff, or an estimate, without the payoffs of the edges above it. */
function ValueField(props: {
  readonly tree: Tree;
  readonly node: Node;
  readonly onDone: (type: "value" | "estimate", text: string) => void;
}) {
  const { tree, node, onDone } = props;
  const way = paidOnTheWay(tree)?.[node.id]?.[0];
  const own = (total: Value): string => formatExact(way ? total.sub(way) : total);
  const words = useWords();
  if (node.kind !== "leaf") {
    return (
      <Field
        key={`estimate-${node.id}`}
        name={words.text("lab-node-estimate")}
        value={node.estimate ? own(node.estimate) : ""}
        onDone={(text) => onDone("estimate", text)}
      />
    );
  }
  if (node.payoffs) return <p className="note">{words.text("lab-node-payoffs")}</p>;
  return (
    <Field
      key={`value-${node.id}`}
      name={words.text("lab-node-value")}
      value={own(node.value)}
      onDone={(text) => onDone("value", text)}
    />
  );
}

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onDone: (text: string) => void;
}

/** A text field that takes effect on Enter or on leaving it. Escape restores the old text. */
function Field({ name, value, onDone }: FieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const finish = (): void => {
    if (text !== value) onDone(text);
  };
  return (
    <label className="field">
      <span className="name">{name}</span>
      <input
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish();
          if (event.key === "Escape") setText(value);
        }}
      />
    </label>
  );
}
