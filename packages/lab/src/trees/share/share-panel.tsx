import type { Problem } from "@tyche/messages";
import type { Replay } from "@tyche/trees/replay";
import { useState } from "react";
import { LabError } from "../../i18n/lab-error.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { download, fileName, pngOf } from "../../kit/download.js";
import { useLab } from "../../state/context.js";
import { encodeLink } from "../../state/link.js";
import type { LabState } from "../../state/state.js";
import { tryOrNotice } from "../../state/try-or-notice.js";
import type { SearchRun } from "../run/search-run.js";
import { CopyField, FigureField } from "./copy-field.js";
import {
  drawStep,
  exportedOf,
  PICTURE_FORMATS,
  type PictureFormat,
  slidesOf,
  TREE_FORMATS,
  type TreeFormat,
  writeWhole,
} from "./export.js";
import { frameLine } from "./figure-line.js";
import { StripSheet } from "./strip-sheet.js";

/** The formats of a tree for most purposes, with those of its picture and slides at the top. */
const { json, efg, ...OTHERS } = TREE_FORMATS;
const FIRST = { json, efg };

export interface SharePanelProps {
  readonly replay: Replay;
  readonly run: SearchRun;
  readonly step: number;
}

/** Links, embedding, and files of the tree, of the current step and of the whole run. */
export default function SharePanel({ replay, run, step }: SharePanelProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const [strip, setStrip] = useState(false);
  const { title } = state.work;
  const exported = exportedOf(state, replay, words);
  const finished = run.status === "ready" ? run : undefined;

  const named = (part: string, extension: string): string => fileName(`${title || "tree"}${part}`, extension);
  const picture = (format: PictureFormat): Promise<void> =>
    tryOrNotice(dispatch, async () => {
      const { extension, type } = PICTURE_FORMATS[format];
      const drawing = drawStep(exported, step, format === "png" ? "svg" : format);
      download(named(` ${step}`, extension), format === "png" ? await pngOf(drawing) : drawing, type);
    });
  const whole = (format: TreeFormat, withRun: boolean): Promise<void> =>
    tryOrNotice(dispatch, () => {
      const { extension, type } = TREE_FORMATS[format];
      const text = writeWhole(exported, format, withRun ? finished : undefined);
      download(named(withRun ? " run" : "", extension), text, type);
    });

  return (
    <div className="share stack">
      <div className="buttons">
        <FormatButtons of="step" formats={PICTURE_FORMATS} onExport={(format) => void picture(format)} />
        <FormatButtons of="tree" formats={FIRST} onExport={(format) => void whole(format, false)} />
        <Button
          data-export="run-slides"
          disabled={!finished}
          onClick={() =>
            void tryOrNotice(dispatch, () =>
              download(named(" slides", "html"), slidesOf(exported, finished!), "text/html"),
            )
          }
        >
          {words.text("lab-share-slides")}
        </Button>
      </div>
      <LinkSection step={step} onSave={() => void whole("json", false)} />
      <section>
        <h2 className="sub">{words.text("lab-share-whole-run")}</h2>
        <div className="buttons">
          <Button data-export="run-csv" disabled={!finished} onClick={() => void whole("csv", true)}>
            {words.text("lab-share-trace")}
          </Button>
          <Button data-export="strip" onClick={() => setStrip(true)}>
            {words.text("lab-share-strip")}
          </Button>
        </div>
        <h2 className="sub">{words.text("lab-share-tree-only")}</h2>
        <div className="buttons">
          <FormatButtons of="tree" formats={OTHERS} onExport={(format) => void whole(format, false)} />
        </div>
        <p className="note">
          {words.text("lab-share-certificate", { command: "tyche solve TREE --certificate FILE" })}
        </p>
        <p className="note">
          <a href="./third-party.txt" target="_blank" rel="noopener">
            {words.text("lab-share-notices")}
          </a>
        </p>
      </section>
      {strip && <StripSheet exported={exported} onClose={() => setStrip(false)} />}
    </div>
  );
}

interface LinkSectionProps {
  readonly step: number;
  /** Saves the tree as a file, if it is too large for a link. */
  readonly onSave: () => void;
}

/** The link to what is shown, and lines that embed it in a page. */
function LinkSection({ step, onSave }: LinkSectionProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { title } = state.work;
  const link = linkTo(state);
  if ("problem" in link)
    return (
      <section>
        <h2 className="sub">{words.text("lab-share-link")}</h2>
        <p className="problem">{words.problem(link.problem)}</p>
        <Button primary onClick={onSave}>
          {words.text("lab-save-tree")}
        </Button>
      </section>
    );
  return (
    <section>
      <h2 className="sub">{words.text("lab-share-link")}</h2>
      {"share" in navigator && (
        <Button onClick={() => void tryOrNotice(dispatch, () => shareBySystem(title, link.address))}>
          {words.text("lab-share-system")}
        </Button>
      )}
      <CopyField
        label={words.text("lab-share-link")}
        text={link.address}
        action={words.text("lab-share-copy-link")}
        note={words.text("lab-share-length", { characters: link.address.length })}
        primary
      />
      <h2 className="sub">{words.text("lab-share-embed")}</h2>
      <FigureField step={step} />
      <CopyField
        label={words.text("lab-share-copy-embed")}
        text={frameLine(link.address, title || words.text("lab-title"))}
        action={words.text("lab-share-copy-embed")}
        note={words.text("lab-share-embed-note")}
      />
    </section>
  );
}

function linkTo(state: LabState): { readonly address: string } | { readonly problem: Problem } {
  try {
    return { address: `${location.origin}${location.pathname}#${encodeLink(state)}` };
  } catch (error) {
    if (error instanceof LabError) return { problem: error };
    throw error;
  }
}

/** Opens the system's share sheet. Closing it is no error. */
async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

interface FormatButtonsProps<F extends string> {
  readonly of: "step" | "tree";
  readonly formats: Readonly<Record<F, { readonly label: string }>>;
  readonly onExport: (format: F) => void;
}

function FormatButtons<F extends string>({ of, formats, onExport }: FormatButtonsProps<F>) {
  return (Object.keys(formats) as F[]).map((format) => (
    <Button key={format} data-export={`${of}-${format}`} onClick={() => onExport(format)}>
      {formats[format].label}
    </Button>
  ));
}
