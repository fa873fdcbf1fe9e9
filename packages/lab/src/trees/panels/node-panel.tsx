import { formatExact, nameOf, type Tree, type Value } from "@tyche/trees";
import { kindName } from "@tyche/trees/drawing";
import { type RefObject, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { SelectField, TextField } from "../../kit/field.js";
import { useLab } from "../../state/context.js";
import { EDIT_KINDS, type Edit, ownPayoff } from "../model/edit.js";
import { KindMark } from "./kind-mark.js";

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
  const field = (type: Extract<Edit, { readonly text: string }>["type"], label: string, value: string) => (
    <DraftField
      key={`${type}-${id}`}
      label={label}
      value={value}
      onDone={(text) => edit({ type, node: id, text })}
    />
  );
  return (
    <div className="stack">
      <h2>
        <KindMark kind={node.kind} />
        {node.kind === "player" ? kindName(node, words) : words.text(`kind-${node.kind}`)} {name}
      </h2>
      <div className="fields">
        {node.kind !== "player" && (
          <SelectField
            beside
            ref={first}
            label={words.text("lab-node-kind")}
            value={node.kind}
            options={EDIT_KINDS}
            text={(kind) => words.text(`kind-${kind}`)}
            onChoose={(kind) => edit({ type: "kind", node: id, kind })}
          />
        )}
        {field("label", words.text("lab-node-label"), node.label ?? "")}
        {node.kind !== "leaf" ? (
          field(
            "estimate",
            words.text("lab-node-estimate"),
            node.estimate ? formatExact(ownPayoff(tree, id, node.estimate)) : "",
          )
        ) : node.payoffs ? (
          <p className="note">{words.text("lab-node-payoffs")}</p>
        ) : (
          field("value", words.text("lab-node-value"), formatExact(ownPayoff(tree, id)))
        )}
        {parent &&
          parent.kind !== "leaf" &&
          field("action", words.text("lab-node-action"), parent.actions?.[index] ?? "")}
        {parent &&
          parent.kind !== "leaf" &&
          !hasPayoffs(tree) &&
          field("pay", words.text("lab-node-pay"), payText(parent.edgePayoffs?.[index]?.[0]))}
        {parent?.kind === "chance" &&
          field("probability", words.text("lab-node-probability"), formatExact(parent.probabilities[index]!))}
      </div>
      {problem && (
        <p className="problem" role="alert">
          ✕ {problem}
        </p>
      )}
      <div className="buttons">
        <Button onClick={() => edit({ type: "add", node: id })}>{words.text("lab-node-add")}</Button>
        <Button disabled={!parent} onClick={() => edit({ type: "delete", node: id })}>
          {words.text("lab-node-remove")}
        </Button>
        <Button disabled={index <= 0} onClick={() => edit({ type: "move", node: id, by: -1 })}>
          {words.text("lab-node-left")}
        </Button>
        <Button
          disabled={!parent || index >= parent.children.length - 1}
          onClick={() => edit({ type: "move", node: id, by: 1 })}
        >
          {words.text("lab-node-right")}
        </Button>
        <Button disabled={node.kind === "leaf"} onClick={() => edit({ type: "mirror", node: id })}>
          {words.text("lab-node-mirror")}
        </Button>
        <Button onClick={() => dispatch({ type: "copy", node: id })}>{words.text("lab-node-copy")}</Button>
        <Button
          disabled={!state.clipboard}
          onClick={() => state.clipboard && edit({ type: "paste", node: id, subtree: state.clipboard })}
        >
          {words.text("lab-node-paste")}
        </Button>
        {node.kind === "chance" && (
          <Button onClick={() => edit({ type: "equal", node: id })}>{words.text("lab-node-equal")}</Button>
        )}
      </div>
      <p className="note">{words.text("lab-node-keys")}</p>
    </div>
  );
}

function hasPayoffs(tree: Tree): boolean {
  return tree.nodes.some((node) => node.kind === "leaf" && node.payoffs !== undefined);
}

function payText(pay: Value | undefined): string {
  return pay && pay.n !== 0n ? formatExact(pay) : "";
}

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDone: (text: string) => void;
}

/** A text field that takes effect on Enter or on leaving it. Escape restores the old text. */
function DraftField({ label, value, onDone }: DraftFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const finish = (): void => {
    if (text !== value) onDone(text);
  };
  return (
    <TextField
      beside
      label={label}
      value={text}
      spellCheck={false}
      onText={setText}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
        if (key === "Escape") setText(value);
      }}
    />
  );
}
