import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { problemFrom } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import type { Replay } from "../run/replay.js";
import type { SearchRun } from "../run/search-run.js";
import { download, fileName } from "../share/download.js";
import {
  drawStep,
  EXTENSIONS,
  type Exported,
  PICTURE_FORMATS,
  type PictureFormat,
  sequenceZip,
  slidesOf,
  TREE_FORMATS,
  type TreeFormat,
  writeWhole,
} from "../share/export.js";
import { pngOf } from "../share/png.js";
import { useLab } from "../state/context.js";
import { LabError } from "../state/lab-error.js";
import { encodeLink } from "../state/link.js";
import { StripSheet } from "./strip-sheet.js";

const MIME: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  json: "application/json",
  csv: "text/csv",
};

export interface SharePanelProps {
  readonly replay: Replay;
  readonly run: SearchRun;
  readonly step: number;
}

/** Links, embedding, and files of the tree, of the current step and of the whole run. */
export default function SharePanel({ replay, run, step }: SharePanelProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { work, look } = state;
  const [copied, setCopied] = useState("");
  const [strip, setStrip] = useState(false);
  const exported: Exported = { replay, look, title: work.title, words };
  const last = replay.events.length;
  const link = linkOf();
  const address = "address" in link ? link.address : "";
  const embed = `<iframe src="${address.replace("#", "?embed#")}" width="800" height="560" style="border:0" title="${escapeAttribute(work.title || words.text("lab-title"))}" loading="lazy"></iframe>`;

  function linkOf(): { readonly address: string } | { readonly problem: Problem } {
    try {
      return { address: `${location.origin}${location.pathname}#${encodeLink(state)}` };
    } catch (error) {
      if (error instanceof LabError) return { problem: error };
      throw error;
    }
  }

  const attempt = async (make: () => void | Promise<void>): Promise<void> => {
    try {
      await make();
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  const copy = (text: string, what: string): Promise<void> =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      setCopied(what);
    });
  const picture = (format: PictureFormat, at: number): Promise<void> =>
    attempt(async () => {
      const name = fileName(`${work.title || "tree"} ${at}`, EXTENSIONS[format]);
      if (format === "png") download(name, await pngOf(drawStep(exported, at, "svg")), "image/png");
      else download(name, drawStep(exported, at, format), MIME[format]);
    });
  const whole = (format: TreeFormat, withRun: boolean): Promise<void> =>
    attempt(() => {
      const told = withRun && run.status === "ready" ? run : undefined;
      const name = fileName(`${work.title || "tree"}${withRun ? " run" : ""}`, EXTENSIONS[format]);
      download(name, writeWhole(work.tree, format, look, work.title, words, told), MIME[format]);
    });

  return (
    <div className="share">
      <section>
        <h2 className="sub">{words.text("lab-share-link")}</h2>
        {"problem" in link && (
          <>
            <p className="problem">{words.problem(link.problem)}</p>
            <button type="button" className="tool primary" onClick={() => void whole("json", false)}>
              {words.text("lab-save-tree")}
            </button>
          </>
        )}
      </section>
      {"address" in link && (
        <section>
          <div className="row">
            <input
              readOnly
              value={address}
              aria-label={words.text("lab-share-link")}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className="tool primary" onClick={() => void copy(address, "link")}>
              {words.text("lab-share-copy-link")}
            </button>
          </div>
          <p className="note" role="status">
            {copied === "link"
              ? words.text("lab-share-copied")
              : words.text("lab-share-length", { characters: address.length })}
          </p>
          <h2 className="sub">{words.text("lab-share-embed")}</h2>
          <div className="row">
            <input
              readOnly
              value={embed}
              aria-label={words.text("lab-share-embed")}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className="tool" onClick={() => void copy(embed, "embed")}>
              {words.text("lab-share-copy-embed")}
            </button>
          </div>
          <p className="note" role="status">
            {copied === "embed" ? words.text("lab-share-copied") : ""}
          </p>
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
          <button
            type="button"
            className="tool"
            data-export="run-csv"
            disabled={run.status !== "ready"}
            onClick={() => void whole("csv", true)}
          >
            {words.text("lab-share-trace")}
          </button>
          <button
            type="button"
            className="tool"
            data-export="run-zip"
            onClick={() =>
              void attempt(() =>
                download(
                  fileName(`${work.title || "tree"} steps`, "zip"),
                  sequenceZip(exported),
                  "application/zip",
                ),
              )
            }
          >
            {words.text("lab-share-sequence")}
          </button>
          <button
            type="button"
            className="tool"
            data-export="run-slides"
            disabled={run.status !== "ready"}
            onClick={() =>
              void attempt(() => {
                if (run.status !== "ready") return;
                const page = slidesOf(work.tree, run, look, work.title, words);
                download(fileName(`${work.title || "tree"} slides`, "html"), page, "text/html");
              })
            }
          >
            {words.text("lab-share-slides")}
          </button>
          <button type="button" className="tool" data-export="strip" onClick={() => setStrip(true)}>
            {words.text("lab-share-strip")}
          </button>
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
      {strip && <StripSheet exported={exported} onDone={() => setStrip(false)} />}
    </div>
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const LABELS: Readonly<Record<PictureFormat | TreeFormat, string>> = {
  svg: "SVG",
  png: "PNG",
  forest: "LaTeX forest",
  tikz: "TikZ",
  json: "JSON",
  list: "[[3,12],[2,4]]",
  berkeley: "CS188 .test",
  parentheses: "CMU ((3)(12))",
  efg: "Gambit .efg",
  csv: "CSV",
  dot: "DOT",
  mermaid: "Mermaid",
  text: "ASCII",
};

interface FormatButtonsProps<F extends keyof typeof LABELS> {
  readonly of: "step" | "run" | "tree";
  readonly formats: readonly F[];
  readonly onExport: (format: F) => void;
}

/** One button per format. */
function FormatButtons<F extends keyof typeof LABELS>({ of, formats, onExport }: FormatButtonsProps<F>) {
  return formats.map((format) => (
    <button
      key={format}
      type="button"
      className="tool"
      data-export={`${of}-${format}`}
      onClick={() => onExport(format)}
    >
      {LABELS[format]}
    </button>
  ));
}
