import {
  type AnswerTable,
  type Copy,
  drawingOf,
  headOf,
  originTexts,
  recipeText,
  type SheetLayout,
  type Worksheet,
} from "@tyche/practice";
import { writeTree } from "@tyche/trees";
import { classes } from "../kit/button.js";
import { PrintSheet } from "../kit/dialog.js";
import { svgAddress } from "../kit/download.js";

export interface WorksheetPageProps {
  readonly sheet: Worksheet;
  readonly copy: Copy;
  readonly layout: SheetLayout;
  readonly onClose: () => void;
}

/** A worksheet over the page, for printing. */
export function WorksheetPage({ sheet, copy, layout, onClose }: WorksheetPageProps) {
  const { spec, words, items } = sheet;
  const title = words.text("worksheet-title", { copy });
  const { seed, licence } = originTexts(sheet);
  return (
    <PrintSheet title={title} onClose={onClose}>
      <p>
        {seed} <small>({recipeText(spec)})</small>
      </p>
      {copy === "blank" && (
        <p className="worksheet-line">
          <span>{words.text("worksheet-person")}</span>
          <span className="worksheet-answer" />
        </p>
      )}
      {items.map((item, i) => {
        const { exercise, task, table } = item;
        const { name, about } = headOf(item, i + 1, words);
        const { text } = writeTree(exercise.tree, "svg", {
          ...drawingOf(exercise, copy, words),
          title: name,
        });
        return (
          <section key={name} className={classes("worksheet-item", layout)}>
            <h2>
              {name} <small>({about})</small>
            </h2>
            <p>{words.paragraph(task)}</p>
            <img src={svgAddress(text)} alt={name} />
            <Answers table={table} copy={copy} />
          </section>
        );
      })}
      <p className="worksheet-licence">{licence}</p>
    </PrintSheet>
  );
}

function Answers({ table, copy }: { readonly table: AnswerTable; readonly copy: Copy }) {
  const { head, rows } = table;
  const written = (text: string): string => (copy === "blank" ? "" : text === "x" ? "×" : text);
  if (head.length === 0) {
    return rows.map(([name, answer]) => (
      <p key={name!.text} className="worksheet-line">
        <span>{name!.text}</span>
        <b className="worksheet-answer">{written(answer!.text)}</b>
      </p>
    ));
  }
  return (
    <table className="worksheet-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row
              .filter(({ isAnswer }) => !isAnswer)
              .map(({ text }) => text)
              .join(" ")}
          >
            {row.map(({ text, isAnswer }, column) => (
              <td key={head[column]} className={isAnswer ? "worksheet-cell" : undefined}>
                {isAnswer ? written(text) : text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
