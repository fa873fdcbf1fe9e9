import type { Problem } from "@tyche/messages";
import type { Replay } from "@tyche/trees/replay";
import { useState } from "react";
import { LabError } from "../../i18n/lab-error.js";
import { problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { download, fileName, pngOf } from "../../kit/download.js";
import { useLab } from "../../state/context.js";
import { encodeLink } from "../../state/link.js";
import type { LabState } from "../../state/state.js";
import type { SearchRun } from "../run/search-run.js";
import {
  drawStep,
  type Exported,
  PICTURE_FORMATS,
  type PictureFormat,
  sequenceZip,
  slidesOf,
  TREE_FORMATS,
  type TreeFormat,
  writeWhole,
} from "./export.js";
import { figureLine, frameLine, MOST_FIGURE_NODES } from "./figure-line.js";
import { StripSheet } from "./strip-sheet.js";

/** The script of `<tyche-tree>`, beside the Lab (`vite.config.ts`). */
const ELEMENT = "./element/tyche-tree.js";

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
  const exported: Exported = { replay, look: state.look, title, words };
  const finished = run.status === "ready" ? run : undefined;
  const last = replay.events.length;
  const link = linkTo(state);

  const attempt = async (make: () => void | Promise<void>): Promise<void> => {
    try {
      await make();
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  const named = (part: string, extension: string): string => fileName(`${title || "tree"}${part}`, extension);
  const picture = (format: PictureFormat, at: number): Promise<void> =>
    attempt(async () => {
      const { extension, type } = PICTURE_FORMATS[format];
      const drawing = drawStep(exported, at, format === "png" ? "svg" : format);
      download(named(` ${at}`, extension), format === "png" ? await pngOf(drawing) : drawing, type);
    });
  const whole = (format: TreeFormat, withRun: boolean): Promise<void> =>
    attempt(() => {
      const { extension, type } = TREE_FORMATS[format];
      const text = writeWhole(exported, format, withRun ? finished : undefined);
      download(named(withRun ? " run" : "", extension), text, type);
    });

  return (
    <div className="share stack">
      {"problem" in link ? (
        <section>
          <h2 className="sub">{words.text("lab-share-link")}</h2>
          <p className="problem">{words.problem(link.problem)}</p>
          <Button primary onClick={() => void whole("json", false)}>
            {words.text("lab-save-tree")}
          </Button>
        </section>
      ) : (
        <section>
          <h2 className="sub">{words.text("lab-share-link")}</h2>
          {"share" in navigator && (
            <Button onClick={() => void attempt(() => shareBySystem(title, link.address))}>
              {words.text("lab-share-system")}
            </Button>
          )}
          <CopyField
            label={words.text("lab-share-link")}
            text={link.address}
            action={words.text("lab-share-copy-link")}
            note={words.text("lab-share-length", { characters: link.address.length })}
            primary
            attempt={attempt}
          />
          <h2 className="sub">{words.text("lab-share-embed")}</h2>
          {state.work.tree.nodes.length <= MOST_FIGURE_NODES && (
            <CopyField
              label={words.text("lab-share-embed")}
              text={figureLine(
                { ...state, tree: state.work.tree, step },
                new URL(ELEMENT, document.baseURI).href,
              )}
              action={words.text("lab-share-copy-element")}
              note={words.text("lab-share-element-note")}
              attempt={attempt}
            />
          )}
          <CopyField
            label={words.text("lab-share-copy-embed")}
            text={frameLine(link.address, title || words.text("lab-title"))}
            action={words.text("lab-share-copy-embed")}
            note={words.text("lab-share-embed-note")}
            attempt={attempt}
          />
        </section>
      )}
      <section>
        <h2 className="sub">{words.text("lab-share-this-step")}</h2>
        <div className="buttons">
          <FormatButtons
            of="step"
            formats={PICTURE_FORMATS}
            onExport={(format) => void picture(format, step)}
          />
        </div>
        <h2 className="sub">{words.text("lab-share-whole-run")}</h2>
        <div className="buttons">
          <FormatButtons
            of="run"
            formats={PICTURE_FORMATS}
            onExport={(format) => void picture(format, last)}
          />
          <Button data-export="run-csv" disabled={!finished} onClick={() => void whole("csv", true)}>
            {words.text("lab-share-trace")}
          </Button>
          <Button
            data-export="run-zip"
            onClick={() =>
              void attempt(() => download(named(" steps", "zip"), sequenceZip(exported), "application/zip"))
            }
          >
            {words.text("lab-share-sequence")}
          </Button>
          <Button
            data-export="run-slides"
            disabled={!finished}
            onClick={() =>
              void attempt(() => {
                if (finished) download(named(" slides", "html"), slidesOf(exported, finished), "text/html");
              })
            }
          >
            {words.text("lab-share-slides")}
          </Button>
          <Button data-export="strip" onClick={() => setStrip(true)}>
            {words.text("lab-share-strip")}
          </Button>
        </div>
        <h2 className="sub">{words.text("lab-share-tree-only")}</h2>
        <div className="buttons">
          <FormatButtons of="tree" formats={TREE_FORMATS} onExport={(format) => void whole(format, false)} />
        </div>
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

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly action: string;
  /** Shown until the text is copied. */
  readonly note: string;
  readonly primary?: boolean;
  readonly attempt: (action: () => Promise<void>) => Promise<void>;
}

/** A text with a button that copies it. */
function CopyField({ label, text, action, note, primary, attempt }: CopyFieldProps) {
  const words = useWords();
  const [copied, setCopied] = useState("");
  const copy = (): Promise<void> =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    });
  return (
    <>
      <div className="buttons">
        <input readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
        <Button primary={primary} onClick={() => void copy()}>
          {action}
        </Button>
      </div>
      <p className="note" role="status">
        {copied === text ? words.text("lab-share-copied") : note}
      </p>
    </>
  );
}

interface FormatButtonsProps<F extends string> {
  readonly of: "step" | "run" | "tree";
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
